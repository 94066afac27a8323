/** The seats I have: tokens of tables, kept in this browser. A token never goes into an address that a server sees. */
import type { GameName } from './protocol';
import { server } from './server.svelte';
import { recall, remember } from './storage';

export interface SeatHere {
  code: string;
  token: string;
  /** For the list of tables that wait for me; known after the first look at the table. */
  name?: string;
  game?: GameName;
  at: number;
}

/** Tables nobody has looked at for this long are not offered any more: longer than a match over days stands still. */
const FORGOTTEN = 60 * 24 * 60 * 60 * 1000;

/** My seats, the latest first. */
export function mySeats(): SeatHere[] {
  const all = recall<SeatHere[]>('seats', []);
  return all.filter((one) => Date.now() - one.at < FORGOTTEN).sort((one, other) => other.at - one.at);
}

export function tokenOf(code: string): string | null {
  return mySeats().find((one) => one.code === code)?.token ?? null;
}

/** Keep a seat, or what became known about it. */
export function keepSeat(code: string, token: string, about: { name?: string; game?: GameName } = {}): void {
  const others = mySeats().filter((one) => one.code !== code);
  remember('seats', [{ code, token, ...about, at: Date.now() }, ...others]);
}

export function forgetSeat(code: string): void {
  remember(
    'seats',
    mySeats().filter((one) => one.code !== code),
  );
}

/** Give all of them up, and all that this browser has noted of deals. */
export function forgetSeats(): void {
  for (const kept of ['seats', 'renewals', 'entropies', 'seals']) remember(kept, []);
}

/** Keep the token that is to replace the one of my seat, until the server has said that it does. */
export function beginRenewal(code: string, token: string): void {
  remember('renewals', [[code, token], ...recall<[string, string][]>('renewals', [])].slice(0, 20));
}

/** The token that was to replace the one of my seat, if nobody has said yet whether it does. */
export function renewalOf(code: string): string | null {
  return recall<[string, string][]>('renewals', []).find(([table]) => table === code)?.[1] ?? null;
}

export function endRenewal(code: string): void {
  remember(
    'renewals',
    recall<[string, string][]>('renewals', []).filter(([table]) => table !== code),
  );
}

/** The link that takes my seat on another device. Whoever has it plays for me. */
export function seatLink(code: string, token: string): string {
  return `${server.origin}/t/${code}#seat=${token}`;
}

/** The link to send to friends. */
export function tableLink(code: string): string {
  return `${server.origin}/t/${code}`;
}

/** Take the seat that a link carries behind the `#`, and leave no trace of it in the address bar. */
export function takeSeatFromLink(code: string): void {
  const token = new URLSearchParams(location.hash.slice(1)).get('seat');
  if (token === null) return;
  if (token) keepSeat(code, token);
  history.replaceState(history.state, '', location.pathname + location.search);
}

const dealtAtOnce = new Set<string>();

/** Let the cards be dealt as soon as I sit at that table. */
export function dealAtOnce(code: string): void {
  dealtAtOnce.add(code);
}

export function isDealtAtOnce(code: string): boolean {
  return dealtAtOnce.has(code);
}

/** Whether the cards are to be dealt now: true once. */
export function takeDealAtOnce(code: string): boolean {
  return dealtAtOnce.delete(code);
}

/** The chance I put into the deals of a table, so that I can find it in the proof. */
export function rememberEntropy(code: string, entropy: string): void {
  const all = recall<[string, string][]>('entropies', []);
  remember('entropies', [[code, entropy], ...all].slice(0, 60));
}

/** What I put into deals of that table, latest first. */
export function myEntropies(code: string): string[] {
  return recall<[string, string][]>('entropies', [])
    .filter(([table]) => table === code)
    .map(([, entropy]) => entropy);
}

/** Keep the seal that is shown for a match before anybody can know its deal; the first one that was shown counts. */
export function rememberSeal(code: string, match: number, seal: string): void {
  if (!seal || sealShown(code, match)) return;
  const all = recall<[string, number, string][]>('seals', []);
  remember('seals', [[code, match, seal], ...all].slice(0, 60));
}

/** The seal this browser saw for a match. */
export function sealShown(code: string, match: number): string | null {
  return (
    recall<[string, number, string][]>('seals', []).find(
      ([table, number]) => table === code && number === match,
    )?.[2] ?? null
  );
}
