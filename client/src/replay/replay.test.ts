import '../games/frantic/art';
import { describe, expect, it, vi } from 'vitest';
import { facts as roles } from '../games/frantic/declared.generated';
import { Refused } from '../lib/api';
import type { TableView } from '../table/tableview';
import { hashOf, placeOf } from './eye';
import { cardsBehind, fresh, gained } from './hands';
import { highlightsOf, placeHighlights } from './highlights';
import { moveAt, movesOf } from './moves';
import { Reel, roundsOf, standing, turnAt } from './reel.svelte';
import { isTableCode, type Moment, recordIn, type Source } from './source';

function moment(
  number: number,
  more: Partial<Omit<Moment, 'view'>> & { asked?: number[]; player?: number } = {},
): Moment {
  const { asked = [0], player = 0, ...rest } = more;
  return { number, facts: [], view: { asked, player } as unknown as TableView, ...rest };
}

describe('the address of a moment', () => {
  it('says moment and eye, and reads back what it says', () => {
    expect(hashOf({ moment: 123, eye: 2 })).toBe('#moment=123&seat=2');
    expect(hashOf({ moment: 5, eye: 'open' })).toBe('#moment=5');
    for (const eye of ['open', 'public', 0, 7] as const)
      expect(placeOf(hashOf({ moment: 9, eye }))).toEqual({ moment: 9, eye });
  });
  it('takes nonsense for the beginning with open cards', () => {
    for (const hash of ['', '#', '#moment=-3', '#moment=x&seat=9', '#seat=two'])
      expect(placeOf(hash)).toEqual({ moment: 0, eye: 'open' });
  });
  it('tells the code of a table from the id of a record', () => {
    expect(isTableCode('KR7Q2M')).toBe(true);
    expect(isTableCode('No_St1gJPd51jLcT')).toBe(false);
  });
});

describe('cards between two moments', () => {
  it('counts equal cards', () => {
    expect(gained(['red-1', 'red-1'], ['red-1', 'red-1', 'red-1', 'blue-2'])).toEqual(['red-1', 'blue-2']);
    expect([...fresh(['red-1'], ['blue-2', 'red-1', 'red-1'])].sort()).toEqual([0, 2]);
    expect(fresh(undefined, ['red-1']).size).toBe(0);
  });
  it('names what was drawn and given', () => {
    const draws = { id: 'draws', seat: 0, count: 1 };
    expect(cardsBehind(draws, [draws], [['red-1'], []], [['blue-2', 'red-1'], []], roles)).toEqual(['blue-2']);
    const gives = { id: 'gives', seat: 0, other: 1, count: 2 };
    expect(cardsBehind(gives, [gives], [['a', 'b', 'c'], []], [['b'], ['a', 'c']], roles)).toEqual(['a', 'c']);
  });
  it('says nothing where it cannot be sure', () => {
    const draws = { id: 'draws', seat: 0, count: 1 };
    const again = { id: 'draws', seat: 0, count: 2 };
    expect(cardsBehind(draws, [draws, again], [[]], [['a', 'b', 'c']], roles)).toEqual([]);
    expect(cardsBehind(draws, [draws], undefined, [['a']], roles)).toEqual([]);
    // the drawn card was played at once
    expect(cardsBehind(draws, [draws], [['a']], [['a']], roles)).toEqual([]);
  });
});

describe('moves', () => {
  const moments = [
    moment(0, { asked: [1], player: 1, answers: ['1 gift:red'], facts: [{ id: 'round', round: 1 }] }),
    moment(1, { asked: [1], player: 1, answers: ['1 -> 0'], facts: [{ id: 'plays', seat: 1, card: 'gift:red' }] }),
    moment(2, { asked: [0, 2], player: 1, answers: ['0 no', '2 no'], facts: [{ id: 'attacks', seat: 1, other: 0 }] }),
    moment(3, { asked: [2], player: 2, facts: [{ id: 'passes', seat: 2 }] }),
  ];
  it('stand in the turn in which they were decided', () => {
    const groups = movesOf(moments, [0, 3], 0, 3, roles);
    expect(groups.map((group) => [group.turn, group.seat, group.moves.map((move) => move.moment)])).toEqual([
      [-1, null, [0]],
      [0, 1, [1, 2, 3]],
    ]);
  });
  it('carry the answers as notation where they are open, else what the facts tell', () => {
    expect(moveAt(moments[2]!, moments[1], roles)).toMatchObject({ seat: 1, notation: '-> 0' });
    // nobody wants to read who let it happen
    expect(moveAt(moments[3]!, moments[2], roles)).toMatchObject({ seat: 2, notation: 'no' });
    expect(moveAt(moments[1]!, moment(0), roles)).toMatchObject({ seat: 1, notation: 'gift:red' });
    expect(
      moveAt(moment(4, { facts: [{ id: 'wishes', seat: 2, wish: 'wish blue' }] }), undefined, roles).notation,
    ).toBe('wish blue');
  });
  it('know their turn and their round', () => {
    expect([0, 1, 2, 3, 9].map((at) => turnAt([1, 3], at))).toEqual([-1, 0, 0, 1, 1]);
    expect(roundsOf([...moments, undefined])).toEqual([{ round: 1, moment: 0 }]);
  });
  it('stand the longer the more happened', () => {
    expect(standing(moments[1])).toBeGreaterThan(standing(moment(1)));
    expect(standing(moment(1, { facts: Array.from({ length: 50 }, () => ({ id: 'draws' })) }))).toBeLessThan(4000);
  });
});

