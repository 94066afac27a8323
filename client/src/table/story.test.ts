import { describe, expect, it } from 'vitest';
import { facts as roles } from '../games/frantic/declared.generated';
import { lastAttack } from '../games/frantic/lastattack';
import type { Message } from '../lib/protocol';
import { actsOf } from './flights';
import { happenings } from './happenings';
import { seenCards } from './seen';
import { hits, turnsOf } from './story';
import { titlesOf } from './titles';

const told = (...moments: Message[][]) => moments.map((facts, number) => ({ number, facts }));

const GIFT = told(
  [
    { id: 'round', round: 1, seat: 0 },
    { id: 'start-card', seat: 0, card: 'red-9' },
  ],
  [
    { id: 'has-turn', seat: 1 },
    { id: 'plays', seat: 1, card: 'gift:red' },
  ],
  [{ id: 'attacks', seat: 1, other: 2 }],
  [{ id: 'gives', seat: 1, other: 2, count: 2 }],
  [
    { id: 'has-turn', seat: 2 },
    { id: 'draws', seat: 2, count: 1 },
  ],
  [{ id: 'passes', seat: 2 }],
  [
    { id: 'has-turn', seat: 0 },
    { id: 'plays', seat: 0, card: 'red-3' },
  ],
);

describe('the story', () => {
  it('is grouped by turn', () => {
    const turns = turnsOf(GIFT, roles);
    expect(turns.map((turn) => turn.seat)).toEqual([null, 1, 2, 0]);
    expect(turns[1]?.lines.map((line) => line.fact.id)).toEqual(['plays', 'attacks', 'gives']);
  });

  it('leaves what others do in the turn it belongs to, and the end of a round to nobody', () => {
    const log = told([
      { id: 'has-turn', seat: 3 },
      { id: 'draws', seat: 3, count: 2 },
      { id: 'plays', seat: 1, card: 'counterattack' },
      { id: 'round-ends' },
      { id: 'scores', seat: 0, cards: [] },
    ]);
    expect(turnsOf(log, roles).map((turn) => [turn.seat, turn.lines.length])).toEqual([
      [3, 2],
      [null, 2],
    ]);
  });

  it('counts who hits whom', () => {
    expect(hits(GIFT, 3, roles)).toEqual([
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 0],
    ]);
    expect(titlesOf(GIFT, 3, [0], roles)[0]).toMatchObject({
      id: 'meanest',
      seat: 1,
      args: { count: 1, on: 1, other: 2 },
    });
  });

  it('knows the last attack and what it gave', () => {
    expect(lastAttack(GIFT)).toEqual({ seat: 1, other: 2, card: 'gift:red', count: 2 });
  });

  it('knows the card of an attack that took its time, and forgets it when much else has happened', () => {
    const pause = Array.from({ length: 9 }, (): Message[] => [{ id: 'passes', seat: 3 }]);
    const four: Message[] = [{ id: 'plays', seat: 0, card: 'fantastic-four' }];
    const named: Message[] = [{ id: 'shares-four', seat: 0, other: 2, count: 4 }];
    const wish: Message[] = [{ id: 'wishes', seat: 0, wish: 'red' }];
    const attack = { seat: 0, other: 2, card: 'fantastic-four', count: null };
    expect(lastAttack(told(four, ...pause, named, wish))).toEqual(attack);
    expect(lastAttack(told(four, named, wish, ...pause))).toBeNull();
  });
});

describe('events', () => {
  it('come with what went from whom to whom', () => {
    const log = told(
      [{ id: 'plays', seat: 1, card: 'black-7' }],
      [
        { id: 'event', seat: 1, event: 'earthquake' },
        { id: 'hands-on', seat: 0, other: 1, count: 9 },
        { id: 'hands-on', seat: 1, other: 0, count: 3 },
      ],
      [
        { id: 'plays', seat: 0, card: 'red-1' },
        { id: 'draws', seat: 0, count: 1 },
      ],
    );
    expect(happenings(log, 0, roles)).toEqual([
      {
        key: '1.0',
        event: 'earthquake',
        seat: 1,
        card: 'black-7',
        flows: [
          { from: 0, to: 1, count: 9 },
          { from: 1, to: 0, count: 3 },
        ],
        facts: [],
        ended: false,
      },
    ]);
    expect(happenings(log, 1, roles)).toEqual([]);
  });

  it('of a black start card name that card, and wait for the sheet of the round before', () => {
    const log = told(
      [{ id: 'plays', seat: 2, card: 'black-9' }],
      [
        { id: 'event', seat: 2, event: 'finish-line' },
        { id: 'round-ends', text: 'finish-line' },
        { id: 'round', round: 2 },
        { id: 'start-card', seat: 0, card: 'black-3' },
        { id: 'event', seat: 0, event: 'charity' },
      ],
    );
    expect(happenings(log, 0, roles).map(({ event, card, ended }) => ({ event, card, ended }))).toEqual([
      { event: 'finish-line', card: 'black-9', ended: true },
      { event: 'charity', card: 'black-3', ended: false },
    ]);
  });
});

describe('flights', () => {
  it('go from where a card was to where it goes, and backs tell nothing', () => {
    const acts = actsOf(
      GIFT.flatMap((one) => one.facts),
      0,
      { facts: roles },
    );
    expect(acts.map((act) => act.flight && `${act.flight.from} ${act.flight.to} ${act.flight.card}`)).toEqual([
      'seat-1 pile gift:red',
      null,
      'seat-1 seat-2 null',
      'draw seat-2 null',
      'card:red-3 pile red-3',
    ]);
    expect(acts[1]?.bolt).toEqual({ from: 1, to: 2, icon: 'gift', count: null });
  });
});

describe('what others have seen of my hand', () => {
  it('is what they gave me and what they were shown, while I hold it', () => {
    const log = told(
      [{ id: 'gives-cards', seat: 1, other: 0, cards: ['red-1', 'red-2'] }],
      [{ id: 'takes-from-market', seat: 0, card: 'blue-5' }],
      [{ id: 'plays', seat: 0, card: 'red-2' }],
    );
    const seen = seenCards(log, 0, ['red-1', 'blue-5', 'green-4'], [1, 2], {
      facts: roles,
      shown: new Set(['takes-from-market']),
    });
    expect([...seen.entries()].map(([card, seats]) => [card, [...seats]])).toEqual([
      ['red-1', [1]],
      ['blue-5', [1, 2]],
    ]);
  });
});
