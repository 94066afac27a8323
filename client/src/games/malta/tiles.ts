/** Tiles: what their notation says. A tile is turned in quarters, clockwise, and lies face up or over. */

import type { MaltaView } from './declared.generated';
import { COLUMNS, SIDES, type Side } from './spaces';

const SHAPES: Record<string, readonly Side[]> = {
  '+': ['north', 'east', 'south', 'west'],
  '┴': ['north', 'east', 'west'],
  '├': ['north', 'east', 'south'],
  '┬': ['east', 'south', 'west'],
  '┤': ['north', 'south', 'west'],
  '^': ['north'],
  '>': ['east'],
  v: ['south'],
  '<': ['west'],
};
const START_NUMBER = 1;

export type Sort = 'star' | 'crown' | 'drop' | 'start';

export interface Tile {
  /** The tile itself as it is written when it lies upright; tiles that look alike are written alike. */
  notation: string;
  sort: Sort;
  /** The column where a start tile lay at first. */
  column: string;
  /** Turned over: it shows a circle and 0. */
  removed: boolean;
  quarters: number;
  /** Where its arrows point as it lies; none if it is removed. */
  ways: readonly Side[];
  /** What it shows as it lies. */
  number: number;
  /** What it shows face up and upright, whether or not it is removed. */
  printed: { ways: readonly Side[]; number: number };
}

const known = new Map<string, Tile>();

/** A tile by the sign the view has for it, such as `┬2''` or `oc┴`. */
export function tileOf(sign: string): Tile {
  const tile = known.get(sign) ?? read(sign);
  known.set(sign, tile);
  return tile;
}

function read(sign: string): Tile {
  const parts = /^(o?)([a-g]?)([+┴├┬┤^>v<])(\d?)('*)$/.exec(sign);
  if (!parts) throw new Error(`${sign} is no tile`);
  const [, over = '', column = '', shape = '', figure = '', ticks = ''] = parts;
  const ways = SHAPES[shape]!;
  const quarters = ticks.length;
  const upright = ways.map((side) => turned(side, -quarters));
  const printed = column ? START_NUMBER : Number(figure);
  return {
    notation: `${column}${shapeOf(upright)}${figure}`,
    sort: column ? 'start' : ways.length === 4 ? 'star' : ways.length === 3 ? 'crown' : 'drop',
    column,
    removed: over !== '',
    quarters,
    ways: over ? [] : ways,
    number: over ? 0 : printed,
    printed: { ways: upright, number: printed },
  };
}

function shapeOf(ways: readonly Side[]): string {
  return Object.keys(SHAPES).find(
    (shape) => SHAPES[shape]!.length === ways.length && SHAPES[shape]!.every((side) => ways.includes(side)),
  )!;
}

/** A side after so many quarters clockwise. */
export function turned(side: Side, quarters: number): Side {
  return SIDES[(((SIDES.indexOf(side) + quarters) % 4) + 4) % 4]!;
}

export function tileAt(view: MaltaView, space: number): Tile {
  return tileOf(view.board[space]!);
}

/** Where a pawn is at home: where its start tile lies face up, else the space where it started; -1 before that. */
export function homeOf(view: MaltaView, seat: number): number {
  const start = view.homes[seat];
  if (!start) return -1;
  const lies = view.board.findIndex((sign) => {
    const tile = tileOf(sign);
    return tile.column === start[0] && !tile.removed;
  });
  return lies >= 0 ? lies : COLUMNS.indexOf(start[0]!);
}
