/** The attack that was told last, if it still concerns anybody. */
import type { Seat, Told } from '../../lib/protocol';
import { countOf, playedBy } from '../../table/story';
import { facts as roles } from './declared.generated';

export interface LastAttack {
  seat: Seat;
  other: Seat;
  card: string;
  /** How many cards it cost the victim; null until that is told. */
  count: number | null;
}

/** Attacks that make the victim draw; after the others, drawing is the victim's own turn. */
const DRAWN = /^(equality|fantastic-four)/;

/** So many moments an attack is news; the card it was made with may have been played long before. */
const NEWS = 10;

export function lastAttack(log: readonly Told[]): LastAttack | null {
  let card = '';
  let found = null as LastAttack | null;
  let told = 0;
  for (const [at, { facts }] of log.entries())
    for (const fact of facts) {
      const role = roles[fact.id];
      card = playedBy(fact, roles) ?? card;
      if (role === 'attack') {
        found = { seat: Number(fact.seat), other: Number(fact.other), card, count: null };
        told = at;
      } else if (role === 'counter' || role === 'round' || role === 'event') found = null;
      else if (found && role === 'gift' && fact.seat === found.seat) found = { ...found, count: countOf(fact) };
      else if (found?.count === null && DRAWN.test(found.card) && role === 'draw' && fact.seat === found.other)
        found = { ...found, count: countOf(fact) };
    }
  return told < log.length - NEWS ? null : found;
}
