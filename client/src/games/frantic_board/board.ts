/** The board as src/ruthless/games/frantic_board/board.py has it: START is 0, the finish 43, rows wind upwards. */
import type { BoardView } from './declared.generated';

export const START = 0;
export const FINISH = 43;
export const WIDTH = 7;
export const ROWS = 6;
export const SPACES: readonly number[] = Array.from({ length: FINISH + 1 }, (_, space) => space);

export type Side = 'north' | 'east' | 'south' | 'west';
export type Arrow = Side | 'forward' | 'backward';

const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];
const STEPS: Record<Side, readonly [number, number]> = { north: [1, 0], east: [0, 1], south: [-1, 0], west: [0, -1] };
const ARROWED: Record<string, readonly Arrow[]> = { push: SIDES, jump: ['forward', 'backward'] };

export interface Cell {
  /** From 1, the lowest first. */
  row: number;
  /** From 1; START and the finish are in column 0. */
  column: number;
}

export function cellOf(space: number): Cell {
  if (space === START) return { row: 1, column: 0 };
  if (space === FINISH) return { row: ROWS, column: 0 };
  const row = Math.floor((space - 1) / WIDTH);
  const place = (space - 1) % WIDTH;
  return { row: row + 1, column: row % 2 === 0 ? place + 1 : WIDTH - place };
}

const AT = new Map(SPACES.map((space) => [key(cellOf(space)), space]));

function key({ row, column }: Cell): string {
  return `${row}/${column}`;
}

/** What lies beside a space; nothing beyond the edge. */
export function beside(space: number, side: Side): number | null {
  const { row, column } = cellOf(space);
  const [up, right] = STEPS[side];
  return AT.get(key({ row: row + up, column: column + right })) ?? null;
}

/**
 * Where an arrow key leads. START and the finish are tall: they stand beside two rows, and above one another.
 */
export function walkTo(space: number, side: Side): number {
  const next = beside(space, side);
  if (next !== null) return next;
  const { row, column } = cellOf(space);
  if (side === 'west' && column === 1) return row <= ROWS / 2 ? START : FINISH;
  if (space === START && side === 'north') return FINISH;
  if (space === FINISH && side === 'south') return START;
  return space;
}

/** The side on which the path leaves a space. */
export function wayOut(space: number): Side | null {
  return SIDES.find((side) => beside(space, side) === space + 1) ?? null;
}

/** What a pawn costs there when the round ends. */
export function points(space: number): number {
  return space === FINISH ? 50 : space;
}

/** A space in notation. */
export function spaceName(space: number): string {
  if (space === START) return 'start';
  return space === FINISH ? 'finish' : String(space);
}

/** The space that a notation names; null if it names none. */
export function spaceNamed(notation: string): number | null {
  if (notation === 'start') return START;
  if (notation === 'finish') return FINISH;
  if (!/^[1-9]\d?$/.test(notation)) return null;
  const space = Number(notation);
  return space < FINISH ? space : null;
}

/** Where a card can point on a space; nothing for most cards. A Push never points off the board. */
export function arrowsFor(card: string, space: number): readonly Arrow[] {
  const arrows = ARROWED[kindOf(card)] ?? [];
  return arrows.filter((arrow) => !isSide(arrow) || beside(space, arrow) !== null);
}

/** The space to which a card with that arrow sends a pawn; beyond the ends of the board pips are lost. */
export function leadsTo(space: number, arrow: Arrow): number {
  if (isSide(arrow)) return beside(space, arrow) ?? space;
  return Math.max(START, Math.min(FINISH, space + (arrow === 'forward' ? 2 : -2)));
}

/** How an arrow looks on a space: the path runs to the right in odd rows and to the left in even ones. */
export function drawnAs(space: number, arrow: Arrow): Side {
  if (isSide(arrow)) return arrow;
  const right = cellOf(space).row % 2 === 1;
  return (arrow === 'forward') === right ? 'east' : 'west';
}

export function isSide(arrow: string): arrow is Side {
  return arrow in STEPS;
}

export function isArrow(option: string): option is Arrow {
  return isSide(option) || option === 'forward' || option === 'backward';
}

/** The kind of a card on the board, without its arrow and number: `push` of `push north`, `teleport` of `teleport-3`. */
export function kindOf(card: string): string {
  return card.split(' ')[0]!.replace(/^teleport-\d$/, 'teleport');
}

export function arrowOf(card: string): Arrow | null {
  const arrow = card.split(' ')[1];
  return arrow !== undefined && isArrow(arrow) ? arrow : null;
}

/** The number of a numbered teleport; null for any other card. */
export function teleportNumber(card: string): number | null {
  const found = /^teleport-(\d)$/.exec(card);
  return found ? Number(found[1]) : null;
}

/** The space on which a numbered teleport lies. */
export function teleportSpace(board: readonly (readonly string[])[], card: string): number | null {
  const space = board.findIndex((stack) => stack.at(-1) === card);
  return space < 0 ? null : space;
}

export type Group = 'played' | 'land' | 'pass' | 'reaction' | 'white';

const GROUPS: Record<string, Group> = {
  stop: 'pass',
  x: 'pass',
  snail: 'pass',
  skip: 'played',
  reverse: 'played',
  remote: 'played',
  ghost: 'played',
  block: 'reaction',
  're-roll': 'reaction',
  'nice-try': 'reaction',
  troublemaker: 'white',
  'fuck-you': 'white',
};

/** When a card works, which is what its colour says: src/ruthless/games/frantic_board/cards.py. */
export function groupOf(card: string): Group {
  return teleportNumber(card) === null ? (GROUPS[kindOf(card)] ?? 'land') : 'white';
}

/** The card that counts on a space, in notation; null if it is empty. */
export function topOf(view: BoardView, space: number): string | null {
  return view.board[space]?.at(-1) ?? null;
}
