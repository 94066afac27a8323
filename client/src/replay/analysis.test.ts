import { describe, expect, it } from 'vitest';
import { smoothed, upperEdge, usualError } from './analysis.svelte';
import type { Findings, TurnFound } from './source';

const turn = (number: number, chance: number, tries = 20): TurnFound => ({
  number,
  moment: 3 * number,
  seat: 0,
  chances: [chance, 1 - chance],
  errors: [0.1, 0.1],
  tries,
});
const found = (chances: number[], turned: number[] = []): Findings => ({
  bots: 'uniform',
  tries: 20,
  turns: chances.map((chance, number) => turn(number, chance, number === chances.length - 1 ? 0 : 20)),
  turning_points: turned.map((at) => ({ turn: at, seat: 0, winner: 0, gain: 0.5, loser: 1, loss: 0.5, facts: [] })),
});

describe('the chances', () => {
  it('borrow from their neighbours', () => {
    const [, middle] = smoothed(found([0.2, 0.8, 0.2, 1]), 0);
    expect(middle).toBeGreaterThan(0.2);
    expect(middle).toBeLessThan(0.8);
  });

  it('do not borrow across a turning point, nor from the end', () => {
    expect(smoothed(found([0.2, 0.2, 0.9, 0.9, 1], [2]), 0)).toEqual(
      [0.2, 0.2, 0.9, 0.9, 1].map((one) => expect.closeTo(one)),
    );
  });

  it('have the error that is usual', () => {
    expect(usualError(found([0.5, 0.5, 1]).turns)).toBe(0.1);
    expect(usualError([])).toBe(0);
  });

  it('are drawn to the scale of most of the match, not of its end', () => {
    const flat = Array.from({ length: 30 }, () => 0.25);
    expect(upperEdge([[...flat, 1], [...flat, 0], flat, flat])).toBe(0.3);
    expect(
      upperEdge([
        [0.5, 0.8, 0.9, 1],
        [0.5, 0.2, 0.1, 0],
      ]),
    ).toBe(1);
    expect(upperEdge([])).toBe(1);
  });
});
