import { describe, expect, it } from 'vitest';
import { GAMES, ofGame } from '../lib/games';
import { cardLook } from './cards';
import { cardFace } from './face';
import { canDraw, drawn } from './glyphs';
import { ICONS } from './icons';
import { common } from './icons/common';
import { markup } from './icons/format';
import { ui } from './icons/ui';
import { lid, openEye } from './persons';
import { posterDrawing } from './posters';
import type { Picture } from './posters/picture';
import { letter } from './suits';

import.meta.glob('../games/*/art.ts', { eager: true });
const english = import.meta.glob<string>('../../../src/ruthless/games/*/texts/en.ftl', {
  eager: true,
  import: 'default',
});
const pictures = import.meta.glob<Record<string, () => Picture>>('../games/*/events.ts', {
  eager: true,
  import: 'events',
});

/** Ids of a game's English texts that explain something. */
const ids = (game: string, kind: string): string[] =>
  [
    ...ofGame(english, game)!.matchAll(
      new RegExp(`^${kind}-([\\w-]+) =[^\\n]*\\n(?:[^\\n]*\\n){0,3}?    \\.about`, 'gm'),
    ),
  ].map((one) => one[1] ?? '');

describe.each([...GAMES])('cards of %s', (game) => {
  const kinds = ids(game, 'card').filter((kind) => kind !== 'number' && kind !== 'black');

  it('all have an icon and a ground of their own', () => {
    expect(kinds.length).toBeGreaterThan(15);
    for (const kind of kinds) {
      // some kinds come in colours only, of one or of two
      const looks = [kind, `${kind}:red`, `${kind}:red-blue`].map((notation) => cardLook(game, notation));
      const look = looks.find(({ ground, plain }) => ground !== 'event' && ground !== 'grey' && !plain) ?? looks[0];
      expect(look?.plain, kind).toBe(false);
      expect(ICONS[look!.icon], kind).toBeDefined();
      expect(ICONS[look!.sign], kind).toBeDefined();
    }
  });

  it('events have a picture and a title that can be drawn', () => {
    for (const event of ids(game, 'event')) {
      expect(cardLook(game, event).ground, event).toBe('event');
      const draw = ofGame(pictures, game)?.[event];
      expect(draw, event).toBeDefined();
      expect(posterDrawing(draw, event.replaceAll('-', ' ')).markup, event).not.toMatch(/NaN|undefined/);
    }
  });
});

it('no icon of a game hides one of another', () => {
  const sets = Object.values(import.meta.glob('../games/*/icons.ts', { eager: true, import: 'icons' }));
  const names = [ui, common, ...(sets as object[])].flatMap(Object.keys);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it('faces hold no broken numbers', () => {
  const options = {
    size: 'medium',
    name: 'Défaussez deux des vôtres',
    language: 'fr',
    family: false,
    ruled: false,
  } as const;
  for (const notation of [
    'red-7',
    'black-4',
    'gift:green',
    'colour-swap:red-blue',
    'fuck-you',
    'curse',
    'fantastic',
    'market',
  ]) {
    for (const size of ['small', 'medium', 'large'] as const) {
      expect(cardFace(cardLook('frantic', notation), { ...options, size, ruled: size === 'large' })).not.toMatch(
        /NaN|undefined/,
      );
    }
  }
});

it('no icon is written wrongly', () => {
  for (const [name, paths] of Object.entries(ICONS)) expect(markup(paths), name).not.toMatch(/NaN|undefined/);
});

it('a name is escaped', () => {
  const face = cardFace(cardLook('malta', 'shove'), {
    size: 'medium',
    name: '<b>&',
    language: 'en',
    family: false,
    ruled: false,
  });
  expect(face).not.toContain('<B>');
});

it('a rude card has a harmless picture for the family', () => {
  const options = { size: 'medium', name: '', language: 'en', ruled: false } as const;
  const look = cardLook('frantic', 'fuck-you');
  expect(cardFace(look, { ...options, family: true })).not.toContain(markup(ICONS['fuck-you'] ?? []));
});

it('German needs two letters for yellow and green', () => {
  expect(letter('yellow', 'de') + letter('green', 'de') + letter('green', 'fr') + letter('blue', 'xx')).toBe('GeGrVB');
});

it('draws capitals and figures', () => {
  expect(canDraw('FRIDAY THE 13TH')).toBe(true);
  expect(canDraw('ÉGALITÉ')).toBe(false);
  expect(drawn('42', true)).toContain('cut-above');
});

it('shocked eyes have no lid', () => {
  expect(lid('shocked', 1, 10)).toBe('');
  expect(openEye('mean', -1, 50)).not.toContain('NaN');
});
