/** Where everything lies in the room the frame gives: look.md, section 4, Board game. */
import { beside, cellOf, FINISH, ROWS, type Side, START, WIDTH, wayOut } from './board';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  cell: { width: number; height: number };
  gap: number;
  /** Width of the column of START and the finish. */
  column: number;
  /** The room between the finish and START: pile and die. */
  middle: Box;
  pawn: number;
}

/** Below this a space would be too small to touch, gap included; the board then scrolls. */
const LEAST_HEIGHT = 41;
/** For a mouse less will do, and all of the board is seen. */
const LEAST_POINTED = 34;
/** And so it has to be where somebody learns. */
const LEAST_SEEN = 30;
const START_HEIGHT = 1.62;
/** A pawn can be touched so far round it. */
const ROUND_PAWN = 8;

export function layoutFor(room: { width: number; height: number }, small: boolean, tight = false): Layout {
  const gap = small ? 3 : 9;
  const edge = small ? 12 : 24;
  const share = small ? 0.92 : 0.79;
  const inner = room.width - 2 * edge - WIDTH * gap;
  const wide = Math.max(28, Math.min(small ? 64 : 140, Math.floor(inner / (WIDTH + share))));
  const margin = tight ? 26 : small ? 36 : 58;
  const fits = Math.floor((room.height - margin - (ROWS - 1) * gap) / ROWS);
  const high = Math.max(
    tight ? LEAST_SEEN : small ? LEAST_HEIGHT : LEAST_POINTED,
    Math.min(Math.round(wide * (small ? 1.26 : 0.8)), fits),
  );
  const column = small ? Math.max(30, Math.round(wide * share)) : Math.round(wide * share);
  const height = ROWS * high + (ROWS - 1) * gap;
  const top = 2 * high + gap;
  const bottom = Math.round(START_HEIGHT * high) + gap;
  return {
    width: column + WIDTH * (wide + gap),
    height,
    cell: { width: wide, height: high },
    gap,
    column,
    middle: { x: 0, y: top + gap, width: column, height: height - top - bottom - 2 * gap },
    pawn: Math.round(Math.min(wide * (small ? 0.56 : 0.28), high * 0.46)),
  };
}

export function boxOf(layout: Layout, space: number): Box {
  const { cell, gap, column } = layout;
  if (space === FINISH) return { x: 0, y: 0, width: column, height: 2 * cell.height + gap };
  if (space === START) {
    const height = Math.round(START_HEIGHT * cell.height) + gap;
    return { x: 0, y: layout.height - height, width: column, height };
  }
  const at = cellOf(space);
  return {
    x: column + gap + (at.column - 1) * (cell.width + gap),
    y: (ROWS - at.row) * (cell.height + gap),
    width: cell.width,
    height: cell.height,
  };
}

export function middleOf(layout: Layout, space: number): Point {
  const box = boxOf(layout, space);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export interface Sign extends Point {
  side: Side;
}

/** The small triangle between a space and the next one on the path. */
export function signOut(layout: Layout, space: number): Sign | null {
  const side = wayOut(space);
  if (side === null) return null;
  // the ends of the board are tall, so the space beside them says where the sign stands
  const from = space === START ? (beside(space, side) ?? space) : space;
  const box = boxOf(layout, from);
  const half = layout.gap / 2;
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (side === 'north') return { side, x: centre.x, y: box.y - half };
  if (side === 'south') return { side, x: centre.x, y: box.y + box.height + half };
  const left = (side === 'west') !== (from !== space);
  return { side, x: left ? box.x - half : box.x + box.width + half, y: centre.y };
}

/** Where the pawns of a space stand, from the right; at most three in a row. They hang over the lower edge. */
export function pawnSpots(layout: Layout, space: number, count: number): Point[] {
  const box = boxOf(layout, space);
  const size = layout.pawn;
  if (space === START) return startSpots(box, size, count);
  const inRow = Math.min(count, 3);
  const step = inRow > 1 ? Math.min(size * 0.86, (box.width - size * 0.5) / (inRow - 1)) : 0;
  return Array.from({ length: count }, (_, index) => ({
    x: box.x + box.width - size * 0.22 - (index % 3) * step,
    y: box.y + box.height - size * 0.22 - Math.floor(index / 3) * size * 0.8,
  }));
}

/** How large the touch area of a pawn is among so many: none lies over another's. */
export function touchSize(layout: Layout, space: number, count: number): number {
  const spots = pawnSpots(layout, space, count);
  const gaps = spots.flatMap((one, at) => spots.slice(at + 1).map((two) => Math.hypot(one.x - two.x, one.y - two.y)));
  return Math.min(layout.pawn + 2 * ROUND_PAWN, ...gaps);
}

/** From one pawn to the next as they stand: forward along the path, on a space as they are seen from the left. */
export function pawnsAlong(spots: readonly (Point & { space: number })[]): number[] {
  return [...spots.keys()].sort((a, b) => {
    const [one, two] = [spots[a] as Point & { space: number }, spots[b] as Point & { space: number }];
    if (one.space !== two.space) return one.space - two.space;
    return two.y - one.y || one.x - two.x;
  });
}

/** At START they queue at the outer edge, so that its name can be read. */
function startSpots(box: Box, size: number, count: number): Point[] {
  const step = count > 1 ? Math.min(size * 0.9, (box.height - size * 0.9) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => ({
    x: box.x + size * 0.34,
    y: box.y + box.height - size * 0.5 - index * step,
  }));
}
