import { beforeAll, describe, expect, it } from 'vitest';
import scenes from '../dev/scenes.fixtures.json';
import { table as frantic } from '../games/frantic';
import { table as board } from '../games/frantic_board';
import { table as malta } from '../games/malta';
import type { GameName, Language, View } from '../lib/protocol';
import { Words } from '../lib/words';
import { actionsOf } from './actions';
import type { GameTable } from './contract';
import type { Picker } from './picker.svelte';

const NAMES = ['Ada', 'Bob', 'Zoe', 'Otto'];
const games: [GameName, GameTable<never>, string][] = [
  ['frantic', frantic as unknown as GameTable<never>, 'frantic/turn'],
  ['frantic-board', board as unknown as GameTable<never>, 'frantic-board/march'],
  ['malta', malta as unknown as GameTable<never>, 'malta/whose-pawn'],
];

/** What stands on the button for one's own seat, where that is among the options. */
function saidOfOneself(game: GameTable<never>, question: string, scene: string, words: Words): string | undefined {
  const view = (scenes as unknown as Record<string, { view: View }[]>)[scene]![0]!.view;
  const own = `-> ${view.seat}`;
  const picker = {
    question: { id: question },
    view,
    options: [own],
    picked: null,
    reason: null,
    window: false,
    where: () => 'button',
  } as unknown as Picker;
  return actionsOf(picker, game, words, () => {}).find((one) => one.option === own)?.text;
}

describe.each<Language>(['en', 'fr', 'de'])('the button for oneself, in %s', (language) => {
  let words: Words;
  beforeAll(async () => {
    for (const [name] of games) await Words.load(name, language);
  });

  it.each(games)('of %s says you, and what else a question says of it', (name, game, scene) => {
    words = new Words(name, language, NAMES);
    for (const question of ['attack', 'redirect', 'share-four', 'wrap', 'packet', 'march', 'swap', 'whose-pawn']) {
      const own = `frantic-ui-aim-${question}.you`;
      const wanted = words.has(own) ? words.ui(own) : words.ui('table-you');
      expect(saidOfOneself(game, question, scene, words), question).toBe(wanted);
    }
  });
});

it('a pawn of one’s own that is picked where it stands can be confirmed, by one button', async () => {
  await Words.load('frantic-board', 'en');
  const [moment] = (scenes as unknown as Record<string, { view: View }[]>)['frantic-board/march']!;
  const own = `-> ${moment!.view.seat}`;
  const picker = {
    question: moment!.view.question,
    view: moment!.view,
    options: moment!.view.options,
    picked: own,
    reason: null,
    window: false,
    where: (option: string) => (option === own ? 'button' : 'seat'),
  } as unknown as Picker;
  const found = actionsOf(
    picker,
    board as unknown as GameTable<never>,
    new Words('frantic-board', 'en', NAMES),
    () => {},
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ key: 'main', option: own, text: 'You', disabled: false });
});
