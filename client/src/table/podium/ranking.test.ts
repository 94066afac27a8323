import { expect, test } from 'vitest';
import { byScore, placed } from './ranking';

test('the fewest points win, unless the most do', () => {
  expect(byScore([12, 3, 40], false)).toEqual([[1], [0], [2]]);
  expect(byScore([12, 3, 40], true)).toEqual([[2], [0], [1]]);
});

test('whoever has as many points shares the place, and the next one is left out', () => {
  expect(byScore([5, 3, 5, 9], false)).toEqual([[1], [0, 2], [3]]);
  expect(placed([[1], [0, 2], [3]])).toEqual([
    { seat: 1, place: 1 },
    { seat: 0, place: 2 },
    { seat: 2, place: 2 },
    { seat: 3, place: 4 },
  ]);
});
