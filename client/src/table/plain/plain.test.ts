import '../../games/frantic/art';
import { describe, expect, it } from 'vitest';
import type { Declared } from '../../lib/api';
import { Words } from '../../lib/words';
import { cardLook } from '../../parts/cards';
import { cardFace } from '../../parts/face';
import type { TableView } from '../tableview';
import { plainTable } from '.';
import { bySeat, figuresOf, pilesOf } from './fields';

const DECLARED: Declared = {
  kinds: [
    { name: 'rope', group: 'tools', points: 0, back: 'playing', expansion: '', faces: ['rope'], copies: [1] },
    {
      name: 'step',
      group: 'tools',
      points: 0,
      back: 'playing',
      expansion: '',
      faces: ['step-1', 'step-2'],
      copies: [1, 1],
    },
    { name: 'storm', group: 'weather', points: 5, back: 'playing', expansion: '', faces: ['storm'], copies: [1] },
  ],
  facts: { 'has-turn': 'turn', plays: 'play', slips: '' },
  view: [
    { name: 'counts', kind: 'numbers' },
    { name: 'pile', kind: 'cards' },
    { name: 'height', kind: 'numbers' },
    { name: 'tied', kind: 'flags' },
    { name: 'leader', kind: 'seat' },
    { name: 'wind_from', kind: 'text' },
    { name: 'fog', kind: 'flag' },
  ],
};

const words = await Words.load('malta', 'en', ['Ada', 'Bob']);
const table = plainTable('climb', DECLARED);
const raw = { seat: 0, asked: [1], question: null, options: null };
const view = {
  ...table.complete!(raw, 2),
  pile: ['shove', 'negate'],
  height: [3, 8],
  tied: [false, true],
  leader: 1,
  wind_from: 'the north',
  fog: false,
} as TableView;

describe('the plain table', () => {
  it('has what the frame reads, although the view says nothing of it', () => {
    expect(table.complete!(raw, 2)).toMatchObject({ player: 1, order: [0, 1], hand: [], counts: [0, 0], over: false });
    expect(table.complete!({ ...raw, hand: ['rope'] } as never, 2).hand).toEqual(['rope']);
  });

  it('shows every field of the view by its name, each in one place', () => {
    expect(pilesOf(view, DECLARED.view, words)).toEqual([{ name: 'Pile', cards: ['shove', 'negate'] }]);
    expect(figuresOf(view, DECLARED.view, words)).toEqual([
      { name: 'Leader', text: 'Bob' },
      { name: 'Wind from', text: 'the north' },
    ]);
    expect(bySeat(view, DECLARED.view, 'numbers')).toEqual([{ name: 'height', values: [3, 8] }]);
    expect(table.standing(view, words).map((column) => column.values)).toEqual([view.counts, [3, 8]]);
    expect(table.badges(view, 1, words)).toEqual(['Tied']);
  });

  it('knows the roles of facts, and who won by what was told', () => {
    expect(table.facts).toEqual({ 'has-turn': 'turn', plays: 'play' });
    const log = [{ number: 9, facts: [{ id: 'match-ends', seats: [1] }] }];
    expect(table.ranking!(view, log)).toEqual([[1], [0]]);
    const four = { ...view, order: [0, 1, 2, 3] };
    expect(table.ranking!({ ...four, scores: [4, 0, 1, 4] }, log)).toEqual([[1], [2], [0, 3]]);
    expect(table.ranking!({ ...four, scores: [4, 9, 1, 4] }, log)).toEqual([[1], [0, 3], [2]]);
    expect(table.ranking!({ ...four, scores: [4, 2, 1, 4] }, log)).toEqual([[1], [0, 2, 3]]);
  });
});

describe('a card that nobody has drawn', () => {
  const options = { size: 'medium', name: 'Storm <b>', language: 'en', family: false, ruled: false } as const;

  it('has its name on it, the colour of its group and what it costs', () => {
    expect(cardLook('climb', 'rope')).toMatchObject({ plain: true, ground: 'red', hurts: '' });
    expect(cardLook('climb', 'storm')).toMatchObject({ plain: true, ground: 'yellow', hurts: '5' });
    expect(cardLook('climb', 'step-2')).toMatchObject({ plain: true, ground: 'red', numeral: '2' });
    const face = cardFace(cardLook('climb', 'storm'), options);
    expect(face).toContain('STORM');
    expect(face).not.toMatch(/NaN|undefined|<b>/);
  });

  it('may be one that a package adds to a game of ours', () => {
    expect(cardLook('frantic', 'mug:green')).toMatchObject({ plain: true, ground: 'green', suits: ['green'] });
    expect(cardLook('frantic', 'brawl')).toMatchObject({ plain: true, ground: 'grey' });
    expect(cardLook('frantic', 'gift:green').plain).toBe(false);
    for (const size of ['tiny', 'small', 'large'] as const)
      expect(cardFace(cardLook('frantic', 'mug:green'), { ...options, size })).not.toMatch(/NaN|undefined|<b>/);
  });
});
