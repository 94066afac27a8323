/** What a player is shown of their own matches, as it comes over the wire. */
import type { BotLevel, ClockName, GameName, Phase, Seat } from './protocol';

/** A table at which I have a seat. */
export interface MyTable {
  code: string;
  name: string;
  game: GameName;
  people: string[];
  phase: Phase;
  /** My place among the people. */
  you: number | null;
  /** Whether something is asked of me; null if that is not known. */
  turn: boolean | null;
  /** The places of all of whom something is asked. */
  asked: number[];
  /** When the time of who is asked runs out. */
  until: number | null;
  clock: ClockName | null;
  touched: number;
}

export interface Rating {
  mean: number;
  deviation: number;
}

/** What my matches of a game came to. */
export interface Total {
  game: GameName;
  played: number;
  won: number;
  mean_place: number;
  mean_seats: number;
  rating: Rating | null;
  /** The means after the latest matches, in order. */
  course: number[];
  bots: (Rating & { level: BotLevel })[];
}

export interface MyPage {
  tables: MyTable[];
  totals: Total[];
}

/** A turn that decided a match. */
export interface Turning {
  turn: number;
  moment: number;
  seat: Seat | null;
  winner: Seat;
  gain: number;
  loser: Seat;
  loss: number;
}

/** A match of mine that is over. */
export interface MyMatch {
  record: string;
  code: string;
  game: GameName;
  at: number;
  you: Seat;
  /** Null if it came to no end. */
  place: number | null;
  seats: { name: string; bot: BotLevel | null; place: number | null; score: number | null; left: boolean }[];
  /** Null if nobody has asked yet what decided it. */
  turning: Turning[] | null;
}

export interface Weapon {
  game: GameName;
  kind: string;
  count: number;
}

/** Somebody I have met. */
export interface Opponent {
  name: string;
  bot: BotLevel | null;
  met: number;
  ahead: number;
  behind: number;
  /** How often I have aimed at them. */
  hit: number;
  hit_by: number;
  weapon: Weapon | null;
  own_weapon: Weapon | null;
}
