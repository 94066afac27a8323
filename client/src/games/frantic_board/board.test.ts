import { describe, expect, it } from 'vitest';
import { A_MOVE, actsOf } from './acts';
import { isOnStage, meaningOf, targets } from './asking';
import {
  arrowsFor,
  beside,
  cellOf,
  drawnAs,
  FINISH,
  groupOf,
  leadsTo,
  SPACES,
  START,
  spaceName,
  spaceNamed,
  walkTo,
  wayOut,
} from './board';
import type { BoardView } from './declared.generated';
import { boxOf, layoutFor, pawnSpots, signOut } from './layout';
import { between, wayOf } from './way';

function lying(cards: Record<number, string>, more: Partial<BoardView> = {}): BoardView {
  const board = SPACES.map((space) => (cards[space] ? cards[space].split('/') : []));
  return { board, used: [], pawns: [17, 6, 6], order: [0, 1, 2], options: null, question: null, ...more } as BoardView;
}

describe('the board', () => {
  it('winds from START to the finish', () => {
    expect(cellOf(START)).toEqual({ row: 1, column: 0 });
    expect(cellOf(7)).toEqual({ row: 1, column: 7 });
    expect(cellOf(8)).toEqual({ row: 2, column: 7 });
    expect(cellOf(14)).toEqual({ row: 2, column: 1 });
    expect(cellOf(42)).toEqual({ row: 6, column: 1 });
    expect(cellOf(FINISH)).toEqual({ row: 6, column: 0 });
    expect([0, 1, 7, 8, 14, 41, 42].map(wayOut)).toEqual(['east', 'east', 'north', 'west', 'north', 'west', 'west']);
    expect(wayOut(FINISH)).toBeNull();
  });

  it('knows what lies beside a space, and where keys lead', () => {
    expect(beside(19, 'north')).toBe(24);
    expect(beside(19, 'south')).toBe(10);
    expect(beside(4, 'south')).toBeNull();
    expect(walkTo(14, 'west')).toBe(START);
    expect(walkTo(29, 'west')).toBe(FINISH);
    expect(walkTo(START, 'north')).toBe(FINISH);
    expect(walkTo(36, 'east')).toBe(36);
    for (const space of SPACES) expect(spaceNamed(spaceName(space))).toBe(space);
    expect(spaceNamed('43')).toBeNull();
    expect(spaceNamed('-> 2')).toBeNull();
  });

  it('turns arrows with the path', () => {
    expect(arrowsFor('push', 19)).toEqual(['north', 'east', 'south', 'west']);
    expect(arrowsFor('push', 4)).toEqual(['north', 'east', 'west']);
    expect(arrowsFor('stop', 4)).toEqual([]);
    expect(leadsTo(19, 'west')).toBe(18);
    expect(leadsTo(42, 'forward')).toBe(FINISH);
    expect(leadsTo(1, 'backward')).toBe(START);
    expect(drawnAs(12, 'forward')).toBe('west');
    expect(drawnAs(3, 'forward')).toBe('east');
    expect(groupOf('push north')).toBe('land');
    expect(groupOf('teleport-3')).toBe('white');
    expect(groupOf('teleport')).toBe('land');
  });
});

describe('a way', () => {
  it('spends two pips on a Snail, steps over X and ends on Stop', () => {
    const view = lying({ 18: 'snail', 20: 'push north' });
    expect(wayOf(view, 17, 4)).toEqual({
      stops: [
        { space: 18, pips: 2 },
        { space: 19, pips: 1 },
        { space: 20, pips: 1 },
      ],
      end: 20,
      sent: 23,
    });
    expect(wayOf(lying({ 18: 'x', 19: 'x' }), 17, 1).end).toBe(20);
    expect(wayOf(lying({ 19: 'stop' }), 17, 6).end).toBe(19);
    expect(wayOf(lying({ 19: 'stop' }, { used: [19] }), 17, 6).end).toBe(23);
    expect(wayOf(lying({ 19: 'stop' }), 17, 6, false, true).end).toBe(23);
    expect(wayOf(lying({}), 2, 6, true).end).toBe(START);
  });

  it('is walked space by space', () => {
    expect(between(lying({ 4: 'x' }).board, 2, 6)).toEqual([3, 5, 6]);
    expect(between(lying({}).board, 6, 4)).toEqual([5, 4]);
  });
});

