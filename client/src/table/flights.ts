/** What flies from where to where when something is told. Face-down flights are all alike, whatever the card. */
import { takeApart } from '../lib/notation';
import type { Message, Seat } from '../lib/protocol';
import type { Anchor } from './contract';

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

const amount = (fact: Message) => Number(fact.count ?? (fact.cards as unknown[] | undefined)?.length ?? 1);

/** The acts in what was told. `me` has cards in the hand and not on a tile; `played` is the card before. */
export function actsOf(facts: readonly Message[], me: Seat | null, played = ''): Act[] {
  const acts: Act[] = [];
  const at = (seat: unknown): Anchor => (seat === me ? 'hand' : `seat-${seat}`);
  let icon = played && !takeApart(played).number ? takeApart(played).stem : 'arrow-right';
  const fly = (from: Anchor, to: Anchor, card: string | null, count = 1) => {
    if (count > 0) acts.push({ flight: { from, to, card, count }, bolt: null });
  };
  for (const fact of facts) {
    switch (fact.id) {
      case 'plays': {
        const card = String(fact.card);
        icon = takeApart(card).number ? 'event' : takeApart(card).stem;
        fly(fact.seat === me ? `card:${card}` : at(fact.seat), 'pile', card);
        break;
      }
      case 'imitates':
        icon = takeApart(String(fact.guise)).stem;
        break;
      case 'draws':
      case 'draws-cards':
        fly('draw', at(fact.seat), null, amount(fact));
        break;
      case 'gives':
      case 'gives-cards':
      case 'hands-on':
      case 'hands-on-cards':
      case 'hands-over':
        fly(at(fact.seat), at(fact.other), null, amount(fact));
        break;
      case 'takes-from-market':
        fly('market', at(fact.seat), String(fact.card));
        break;
      case 'discards':
        fly(at(fact.seat), 'pile', (fact.cards as string[])[0] ?? null, 1);
        break;
      case 'attacks':
      case 'shares-four':
      case 'names':
        if (fact.seat !== fact.other)
          acts.push({
            flight: null,
            bolt: {
              from: Number(fact.seat),
              to: Number(fact.other),
              icon: fact.id === 'shares-four' ? 'fantastic-four' : icon,
              count: fact.id === 'shares-four' ? amount(fact) : null,
            },
          });
        break;
    }
  }
  return acts;
}
