import { beforeAll, describe, expect, it } from 'vitest';
import scenes from '../../dev/scenes.fixtures.json';
import type { Language } from '../../lib/protocol';
import { Words } from '../../lib/words';
import { isOnStage } from './asking';
import { SPACES, spaceName } from './board';
import type { BoardView } from './declared.generated';
import { explain, spaceLabel } from './explain';
import { prompt, threat, verb } from './prompts';

const NAMES = ['Ada', 'Bob', 'Zoe', 'Otto', 'Mia', 'Kim'];
const views = Object.entries(scenes)
  .filter(([name, moments]) => name.startsWith('frantic-board/') && moments.length === 1)
  .map(([name, [moment]]) => [name, moment!.view as unknown as BoardView] as const);

describe.each<Language>(['en', 'fr', 'de'])('in %s', (language) => {
  let words: Words;
  beforeAll(async () => {
    words = await Words.load('frantic-board', language, NAMES);
  });

  /** A text that is there and got all its arguments. */
  function said(text: string | null | undefined): void {
    expect(text).toBeTruthy();
    expect(text).not.toMatch(/board-ui|\{|undefined|NaN|\$/);
  }

  it.each(views)('%s has a heading, a sentence and verbs', (_, view) => {
    const question = view.question!;
    const told = prompt(question, view, words);
    said(told?.title);
    said(told?.text);
    for (const option of view.options ?? [])
      if (option !== 'no' && option !== `-> ${view.seat}`) said(verb(option, question, view, words));
      else expect(verb(option, question, view, words)).toBeNull();
    if (question.id === 'block') {
      said(threat(question, view, words)?.title);
      said(threat(question, view, words)?.text);
    }
  });

  it('every space has a name and an explanation', () => {
    for (const [, view] of views)
      for (const space of SPACES) {
        said(spaceLabel(space, view, words, 'open'));
        const told = explain(spaceName(space), { ...view, options: null }, words);
        said(told?.title);
        said(told?.text);
      }
  });
});

it('leaves hand cards, seats and words to the frame', () => {
  for (const [, view] of views)
    for (const option of view.options ?? []) {
      const { id } = view.question!;
      // a card on the market may be in the hand as well; there it is not what is asked for
      const frames =
        option === 'no' || option.startsWith('-> ') || (id !== 'take-from-market' && view.hand.includes(option));
      expect(isOnStage(option, view.question!, view), `${id} ${option}`).toBe(!frames);
    }
});

it('tells all cards of a stack', async () => {
  const words = await Words.load('frantic-board', 'en', NAMES);
  const view = {
    board: SPACES.map(() => [] as string[]),
    used: [20],
    pawns: [20, 0],
    order: [0, 1],
    seat: 0,
  } as unknown as BoardView;
  view.board[20] = ['gift', 'stop', 'push north'];
  expect(spaceLabel(20, view, words, '')).toBe(
    'Space 20, Push, pointing north, worked this turn, 2 cards underneath, pawn of you',
  );
  expect(explain('20', view, words)?.text).toMatch(
    /^Push, pointing north, to 23\. .*Underneath, doing nothing: Stop and Gift\./,
  );
});
