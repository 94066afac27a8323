import { expect, test } from 'vitest';
import { stallsAfter } from './stalls';

test('a market opens with a place for each card', () => {
  expect(stallsAfter([], ['red-1', 'blue-2'])).toEqual(['red-1', 'blue-2']);
});

test('what was taken leaves a gap, and nothing else moves', () => {
  const opened = ['red-1', 'blue-2', 'red-1', 'green-3'];
  const once = stallsAfter(opened, ['red-1', 'red-1', 'green-3']);
  expect(once).toEqual(['red-1', null, 'red-1', 'green-3']);
  expect(stallsAfter(once, ['red-1', 'green-3'])).toEqual(['red-1', null, null, 'green-3']);
});

test('another market has places of its own', () => {
  expect(stallsAfter(['red-1', null], ['blue-2', 'red-1', 'green-3'])).toEqual(['blue-2', 'red-1', 'green-3']);
});
