/** Where a replay comes from: a match that is over, a file, or one's own running match. */
import { call, Refused } from '../lib/api';
import type { GameName, Message, Proof, Seat } from '../lib/protocol';
import type { TableView } from '../table/tableview';
import type { Eye } from './eye';

/** A point of a match at which something is asked, and what was told on the way there. */
export interface Moment {
  number: number;
  facts: Message[];
  view: TableView;
  /** All hands, by seat; only with open cards. */
  open?: string[][];
  /** What led on to the next moment, `seat answer` each; only with open cards. */
  answers?: string[];
}

/** What is the same for every page. */
export interface Head {
  game: GameName;
  seats: number;
  players: string[];
  options: Record<string, unknown>;
  /** How many moments there are. */
  count: number;
  /** The moments at which somebody's turn begins. */
  turns: number[];
  over: boolean;
  /** Levels of those who are bots, by seat; servers that do not say so leave it out. */
  bots?: (string | null)[];
  /** The version of the rules it was played by, if those are older than the ones it is shown by. */
  older?: number | null;
}

export interface Page extends Head {
  moments: Moment[];
}

export interface MatchRecord {
  game: GameName;
  seats: number;
  seed: string;
  options: Record<string, unknown>;
  players: string[];
  proof?: Proof;
  [field: string]: unknown;
}

/** How things stood when a turn had ended; the first stands for the beginning. */
export interface TurnFound {
  number: number;
  moment: number;
  seat: Seat | null;
  /** By seat. */
  chances: number[];
  errors: number[];
  tries: number;
}

/** A turn that changed the chances by more than chance explains. */
export interface TurningPoint {
  turn: number;
  seat: Seat | null;
  winner: Seat;
  gain: number;
  loser: Seat;
  loss: number;
  facts: Message[];
}

export interface Findings {
  bots: string;
  tries: number;
  turns: TurnFound[];
  turning_points: TurningPoint[];
}

/** An analysis, as far as it is. */
export interface AnalysisState {
  id: string;
  progress: number;
  analysis: Findings | null;
}

export interface Source {
  kind: 'match' | 'file' | 'running';
  /** The address that shows it to anybody; null where there is none. */
  path: string | null;
  page(eye: Eye, first: number, count: number): Promise<Page>;
  /** The record itself; null while the match runs. */
  record(): Promise<MatchRecord | null>;
  /** Begin to find out who stood how well; null where that is nobody's business yet. */
  analyse: (() => Promise<AnalysisState>) | null;
}

/** The most moments the server gives at once. */
export const PAGE = 200;

export function matchSource(id: string): Source {
  const path = `/records/${encodeURIComponent(id)}`;
  let record: Promise<MatchRecord> | null = null;
  return {
    kind: 'match',
    path: `/replay/${encodeURIComponent(id)}`,
    page: (eye, first, count) => call<Page>('GET', `${path}/replay?${wanted(eye, first, count)}`),
    analyse: () => call<AnalysisState>('POST', `${path}/analysis`),
    record() {
      record ??= call<MatchRecord>('GET', path).catch((error) => {
        record = null;
        throw error;
      });
      return record;
    },
  };
}

/** A record that somebody keeps; the server plays it again and forgets it. */
export function fileSource(record: MatchRecord): Source {
  return {
    kind: 'file',
    path: null,
    page: (eye, first, count) => call<Page>('POST', `/replay?${wanted(eye, first, count)}`, { record }),
    record: () => Promise.resolve(record),
    analyse: () => call<AnalysisState>('POST', '/analyses', { record }),
  };
}

/** My own match while it runs: only as I saw it, and only for me. */
export function runningSource(code: string, token: string): Source {
  return {
    kind: 'running',
    path: null,
    page: (_eye, first, count) =>
      call<Page>('GET', `/tables/${encodeURIComponent(code)}/replay?first=${first}&count=${count}`, undefined, token),
    record: () => Promise.resolve(null),
    analyse: null,
  };
}

/** A table's code; the id of a record is longer. */
export function isTableCode(id: string): boolean {
  return /^[0-9A-Za-z]{6}$/.test(id);
}

/** Reads a file; a refusal says what is wrong with it. */
export async function recordIn(file: Blob): Promise<MatchRecord> {
  if (file.size > 1_900_000) throw new Refused({ id: 'replay-file-large' }, 0);
  let read: unknown;
  try {
    read = JSON.parse(await file.text());
  } catch {
    throw new Refused({ id: 'replay-file-unreadable' }, 0);
  }
  if (!read || typeof read !== 'object' || !('ruthless' in read) || !('answers' in read))
    throw new Refused({ id: 'replay-file-foreign' }, 0);
  return read as unknown as MatchRecord;
}

function wanted(eye: Eye, first: number, count: number): string {
  const query = new URLSearchParams({ first: String(first), count: String(count) });
  if (eye === 'open') query.set('open', 'true');
  else if (eye !== 'public') query.set('seat', String(eye satisfies Seat));
  return query.toString();
}
