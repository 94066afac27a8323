import { describe, expect, it } from 'vitest';
import scenes from '../../dev/scenes.fixtures.json';
import type { Language, Message } from '../../lib/protocol';
import { Words } from '../../lib/words';
import type { MaltaView } from './declared.generated';
import { table } from './index';

const NAMES = ['Ada', 'Igor', 'Mia'];
/** What can be aimed at somebody. */
const AIMED = [
  ...['shove', 'swap-places', 'going-home', 'follow-me', 'halve-a-hand', 'rob-the-richest', 'swap-hands'],
  ...['blind-faith', 'sudden-death'],
];
/** Those that move my pawn, which stands on c4, and where to: Igor is on d4, who has the turn. */
const MOVING = { shove: 'd4', 'swap-places': 'd4', 'going-home': 'a1', 'follow-me': 'd4' };
const aimed = {
  ...(scenes['malta/aimed'][0]!.view as unknown as MaltaView),
  announced: ['-> 0', 'east'],
};
const asks = (card: string): Message => ({ id: 'react-aimed', seat: 1, card, other: 0 });

describe.each<Language>(['en', 'fr', 'de'])('what is aimed at me, in %s', (language) => {
  const words = Words.load('malta', language, NAMES);
  const said = async (card: string, view = aimed) => table.threat!(asks(card), view, await words)!.text;

  it('is said to me', async () => {
    const known = await words;
    for (const card of AIMED) {
      const text = await said(card);
      expect(text, card).not.toBe(known.about(known.entryOf(card)));
      expect(text, card).not.toMatch(/malta-ui|\{|\}|undefined|NaN/);
    }
    expect(await said('shove')).toContain(known.ui('malta-ui-to', { side: 'east' }));
  });

  it('says where my pawn would stand, which an attack hides', async () => {
    for (const [card, space] of Object.entries(MOVING)) expect(await said(card), card).toContain(` ${space}, `);
    const board = aimed.board.map((sign, space) => (space === 3 * aimed.width + 3 ? `o${sign}` : sign));
    expect(await said('shove', { ...aimed, board })).toContain((await words).ui('malta-ui-hole'));
  });

  it('says how many cards it is about', async () => {
    const holding = (mine: number) => ({ ...aimed, counts: [mine, 2, 4] });
    expect(await said('halve-a-hand', holding(3))).not.toMatch(/\d/);
    expect(await said('halve-a-hand', holding(5))).toMatch(/5/);
    expect(await said('halve-a-hand', holding(8))).toMatch(/3.*8/);
    expect(await said('swap-hands', holding(7))).toMatch(/7.*2/);
  });
});

describe('the band', () => {
  const words = Words.load('malta', 'en', NAMES);
  const prompt = async (question: Message, view: MaltaView) => table.prompt!(question, view, await words);

  it('does not repeat what is said above it when somebody may react', async () => {
    const view = { ...aimed, seat: 2, played: ['draw-two'], announced: [] };
    for (const id of ['react', 'react-to-reaction'])
      expect((await prompt({ id, seat: 1, card: 'draw-two' }, view))?.text).toBe((await words).ui('malta-ui-react'));
  });

  it('names the card that is carried out, also by whom it was turned back on', async () => {
    const view = { ...aimed, seat: 0, player: 1, played: ['shove', 'boomerang'], announced: ['-> 1'] };
    const question = { id: 'shove' };
    const options = ['north', 'east'];
    const shown = await prompt(question, { ...view, question, options } as unknown as MaltaView);
    expect(shown?.title).toBe((await words).card('shove'));
    expect(shown?.text).toMatch(/^North to \d/);
  });
});
