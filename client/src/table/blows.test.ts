import { describe, expect, it } from 'vitest';
import { facts as roles } from '../games/frantic/declared.generated';
import { facts as board } from '../games/frantic_board/declared.generated';
import type { Message } from '../lib/protocol';
import { type Attack, blowOf } from './blows';

const SKIP: Message[] = [
  { id: 'plays', seat: 1, card: 'skip:red' },
  { id: 'attacks', seat: 1, other: 0 },
];
const AIMED: Attack = { attacker: 1, card: 'skip:red', pending: true };

describe('a blow', () => {
  it('is what comes of an attack on me that I did not ward off', () => {
    expect(blowOf(SKIP, 0, roles, null, '')).toEqual({ blow: null, attack: AIMED });
    const fate = { id: 'will-miss', seat: 0 };
    const { blow, attack } = blowOf([fate, { id: 'has-turn', seat: 2 }], 0, roles, AIMED, 'skip:red');
    expect(blow).toEqual({ attacker: 1, card: 'skip:red', turn: false, facts: [fate] });
    expect(attack).toEqual({ ...AIMED, pending: false });
  });

  it('comes back with the turn I miss, and only once', () => {
    const missed = { id: 'misses', seat: 0 };
    const later: Attack = { ...AIMED, pending: false };
    const { blow, attack } = blowOf([{ id: 'plays', seat: 2, card: 'red-7' }, missed], 0, roles, later, '');
    expect(blow).toEqual({ attacker: 1, card: 'skip:red', turn: true, facts: [missed] });
    expect(attack).toBeNull();
  });

  it('is nothing that I draw in a turn of my own, nor what others suffer', () => {
    const later: Attack = { ...AIMED, pending: false };
    expect(blowOf([{ id: 'draws', seat: 0, count: 1 }], 0, roles, later, '').blow).toBeNull();
    expect(blowOf([{ id: 'gives', seat: 1, other: 2, count: 2 }], 0, roles, AIMED, '').blow).toBeNull();
    expect(blowOf(SKIP, 2, roles, null, '')).toEqual({ blow: null, attack: null });
  });

  it('is over when I counter, and when a round begins', () => {
    expect(blowOf([{ id: 'counters', seat: 0, other: 1 }], 0, roles, AIMED, '').attack).toBeNull();
    expect(blowOf([{ id: 'round', round: 2, seat: 0 }], 0, roles, AIMED, '').attack).toBeNull();
  });

  it('is not where I lay what I answer with', () => {
    const aimed: Attack = { attacker: 1, card: 'remote', pending: true };
    const played = blowOf([{ id: 'plays', seat: 0, card: 'block' }], 0, board, aimed, 'remote');
    const laid = blowOf([{ id: 'lays', seat: 0, card: 'block', space: '20' }], 0, board, played.attack, 'block');
    expect(laid.blow).toBeNull();
    expect(
      blowOf([{ id: 'blocks', seat: 0, other: 1, card: 'remote' }], 0, board, laid.attack, 'block').attack,
    ).toBeNull();
    const lost = { id: 'goes-to', seat: 0, space: '25' };
    expect(blowOf([lost], 0, board, laid.attack, 'block').blow?.facts).toEqual([lost]);
  });
});
