import { expect, it } from 'vitest';
import scenes from '../../dev/scenes.fixtures.json';
import type { Language } from '../../lib/protocol';
import { Words } from '../../lib/words';
import type { MaltaView } from './declared.generated';
import { table } from './index';

const NAMES = ['Ada', 'Igor', 'Mia'];
/** What can be aimed at somebody. */
const AIMED = [
  ...['shove', 'swap-places', 'going-home', 'follow-me', 'halve-a-hand', 'rob-the-richest', 'swap-hands'],
  ...['blind-faith', 'sudden-death'],
];

it.each<Language>(['en', 'fr', 'de'])('what is aimed at me is said to me, in %s', async (language) => {
  await Words.load('malta', language);
  const words = new Words('malta', language, NAMES);
  const aimed = scenes['malta/aimed'][0]!.view as unknown as MaltaView;
  for (const card of AIMED) {
    const view = { ...aimed, announced: ['-> 0', 'east'] };
    const { text } = table.threat!({ id: 'react-aimed', seat: 1, card, other: 0 }, view, words)!;
    expect(text, card).not.toBe(words.about(words.entryOf(card)));
    expect(text, card).not.toContain('malta-ui');
    if (card === 'shove') expect(text).toContain(words.ui('malta-ui-to', { side: 'east' }));
  }
});
