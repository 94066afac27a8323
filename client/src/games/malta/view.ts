/** What a seat of Malta! sees; src/ruthless/games/malta/view.py says what each field means. */
import type { Seat, View } from '../../lib/protocol';

export type Stage = 'set-up' | 'place' | 'deal' | 'draw' | 'play' | 'move' | 'racket';

export interface MaltaView extends View {
  stage: Stage;
  turn: number;
  player: Seat;
  order: Seat[];
  hand: string[];
  counts: number[];
  known: string[][];
  width: number;
  board: string[];
  pawns: string[];
  homes: string[];
  spares: string[];
  played: string[];
  announced: string[];
  owed: number;
  extra: Seat[];
  skips: number[];
  blind: boolean[];
  draw: number;
  discards: string[];
  gone: string[];
  lost: Seat[];
  over: boolean;
}
