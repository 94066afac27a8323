/** Where things are drawn: the board in its room, spaces, pawns between them, handles at the rim. All in pixels. */
import type { Handle } from './asking';
import { columnOf, rowOf } from './spaces';

export interface Place {
  x: number;
  y: number;
}

export interface Plan {
  width: number;
  /** From the middle of a space to the next. */
  pitch: number;
  /** Across a tile. */
  tile: number;
  /** The upper left corner of the board in its room. */
  left: number;
  top: number;
  /** What it takes: at least the room there is. */
  room: { width: number; height: number };
}

/** The least a finger needs. */
export const TOUCH = 44;
/** And what will do for a space of the board, so that all of it is seen at once. */
export const FINGER = 32;
/** The least at which a tile can be read. */
export const LEAST = 26;
const TILE = 0.886;
/** How far a pawn hangs from the middle of its space, to the side and down, in pitches. */
const HANG = 0.355;
const CORNERS: readonly Place[] = [
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
];

export type Reserve = 'none' | 'names' | 'ends';

function marginOf(reserve: Reserve): number {
  return reserve === 'none' ? 0 : reserve === 'names' ? TOUCH - 4 : 2 * TOUCH;
}

/** How far spaces that are pointed at have to be apart: as a finger needs, or less if then all of them are seen at once. */
export function apart(room: { height: number }, width: number, reserve: Reserve): number {
  const margin = reserve === 'names' ? marginOf(reserve) : 0;
  return Math.min(TOUCH, Math.max(FINGER, (room.height - margin) / width));
}

/**
 * As large as the room allows. `names` keeps room at the left and above for what rows and columns are called, `ends`
 * all around for handles, as long as spaces stay large enough to be touched. `least` is how far spaces have to be apart:
 * in a room that is too low for that the board is higher than the room.
 */
export function plan(
  room: { width: number; height: number },
  width: number,
  reserve: Reserve,
  edge: number,
  least = TOUCH,
): Plan {
  const margin = marginOf(reserve);
  const needed = least * width + (reserve === 'names' ? margin : 0);
  const [wide, high] = [room.width - 2 * edge, Math.max(room.height, needed)];
  const full = Math.min(wide / width, high / width);
  const spared = Math.min((room.width - Math.max(margin, edge)) / width, (high - margin) / width);
  const pitch = Math.max(0, reserve === 'ends' ? Math.min(full, Math.max(TOUCH, spared)) : Math.min(full, spared));
  const [left, above] = reserve === 'names' ? [margin, margin] : [0, 0];
  return {
    width,
    pitch,
    tile: pitch * TILE,
    left: left + (room.width - left - pitch * width) / 2,
    top: above + (high - above - pitch * width) / 2,
    room: { width: room.width, height: high },
  };
}

export function middle(plan: Plan, space: number): Place {
  return at(plan, columnOf(space, plan.width), rowOf(space, plan.width));
}

/** The middle of a place by column and row, from 0 at the bottom left; also beyond the rim. */
export function at(plan: Plan, column: number, row: number): Place {
  return {
    x: plan.left + (column + 0.5) * plan.pitch,
    y: plan.top + (plan.width - row - 0.5) * plan.pitch,
  };
}

/** Pawns hang between tiles, so that no arrow is covered; from the fifth on they crowd. */
export function pawnPlace(plan: Plan, space: number, slot: number): Place {
  const { x, y } = middle(plan, space);
  const corner = CORNERS[slot % CORNERS.length]!;
  const crowded = slot >= CORNERS.length ? 0.24 * plan.pitch : 0;
  return {
    x: x + corner.x * HANG * plan.pitch - corner.x * crowded,
    y: y + corner.y * HANG * plan.pitch + corner.y * crowded * 0.4,
  };
}

export function pawnSize(plan: Plan): number {
  return Math.max(20, 0.4 * plan.pitch);
}

/** Handles stand outside the rim, or as far out as the room allows. */
export function handlePlace(plan: Plan, handle: Handle): Place {
  const last = plan.width - 1;
  const { x, y } = at(plan, clamp(handle.column, 0, last), clamp(handle.row, 0, last));
  const out = plan.pitch / 2 + TOUCH / 2 - 3;
  return {
    x: clamp(
      x + Math.sign(handle.column - clamp(handle.column, 0, last)) * out,
      TOUCH / 2,
      plan.room.width - TOUCH / 2,
    ),
    y: clamp(y - Math.sign(handle.row - clamp(handle.row, 0, last)) * out, TOUCH / 2, plan.room.height - TOUCH / 2),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
