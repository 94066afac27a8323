/**
 * The spaces of the board: how they are called and what lies beside what.
 *
 * A space is a number, rows from the bottom, each from left to right; it is written as on a chessboard, `a1` bottom left.
 */
export const COLUMNS = 'abcdefg';

export type Side = 'north' | 'east' | 'south' | 'west';
/** Clockwise from the top; north is away from the start tiles. */
export const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];

const STEPS: Record<Side, readonly [number, number]> = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] };

export function isSide(text: string): text is Side {
  return text in STEPS;
}

/** How far right and up a side leads. */
export function stepTo(side: Side): readonly [number, number] {
  return STEPS[side];
}

export function spaceName(space: number, width: number): string {
  return `${COLUMNS[space % width]}${Math.floor(space / width) + 1}`;
}

/** The number of a space by its name, or -1 if this board has none of that name. */
export function spaceOf(name: string, width: number): number {
  if (!/^[a-g][1-7]$/.test(name)) return -1;
  const column = COLUMNS.indexOf(name[0]!);
  const row = Number(name[1]) - 1;
  return column < width && row < width ? row * width + column : -1;
}

export function columnOf(space: number, width: number): number {
  return space % width;
}

export function rowOf(space: number, width: number): number {
  return Math.floor(space / width);
}

/** What lies beside a space, or -1 beyond the rim. */
export function beside(space: number, side: Side, width: number): number {
  const [right, up] = STEPS[side];
  const column = (space % width) + right;
  const row = Math.floor(space / width) + up;
  return column >= 0 && column < width && row >= 0 && row < width ? row * width + column : -1;
}

/** A row or a column by its notation: `row-3`, `column-b`. */
export interface Line {
  isRow: boolean;
  /** From 0. */
  number: number;
}

export function lineOf(text: string): Line | null {
  const row = /^row-([1-7])$/.exec(text);
  if (row) return { isRow: true, number: Number(row[1]) - 1 };
  const column = /^column-([a-g])$/.exec(text);
  return column ? { isRow: false, number: COLUMNS.indexOf(column[1]!) } : null;
}

/** The spaces of a line, west to east or south to north. */
export function spacesOf(line: Line, width: number): number[] {
  return Array.from({ length: width }, (_, place) =>
    line.isRow ? line.number * width + place : place * width + line.number,
  );
}
