/** What is asked of the server over HTTP. Errors carry a message that can be put into words. */

import { madeKey } from './player';
import type { BotLevel, ClockName, GameName, Language, Message, Phase, Settings } from './protocol';
import type { MyMatch, MyPage, Opponent } from './protocol.me';
import { randomKey } from './random';

export type OptionValue = string | number | string[];
export type Options = Record<string, OptionValue>;

export interface OptionSpec {
  name: string;
  values: (string | number)[];
  /** Whole numbers from here on are allowed too. */
  whole_from: number | null;
  /** Any of the values, together. */
  many: boolean;
  default: OptionValue;
}

/** The package that something from outside comes from. */
export interface Origin {
  package: string;
  version: string;
}

export interface GameSpec {
  name: GameName;
  fewest: number;
  most: number;
  rules_version: number;
  bots: BotLevel[];
  presets: Record<string, Options>;
  options: OptionSpec[];
  /** Whose it is, if it is not ours. */
  outside: Origin | null;
  /** Whose expansions are among its house rules, if they are not ours. */
  expansions?: Record<string, Origin>;
  /** How many steps its lesson has; 0 if there is none. */
  lesson?: number;
}

/** What a game from outside says of itself. */
export interface Declared {
  kinds: {
    name: string;
    group: string;
    points: number;
    back: string;
    /** The expansion it belongs to; empty for what is always there. */
    expansion: string;
    faces: string[];
    /** How many there are of each face. */
    copies: number[];
  }[];
  /** Every fact with its role, or an empty text. */
  facts: Record<string, string>;
  /** What each field of its view holds. */
  view: { name: string; kind: string }[];
}

export interface Rule {
  number: string;
  text: string;
  /** What a ruling is about; a rule stands under the title of its section. */
  title: string;
  /** The kinds of cards that it explains, and those that it names. */
  explains: string[];
  names: string[];
}

export interface RuleSection {
  number: string;
  title: string;
  rules: Rule[];
}

export interface RuleBook {
  sections: RuleSection[];
  rulings: Rule[];
}

export interface TableSummary {
  code: string;
  name: string;
  game: GameName;
  phase: Phase;
  people: string[];
  free: number;
  watch: boolean;
  clock: ClockName | null;
}

export interface NewTable {
  game: GameName;
  player: string;
  options?: Options;
  settings?: Partial<Settings>;
  bots?: BotLevel[];
}

/** What a page has to know of the server it comes from. */
export interface About {
  version: string;
  /** Where to invite others to; none if the address of the page does. */
  address: string | null;
  /** What the host of the server says to everybody. */
  announcement: string | null;
  draining: boolean;
  /** The public key by which it says who it is to push services, as the web writes bytes. */
  push: string;
}

/** The server said no, or could not be reached. */
export class Refused extends Error {
  readonly refusal: Message;
  readonly status: number;

  constructor(refusal: Message, status: number) {
    super(refusal.id);
    this.refusal = refusal;
    this.status = status;
  }
}

/** What went wrong, to be put into words. */
export function refusalOf(error: unknown): Message {
  return error instanceof Refused ? error.refusal : { id: 'app-error-unknown' };
}

/** Ask the server for something below `/api`. */
export async function call<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  token?: string,
  key?: string,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'Idempotency-Key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ id: 'app-error-offline' }, 0);
  }
  let answer: unknown = null;
  if (response.status === 204) return answer as T;
  try {
    const json = response.headers.get('Content-Type')?.includes('json') ?? true;
    answer = json ? await response.json() : await response.text();
  } catch {
    if (response.ok) throw new Refused({ id: 'app-error-unknown' }, response.status);
  }
  if (response.ok) return answer as T;
  const detail = (answer as { detail?: unknown } | null)?.detail;
  if (detail && typeof detail === 'object' && 'id' in detail) throw new Refused(detail as Message, response.status);
  throw new Refused({ id: response.status >= 500 ? 'app-error-server' : 'app-error-unknown' }, response.status);
}

