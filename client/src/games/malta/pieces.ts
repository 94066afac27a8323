/**
 * Tiles and pawns as things that stay the same from view to view, so that they can be seen moving.
 *
 * A view says only what lies where. Which of two tiles that look alike has gone where follows from what was told, and
 * where that is silent, from what has changed.
 */
import type { Message, Seat, Told } from '../../lib/protocol';
import type { MaltaView } from './declared.generated';
import { isSide, type Line, type Side, spaceOf, spacesOf } from './spaces';
import { unheard } from './story';
import { tileOf } from './tiles';

export interface TilePiece {
  id: number;
  sign: string;
  /** How far its arrows have turned since it came, in degrees; it only grows, so that a turn is seen the way it went. */
  angle: number;
  space: number;
  /** The side over which it left the board to come in again at the other end, just now. */
  leftBy: Side | null;
}

export interface PawnPiece {
  seat: Seat;
  space: number;
  /** The spaces it has stepped on since the view before, the last being where it stands. */
  path: number[];
}

export interface Pieces {
  view: MaltaView;
  /** The number of what was told last. */
  heard: number;
  tiles: TilePiece[];
  pawns: PawnPiece[];
  next: number;
}

/** Tiles and pawns of a view, after those of the view before and what was told between them. */
export function follow(before: Pieces | null, view: MaltaView, news: readonly Told[]): Pieces {
  const facts = unheard(news, before?.heard).flatMap((told) => told.facts);
  const heard = news.at(-1)?.number ?? before?.heard ?? -1;
  if (!before || before.view.board.length !== view.board.length) return fresh(view, heard);
  const moved = replayed(before, facts, view.width);
  let next = before.next;
  const wanted = view.board.map((sign) => tileOf(sign).notation);
  const at = new Map<number, TilePiece>(moved.map((piece) => [piece.space, piece]));
  // what does not lie where it was told to lie looks for its place; what finds none is new
  const astray = moved.filter((piece) => tileOf(piece.sign).notation !== wanted[piece.space]);
  const tiles = view.board.map((sign, space): TilePiece => {
    let piece = at.get(space);
    if (!piece || tileOf(piece.sign).notation !== wanted[space]) {
      const found = astray.findIndex((one) => tileOf(one.sign).notation === wanted[space]);
      piece = found >= 0 ? astray.splice(found, 1)[0] : undefined;
    }
    if (!piece) return { id: next++, sign, angle: 0, space, leftBy: null };
    return { ...piece, sign, space, angle: turnedOn(piece, sign) };
  });
  tiles.sort((one, other) => one.id - other.id);
  return { view, heard, tiles, pawns: pawnsOf(view, facts), next };
}

function fresh(view: MaltaView, heard: number): Pieces {
  const tiles = view.board.map((sign, space) => ({
    id: space,
    sign,
    angle: 90 * tileOf(sign).quarters,
    space,
    leftBy: null,
  }));
  return { view, heard, tiles, pawns: pawnsOf(view, []), next: tiles.length };
}

/** The least turn onwards that leaves a tile as it lies now; a restored tile is upright at once. */
function turnedOn(piece: TilePiece, sign: string): number {
  const tile = tileOf(sign);
  if (tile.removed) return piece.angle;
  if (tileOf(piece.sign).removed) return 0;
  // a star looks the same whichever way it lies: only what is told turns it
  if (tile.sort === 'star') return piece.angle;
  const quarters = (((tile.quarters - piece.angle / 90) % 4) + 4) % 4;
  return piece.angle + 90 * quarters;
}

/** The tiles of before after everything that was told. */
function replayed(before: Pieces, facts: readonly Message[], width: number): TilePiece[] {
  const tiles = before.tiles.map((piece) => ({ ...piece, leftBy: null as Side | null }));
  const on = (space: number) => tiles.find((piece) => piece.space === space);
  let line: Line | null = null;
  let side: Side | null = null;
  // a card may have been announced before the view before
  for (const one of before.view.announced) {
    if (isSide(one)) side = one;
    if (one.startsWith('row-')) line = { isRow: true, number: Number(one.slice(4)) - 1 };
    if (one.startsWith('column-')) line = { isRow: false, number: 'abcdefg'.indexOf(one.slice(7)) };
  }
  for (const fact of facts) {
    if (fact.id === 'names-row') line = { isRow: true, number: Number(fact.count) - 1 };
    else if (fact.id === 'names-column') line = { isRow: false, number: 'abcdefg'.indexOf(String(fact.space)) };
    else if (fact.id === 'names-side') side = isSide(String(fact.arrow)) ? (fact.arrow as Side) : side;
    else if (fact.id === 'swaps-spaces') {
      const [one, other] = (fact.spaces as string[]).map((name) => on(spaceOf(name, width)));
      if (one && other) [one.space, other.space] = [other.space, one.space];
    } else if (fact.id === 'shifts' && line && side) shift(tiles, spacesOf(line, width), side);
    else if (fact.id === 'rotates') turn(on(spaceOf(String(fact.space), width)), Number(fact.count));
    else if (fact.id === 'spins') for (const piece of tiles) turn(piece, 90);
  }
  return tiles.filter((piece) => !replaced(piece, facts, width));
}

function turn(piece: TilePiece | undefined, degrees: number): void {
  if (piece && !tileOf(piece.sign).removed) piece.angle += degrees;
}

function shift(tiles: TilePiece[], spaces: number[], side: Side): void {
  const forward = side === 'east' || side === 'north';
  for (const piece of tiles) {
    const place = spaces.indexOf(piece.space);
    if (place < 0) continue;
    const end = forward ? spaces.length - 1 : 0;
    if (place === end) piece.leftBy = side;
    piece.space = spaces[(place + (forward ? 1 : spaces.length - 1)) % spaces.length]!;
  }
}

/** Whether a tile went to the spare ones; a new one lies in its place. */
function replaced(piece: TilePiece, facts: readonly Message[], width: number): boolean {
  return facts.some((fact) => fact.id === 'replaces' && spaceOf(String(fact.space), width) === piece.space);
}

function pawnsOf(view: MaltaView, facts: readonly Message[]): PawnPiece[] {
  return view.pawns.flatMap((name, seat) => {
    const space = spaceOf(name, view.width);
    if (space < 0) return [];
    const path = facts
      .filter((fact) => fact.id === 'goes-to' && fact.seat === seat)
      .map((fact) => spaceOf(String(fact.space), view.width));
    return [{ seat, space, path: path.at(-1) === space ? path : [space] }];
  });
}
