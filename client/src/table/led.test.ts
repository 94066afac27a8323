import { beforeAll, describe, expect, it } from 'vitest';
import asked from '../dev/asked.fixtures.json';
import { table as frantic } from '../games/frantic';
import { table as board } from '../games/frantic_board';
import { table as malta } from '../games/malta';
import type { Language, Message, Told } from '../lib/protocol';
import { Words } from '../lib/words';
import type { GameTable } from './contract';
import { Run } from './led';
import type { TableView } from './tableview';

interface Moment {
  view: TableView;
  log: Told[];
}
type Tables = Record<'frantic' | 'frantic-board' | 'malta', GameTable<TableView>>;
const NAMES = ['Ada', 'Bob', 'Zoe', 'Otto', 'Mia', 'Kim'];
const TABLES = { frantic, 'frantic-board': board, malta } as unknown as Tables;
const questions = Object.entries(asked as unknown as Record<keyof Tables, Record<string, Moment[]>>).flatMap(
  ([game, moments]) => Object.entries(moments).map(([id, found]) => [game as keyof Tables, id, found] as const),
);
const moment = (game: keyof Tables, id: string, at = 0) =>
  questions.find(([one, name]) => one === game && name === id)?.[2][at] as Moment;

describe.each<Language>(['en', 'fr', 'de'])('in %s', (language) => {
  const words = new Map<keyof Tables, Words>();
  beforeAll(async () => {
    for (const game of Object.keys(TABLES) as (keyof Tables)[])
      words.set(game, await Words.load(game, language, NAMES));
  });

  it.each(questions)('%s: %s says what led to it, and can be explained', (game, id, moments) => {
    expect(moments.length, 'the question was met').toBeGreaterThan(0);
    const speech = words.get(game) as Words;
    for (const { view, log } of moments) {
      const question = view.question as Message;
      const led = TABLES[game].led?.(question, view, log);
      expect(led).toBeTruthy();
      if (!led) continue;
      expect(speech.has(led.message.id), led.message.id).toBe(true);
      const text = speech.render(led.message, view.seat);
      expect(text).not.toMatch(/-ui-|\{|undefined|NaN|\$|^\W*$/);
      // one line of a phone, or nearly
      if (led.message.id.includes('-ui-') && !/drew|pay$/.test(led.message.id))
        expect(text.length, text).toBeLessThan(72);
      const help = led.behind
        ? speech.about(speech.entryOf(led.behind))
        : (TABLES[game].help?.(question, view, speech) ?? '');
      expect(help, `help for ${id}`).not.toBe('');
    }
  });
});

describe('in particular', () => {
  let words: Words;
  beforeAll(async () => {
    words = await Words.load('frantic', 'en', NAMES);
  });
  const said = (id: string, seat: number, log: Message[], view: object = {}, args: object = {}) => {
    const whole = { seat, order: [0, 1, 2, 3], counts: [5, 5, 5, 5], options: [], ...view } as unknown as TableView;
    const led = TABLES.frantic.led?.({ id, ...args }, whole, [{ number: 1, facts: log }]);
    return led && words.render(led.message, seat);
  };
  const round = { id: 'round', round: 2, seat: 0 };

  it('the dealer carries out the start card', () => {
    const start = { id: 'start-card', seat: 0, card: 'gift:red' };
    expect(said('attack', 0, [round, start])).toBe('You deal, and the start card is red Gift.');
    expect(
      said('counter', 1, [round, start, { id: 'attacks', seat: 0, other: 1 }], {}, { seat: 0, card: 'gift:red' }),
    ).toBe('Ada deals, and the start card is red Gift.');
    const played = { id: 'plays', seat: 0, card: 'skip:red' };
    expect(said('attack', 0, [round, start, played])).toBe('You played red Skip.');
  });

  it('an attack that comes back is told as the attack it was', () => {
    const log = [
      round,
      { id: 'plays', seat: 2, card: 'gift:red' },
      { id: 'attacks', seat: 2, other: 3 },
      { id: 'plays', seat: 3, card: 'counterattack' },
      { id: 'counters', seat: 3, other: 2 },
    ];
    expect(said('redirect', 3, log)).toBe('You countered Zoe’s red Gift.');
    const on = [...log, { id: 'attacks', seat: 3, other: 0 }];
    expect(said('counter', 0, on, {}, { seat: 3, card: 'gift:red' })).toBe(
      'Otto countered, and sends red Gift on to you.',
    );
  });

  it('what was drawn is named, and whether it fits', () => {
    const log = (cards: string[]) => [round, { id: 'draws-cards', seat: 1, cards }];
    expect(said('play-or-pass', 1, log(['green-8']), { options: ['pass'] })).toBe('You drew green 8. It does not fit.');
    expect(said('play-or-pass', 1, log(['green-8']), { options: ['green-8', 'pass'] })).toBe(
      'You drew green 8. It fits.',
    );
    expect(said('play-or-pass', 1, log(['green-8', 'red-1']), { options: ['pass'] })).toMatch(/Nothing fits/);
  });

  it('an event names whose card brought it', () => {
    const log = [round, { id: 'plays', seat: 3, card: 'black-7' }, { id: 'event', seat: 3, event: 'market' }];
    expect(said('take-from-market', 0, log)).toBe('Otto’s black 7 brought Market.');
  });
});

describe('questions that are asked again', () => {
  it('count', () => {
    const give = moment('frantic', 'give');
    const { hand } = give.view;
    const question = { ...(give.view.question as Message), count: 2 };
    expect(TABLES.frantic.repeated?.(question, give.view, give.log, null)).toEqual({
      number: 2,
      total: Math.min(2, hand.length),
    });
    const share = moment('frantic', 'share-four');
    expect(TABLES.frantic.repeated?.({ id: 'share-four', count: 3 }, share.view, share.log, null)).toEqual({
      number: 3,
      total: 4,
    });
    const recession = moment('frantic', 'discard');
    const found = TABLES.frantic.repeated?.(recession.view.question as Message, recession.view, recession.log, null);
    expect(found?.number).toBeLessThanOrEqual(found?.total ?? 0);
  });

  it('are counted as long as nothing is told between them', () => {
    const run = new Run();
    const log = [{ number: 4, facts: [{ id: 'goes-to' }] }];
    const pay = { id: 'pay', other: 2 };
    expect(run.of('5.0', pay, log, true)).toBe(1);
    expect(run.of('5.0', pay, log, true), 'asked about twice').toBe(1);
    expect(run.of('6.0', pay, log, true)).toBe(2);
    expect(run.of('7.0', { id: 'pay', other: 3 }, log, true), 'somebody else is paid').toBe(1);
    const later = [...log, { number: 8, facts: [{ id: 'gives' }] }];
    expect(run.of('9.0', { id: 'pay', other: 3 }, later, true)).toBe(1);
    expect(new Run().of('6.0', pay, log, false), 'come in the middle of it').toBe(null);
  });
});
