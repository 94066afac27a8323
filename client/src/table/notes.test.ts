import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import asked from '../dev/asked.fixtures.json';
import { table as frantic } from '../games/frantic';
import { table as board } from '../games/frantic_board';
import { table as malta } from '../games/malta';
import { pointing } from '../games/malta/asking';
import type { GameName, Message, Told } from '../lib/protocol';
import { Words } from '../lib/words';
import type { GameTable, Scene } from './contract';
import { Firsts } from './firsts.svelte';
import type { Hints } from './hints.svelte';
import { Notes } from './notes.svelte';
import { Picker } from './picker.svelte';
import type { Client, TableView } from './tableview';

interface Moment {
  view: TableView;
  log: Told[];
}
type Sources = ReturnType<ConstructorParameters<typeof Notes>[2]>;

const NAMES = ['Ada', 'Bob', 'Zoe', 'Otto', 'Mia', 'Kim'];
const game = frantic as unknown as GameTable<TableView>;
const moments = asked as unknown as Record<string, Record<string, Moment[]>>;
const moment = (question: string) => moments.frantic![question]![0]!;
const silent = { heading: () => null } as unknown as Hints;

let words: Words;
beforeAll(async () => {
  words = await Words.load('frantic', 'en', NAMES);
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
  const notes = new Notes(picker as unknown as Picker, silent, () => ({
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

  it('gives way to the reason of a refusal, and is told the rest after it', () => {
    const picker = { picked: null as string | null, reason: null as Message | null, explain: () => null };
    const sources = {
      client: { log: [] },
      scene: { view: { question: { id: 'play-or-draw' }, hand: ['red-1'] }, words: {}, me: 0 },
      game: { facts: {}, help: () => 'A card fits by colour.' },
      firsts: { wants: () => true, tell: () => {} },
      witnesses: '',
      frozen: false,
    } as unknown as Sources;
    const notes = new Notes(picker as never, silent, () => sources);
    notes.meet();
    expect(notes.shown?.heading.text).toBe('A card fits by colour.');
    picker.picked = 'red-1';
    picker.reason = { id: 'no-fit' };
    expect(notes.shown).toBeNull();
    picker.reason = null;
    expect(notes.shown?.heading.text).toBe('A card fits by colour.');
  });
});

describe('a card whose face says enough', () => {
  it('is explained at one question, and whenever it is no answer', () => {
    const picker = {
      picked: 'red-1' as string | null,
      reason: null,
      explain: () => ({ title: 'Red 1', text: 'A number.' }),
    };
    const view = { question: { id: 'play-or-draw' }, options: ['red-1', 'blue-1'], hand: ['red-1', 'blue-1', 'red-7'] };
    const client = { log: [], update: { ask: { id: '3.0' } } };
    const sources = {
      client,
      scene: { view, words: { entryOf: () => 'card-number' }, me: 0 },
      game: { facts: {}, plain: new Set(['card-number']) },
      witnesses: '',
    } as unknown as Sources;
    const notes = new Notes(picker as never, silent, () => sources);
    expect(notes.shown?.heading.text).toBe('A number.');
    picker.picked = 'blue-1';
    expect(notes.shown?.heading.text).toBe('A number.');
    client.update.ask.id = '4.0';
    expect(notes.shown).toBeNull();
    picker.picked = 'red-7';
    expect(notes.shown?.heading.text).toBe('A number.');
  });
});

describe.each<[GameName, GameTable<never>]>([
  ['frantic-board', board as unknown as GameTable<never>],
  ['malta', malta as unknown as GameTable<never>],
])('on the board of %s', (name, table) => {
  const game = table as unknown as GameTable<TableView>;
  const all = Object.values(moments[name]!).flat();

  /** Somebody new to the game at a moment: what is explained to them of one thing after the other that they pick. */
  async function newcomer({ view, log }: Moment) {
    const words = await Words.load(name, 'en', NAMES);
    const client = { log, update: { view, ask: { id: '3.0' } }, table: { seated: NAMES } } as unknown as Client;
    const picker = new Picker(
      () => client,
      () => game,
      () => {},
    );
    const advice = { now: null as { title: string; text: string } | null };
    const hints = { heading: () => advice.now } as unknown as Hints;
    const notes = new Notes(picker, hints, () => ({
      client,
      scene: { view, words, me: view.seat } as unknown as Scene<TableView>,
      game: { ...game, help: () => 'A line for newcomers.', led: () => null },
      firsts: { wants: () => true, tell: () => {} } as unknown as Firsts,
      witnesses: '',
      frozen: false,
    }));
    notes.meet();
    const shown = (what: string | null) => {
      picker.picked = what;
      return notes.shown?.heading ?? null;
    };
    return { shown, advice, words };
  }

  it('a space that is no answer is explained', async () => {
    for (const moment of all) {
      const { shown } = await newcomer(moment);
      for (const space of name === 'malta' ? ['a1', 'b2', 'c3'] : ['start', '7', '24', 'finish']) {
        if (moment.view.options?.includes(space)) continue;
        const heading = shown(space);
        expect(heading?.title, space).toBeTruthy();
        expect(heading?.text, space).toMatch(/^\p{Lu}.*\.$/su);
        expect(heading?.text).not.toBe('A line for newcomers.');
      }
    }
  });

  it('what explains a space does not lie over it', async () => {
    for (const { view } of all) {
      const [low, high] = name === 'malta' ? ['b1', 'b5'] : ['3', '38'];
      if (view.options?.some((option) => option === low || option === high)) continue;
      if (name === 'malta' && pointing(view as never).handles.length) continue; // the names of lines stand above
      expect(game.noteAbove?.(view, low, true), low).toBe(true);
      expect(game.noteAbove?.(view, high, true), high).toBe(false);
    }
  });

  it('of what can be picked there the board speaks itself, and only advice that was asked for lies over it', async () => {
    let found = 0;
    for (const moment of all) {
      const { shown, advice, words } = await newcomer(moment);
      expect(shown(null)?.text).toBe('A line for newcomers.');
      const { question, options } = moment.view;
      for (const option of options ?? []) {
        if (!game.onStage(option, question!, moment.view) || words.isCard(option)) continue;
        advice.now = null;
        expect(shown(option), `${question!.id} ${option}`).toBeNull();
        advice.now = { title: 'A bot is thinking…', text: '' };
        expect(shown(option)).toBe(advice.now);
        found++;
      }
    }
    expect(found).toBeGreaterThan(100);
  });

  it('a card that lies there to be taken is explained as any other', async () => {
    for (const moment of all) {
      const { shown, words } = await newcomer(moment);
      for (const option of moment.view.options ?? [])
        if (words.isCard(option)) expect(shown(option)?.text, option).toBe(words.about(words.entryOf(option)));
    }
    expect(name === 'malta' || moments[name]!['take-from-market']?.length).toBeTruthy();
  });
});
