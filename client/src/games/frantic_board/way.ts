/** Where a roll leads, drawn while it can still be answered. The server decides; this only shows what the cards say. */
import { arrowOf, FINISH, kindOf, leadsTo, START, topOf } from './board';
import type { BoardView } from './declared.generated';

export interface Stop {
  space: number;
  /** What it takes to go there, and through it where a Snail sits. */
  pips: number;
}

export interface Way {
  stops: Stop[];
  end: number;
  /** Where a Push or a Jump sends the pawn from there. */
  sent: number | null;
}

function isCrossed(view: BoardView, space: number): boolean {
  return kindOf(topOf(view, space) ?? '') === 'x';
}

/** The next space at which a pawn can be, from this one on: it steps over every X. */
export function pastCrosses(view: BoardView, space: number, step: number): number {
  let here = space;
  while (isCrossed(view, here)) here += step;
  return here;
}

/** The way of a pawn by so many pips. Beyond the ends of the board pips are lost. */
export function wayOf(view: BoardView, from: number, pips: number, backward = false, ghost = false): Way {
  const step = backward ? -1 : 1;
  const stops: Stop[] = [];
  let here = from;
  let left = pips;
  while (left > 0) {
    const next = here + step;
    if (next < START || next > FINISH) break;
    here = ghost ? next : pastCrosses(view, next, step);
    left -= 1;
    const stop = { space: here, pips: 1 };
    stops.push(stop);
    const kind = workingKind(view, here, ghost);
    if (kind === 'stop') left = 0;
    if (kind === 'snail' && left > 0) {
      left -= 1;
      stop.pips = 2;
    }
  }
  return { stops, end: here, sent: sentFrom(view, here, ghost) };
}

/** The kind of the card that works on whoever comes there. */
function workingKind(view: BoardView, space: number, ghost: boolean): string {
  return ghost || view.used.includes(space) ? '' : kindOf(topOf(view, space) ?? '');
}

function sentFrom(view: BoardView, space: number, ghost: boolean): number | null {
  const kind = workingKind(view, space, ghost);
  const arrow = arrowOf(topOf(view, space) ?? '');
  return arrow !== null && (kind === 'push' || kind === 'jump') ? leadsTo(space, arrow) : null;
}

/** The spaces a pawn is seen on between two of its places: it steps over every X. */
export function between(board: readonly (readonly string[])[], from: number, to: number): number[] {
  const step = to < from ? -1 : 1;
  const found: number[] = [];
  for (let space = from + step; space !== to; space += step)
    if (kindOf(board[space]?.at(-1) ?? '') !== 'x') found.push(space);
  if (from !== to) found.push(to);
  return found;
}
