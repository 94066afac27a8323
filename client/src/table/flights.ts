/** What flies from where to where when something is told. Face-down flights are all alike, whatever the card. */
import { takeApart } from '../lib/notation';
import type { Message, Seat } from '../lib/protocol';
import type { Anchor, GameTable } from './contract';
import { countOf } from './story';

export interface Flight {
  from: Anchor;
  to: Anchor;
  /** A card that everybody sees, or null for backs. */
  card: string | null;
  count: number;
}

/** An attack or a gift: a dotted line from face to face that stays a while. */
export interface Bolt {
  from: Seat;
  to: Seat;
  icon: string;
  count: number | null;
}

export interface Act {
  flight: Flight | null;
  bolt: Bolt | null;
}

/** The acts in what was told. `me` has cards in the hand and not on a tile; `played` is the card before. */
export function actsOf(
  facts: readonly Message[],
  me: Seat | null,
  { facts: roles, takenFrom = {} }: Pick<GameTable, 'facts' | 'takenFrom'>,
  played = '',
): Act[] {
  const acts: Act[] = [];
  const at = (seat: unknown): Anchor => (seat === me ? 'hand' : `seat-${seat}`);
  let icon = played && !takeApart(played).number ? takeApart(played).stem : 'arrow-right';
  const fly = (from: Anchor, to: Anchor, card: string | null, count = 1) => {
    if (from && count > 0) acts.push({ flight: { from, to, card, count }, bolt: null });
  };
  for (const fact of facts) {
    if (typeof fact.guise === 'string') icon = takeApart(fact.guise).stem;
    const open = typeof fact.card === 'string' ? fact.card : null;
    switch (roles[fact.id]) {
      case 'play':
        icon = takeApart(open ?? '').number ? 'event' : takeApart(open ?? '').stem;
        fly(fact.seat === me ? `card:${open}` : at(fact.seat), 'pile', open);
        break;
      case 'draw':
        fly(takenFrom[fact.id] ?? 'draw', at(fact.seat), open, countOf(fact));
        break;
      case 'gift':
        fly(at(fact.seat), at(fact.other), null, countOf(fact));
        break;
      case 'discard':
        if (Array.isArray(fact.cards)) fly(at(fact.seat), 'pile', String(fact.cards[0] ?? '') || null);
        break;
      case 'attack':
        if (fact.seat !== fact.other) {
          const count = fact.count === undefined ? null : countOf(fact);
          acts.push({ flight: null, bolt: { from: Number(fact.seat), to: Number(fact.other), icon, count } });
        }
        break;
    }
  }
  return acts;
}
