/** What a question points at on the board: which spaces, lines and directions stand for which options. */
import type { Seat } from '../../lib/protocol';
import type { MaltaView } from './declared.generated';
import { beside, isSide, type Line, lineOf, SIDES, type Side, spaceOf } from './spaces';
import { tileOf } from './tiles';

/** Something to point at beside the tiles: a line at its end, or the way a line or everything goes. */
export interface Handle {
  option: string;
  /** In columns and rows of the board, from 0; outside of it by one. */
  column: number;
  row: number;
  /** Where it points; a handle that names a line points nowhere. */
  side: Side | null;
  line: Line | null;
}

export interface Pointing {
  /** By the number of a space the option it stands for. */
  spaces: Map<number, string>;
  handles: Handle[];
  /** The space whose tile is about to turn, and the options for that. */
  turning: { space: number; options: string[] } | null;
}

const NOTHING: Pointing = { spaces: new Map(), handles: [], turning: null };

/** The questions whose directions are about one pawn: they lead from where it stands to the space beside it. */
const ONE_PAWN = new Set(['step', 'extra-step', 'shove']);

/** Everything the viewer's open question points at. */
export function pointing(view: MaltaView): Pointing {
  const { question, options, width } = view;
  if (!question || !options) return NOTHING;
  const spaces = new Map<number, string>();
  const handles: Handle[] = [];
  const pawn = ONE_PAWN.has(question.id) ? spaceOf(view.pawns[movedPawn(view)] ?? '', width) : -1;
  for (const option of options) {
    const line = lineOf(option);
    if (spaceOf(option, width) >= 0) spaces.set(spaceOf(option, width), option);
    else if (isSide(option) && pawn >= 0) spaces.set(beside(pawn, option, width), option);
    else if (isSide(option)) handles.push(...handlesTo(view, option));
    else if (line) handles.push(lineHandle(option, line, width));
  }
  for (const [space, seats] of pawnsBySpace(view)) {
    const aims = seats.map((seat) => `-> ${seat}`).filter((aim) => options.includes(aim));
    // where several could be meant, the persons' tiles tell them apart
    if (aims.length === 1) spaces.set(space, aims[0]!);
  }
  const turns = options.filter((option) => option.startsWith('turn-'));
  const turning = turns.length ? { space: announcedSpaces(view).at(-1) ?? -1, options: turns } : null;
  return { spaces, handles, turning: turning && turning.space >= 0 ? turning : null };
}

/** Whose pawn a direction is about: the one that was named, or the viewer's. */
export function movedPawn(view: MaltaView): Seat {
  // a Shove that came back by Boomerang names nobody anew: it is directed at whoever played it
  if (view.question?.id === 'shove') return announcedSeat(view) ?? view.player;
  return view.asked[0] ?? view.player;
}

/** Rows are named at the left, columns above. */
function lineHandle(option: string, line: Line, width: number): Handle {
  return { option, column: line.isRow ? -1 : line.number, row: line.isRow ? line.number : width, side: null, line };
}

/** The end of the line that slides; or, if everything goes that way, the middle of the rim, as far as no pawn is there. */
function handlesTo(view: MaltaView, side: Side): Handle[] {
  const { width } = view;
  const line = announcedLine(view);
  const upright = side === 'north' || side === 'south';
  const rim = side === 'north' || side === 'east' ? width - 1 : 0;
  const taken = pawnsBySpace(view);
  const middle = (width - 1) / 2;
  const places = Array.from({ length: width }, (_, place) => place)
    .filter((place) => !taken.has(upright ? rim * width + place : place * width + rim))
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  const along = line && line.isRow !== upright ? line.number : (places[0] ?? middle);
  const out = rim ? width : -1;
  return [{ option: side, column: upright ? along : out, row: upright ? out : along, side, line }];
}

/** By space the seats whose pawns stand there, in the order in which they are drawn. */
export function pawnsBySpace(view: MaltaView): Map<number, Seat[]> {
  const found = new Map<number, Seat[]>();
  view.pawns.forEach((name, seat) => {
    const space = spaceOf(name, view.width);
    if (space >= 0) found.set(space, [...(found.get(space) ?? []), seat]);
  });
  return found;
}

// What was announced with the card that is being resolved

export function announcedSpaces(view: MaltaView): number[] {
  return view.announced.map((one) => spaceOf(one, view.width)).filter((space) => space >= 0);
}

export function announcedLine(view: MaltaView): Line | null {
  for (const one of view.announced) {
    const line = lineOf(one);
    if (line) return line;
  }
  return null;
}

export function announcedSide(view: MaltaView): Side | null {
  return view.announced.find(isSide) ?? null;
}

export function announcedSeat(view: MaltaView): Seat | null {
  const aim = view.announced.find((one) => one.startsWith('-> '));
  return aim ? Number(aim.slice(3)) : null;
}

// Where somebody could go

export interface Way {
  side: Side;
  space: number;
}

/** Where the arrows under a space lead, but for those that lead off the board. */
export function waysOut(view: MaltaView, space: number): Way[] {
  const ways = tileOf(view.board[space]!).ways;
  return SIDES.filter((side) => ways.includes(side))
    .map((side) => ({ side, space: beside(space, side, view.width) }))
    .filter((way) => way.space >= 0);
}

/** Whose pawns somebody meets on a space, and has to pay if that is the move at the end of the turn. */
export function hostsOn(view: MaltaView, space: number, guest: Seat | null): Seat[] {
  return (pawnsBySpace(view).get(space) ?? []).filter((seat) => seat !== guest);
}
