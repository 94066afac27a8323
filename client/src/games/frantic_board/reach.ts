/** Where a roll could take a pawn, before anybody rolls. The server decides; this only shows what the cards say. */
import type { Seat } from '../../lib/protocol';
import { arrowsHere, giftEnd, isPlace, laidCard } from './asking';
import { type Arrow, isArrow, START } from './board';
import type { BoardView } from './declared.generated';
import { pastCrosses, wayOf } from './way';

/** By space the rolls that end there. */
export type Reach = ReadonlyMap<number, readonly number[]>;

/** A pawn and where it would go at once. */
export interface Moved {
  seat: Seat;
  from: number;
  to: number;
}

/** Rolls that follow each other, as they are drawn: 2 to 4. */
export interface Run {
  from: number;
  to: number;
}

const ROLLS = [1, 2, 3, 4, 5, 6];
const NOWHERE: Reach = new Map();

/** Something that is about to be laid, and where. */
export interface Laying {
  space: number | null;
  arrow: Arrow | null;
}

/**
 * Where the move of my turn could end: as things are, or with what I have picked or am about to lay. Nothing where no roll
 * follows, and nothing of other turns.
 */
export function reachOf(view: BoardView, picked: string | null, { space, arrow }: Laying): Reach {
  const { question } = view;
  const me = view.seat;
  if (!question || me === null) return NOWHERE;
  if (question.id === 'remote' || question.id === 'march') {
    const seat = picked?.startsWith('-> ') ? Number(picked.slice(3)) : null;
    return seat === null
      ? NOWHERE
      : ends(view, view.pawns[seat] ?? START, question.id === 'remote' && view.backward, false);
  }
  if (view.player !== me || view.stage !== 'play') return NOWHERE;
  if (question.id === 'play-card') return afterCard(view, me, picked);
  if (!isPlace(question) && question.id !== 'point') return NOWHERE;
  const chosen = question.id === 'point' && picked !== null && isArrow(picked) ? picked : arrow;
  return afterCard(withLaid(view, space, chosen), me, laidCard(view));
}

/** Rolls, from the lowest, as runs without a gap: with a Jump 2 and 4 may end where 3 does not. */
export function runsOf(rolls: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const roll of rolls) {
    const last = runs.at(-1);
    if (last && roll === last.to + 1) last.to = roll;
    else runs.push({ from: roll, to: roll });
  }
  return runs;
}

/** What the card in question does to the move of this turn. */
function afterCard(view: BoardView, me: Seat, picked: string | null): Reach {
  const from = view.pawns[me] ?? START;
  switch (picked) {
    // no move, one from where only the card knows, or that of somebody who is yet to be named
    case 'skip':
    case 'fuck-you':
    case 'troublemaker':
    case 'remote':
      return NOWHERE;
    case 'reverse':
      return ends(view, from, true, false);
    case 'ghost':
      return ends(view, from, false, true);
    default:
      return ends(view, from, view.backward, view.ghost);
  }
}

/** The board with the card that is about to be laid on it; one without its arrow yet does nothing. */
function withLaid(view: BoardView, space: number | null, arrow: Arrow | null): BoardView {
  const card = laidCard(view);
  if (space === null || card === null) return view;
  const points = arrowsHere(view, space).length > 0;
  const laid = points && arrow ? `${card} ${arrow}` : card;
  return { ...view, board: view.board.with(space, [...(view.board[space] ?? []), laid]) };
}

function ends(view: BoardView, from: number, backward: boolean, ghost: boolean): Reach {
  const found = new Map<number, number[]>();
  for (const roll of ROLLS) {
    const end = endOf(view, from, roll, backward, ghost);
    found.set(end, [...(found.get(end) ?? []), roll]);
  }
  return found;
}

/** Where a pawn comes to rest: a Push or a Jump sends it on, and so may what lies there. */
function endOf(view: BoardView, from: number, roll: number, backward: boolean, ghost: boolean): number {
  const way = wayOf(view, from, roll, backward, ghost);
  const met = new Set<number>([way.end]);
  let here = way.end;
  let { sent } = way;
  while (sent !== null) {
    here = pastCrosses(view, sent, backward ? -1 : 1);
    if (met.has(here)) break;
    met.add(here);
    sent = wayOf(view, here, 0, backward, ghost).sent;
  }
  return here;
}

/** What an answer would do to pawns at once: they change places, or one goes a few spaces ahead. */
export function movedBy(view: BoardView, picked: string | null): Moved[] {
  const { question } = view;
  const seat = picked?.startsWith('-> ') ? Number(picked.slice(3)) : null;
  if (!question || picked === null || !view.options?.includes(picked)) return [];
  if (question.id === 'swap' && seat !== null) {
    const [mine, theirs] = [view.pawns[view.pawn] ?? START, view.pawns[seat] ?? START];
    return [
      { seat: view.pawn, from: mine, to: theirs },
      { seat, from: theirs, to: mine },
    ];
  }
  if (question.id === 'gift-steps') {
    const other = Number(question.other);
    return [{ seat: other, from: view.pawns[other] ?? START, to: giftEnd(view, other, Number(picked)) }];
  }
  return [];
}
