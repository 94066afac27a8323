import { describe, expect, it } from 'vitest';
import type { MyTable, Opponent } from '../lib/protocol.me';
import { faceOf } from './faces';
import { balance, nemesisOf, victimOf } from './grudges';
import { byUrgency } from './running';

function met(name: string, hit: number, hit_by: number): Opponent {
  return { name, bot: null, met: 1, ahead: 0, behind: 0, hit, hit_by, weapon: null, own_weapon: null };
}

describe('grudges', () => {
  it('names who has aimed at me most, and whom I have', () => {
    const all = [met('Ada', 9, 2), met('Bob', 1, 7), met('Eve', 0, 7), met('Mia', 0, 0)];
    expect(nemesisOf(all)?.name).toBe('Eve');
    expect(victimOf(all)?.name).toBe('Ada');
    expect(nemesisOf([met('Mia', 3, 0)])).toBeNull();
    expect(victimOf([])).toBeNull();
  });

  it('knows who owes whom', () => {
    expect(balance(met('Bob', 1, 7))).toEqual({ id: 'owed', count: 6 });
    expect(balance(met('Bob', 7, 7))).toEqual({ id: 'even', count: 0 });
    expect(balance(met('Bob', 8, 7))).toEqual({ id: 'paid', count: 1 });
  });
});

it('draws the same person alike at every table', () => {
  expect(faceOf('Ada', null)).toEqual(faceOf('Ada', null));
  expect(faceOf('Otto', 'hard')).toEqual({ shape: 'ghost', square: true });
});

it('puts my turn first, then what runs, then what waits', () => {
  const table = (
    code: string,
    phase: MyTable['phase'],
    turn: boolean | null,
    touched: number,
    until: number | null = null,
  ) => ({ code, phase, turn, touched, until }) as MyTable;
  const all = [
    table('over', 'over', null, 9),
    table('lobby', 'lobby', null, 8),
    table('theirs', 'playing', false, 7),
    table('mine', 'playing', true, 1),
    table('unknown', 'playing', null, 6),
    table('soon', 'playing', true, 0, 5),
  ];
  expect(byUrgency(all).map((one) => one.code)).toEqual(['soon', 'mine', 'unknown', 'theirs', 'lobby', 'over']);
});