describe('acts', () => {
  const { board } = lying({ 20: 'push north' });

  it('walk after a roll and hop where an arrow sends', () => {
    const facts = [
      { id: 'rolls', seat: 0, roll: 3 },
      { id: 'goes-to', seat: 0, space: '20' },
      { id: 'lands-on', seat: 0, card: 'push' },
      { id: 'goes-to', seat: 0, space: '23' },
    ];
    const { acts, cause } = actsOf(facts, [17, 6], board, A_MOVE);
    expect(acts).toEqual([
      { does: 'roll', seat: 0, value: 3, sides: 6 },
      { does: 'walk', seat: 0, through: [18, 19, 20] },
      { does: 'hop', seat: 0, to: 23 },
    ]);
    expect(cause.moves).toBe(false);
  });

  it('keep what a roll is for from one moment to the next', () => {
    const landed = actsOf(
      [
        { id: 'lands-on', seat: 0, card: 'teleport-3' },
        { id: 'rolls', seat: 0, roll: 5 },
      ],
      [17],
      board,
      A_MOVE,
    );
    expect(actsOf([{ id: 'goes-to', seat: 0, space: '31' }], [17], board, landed.cause).acts).toEqual([
      { does: 'hop', seat: 0, to: 31 },
    ]);
    const event = actsOf([{ id: 'plays', seat: 0, card: 'troublemaker' }], [17], board, A_MOVE);
    expect(actsOf([{ id: 'rolls', seat: 0, roll: 4 }], [17], board, event.cause).acts).toEqual([
      { does: 'roll', seat: 0, value: 4, sides: 20 },
    ]);
  });
});

describe('what is asked', () => {
  it('is pointed at on the board', () => {
    const place = lying({}, { question: { id: 'place' }, options: ['4', '19'], thrown: ['push'] });
    expect([...targets(place)]).toEqual([
      [4, '4'],
      [19, '19'],
    ]);
    const which = lying({ 24: 'stop/teleport-4' }, { question: { id: 'teleport-which' }, options: ['teleport-4'] });
    expect([...targets(which)]).toEqual([[24, 'teleport-4']]);
    expect(isOnStage('teleport-4', { id: 'teleport-which' }, which)).toBe(true);
    expect(isOnStage('north', { id: 'point' }, place)).toBe(true);
  });

  it('takes a space for a seat only where one pawn alone stands', () => {
    const swap = lying({}, { question: { id: 'swap' }, options: ['-> 0', '-> 1', '-> 2'] });
    expect([...targets(swap)]).toEqual([[17, '-> 0']]);
    expect(isOnStage('-> 0', { id: 'swap' }, swap)).toBe(false);
  });

  it('does not take two steps for space 2', () => {
    const gift = lying({}, { question: { id: 'gift-steps', other: 0 }, options: ['1', '2'] });
    const offered = targets(gift);
    expect([...offered]).toEqual([
      [18, '1'],
      [19, '2'],
    ]);
    expect(meaningOf(19, '19', gift, offered)).toBe('2');
    expect(meaningOf(2, '2', gift, offered)).toBe('space 2');
    expect(meaningOf(30, '30', gift, offered)).toBe('30');
  });
});

describe('the layout', () => {
  it('gives a phone spaces of 43 by 54', () => {
    const layout = layoutFor({ width: 390, height: 376 }, true);
    expect(layout.cell).toEqual({ width: 43, height: 54 });
    expect(layout.column).toBe(40);
    expect(layout.width).toBeLessThanOrEqual(366);
  });

  it('never makes spaces too low to touch', () => {
    expect(layoutFor({ width: 390, height: 170 }, true).cell.height).toBe(41);
  });

  it('keeps everything apart', () => {
    const layout = layoutFor({ width: 1090, height: 560 }, false);
    for (const one of SPACES)
      for (const other of SPACES) {
        if (one >= other) continue;
        const [a, b] = [boxOf(layout, one), boxOf(layout, other)];
        expect(
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
          `${one} and ${other}`,
        ).toBe(true);
      }
    expect(layout.middle.height).toBeGreaterThan(120);
    expect(signOut(layout, FINISH)).toBeNull();
    expect(pawnSpots(layout, 12, 6)).toHaveLength(6);
  });
});
