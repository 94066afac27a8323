import { expect, test } from 'vitest';
import type { Message } from '../../lib/protocol';
import { stallsOf } from './stalls';

const told = (...facts: Message[]) => facts.map((fact, number) => ({ number, facts: [fact] }));
const opens = (...cards: string[]) => ({ id: 'market', cards });
const takes = (card: string) => ({ id: 'takes-from-market', seat: 1, card });

test('a market opens with a place for each card', () => {
  expect(stallsOf(['jump', 'stop'], told(opens('jump', 'stop')))).toEqual(['jump', 'stop']);
});

test('what was taken leaves a gap, and nothing else moves', () => {
  const log = told(opens('jump', 'stop', 'jump', 'x'), takes('stop'), takes('jump'));
  expect(stallsOf(['jump', 'jump', 'x'], log.slice(0, 2))).toEqual(['jump', null, 'jump', 'x']);
  expect(stallsOf(['jump', 'x'], log)).toEqual([null, null, 'jump', 'x']);
});

test('another market has places of its own, also one of which all lay in the last', () => {
  const log = told(opens('jump', 'stop', 'x'), takes('x'), opens('stop', 'jump'));
  expect(stallsOf(['stop', 'jump'], log)).toEqual(['stop', 'jump']);
});

test('of which nothing was told lie in a row', () => {
  expect(stallsOf(['jump', 'x'], [])).toEqual(['jump', 'x']);
  expect(stallsOf(['jump', 'x'], told(takes('stop')))).toEqual(['jump', 'x']);
});
