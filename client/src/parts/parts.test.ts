import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardLook } from './cards';
import { cardFace } from './face';
import { canDraw, drawn } from './glyphs';
import { ICONS } from './icons';
import { markup } from './icons/format';
import { lid, openEye } from './persons';
import { posterDrawing } from './posters';
import { letter } from './suits';
import { tileLook } from './tiles';

const GAMES = { frantic: 'frantic', 'frantic-board': 'frantic_board', malta: 'malta' } as const;

/** Ids of a game's English texts. */
const ids = (game: keyof typeof GAMES, kind: string): string[] => {
  const text = readFileSync(
    new URL(`../../../src/ruthless/games/${GAMES[game]}/texts/en.ftl`, import.meta.url),
    'utf-8',
  );
  return [...text.matchAll(new RegExp(`^${kind}-([\\w-]+) =[^\\n]*\\n(?:[^\\n]*\\n){0,3}?    \\.about`, 'gm'))].map(
    (one) => one[1] ?? '',
  );
};

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])('cards of %s', (game) => {
  const kinds = ids(game, 'card').filter((kind) => kind !== 'number' && kind !== 'black');

  it('all have an icon and a ground of their own', () => {
    expect(kinds.length).toBeGreaterThan(15);
    for (const kind of kinds) {
      const coloured = game === 'frantic' ? ['gift', 'skip', 'exchange', 'second-chance', 'thief', 'troublemaker'] : [];
      const notation = coloured.includes(kind) ? `${kind}:red` : kind === 'colour-swap' ? `${kind}:red-blue` : kind;
      const look = cardLook(game, notation);
      expect(look.ground, kind).not.toBe('event');
      expect(ICONS[look.icon], kind).toBeDefined();
      expect(ICONS[look.sign], kind).toBeDefined();
    }
  });

  it('events have a title that can be drawn', () => {
    for (const event of ids(game, 'event')) {
      expect(cardLook(game, event).ground, event).toBe('event');
      expect(posterDrawing(event, event.replaceAll('-', ' ')).markup, event).not.toMatch(/NaN|undefined/);
    }
  });
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

it('a pointing card is turned', () => {
  expect(cardLook('frantic-board', 'push west').turn).toBe(270);
  expect(cardLook('frantic-board', 'jump backward').mirrored).toBe(true);
  expect(cardLook('frantic-board', 'teleport-3')).toMatchObject({ numeral: '3', ground: 'white' });
});

it('a tile is read as it lies', () => {
  expect(tileLook("├2'")).toEqual({ hole: false, start: false, number: 2, arrows: [3, 0, 1], quarters: 1 });
  expect(tileLook('c┴')).toMatchObject({ start: true, number: 1 });
  expect(tileLook('o^4')).toMatchObject({ hole: true, number: 0, arrows: [] });
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
