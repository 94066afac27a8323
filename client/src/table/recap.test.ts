import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableState, Told, Update } from '../lib/protocol';
import { haveLooked, missed } from './recap';

const ROLES = { 'has-turn': 'turn', plays: 'play' } as const;
const TABLE = { code: 'KR7Q2M' } as TableState;
const update = (number: number, match = 1) => ({ match, number }) as Update;
const turn = (number: number, seat: number): Told => ({ number, facts: [{ id: 'has-turn', seat }] });
const plays = (number: number, seat: number): Told => ({ number, facts: [{ id: 'plays', seat }] });
const LOG = [turn(0, 0), plays(1, 0), turn(2, 1), plays(3, 1), turn(4, 2), plays(5, 2), turn(6, 0), plays(7, 0)];

describe('what was missed', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });

  it('is what was told since I looked', () => {
    haveLooked(TABLE, update(3));
    expect(missed(TABLE, update(7), LOG, 0, ROLES).map((one) => one.number)).toEqual([5, 7]);
  });

  it('is nothing if I have seen it all', () => {
    haveLooked(TABLE, update(7));
    expect(missed(TABLE, update(7), LOG, 0, ROLES)).toEqual([]);
  });

  it('begins at my last turn on a device that knows nothing', () => {
    expect(missed(TABLE, update(7), LOG, 0, ROLES).map((one) => one.number)).toEqual([1, 3, 5, 7]);
  });

  it('is nothing when the cards have just been dealt', () => {
    expect(missed(TABLE, update(1), LOG.slice(0, 2), 1, ROLES)).toEqual([]);
  });

  it('is of this match only', () => {
    haveLooked(TABLE, update(90, 1));
    expect(missed(TABLE, update(7, 2), LOG, 1, ROLES).map((one) => one.number)).toEqual([3, 5, 7]);
  });
});