/** How often something is asked for again that cannot be had just now; and while it is not known whether it was done. */
const ATTEMPTS = 3;
const DOUBTS = 30;

/** Ask for something that must happen once, again if need be: the key tells the server that it is the same request. */
async function once<T>(path: string, body: unknown, player: string): Promise<T> {
  const key = randomKey();
  for (let attempt = 1; ; attempt++) {
    try {
      return await call<T>('POST', path, body, player, key);
    } catch (error) {
      const passing = error instanceof Refused && (error.status === 0 || error.status === 503);
      const unknown = passing && error.refusal.id === 'server-unknown';
      if (!passing || attempt >= (unknown ? DOUBTS : ATTEMPTS)) throw error;
      await new Promise((done) => setTimeout(done, Math.min(3000, 400 * attempt)));
    }
  }
}

const part = encodeURIComponent;
let games: Promise<GameSpec[]> | null = null;

export const api = {
  server: () => call<About>('GET', '/server'),
  /** The games there are; asked for once. */
  games(): Promise<GameSpec[]> {
    games ??= call<GameSpec[]>('GET', '/games').catch((error) => {
      games = null;
      throw error;
    });
    return games;
  },
  async game(name: GameName): Promise<GameSpec> {
    const found = (await api.games()).find((one) => one.name === name);
    if (!found) throw new Refused({ id: 'app-error-unknown' }, 404);
    return found;
  },
  rules: (game: GameName, language: Language, family: boolean) =>
    call<RuleBook>('GET', `/games/${game}/rules?language=${language}&family=${family}`),
  declared: (game: GameName) => call<Declared>('GET', `/games/${part(game)}/declared`),
  /** What other packages say of a game, as Fluent. */
  texts: (game: GameName, language: Language) => call<string>('GET', `/games/${part(game)}/texts/${language}`),
  deck: (game: GameName, rules: string) =>
    call<{ cards: string[]; events: string[] }>('GET', `/games/${game}/deck?rules=${part(rules)}`),
  optionsOf: (game: GameName, rules: string) =>
    call<{ options: Options; rules: string }>('GET', `/games/${game}/options?rules=${part(rules)}`),
  codeOf: (game: GameName, options: Options) =>
    call<{ options: Options; rules: string }>('POST', `/games/${game}/options`, { options }),
  tables: () => call<{ tables: TableSummary[] }>('GET', '/tables').then((answer) => answer.tables),
  table: (code: string, token?: string) => call<TableSummary>('GET', `/tables/${part(code)}`, undefined, token),
  /** The seats that are taken here belong to the key of this browser. */
  create: (table: NewTable) => once<{ code: string; person: number; token: string }>('/tables', table, madeKey()),
  /** Begin the lesson of a game, at a table of my own. */
  learn: (game: GameName, player: string) =>
    once<{ code: string; person: number; token: string }>('/lessons', { game, player }, madeKey()),
  sit: (code: string, player: string) =>
    once<{ person: number; token: string }>(`/tables/${part(code)}/seats`, { player }, madeKey()),
  me: (key: string) => call<MyPage>('GET', '/me', undefined, key),
  myMatches: (key: string, first: number, count: number) =>
    call<{ matches: MyMatch[]; count: number }>('GET', `/me/matches?first=${first}&count=${count}`, undefined, key),
  myNemeses: (key: string) =>
    call<{ opponents: Opponent[] }>('GET', '/me/nemeses', undefined, key).then((answer) => answer.opponents),
  /** Give all that belongs to another key of mine to this one; the other one is worth nothing afterwards. */
  mergeMe: (key: string, other: string) => call<null>('POST', '/me/merge', { player: other }, key),
  forgetMe: (key: string) => call<null>('DELETE', '/me', undefined, key),
  record: <T = unknown>(id: string) => call<T>('GET', `/records/${part(id)}`),
};
