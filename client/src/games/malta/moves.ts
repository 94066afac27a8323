/** Where pawns would go by a card, before it is carried out: to be seen while somebody chooses, or may still react. */
import type { Seat } from '../../lib/protocol';
import { announcedSeat, announcedSide, waysOut } from './asking';
import type { MaltaView } from './declared.generated';
import { beside, spaceOf } from './spaces';
import { homeOf } from './tiles';

export interface Move {
  seat: Seat;
  from: number;
  to: number;
}

/** The cards that bring pawns to a place that is known beforehand. */
const CARDS = new Set(['follow-me', 'swap-places', 'going-home', 'extra-step']);

/**
 * What the card would do that is picked from the hand, with everybody at whom it could be directed; once it is played, what
 * it does with the pawn that is picked or was named.
 */
export function movesOf(view: MaltaView, picked: string | null): Move[] {
  const choosing = view.question?.id === 'play-card';
  const card = choosing ? (picked ?? '') : (view.played[0] ?? '');
  if (!CARDS.has(card)) return [];
  const you = view.player;
  if (card === 'extra-step' && choosing) return steps(view, you);
  const aim = picked?.startsWith('-> ') && !choosing ? Number(picked.slice(3)) : announcedSeat(view);
  const answer = choosing ? null : answered(view.played);
  if (answer === 'negate') return [];
  if (card === 'extra-step') return steps(view, you).filter(({ to }) => to === besideOf(view, you));
  // who is aimed at carries it out, against whoever has played it
  if (answer === 'boomerang') return aim === null ? [] : seen(carried(view, card, aim, you));
  const victims = choosing
    ? view.order.filter((seat) => card === 'going-home' || seat !== you)
    : aim === null
      ? []
      : [aim];
  return seen(victims.flatMap((seat) => carried(view, card, you, seat)));
}

/** The reaction to a card that holds, unless another Negate comes: those after it are Negates, each against the one before. */
function answered(played: readonly string[]): string | null {
  const [, reaction = null, ...negated] = played;
  return negated.length % 2 ? null : reaction;
}

function seen(moves: Move[]): Move[] {
  return moves.filter(({ from, to }) => from >= 0 && to >= 0 && from !== to);
}

function carried(view: MaltaView, card: string, you: Seat, seat: Seat): Move[] {
  const [mine, theirs] = [at(view, you), at(view, seat)];
  if (card === 'going-home') return theirs < 0 ? [] : [{ seat, from: theirs, to: homeOf(view, seat) }];
  const comes = { seat, from: theirs, to: mine };
  return card === 'follow-me' ? [comes] : [comes, { seat: you, from: mine, to: theirs }];
}

/** What lies beside a pawn on the side that was named; -1 if none was. */
function besideOf(view: MaltaView, seat: Seat): number {
  const side = announcedSide(view);
  const from = at(view, seat);
  return side && from >= 0 ? beside(from, side, view.width) : -1;
}

function steps(view: MaltaView, seat: Seat): Move[] {
  const from = at(view, seat);
  return from < 0 ? [] : waysOut(view, from).map(({ space }) => ({ seat, from, to: space }));
}

function at(view: MaltaView, seat: Seat): number {
  return spaceOf(view.pawns[seat] ?? '', view.width);
}
