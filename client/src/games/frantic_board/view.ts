/** What a seat of the board game may know: src/ruthless/games/frantic_board/view.py, field by field. */
import type { Seat, View } from '../../lib/protocol';

export type Stage = 'deal' | 'lay' | 'play' | 'effect' | 'move' | 'close';

export interface BoardView extends View {
  round: number;
  stage: Stage;
  player: Seat;
  order: Seat[];
  hand: string[];
  counts: number[];
  known: string[][];
  /** What lies on each space from START to the finish, the top last; `push north` is a card with its arrow. */
  board: string[][];
  /** By seat the space of its pawn. */
  pawns: number[];
  /** The spaces whose top card has worked this turn. */
  used: number[];
  /** Cards that have yet to be laid on the board. */
  thrown: string[];
  /** Whose pawn is moved this turn. */
  pawn: Seat;
  backward: boolean;
  ghost: boolean;
  draw: number;
  market: string[];
  discards: string[];
  short: boolean;
  scores: number[];
  sheet: number[][];
  limit: number;
  over: boolean;
}

/** The card that counts on a space, in notation; null if it is empty. */
export function topOf(view: BoardView, space: number): string | null {
  return view.board[space]?.at(-1) ?? null;
}
