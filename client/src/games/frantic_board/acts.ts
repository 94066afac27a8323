/** What there is to see in the facts of a moment: dice that roll and pawns that walk, hop or fly. */
import type { Message, Seat } from '../../lib/protocol';
import { kindOf, START, spaceNamed } from './board';
import { between } from './way';

export type Act =
  | { does: 'roll'; seat: Seat; value: number; sides: 6 | 20 }
  | { does: 'walk'; seat: Seat; through: number[] }
  | { does: 'hop'; seat: Seat; to: number }
  | { does: 'lay'; space: number };

/**
 * What a roll or a step belongs to, kept from one moment to the next: between the roll and the walk everybody may answer.
 */
export interface Cause {
  /** Pawns are lifted to where they go, by an arrow, a teleport or an event, and do not walk. */
  lifts: boolean;
  /** The next roll decides a move, so its way can be shown. */
  moves: boolean;
  sides: 6 | 20;
}

export const A_MOVE: Cause = { lifts: false, moves: true, sides: 6 };

const LIFTING_CARDS = new Set(['push', 'jump', 'swap', 'teleport']);
const LIFTING_EVENTS = new Set([
  'epic-fail',
  'earthquake',
  'teleport-terror',
  'mexican-standoff',
  'gambling-man',
  'robin-hood',
  'communism',
  'epic-win',
]);

/** What is going on after a fact. */
function next(cause: Cause, fact: Message): Cause {
  switch (fact.id) {
    case 'round':
    case 'is-dealt':
    case 'is-dealt-cards':
      return { lifts: true, moves: false, sides: 20 };
    case 'begins':
      return A_MOVE;
    case 'plays': {
      const card = String(fact.card);
      if (card === 'troublemaker') return { lifts: false, moves: false, sides: 20 };
      if (card === 'nice-try') return { lifts: true, moves: false, sides: 6 };
      // what is thrown in does not change what the die is for
      return card === 're-roll' || card === 'block' ? cause : A_MOVE;
    }
    case 'lands-on': {
      const kind = kindOf(String(fact.card));
      if (kind === 'troublemaker') return { lifts: false, moves: false, sides: 20 };
      return { lifts: LIFTING_CARDS.has(kind), moves: kind === 'second-chance', sides: 6 };
    }
    case 'event':
      return { lifts: LIFTING_EVENTS.has(String(fact.event)), moves: false, sides: 6 };
    case 'draws':
    case 'draws-cards':
      return A_MOVE;
    default:
      return cause;
  }
}

/** The acts of some facts in their order, where the pawns are afterwards, and what is going on then. */
export function actsOf(
  facts: readonly Message[],
  pawns: readonly number[],
  board: readonly (readonly string[])[],
  before: Cause,
): { acts: Act[]; cause: Cause; at: number[] } {
  const acts: Act[] = [];
  const at = [...pawns];
  let cause = before;
  for (const fact of facts) {
    cause = next(cause, fact);
    const seat = Number(fact.seat);
    if (fact.id === 'rolls') {
      const value = Number(fact.roll);
      acts.push({ does: 'roll', seat, value, sides: value > 6 ? 20 : cause.sides });
    } else if (fact.id === 'lays' || fact.id === 'lays-pointing' || fact.id === 'moves-teleport') {
      const space = spaceNamed(String(fact.space));
      if (space !== null) acts.push({ does: 'lay', space });
    } else if (fact.id === 'round') {
      for (const [one, space] of at.entries()) if (space !== START) acts.push({ does: 'hop', seat: one, to: START });
      at.fill(START);
    } else if (fact.id === 'goes-to') {
      const to = spaceNamed(String(fact.space));
      const from = at[seat];
      if (to === null || from === undefined || from === to) continue;
      acts.push(cause.lifts ? { does: 'hop', seat, to } : { does: 'walk', seat, through: between(board, from, to) });
      at[seat] = to;
    }
  }
  return { acts, cause, at };
}
