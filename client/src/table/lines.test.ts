import { expect, test } from 'vitest';
import { linesOf } from './lines';

test('lines are filled with words, and none is broken', () => {
  expect(linesOf('Vera skips you.', 9)).toBe(3);
  expect(linesOf('Vera skips you.', 10)).toBe(2);
  expect(linesOf('Otto lässt dich ziehen.', 9)).toBe(4);
  expect(linesOf('Otto lässt dich ziehen.', 10)).toBe(3);
  expect(linesOf('Wolfeschlegelstein tauscht.', 9)).toBe(2);
});

test('blanks around a text take no line, and nothing takes none', () => {
  expect(linesOf('Vera skips ', 10)).toBe(1);
  expect(linesOf(' Vera skips', 10)).toBe(1);
  expect(linesOf('', 10)).toBe(0);
  expect(linesOf(' ', 10)).toBe(0);
});
