/** What goes over the wire; docs/protocol.md says what it means. The views of the games are generated from Python. */
import type { Role } from './games.generated';
import type { PaceName } from './pace';

export type GameName = string;
/** What each fact of a game means to somebody who knows no game; facts without a role are left out. */
export type Roles = Readonly<Record<string, Role>>;
export type Language = 'en' | 'fr' | 'de';
/** One of ours, or the name of a bot of another package. */
export type BotLevel = string;
/** Ours, from the tamest to the worst. */
export const BOT_LEVELS: readonly BotLevel[] = ['easy', 'normal', 'hard'];
export type ClockName = 'off' | 'relaxed' | 'brisk' | 'day' | 'three-days' | 'week';
/** How long a chance to react lasts where a decision may take days. */
export type WindowName = 'minute' | 'ten-minutes' | 'hour' | 'eight-hours';
export type Phase = 'lobby' | 'playing' | 'over';
export type Seat = number;

/** A question, a fact or a refusal: an id and its arguments. The words for it stand in the Fluent files. */
export interface Message {
  id: string;
  rule?: string;
  [argument: string]: number | string | number[] | string[] | undefined;
}

export interface PersonState {
  person: number;
  name: string;
  bot: BotLevel | null;
  here: boolean;
  ready: boolean;
  replaced: boolean;
  /** The level at which its bot plays for now, because the server is too busy for its own. */
  eased?: BotLevel | null;
  wins: number;
  /** Until when they are, or were, on holiday: milliseconds since 1970. */
  holiday?: number | null;
  /** Their time is up, and the match waits. */
  late?: boolean;
}

export interface Settings {
  name: string;
  open: boolean;
  watch: boolean;
  chat: boolean;
  clock: ClockName;
  /** How fast bots play, and how long things are shown. */
  pace?: PaceName;
  bots: BotLevel;
  /** Whether a bot may be asked for advice. */
  hints: boolean;
  /** Whether a bot sits in for who has no time left; else the match waits. */
  sit_in: boolean;
  window: WindowName;
}

export interface Proof {
  seal: string;
  salt: string;
  seed: string;
  entropies: string[];
  mixed: string;
}

/** A game, an expansion or a bot of another package. */
export interface FromOutside {
  what: 'game' | 'expansion' | 'bot';
  name: string;
  package: string;
  version: string;
}

export interface TableState {
  code: string;
  name: string;
  game: GameName;
  options: Record<string, unknown>;
  rules: string;
  /** What is not ours at the table, and whose it is. */
  outside?: FromOutside[];
  settings: Settings;
  phase: Phase;
  broken: boolean;
  host: number | null;
  you: number | null;
  /** In the order of seats of the next match. */
  people: PersonState[];
  /** By seat, in the present or last match. */
  seated: PersonState[];
  /** What the present or last match is; the next one may be another game. */
  played: { game: GameName; options: Record<string, unknown>; rules: string } | null;
  /** Whether somewhere else is told who is asked. */
  webhook?: boolean;
  watchers: number;
  match: number;
  seal: string;
  record: string | null;
  proof: Proof | null;
  /** What I answer to chances to react if I do not: by question `ask`, `never` or a card. Nobody else sees it. */
  standing?: Record<string, string> | null;
}

/** What every game's view has: kernel/views.py. */
export interface View {
  seat: Seat | null;
  asked: Seat[];
  question: Message | null;
  options: string[] | null;
}

export interface Told {
  number: number;
  facts: Message[];
}

export interface Ask {
  id: string;
  window: boolean;
}

/**
 * Milliseconds; `left` is negative during the grace, after which a bot sits in, and more than `total` while something is
 * shown. No grace: the chance passes.
 */
export interface Clock {
  left: number;
  total: number;
  grace: number;
}

/** A round has ended: the next one begins when these persons have seen how. Nothing is asked before. */
export interface Hold {
  what: 'round';
  /** Milliseconds until it goes on anyway; null for who plays alone. */
  left: number | null;
  waiting: number[];
}

export interface Update<V extends View = View> {
  is: 'update';
  match: number;
  number: number;
  told: Told[];
  view: V;
  ask: Ask | null;
  clock: Clock | null;
  hold?: Hold | null;
}

export interface ChatLine {
  number: number;
  person: number;
  name: string;
  text?: string;
  taunt?: string;
  at: number;
}

/** What a bot would do with the open question, option by option, the best first. */
export interface Advice {
  ask: string;
  best: string;
  entries: { option: string; chance: number; error: number; tries: number }[];
}

/** What the coach of a lesson says now, and wants. */
export interface Coach {
  is: 'coach';
  /** The step that is asked for, or was done last; from 1, or 0 before the first. */
  step: number;
  steps: number;
  /** One after the other; the last says what to do. */
  say: Message[];
  /** The answers that are taken, the coach's own first; `*` takes any. Empty while the others play. */
  want: string[];
  over: boolean;
}

/** What the host of the server says to everybody. */
export interface Notice {
  is: 'notice';
  announcement: string | null;
  /** The server is about to be restarted: no table is made and no match begun any more. */
  draining: boolean;
}

export type FromServer =
  | { is: 'table'; table: TableState }
  | Update
  | { is: 'ok'; key: string; number?: number }
  | { is: 'no'; key: string; refusal: Message }
  /** It is not known yet whether it was done: asked again with the same key it will be. */
  | { is: 'unknown'; key: string }
  | { is: 'why'; key: string; refusal: Message | null }
  | ({ is: 'hint'; key: string } & Advice)
  | { is: 'chat'; lines: ChatLine[] }
  | Coach
  | Notice
  | { is: 'bye'; refusal: Message };

export type Command =
  | { do: 'answer' | 'why'; ask: string; answer: string }
  | { do: 'hint'; ask: string }
  | { do: 'ready'; ready: boolean; entropy: string }
  | { do: 'seen'; number: number }
  | { do: 'rename'; name: string }
  | { do: 'renew'; token: string; player?: string }
  | { do: 'call'; subscription: PushSubscriptionJSON | null; instead?: string; language?: Language }
  | { do: 'webhook'; url: string | null; language?: Language }
  | { do: 'settings'; settings: Partial<Settings> & { game?: GameName; options?: Record<string, unknown> } }
  | { do: 'bot'; level: BotLevel }
  | { do: 'remove' | 'host' | 'replace'; person: number }
  | { do: 'start' | 'return' | 'leave' | 'ping' }
  | { do: 'standing'; question: string; answer: string }
  | { do: 'holiday'; until: number | null }
  | { do: 'say'; text?: string; taunt?: string };
