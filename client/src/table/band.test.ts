import { beforeAll, describe, expect, it } from 'vitest';
import { table as frantic } from '../games/frantic';
import type { Message, TableState } from '../lib/protocol';
import { Words } from '../lib/words';
import { bandOf } from './band';
import type { GameTable, Persona, Scene } from './contract';
import type { Client, TableView } from './tableview';

const NAMES = ['Ada', 'Otto', 'Mia'];
const game = frantic as unknown as GameTable<TableView>;
let words: Words;
beforeAll(async () => {
  words = await Words.load('frantic', 'en', NAMES);
});

const person = (seat: number, more: Partial<Persona> = {}): Persona => ({
  seat,
  name: NAMES[seat] ?? '',
  initial: '',
  shape: 'disc',
  bot: seat === 1,
  here: true,
  replaced: false,
  eased: false,
  holiday: null,
  late: false,
  ...more,
});

interface Situation {
  asked: number[];
  /** Whose turn it is. */
  player?: number;
  did?: Message[];
  people?: Persona[];
  over?: boolean;
  clock?: string;
}

/** What Ada reads while she is not asked. */
function read({ asked, player = 1, did = [], people, over = false, clock = 'relaxed' }: Situation) {
  const log = [{ number: 4, facts: did }];
  const client = { status: 'online', log, table: { settings: { clock } } as TableState } as unknown as Client;
  const view = { seat: 0, player, asked, over, question: null } as unknown as TableView;
  const scene = { view, words, people: people ?? NAMES.map((_, seat) => person(seat)), me: 0 } as Scene<TableView>;
  const { title, text, led, persona, square, closed } = bandOf(client, scene, game, null, false);
  return { title, text, led, persona: persona?.seat, square, closed };
}

const DID: Message[] = [
  { id: 'has-turn', seat: 1 },
  { id: 'plays', seat: 1, card: 'red-7' },
  { id: 'draws', seat: 1, count: 2 },
];

describe('while others are asked, the band says', () => {
  it('what a bot has done, whose turn it is; it does not think', () => {
    expect(read({ asked: [1], did: DID })).toEqual({
      title: 'Otto’s turn',
      text: 'Otto draws 2 cards.',
      led: 'Otto plays red 7.',
      persona: 1,
      square: true,
      closed: false,
    });
    expect(read({ asked: [1], player: 2, did: DID }).title).toBe('Otto decides');
  });

  it('the same of a bot that sits in', () => {
    const people = [person(0), person(1), person(2, { here: false, replaced: true })];
    expect(read({ asked: [2], did: DID, people })).toMatchObject({
      title: 'Mia decides',
      text: 'Otto draws 2 cards.',
      square: true,
      closed: false,
    });
  });

  it('that somebody thinks, and what has happened, or how it looks', () => {
    expect(read({ asked: [2], did: DID })).toMatchObject({ title: 'Mia is thinking', text: 'Otto draws 2 cards.' });
    expect(read({ asked: [2] })).toMatchObject({ title: 'Mia is thinking', text: 'Or so it looks.' });
    expect(read({ asked: [1] })).toMatchObject({
      title: 'Otto is thinking',
      text: 'It only takes a moment to be mean.',
    });
  });

  it('that somebody is away, and what comes of it', () => {
    const people = [person(0), person(1), person(2, { here: false })];
    expect(read({ asked: [2], did: DID, people })).toMatchObject({
      title: 'Mia is away',
      text: 'A bot sits in when time runs out.',
      closed: true,
    });
    expect(read({ asked: [2], people, clock: 'off' }).text).toBe('The host may let a bot sit in.');
  });

  it('that several are asked, or that I have answered', () => {
    expect(read({ asked: [1, 2] })).toMatchObject({
      title: 'Several are thinking',
      text: 'Each hopes for the worst.',
    });
    expect(read({ asked: [1, 2], did: DID }).text).toBe('Otto draws 2 cards.');
    expect(read({ asked: [0, 2], did: DID })).toMatchObject({
      title: 'You have answered',
      text: 'Otto draws 2 cards.',
    });
    expect(read({ asked: [0, 2] }).text).toBe('The others are still at it.');
  });

  it('that it is over', () => {
    expect(read({ asked: [], over: true, did: DID }).title).toBe('It is over');
  });
});

describe('without a connection', () => {
  it('the band counts down to the bot that sits in, and shows no other number', () => {
    let left = 14_000;
    const client = {
      status: 'offline',
      log: [],
      update: { ask: { id: '3.0' }, clock: { left, grace: 32_000, total: 60_000 } },
      clockLeft: () => left,
    } as unknown as Client;
    const view = { seat: 0, player: 0, asked: [0], question: null } as unknown as TableView;
    const scene = { view, words, people: NAMES.map((_, seat) => person(seat)), me: 0 } as Scene<TableView>;
    const told = () => bandOf(client, scene, game, null, false);
    expect(told()).toMatchObject({ text: 'Your seat is kept. A bot plays in 46\u00a0s.', clock: false });
    left = -20_000;
    expect(told().text).toBe('Your seat is kept. A bot plays in 12\u00a0s.');
    left = -32_000;
    expect(told().text).toBe('Your seat is kept.');
  });
});