describe('highlights', () => {
  it('wear the card behind an attack, and keep apart', () => {
    const highlights = highlightsOf(
      [
        moment(0, { facts: [{ id: 'round', round: 1 }] }),
        moment(1, { facts: [{ id: 'plays', seat: 0, card: 'gift:red' }] }),
        moment(2, { facts: [{ id: 'attacks', seat: 0, other: 1 }] }),
        moment(3, { facts: [{ id: 'event', seat: 0, event: 'time-bomb' }] }),
        moment(9, { facts: [{ id: 'round', round: 2 }] }),
      ],
      roles,
    );
    expect(highlights.map((highlight) => [highlight.moment, highlight.kind, highlight.icon])).toEqual([
      [2, 'attack', 'gift'],
      [3, 'event', 'time-bomb'],
      [9, 'round', ''],
    ]);
    // where there is no room for both, the event is shown
    expect(placeHighlights(highlights, (at) => at * 10, 44).map((one) => one.highlight.kind)).toEqual(['event']);
    expect(placeHighlights(highlights, (at) => at * 50, 44)).toHaveLength(2);
  });
});

describe('files', () => {
  it('refuses what is no record, and says why', async () => {
    await expect(recordIn(new Blob(['{']))).rejects.toMatchObject({ refusal: { id: 'replay-file-unreadable' } });
    await expect(recordIn(new Blob(['[1]']))).rejects.toMatchObject({ refusal: { id: 'replay-file-foreign' } });
    await expect(recordIn(new Blob(['{"ruthless":1,"answers":[]}']))).resolves.toMatchObject({ answers: [] });
  });
});

describe('the reel', () => {
  function fake(count: number, kind: Source['kind'] = 'match'): { source: Source; asked: [unknown, number][] } {
    const asked: [unknown, number][] = [];
    const source: Source = {
      kind,
      path: null,
      page: async (eye, first, most) => {
        asked.push([eye, first]);
        const moments = Array.from({ length: Math.min(most, count - first) }, (_, at) => moment(first + at));
        const turns = Array.from({ length: Math.ceil(count / 10) }, (_, turn) => turn * 10);
        return { game: 'frantic', seats: 2, players: [], options: {}, count, turns, over: true, moments };
      },
      record: async () => null,
      analyse: null,
    };
    return { source, asked };
  }

  it('fetches what is looked at first, then what follows, then what was before', async () => {
    const { source, asked } = fake(450);
    const reel = new Reel(source, { moment: 250, eye: 'open' });
    await vi.waitFor(() => expect(reel.missing).toBe(0));
    expect(asked).toEqual([
      ['open', 200],
      ['open', 400],
      ['open', 0],
    ]);
    reel.look(1);
    await vi.waitFor(() => expect(reel.missing).toBe(0));
    reel.look('open');
    expect(reel.missing).toBe(0);
    expect(asked).toHaveLength(6);
    reel.close();
  });

  it('steps by moments and turns and never leaves the match', async () => {
    const { source } = fake(35);
    const reel = new Reel(source, { moment: 99, eye: 0 });
    await vi.waitFor(() => expect(reel.head).not.toBeNull());
    expect(reel.at).toBe(34);
    reel.step(1);
    expect(reel.at).toBe(34);
    reel.stepTurn(-1);
    expect(reel.at).toBe(30);
    reel.stepTurn(-1);
    expect([reel.at, reel.turn, reel.stepped]).toEqual([20, 2, false]);
    reel.step(1);
    expect([reel.at, reel.stepped]).toEqual([21, true]);
    reel.stepTurn(1);
    expect(reel.at).toBe(30);
    reel.goTurn(99);
    expect(reel.at).toBe(30);
    reel.stepTurn(1);
    expect(reel.at).toBe(34);
    reel.close();
  });

  it('plays to the end and stops', async () => {
    const { source } = fake(4);
    const reel = new Reel(source, { moment: 0, eye: 'open' });
    await vi.waitFor(() => expect(reel.missing).toBe(0));
    reel.speed = 4;
    reel.play();
    await vi.waitFor(() => expect([reel.at, reel.playing]).toEqual([3, false]), { timeout: 3000 });
    reel.close();
  });

  it('says why nothing can be shown', async () => {
    const { source } = fake(4);
    source.page = () => Promise.reject(new Refused({ id: 'server-no-such-record' }, 404));
    const reel = new Reel(source, { moment: 0, eye: 'open' });
    await vi.waitFor(() => expect(reel.failure).toEqual({ id: 'server-no-such-record' }));
    reel.close();
  });
});
