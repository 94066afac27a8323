import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../lib/games';
import { Words } from '../lib/words';
import { PICTURES, picturesOf } from './pictured';

describe.each(GAMES)('the pictures of %s', (game) => {
  it('are positions in which the first seat is asked, with a sentence each in every language', async () => {
    const pictured = (await picturesOf(game))!;
    for (const picture of PICTURES) {
      expect(pictured.views[picture].seat).toBe(0);
      expect(pictured.views[picture].options?.length).toBeGreaterThan(1);
      for (const language of ['en', 'fr', 'de'] as const)
        expect((await Words.load(game, language)).has(`page-${picture}`)).toBe(true);
    }
  });

  it('stand beside rules that there are', async () => {
    const book = readFileSync(`../docs/rules/${game}.md`, 'utf8');
    for (const number of Object.keys((await picturesOf(game))!.rules)) expect(book).toContain(`\n**${number}** `);
  });
});

it('are none for a game from outside', async () => {
  expect(await picturesOf('climb')).toBeNull();
});
