import { describe, expect, it } from 'vitest';
import { START } from './board';
import { layoutFor, pawnSpots, pawnsAlong, touchSize } from './layout';

const layout = layoutFor({ width: 1090, height: 560 }, false);
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('pawns that are to be chosen', () => {
  it.each([START, 9])('can each be touched, however many stand on space %i', (space) => {
    for (const count of COUNTS) {
      const size = touchSize(layout, space, count);
      const spots = pawnSpots(layout, space, count);
      for (const [at, one] of spots.entries())
        for (const two of spots.slice(at + 1))
          expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThanOrEqual(size);
      expect(size).toBeGreaterThan(10);
    }
    expect(touchSize(layout, space, 1)).toBeGreaterThan(layout.pawn);
  });

  it('follow each other as they stand', () => {
    const [right, left] = pawnSpots(layout, 9, 2);
    const [low, high] = pawnSpots(layout, START, 2);
    if (!right || !left || !low || !high) throw new Error('four spots');
    const placed = [
      { ...right, space: 9 },
      { ...high, space: START },
      { ...left, space: 9 },
      { ...low, space: START },
    ];
    expect(pawnsAlong(placed)).toEqual([3, 1, 2, 0]);
  });
});
