import { describe, expect, it } from 'vitest';
import { kinds as frantic } from '../games/frantic/kinds.generated';
import { kinds as board } from '../games/frantic_board/kinds.generated';
import { kinds as malta } from '../games/malta/kinds.generated';
import type { Declared, RuleBook } from '../lib/api';
import { Words } from '../lib/words';
import { catalogue, expansionTitle, sought } from './catalogue';
import { drawnBeside } from './ruledrawings';

type Kind = Declared['kinds'][number];

const kind = (name: string, group: string, more: Partial<Kind> = {}): Kind => ({
  name,
  group,
  points: 0,
  back: group === 'event' ? 'event' : 'playing',
  expansion: '',
  faces: [name],
  copies: [1],
  ...more,
});
const rule = (number: string, explains: string[], names = explains) => ({
  number,
  text: '',
  title: '',
  explains,
  names,
});

const KINDS = [
  kind('thief', 'colour', { expansion: 'troublemaker', faces: ['thief:red', 'thief:blue'], copies: [1, 1], points: 7 }),
  kind('market', 'event'),
  kind('fuck-you', 'wild', { points: 42 }),
  kind('gift', 'colour', { faces: ['gift:red', 'gift:blue'], copies: [2, 2], points: 7 }),
  kind('number', 'number', { faces: ['red-6', 'red-7'], copies: [2, 2] }),
];
const BOOK: RuleBook = {
  sections: [
    { number: '4', title: 'Fit', rules: [rule('4.1', ['number']), rule('4.4', ['number']), rule('4.8', ['fuck-you'])] },
    {
      number: '5',
      title: 'Specials',
      rules: [rule('5.6', ['gift']), rule('12.3', ['thief']), rule('9.9', ['market'])],
    },
  ],
  rulings: [],
};

const all = async (family = false) => catalogue(KINDS, BOOK, await Words.load('frantic', 'en', [], { family }));
const names = (groups: Awaited<ReturnType<typeof all>>) => groups.flatMap((one) => one.entries.map(({ name }) => name));

describe('the catalogue', () => {
  it('has everything in groups, in the order of the book, with copies and the first rule that explains it', async () => {
    const groups = await all();
    expect(groups.map(({ title }) => title)).toEqual(['Numbers', 'Any colour, or none', 'One colour', 'Events']);
    const [gift, thief] = groups[2]!.entries;
    expect(gift).toMatchObject({ name: 'Gift', copies: 4, points: 7, rule: '5.6', expansion: '' });
    expect(thief).toMatchObject({ name: 'Thief', rule: '12.3', expansionName: 'Troublemaker' });
    expect(groups[0]!.entries[0]!.rule).toBe('4.1');
  });

  it('stands without a book, too', async () => {
    const groups = catalogue(KINDS, null, await Words.load('frantic', 'en'));
    expect(names(groups)).toHaveLength(KINDS.length);
    expect(groups.flatMap(({ entries }) => entries).every((entry) => entry.rule === null)).toBe(true);
  });

  it.each([
    ['gift', ['Gift']],
    ['GIFT 5.6', ['Gift']],
    ['two of your choice', ['Gift', 'Thief']],
    ['troublemaker', ['Thief']],
    ['events', ['Market']],
    ['red 7', ['Number']],
    ['7', ['Number']],
    ['9.9', ['Market']],
    ['nothing of the kind', []],
  ])('finds what is meant by “%s”', async (search, expected) => {
    expect(names(sought(await all(), search, null))).toEqual(expected);
  });

  it('looks in one group only, if asked to', async () => {
    const groups = await all();
    expect(names(sought(groups, '', 'colour'))).toEqual(['Gift', 'Thief']);
    expect(names(sought(groups, 'market', 'colour'))).toEqual([]);
  });

  it('is searched without accents, in the language that is shown', async () => {
    const groups = catalogue([kind('equality', 'wild')], BOOK, await Words.load('frantic', 'fr'));
    expect(names(sought(groups, 'egalite', null))).toEqual(['Égalité']);
    expect(names(sought(groups, 'equality', null))).toEqual([]);
  });

  it('respects milder names', async () => {
    expect(names(sought(await all(true), 'get lost', null))).toEqual(['Get Lost']);
    expect(names(sought(await all(true), 'fuck', null))).toEqual([]);
  });

  it('shows a game from outside by what it declares', async () => {
    const words = await Words.load(null, 'en');
    const [group] = catalogue([kind('rope-bridge', 'wood-work', { expansion: 'far-off' })], null, words);
    expect(group).toMatchObject({
      title: 'Wood work',
      entries: [{ name: 'Rope bridge', about: '', expansionName: 'Far off' }],
    });
  });
});

describe.each(['en', 'fr', 'de'] as const)('in %s', (language) => {
  it.each([
    ['frantic', frantic],
    ['frantic-board', board],
    ['malta', malta],
  ])('every kind of %s has a name, a text and a group in words', async (game, kinds) => {
    const words = await Words.load(game, language);
    const declared = Object.entries(kinds).map(([name, [group]]) => kind(name, group));
    for (const group of catalogue(declared, null, words)) {
      expect(words.has(`group-${group.name}`), group.name).toBe(true);
      for (const entry of group.entries) {
        expect(entry.about, entry.kind).not.toBe('');
        expect(entry.name, entry.kind).not.toMatch(/^[a-z]|^\w+-\w+(-\w+)+$/);
      }
    }
  });

  it('an expansion is called by its name', async () => {
    expect(expansionTitle('troublemaker', await Words.load('frantic', language))).toBe('Troublemaker');
  });
});

describe('beside a rule', () => {
  it('stands what it explains, else what it names, unless that is half the box', async () => {
    const box = new Map((await all()).flatMap((one) => one.entries).map((entry) => [entry.kind, entry]));
    const drawn = (...args: Parameters<typeof rule>) => drawnBeside(rule(...args), box).map((entry) => entry.kind);
    expect(drawn('1', ['gift'], ['gift', 'thief'])).toEqual(['gift']);
    expect(drawn('1', [], ['gift', 'thief'])).toEqual(['gift', 'thief']);
    expect(drawn('1', [], ['gift', 'thief', 'number', 'market', 'fuck-you'])).toEqual([]);
    expect(drawn('1', ['of-others'])).toEqual([]);
  });
});
