import { describe, expect, it } from 'vitest';
import { boltBetween } from './bolts';

type Eight = [number, number, number, number, number, number, number, number];

const tile = (x: number, y: number) => ({ x, y, width: 100, height: 80 });
const ends = (path: string) => {
  const [x, y, , , , , endX, endY] = path.match(/-?[\d.]+/g)!.map(Number) as number[] as Eight;
  return [
    { x, y },
    { x: endX, y: endY },
  ] as const;
};
const inside = (box: ReturnType<typeof tile>, spot: { x: number; y: number }) =>
  spot.x > box.x && spot.x < box.x + box.width && spot.y > box.y && spot.y < box.y + box.height;

describe('the line of an attack', () => {
  it.each([
    ['row', tile(0, 50), tile(220, 50)],
    ['column', tile(0, 50), tile(0, 250)],
    ['corner', tile(0, 50), tile(400, 300)],
    ['band below', tile(150, 50), { x: 10, y: 600, width: 40, height: 40 }],
  ])('covers neither of the two: %s', (_, from, to) => {
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const) {
      const bolt = boltBetween(a, b, 1000);
      const [start, end] = ends(bolt.path);
      for (const spot of [start, end, bolt])
        for (const box of [a, b]) expect(inside(box, spot), JSON.stringify({ spot, box })).toBe(false);
      expect(bolt.end).toEqual(end);
    }
  });

  it('stays close below a row, so that no board is hidden', () => {
    expect(boltBetween(tile(0, 50), tile(290, 50), 390).y).toBeLessThan(130 + 32);
  });

  it('bulges out of a column towards the middle of the table', () => {
    expect(boltBetween(tile(0, 50), tile(0, 250), 1000).x).toBeGreaterThan(100);
    expect(boltBetween(tile(900, 50), tile(900, 250), 1000).x).toBeLessThan(900);
  });
});
