import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropKey, keyIn, keyLink, madeKey, playerKey, takeKey } from './player';

vi.mock('./server.svelte', () => ({ server: { origin: 'https://play.example' } }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('the key of a player', () => {
  it('is made once, of 32 random bytes', () => {
    expect(playerKey()).toBeNull();
    const key = madeKey();
    expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(madeKey()).toBe(key);
    expect(playerKey()).toBe(key);
    dropKey();
    expect(playerKey()).toBeNull();
    expect(madeKey()).not.toBe(key);
  });

  it('is carried behind the # of a link', () => {
    const key = madeKey();
    const link = new URL(keyLink(key));
    expect(link.pathname).toBe('/me');
    expect(keyIn(link.hash)).toBe(key);
    expect(keyIn('#moment=3')).toBeNull();
    expect(keyIn('')).toBeNull();
  });

  it('can be that of another device, but nothing else', () => {
    const key = madeKey();
    takeKey('nonsense');
    expect(playerKey()).toBe(key);
    takeKey('k'.repeat(43));
    expect(playerKey()).toBe('k'.repeat(43));
  });
});
