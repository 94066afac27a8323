import { describe, expect, it } from 'vitest';
import { FINISH, SPACES } from './board';
import type { BoardView } from './declared.generated';
import { movedBy, reachOf, runsOf } from './reach';

const NOTHING = { space: null, arrow: null };

function view(board: Record<number, string>, other: Partial<BoardView> = {}): BoardView {
  return {
    seat: 0,
    asked: [0],
    question: { id: 'play-card' },
    options: [],
    stage: 'play',
    player: 0,
    pawn: 0,
    pawns: [5, 9, 20],
    order: [0, 1, 2],
    board: SPACES.map((space) => (board[space] ? [board[space]] : [])),
    used: [],
    thrown: [],
    backward: false,
    ghost: false,
    ...other,
  } as unknown as BoardView;
}
const ends = (...args: Parameters<typeof reachOf>) => Object.fromEntries(reachOf(...args));

describe('where a roll could end', () => {
  it('is six spaces, if nothing lies there', () => {
    expect(ends(view({}), null, NOTHING)).toEqual({ 6: [1], 7: [2], 8: [3], 9: [4], 10: [5], 11: [6] });
  });

  it('is what stops, slows and sends on', () => {
    expect(ends(view({ 8: 'stop' }), null, NOTHING)).toEqual({ 6: [1], 7: [2], 8: [3, 4, 5, 6] });
    expect(ends(view({ 7: 'x' }), null, NOTHING)).toEqual({ 6: [1], 8: [2], 9: [3], 10: [4], 11: [5], 12: [6] });
    expect(ends(view({ 6: 'jump forward', 8: 'jump backward' }), null, NOTHING)).toMatchObject({ 6: [1], 8: [3] });
    expect(ends(view({}, { pawns: [FINISH - 1, 9, 20] }), null, NOTHING)).toEqual({ [FINISH]: [1, 2, 3, 4, 5, 6] });
  });

  it('follows from the card that is picked', () => {
    expect(ends(view({}), 'reverse', NOTHING)).toEqual({ 0: [5, 6], 1: [4], 2: [3], 3: [2], 4: [1] });
    expect(Object.keys(ends(view({ 6: 'stop' }), 'ghost', NOTHING))).toHaveLength(6);
    expect(ends(view({}), 'skip', NOTHING)).toEqual({});
    expect(ends(view({}), 'fuck-you', NOTHING)).toEqual({});
    expect(ends(view({}), 'push', NOTHING)).toEqual(ends(view({}), null, NOTHING));
  });

  it('takes in what is about to be laid', () => {
    const laying = view({}, { question: { id: 'place' }, thrown: ['stop'] });
    expect(ends(laying, '7', { space: 7, arrow: null })).toEqual({ 6: [1], 7: [2, 3, 4, 5, 6] });
    const jump = view({}, { question: { id: 'place' }, thrown: ['jump'] });
    expect(ends(jump, '7', { space: 7, arrow: 'forward' })[9]).toEqual([2, 4]);
    const trouble = view({}, { question: { id: 'place' }, thrown: ['troublemaker'] });
    expect(ends(trouble, '7', { space: 7, arrow: null })).toEqual({});
  });

  it('is drawn without rolls that end elsewhere', () => {
    expect(runsOf([3])).toEqual([{ from: 3, to: 3 }]);
    expect(runsOf([2, 3, 4])).toEqual([{ from: 2, to: 4 }]);
    expect(runsOf([1, 3, 5, 6])).toEqual([
      { from: 1, to: 1 },
      { from: 3, to: 3 },
      { from: 5, to: 6 },
    ]);
  });

  it('is that of the pawn one has got hold of, and none in others’ turns', () => {
    const remote = view({}, { question: { id: 'remote' }, options: ['-> 1', '-> 2'], stage: 'effect' });
    expect(ends(remote, '-> 1', NOTHING)[10]).toEqual([1]);
    expect(ends(remote, null, NOTHING)).toEqual({});
    expect(ends(view({}, { player: 1 }), null, NOTHING)).toEqual({});
    expect(ends(view({}, { stage: 'lay' }), null, NOTHING)).toEqual({});
  });
});

describe('pawns that would move at once', () => {
  it('change places, or go ahead', () => {
    const swap = view({}, { question: { id: 'swap' }, options: ['-> 1'] });
    expect(movedBy(swap, '-> 1')).toEqual([
      { seat: 0, from: 5, to: 9 },
      { seat: 1, from: 9, to: 5 },
    ]);
    expect(movedBy(swap, null)).toEqual([]);
    const gift = view({}, { question: { id: 'gift-steps', other: 2 }, options: ['1', '2'] });
    expect(movedBy(gift, '2')).toEqual([{ seat: 2, from: 20, to: 22 }]);
  });
});
