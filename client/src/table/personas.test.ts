import { expect, test } from 'vitest';
import { following } from './personas';

test('who is out does not come next', () => {
  expect(following([0, 1, 2, 3], 0, [])).toBe(1);
  expect(following([0, 1, 2, 3], 0, [1, 2])).toBe(3);
  expect(following([3, 2, 1, 0], 0, [3])).toBe(2);
});

test('who misses a turn does not come next, and alone with them nobody does', () => {
  expect(following([0, 1, 2], 0, [1])).toBe(2);
  expect(following([0, 1], 0, [1])).toBeUndefined();
});

test('the last one left has nobody after them', () => {
  expect(following([0, 1], 1, [0])).toBeUndefined();
});
