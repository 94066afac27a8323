/** What the views of all three games have in common, and what the frame asks of the client that carries them. */
import type { Advice, ChatLine, Coach, Command, Message, Seat, TableState, Told, Update, View } from '../lib/protocol';

export interface TableView extends View {
  player: Seat;
  order: Seat[];
  hand: string[];
  counts: number[];
  known: string[][];
  draw: number;
  over: boolean;
  round?: number;
  scores?: number[];
  /** One row of points a finished round. */
  sheet?: number[][];
  limit?: number;
}

/** A match as it is played: lib/tableclient.svelte.ts, or a recorded one in the gallery. */
export interface Client {
  readonly table: TableState | null;
  readonly update: Update | null;
  readonly log: Told[];
  readonly news: Told[];
  readonly chat: ChatLine[];
  /** Of that, what was said while we listened. */
  readonly spoken?: ChatLine[];
  readonly status: 'connecting' | 'online' | 'offline' | 'gone';
  readonly sending: { key: string; answer: string } | null;
  readonly refusal: Message | null;
  /** Whether it is not known yet if something of mine has counted. */
  readonly unsure?: boolean;
  /** What a coach says, in a lesson. */
  readonly coach?: Coach | null;
  clockLeft(): number | null;
  /** Until the next round begins anyway; in a gallery nothing is waited for. */
  holdLeft?(): number | null;
  answer(option: string): void;
  /** Whether an option is taken: in a lesson the coach may want another one. */
  accepts?(option: string): boolean;
  why(option: string): Promise<Message | null>;
  /** What a bot would do; a gallery has none. */
  hint?(): Promise<Advice | { refusal: Message }>;
  /** Say that I am ready for another match, or not; nobody in a gallery is asked. */
  ready?(ready: boolean): Promise<Message | null>;
  /** Replace the token of my seat; nobody in a gallery has one. */
  renew?(): Promise<Message | null>;
  send(command: Command): unknown;
}
