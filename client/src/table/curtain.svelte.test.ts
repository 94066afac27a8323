import { describe, expect, it } from 'vitest';
import { facts as roles } from '../games/frantic/declared.generated';
import type { Message, Told, Update } from '../lib/protocol';
import { behindCurtain } from './curtain.svelte';
import type { Client } from './tableview';

/** Somebody at a table, moment by moment. */
function listener() {
  const heard: { update: Update | null; log: Told[]; news: Told[] } = { update: null, log: [], news: [] };
  let changed = $state(0);
  const live = {
    get update() {
      void changed;
      return heard.update;
    },
    get log() {
      void changed;
      return heard.log;
    },
    get news() {
      void changed;
      return heard.news;
    },
    clockLeft: () => 5000,
    status: 'online',
    accepts: (option: string) => option === 'draw',
  } as unknown as Client;
  const curtain = behindCurtain(
    () => live,
    () => roles,
  );
  const hear = (number: number, facts: Message[], view: object, more: object = {}, watched = true) => {
    const told = facts.length ? [{ number, facts }] : [];
    heard.update = {
      is: 'update',
      match: 1,
      number,
      told,
      view,
      ask: { id: `${number}.0` },
      ...more,
    } as unknown as Update;
    heard.log = [...heard.log, ...told];
    heard.news = watched ? told : [];
    changed += 1;
    return curtain.update; // as the table does, which is drawn anew each time
  };
  return { curtain, hear };
}

const END: Message[] = [
  { id: 'plays', seat: 1, card: 'red-7' },
  { id: 'round-ends', text: 'finished' },
  { id: 'scores', seat: 0, points: 12, cards: [] },
];
const NEXT: Message[] = [
  { id: 'round', round: 2, seat: 1 },
  { id: 'start-card', seat: 1, card: 'black-3' },
  { id: 'event', seat: 1, event: 'charity' },
];

describe('the curtain', () => {
  it('falls at the end of a round and shows the table as it was, with the accounts as they are', () => {
    const { curtain, hear } = listener();
    hear(4, [{ id: 'has-turn', seat: 1 }], { hand: ['red-1'], sheet: [] });
    hear(5, [...END, ...NEXT], { hand: ['blue-9'], sheet: [[12, 0]] });
    expect(curtain.down).toBe(true);
    expect(curtain.update?.view).toMatchObject({ hand: ['red-1'], sheet: [[12, 0]], question: null });
    expect(curtain.update?.ask).toBeNull();
    expect(curtain.clockLeft()).toBeNull();
    expect(curtain.news.flatMap((told) => told.facts)).toEqual(END);
    expect(curtain.log.flatMap((told) => told.facts)).toHaveLength(4);
  });

  it('rises on what comes next, and nothing is told twice or left out', () => {
    const { curtain, hear } = listener();
    hear(4, [{ id: 'has-turn', seat: 1 }], {});
    hear(5, [...END, ...NEXT], { hand: ['blue-9'] });
    const before = curtain.log.at(-1)?.number ?? 0;
    curtain.raise();
    expect(curtain.down).toBe(false);
    expect(curtain.update?.view).toEqual({ hand: ['blue-9'] });
    expect(curtain.news.flatMap((told) => told.facts)).toEqual(NEXT);
    expect(curtain.news[0]?.number).toBeGreaterThan(before);
    hear(6, [{ id: 'has-turn', seat: 0 }], {});
    expect(curtain.log.flatMap((told) => told.facts)).toHaveLength(1 + END.length + NEXT.length + 1);
    expect(curtain.log.map((told) => told.number)).toEqual([4, 4.5, 5, 6]);
  });

  it('stays down while others say that they have seen it, and rises when the match goes on without us', () => {
    const { curtain, hear } = listener();
    hear(4, [{ id: 'has-turn', seat: 1 }], {});
    hear(5, [...END, ...NEXT], {}, { hold: { what: 'round', left: 30000, waiting: [0, 1] } });
    hear(5, [], {}, { hold: { what: 'round', left: 20000, waiting: [0] } }, false);
    expect(curtain.down).toBe(true);
    expect(curtain.update?.hold?.waiting).toEqual([0]);
    hear(6, [{ id: 'has-turn', seat: 0 }], { hand: ['green-2'] });
    expect(curtain.down).toBe(false);
    expect(curtain.update?.view).toEqual({ hand: ['green-2'] });
  });

  it('falls in the next match as well, whose moments are counted anew', () => {
    const { curtain, hear } = listener();
    hear(40, [{ id: 'has-turn', seat: 1 }], {});
    hear(41, [...END, ...NEXT], {});
    curtain.raise();
    hear(4, [{ id: 'has-turn', seat: 1 }], { hand: ['red-1'] }, { match: 2 });
    hear(5, [...END, ...NEXT], { hand: ['blue-9'] }, { match: 2 });
    expect(curtain.down).toBe(true);
    expect(curtain.update?.view).toMatchObject({ hand: ['red-1'] });
  });

  it('leaves all else to the client', () => {
    const { curtain } = listener();
    expect([curtain.status, curtain.accepts?.('draw'), curtain.hint]).toEqual(['online', true, undefined]);
  });

  it('does not fall for who comes later, nor at the end of a match', () => {
    const { curtain, hear } = listener();
    hear(5, [...END, ...NEXT], {}, {}, false);
    expect(curtain.down).toBe(false);
    hear(6, END, {});
    expect(curtain.down).toBe(false);
  });
});
