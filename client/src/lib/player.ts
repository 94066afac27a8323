/**
 * The player's key: what my seats at all tables have in common, without an account.
 *
 * It is made here, kept in this browser, and carried to another one by a link that has it behind the `#`, which no server
 * sees. A server keeps a hash of it.
 */
import { server } from './server.svelte';
import { recall, remember } from './storage';

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** Where nothing is remembered, the key lasts as long as the page. */
let unkept: string | null = null;

/** The key of this browser, if it has one. */
export function playerKey(): string | null {
  const key = recall<string | null>('player', unkept);
  return typeof key === 'string' && SHAPE.test(key) ? key : null;
}

function keep(key: string | null): void {
  unkept = key;
  remember('player', key);
}

/** The key of this browser; made if it had none. */
export function madeKey(): string {
  const known = playerKey();
  if (known) return known;
  const key = encoded(crypto.getRandomValues(new Uint8Array(32)));
  keep(key);
  return key;
}

/** Have another key from now on. */
export function takeKey(key: string): void {
  if (SHAPE.test(key)) keep(key);
}

/** Have none. */
export function dropKey(): void {
  keep(null);
}

/** The link that makes another browser mine. Whoever has it is me. */
export function keyLink(key: string): string {
  return `${server.origin}/me#${key}`;
}

/** The key that stands behind the `#` of an address. */
export function keyIn(hash: string): string | null {
  const key = hash.replace(/^#/, '');
  return SHAPE.test(key) ? key : null;
}

/** Bytes as base64url, without the padding. */
function encoded(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
