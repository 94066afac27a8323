/** What somebody who comes back has missed. Where they have been before is kept in this browser. */
import type { Roles, Seat, TableState, Told, Update } from '../lib/protocol';
import { recall, remember } from '../lib/storage';
import { seatOf } from './story';

/** So many tables are remembered. */
const KEPT = 40;

type Looked = [code: string, match: number, number: number];

/** Remember how far I have looked at a match. */
export function haveLooked(table: TableState, update: Update): void {
  const others = recall<Looked[]>('looked', []).filter(([code]) => code !== table.code);
  remember('looked', [[table.code, update.match, update.number] satisfies Looked, ...others].slice(0, KEPT));
}

/** What was told since I looked at the table last; where nobody knows when that was, since my last turn, if I had one. */
export function missed(table: TableState, update: Update, log: readonly Told[], me: Seat, roles: Roles): Told[] {
  const looked = recall<Looked[]>('looked', []).find(([code, match]) => code === table.code && match === update.match);
  const last = looked ? looked[2] : lastTurn(log, me, roles);
  return log.filter(({ number, facts }) => number > last && facts.some((fact) => roles[fact.id] !== 'turn'));
}

function lastTurn(log: readonly Told[], me: Seat, roles: Roles): number {
  const mine = log.filter(({ facts }) => facts.some((fact) => roles[fact.id] === 'turn' && seatOf(fact) === me));
  // the turn I am having now is no news: the one before is where I left; who has had none has missed nothing
  return mine[mine.length - 2]?.number ?? mine[mine.length - 1]?.number ?? Number.POSITIVE_INFINITY;
}
