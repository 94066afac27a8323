import { describe, expect, it } from 'vitest';
import { facts } from '../games/frantic/declared.generated';
import type { Message, Told } from '../lib/protocol';
import { Fresh } from './fresh.svelte';

const ME = 1;

/** Somebody who was there from the beginning and hears these facts, one moment each. */
function after(...told: Message[]): readonly string[] {
  const fresh = new Fresh();
  const hand = ['red-1', 'green-8', 'blue-2', 'blue-2'];
  const log: Told[] = [{ number: 0, facts: [{ id: 'round', round: 1 }] }];
  fresh.hear(1, log, ME, hand, { facts });
  told.forEach((fact, at) => {
    log.push({ number: at + 1, facts: [fact] });
    fresh.hear(1, log, ME, hand, { facts });
  });
  return fresh.cards;
}
const turn = (seat: number) => ({ id: 'has-turn', seat });
const draws = { id: 'draws-cards', seat: ME, cards: ['green-8'] };
const gives = { id: 'gives-cards', seat: 0, other: ME, cards: ['blue-2'] };

describe('new cards', () => {
  it('that I draw are new until my next turn', () => {
    expect(after(turn(ME), draws)).toEqual(['green-8']);
    expect(after(turn(ME), draws, turn(2), turn(0))).toEqual(['green-8']);
    expect(after(turn(ME), draws, turn(2), turn(0), turn(ME))).toEqual([]);
  });

  it('that others bring me are new to the end of my next turn', () => {
    expect(after(turn(0), gives)).toEqual(['blue-2']);
    expect(after(turn(0), gives, turn(ME))).toEqual(['blue-2']);
    expect(after(turn(0), gives, turn(ME), turn(2))).toEqual([]);
  });

  it('are mine, known and still there', () => {
    expect(after({ id: 'draws', seat: 0, count: 2 }, { id: 'gives', seat: 0, other: 2, count: 1 })).toEqual([]);
    expect(after({ id: 'draws-cards', seat: ME, cards: ['yellow-3'] })).toEqual([]);
    expect(after(turn(ME), draws, { id: 'round', round: 2 })).toEqual([]);
  });

  it('are none for whoever has just come', () => {
    const fresh = new Fresh();
    fresh.hear(1, [{ number: 4, facts: [turn(ME), draws] }], ME, ['green-8'], { facts });
    expect(fresh.cards).toEqual([]);
  });
});
