import { describe, expect, it } from 'vitest';
import type { Advice } from '../lib/protocol';
import { Words } from '../lib/words';
import { asGood, Hints } from './hints.svelte';
import type { Client } from './tableview';

const entry = (option: string, chance: number, error = 0.02) => ({ option, chance, error, tries: 50 });
const ADVICE: Advice = {
  ask: '3.0',
  best: 'draw',
  entries: [entry('draw', 0.4), entry('red-7', 0.38), entry('no', 0.1)],
};

function client(reply: Advice | { refusal: { id: string } }, over: Partial<Client> = {}): Client {
  return {
    update: { ask: { id: '3.0' }, view: { options: ['draw', 'red-7', 'no'] } },
    table: { settings: { hints: true } },
    hint: async () => reply,
    ...over,
  } as unknown as Client;
}

describe('hints', () => {
  it('are there for a question with a choice, unless the host has forbidden them', () => {
    expect(new Hints(() => client(ADVICE)).allowed).toBe(true);
    const forced = { ask: { id: '3.0' }, view: { options: ['no'] } } as unknown as Client['update'];
    expect(new Hints(() => client(ADVICE, { update: forced })).allowed).toBe(false);
    const forbidden = { settings: { hints: false } } as unknown as Client['table'];
    expect(new Hints(() => client(ADVICE, { table: forbidden })).allowed).toBe(false);
  });

  it('are kept for their question and no other', async () => {
    const at = client(ADVICE);
    const hints = new Hints(() => at);
    expect(hints.speak).toBe(false);
    const thinking = hints.ask();
    expect(hints.speak).toBe(true);
    await thinking;
    expect(hints.advice?.best).toBe('draw');
    expect(hints.speak).toBe(true);
    hints.drop();
    expect(hints.speak).toBe(false);
    const asked = hints.ask();
    (at as { update: unknown }).update = { ask: { id: '4.0' }, view: { options: ['yes', 'no'] } };
    await asked;
    expect(hints.advice).toBeNull();
  });

  it('take the place of what else is explained, and at once', () => {
    let gaveWay = false;
    void new Hints(
      () => client(ADVICE),
      () => (gaveWay = true),
    ).ask();
    expect(gaveWay).toBe(true);
  });

  it('say why there are none', async () => {
    const hints = new Hints(() => client({ refusal: { id: 'server-too-fast' } }));
    await hints.ask();
    expect(hints.refusal?.id).toBe('server-too-fast');
    expect(hints.speak).toBe(true);
  });

  it('mark a few of very many options', async () => {
    const many = { ...ADVICE, entries: Array.from({ length: 30 }, (_, at) => entry(`${at}`, 0.3)) };
    const hints = new Hints(() => client(many));
    await hints.ask();
    expect(hints.shown.length).toBeLessThan(10);
  });

  it('say that there is no difference where the error is larger than what was found', async () => {
    const words = await Words.load('frantic', 'en');
    const told = async (...entries: Advice['entries']) => {
      const hints = new Hints(() => client({ ...ADVICE, entries }));
      await hints.ask();
      return hints.heading(words, 'play-or-draw');
    };
    const clear = await told(entry('draw', 0.4), entry('red-7', 0.2));
    expect(clear?.title).toBe('It would choose: draw a card');
    const some = await told(...ADVICE.entries);
    expect(some?.title).toBe('No difference');
    expect(some?.text).toMatch(/^Draw a card and red 7: 40 % to win, give or take 2\./);
    const all = await told(entry('draw', 0.4, 0.1), entry('red-7', 0.38, 0.1));
    expect(all?.text).toMatch(/^Whatever you choose: 40 %/);
  });

  it('call those as good that the estimates cannot tell from the best', () => {
    const [best] = ADVICE.entries;
    expect(asGood(best!, ADVICE.entries).map((one) => one.option)).toEqual(['red-7']);
  });
});
