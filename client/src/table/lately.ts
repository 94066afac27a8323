/** What has just been done, for those who wait: whole sentences instead of somebody who “is thinking”. */
import type { Message, Roles, Seat, Told } from '../lib/protocol';
import type { GameTable } from './contract';
import { toldTwice } from './story';

/** So much fits into the band. */
const MOST = 2;
const QUIET: ReadonlySet<string> = new Set(['turn', 'deal', 'round']);

/** The last things that happened, oldest first: those of the latest turn in which anything did. */
export function lately(log: readonly Told[], { facts: roles, retold }: Pick<GameTable, 'facts' | 'retold'>): Message[] {
  const found: Message[] = [];
  let following: Message | undefined;
  for (const fact of log.flatMap((told) => told.facts).reverse()) {
    const role = roles[fact.id] ?? '';
    if (role === 'round' || (role === 'turn' && found.length)) break;
    const twice = toldTwice(fact, following, roles, retold);
    following = fact;
    if (QUIET.has(role) || twice) continue;
    found.unshift(fact);
    if (found.length === MOST) break;
  }
  return found;
}

/** The cards a fact brings to a seat, where it may know them. */
export function cardsFor(fact: Message, seat: Seat | null, roles: Roles): string[] {
  if (seat === null) return [];
  const role = roles[fact.id];
  const comes = (role === 'draw' && fact.seat === seat) || (role === 'gift' && fact.other === seat);
  if (!comes) return [];
  if (Array.isArray(fact.cards)) return fact.cards.map(String);
  return typeof fact.card === 'string' ? [fact.card] : [];
}
