import { expect, it } from 'vitest';
import { keysOf, sorted } from './sorting';

const HAND = ['black-4', 'counterattack', 'gift:green', 'red-7', 'red-3', 'green-9'];

it('sorts by colour, specials of a colour behind its numbers', () => {
  expect(sorted(HAND, 'colour', [])).toEqual(['red-3', 'red-7', 'green-9', 'gift:green', 'black-4', 'counterattack']);
});

it('sorts by number', () => {
  expect(sorted(HAND, 'number', []).slice(0, 4)).toEqual(['red-3', 'black-4', 'red-7', 'green-9']);
});

it('keeps the order of a hand sorted by hand, and puts new cards at its end', () => {
  expect(sorted(['blue-1', 'red-3', 'red-7'], 'hand', ['red-7', 'gift:green', 'red-3'])).toEqual([
    'red-7',
    'red-3',
    'blue-1',
  ]);
});

it('tells equal cards apart', () => {
  expect(keysOf(['red-3', 'red-3', 'blue-1'])).toEqual(['red-3#0', 'red-3#1', 'blue-1#0']);
});
