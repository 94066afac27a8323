import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import asked from '../dev/asked.fixtures.json';
import { table as frantic } from '../games/frantic';
import type { Told } from '../lib/protocol';
import { Words } from '../lib/words';
import type { GameTable, Scene } from './contract';
import { Firsts } from './firsts.svelte';
import type { Hints } from './hints.svelte';
import { Notes } from './notes.svelte';
import type { Picker } from './picker.svelte';
import type { Client, TableView } from './tableview';

interface Moment {
  view: TableView;
  log: Told[];
}
const game = frantic as unknown as GameTable<TableView>;
const moment = (question: string) => (asked as unknown as { frantic: Record<string, Moment[]> }).frantic[question]![0]!;

let words: Words;
beforeAll(async () => {
  words = await Words.load('frantic', 'en', ['Ada', 'Bob', 'Zoe', 'Otto', 'Mia', 'Kim']);
});

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

/** What is explained to somebody who is asked one thing after the other; `touched`: the card they have picked. */
function explained(firsts: Firsts | null, questions: readonly string[], touched = '') {
  let now = moment(questions[0]!);
  const picker = { picked: touched || null, reason: null, explain: () => touched && { title: '', text: touched } };
  const hints = { heading: () => null } as unknown as Hints;
  const notes = new Notes(picker as unknown as Picker, hints, () => ({
    client: { log: now.log } as unknown as Client,
    scene: { view: now.view, words, me: now.view.seat } as unknown as Scene<TableView>,
    game,
    firsts,
    witnesses: '',
    frozen: false,
  }));
  return questions.map((question) => {
    now = moment(question);
    void notes.shown; // as it is drawn
    picker.picked = null;
    picker.explain = () => '';
    notes.meet();
    return notes.shown?.heading.text ?? '';
  });
}

describe('whoever is new to a game', () => {
  it('is told once what each question, card or event is about', () => {
    const firsts = new Firsts('frantic');
    const [play, counter, again] = explained(firsts, ['play-or-draw', 'counter', 'play-or-draw']);
    expect(play).toBe(words.ui('frantic-ui-help-play-or-draw'));
    expect(counter).not.toBe('');
    expect(counter).not.toBe(play);
    expect(again).toBe('');
    expect(explained(new Firsts('frantic'), ['counter', 'play-or-draw']), 'in the next match').toEqual(['', '']);
  });

  it('is told nothing about a card that was read a moment ago', () => {
    const { view, log } = moment('counter');
    const card = String(game.led?.(view.question!, view, log)?.behind);
    expect(explained(new Firsts('frantic'), ['counter'], card)).toEqual(['']);
  });

  it('is new no more after some matches, and in a lesson it is the coach who speaks', () => {
    const firsts = new Firsts('frantic');
    for (let match = 0; match < 3; match++) firsts.finish();
    expect(explained(firsts, ['play-or-draw'])).toEqual(['']);
    expect(explained(null, ['play-or-draw'])).toEqual(['']);
  });
});
