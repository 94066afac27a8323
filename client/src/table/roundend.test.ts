import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import type { Curtain } from './curtain.svelte';
import type { News } from './news.svelte';
import { RoundEnd } from './roundend.svelte';
import type { Client } from './tableview';

const ME = 4;

/** Somebody before whose eyes the second round has ended, and whom the table waits for beside these. */
function ended(waiting: number[] | null = null) {
  const sent: Command[] = [];
  const raised = { times: 0 };
  const client = {
    down: true,
    table: { you: ME },
    update: { number: 7, hold: waiting && { what: 'round', left: 30000, waiting } },
    send: (command: Command) => sent.push(command),
    raise: () => raised.times++,
  };
  const news = { sheet: 2 as number | null, event: null as object | null };
  const table = { tempo: 1, moving: false, idle: false };
  const end = new RoundEnd(client as unknown as Client & Curtain, news as unknown as News, () => table);
  return { end, client, news, table, sent, raised };
}

describe('the end of a round', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.motion = 'full';
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lets its last card be looked at before the sheet, for as long as the table goes', () => {
    const { end, table } = ended();
    table.tempo = 2;
    end.linger();
    vi.advanceTimersByTime(1799);
    expect(end.sheet).toBeNull();
    vi.advanceTimersByTime(1);
    expect(end.sheet).toBe(2);
  });

  it('is shown at once where nothing moves, where the next round is seen already, and without a sheet', () => {
    const still = ended();
    settings.motion = 'still';
    expect(still.end.linger()).toBeUndefined();
    expect(still.end.sheet).toBe(2);

    settings.motion = 'full';
    const late = ended();
    late.end.linger();
    late.client.down = false;
    expect(late.end.sheet).toBe(2);

    const none = ended();
    none.news.sheet = null;
    expect(none.end.linger()).toBeUndefined();
  });

  it('is looked at anew when another one follows: an earlier wait does not end the later one', () => {
    const { end } = ended();
    const stop = end.linger();
    vi.advanceTimersByTime(800);
    stop?.();
    end.linger();
    vi.advanceTimersByTime(800);
    expect(end.sheet).toBeNull();
    vi.advanceTimersByTime(100);
    expect(end.sheet).toBe(2);
  });

  it('gives way to the next round once its sheet, its event and all that moved are gone', () => {
    const { end, client, news, table, raised } = ended();
    table.moving = true;
    news.event = {};
    end.giveWay();
    news.sheet = null;
    end.giveWay();
    news.event = null;
    end.giveWay();
    expect(raised.times).toBe(0);
    table.moving = false;
    end.giveWay();
    expect(raised.times).toBe(1);
    client.down = false;
    end.giveWay();
    expect(raised.times, 'it is seen already').toBe(1);
  });

  it('waits for what is still on its way, and for the event that led to it', () => {
    const { end, news, table } = ended();
    expect(end.sheet).toBe(2);
    table.moving = true;
    expect(end.sheet).toBeNull();
    table.moving = false;
    news.event = {};
    expect(end.sheet).toBeNull();
  });

  it('stays until the table has heard that I have seen it, if it waits for me', () => {
    const { end, news, sent } = ended([ME, 5]);
    end.goOn();
    expect(sent).toEqual([{ do: 'seen', number: 7 }]);
    expect(news.sheet).toBe(2);
  });

  it('is put away where nobody waits, and by who only watches', () => {
    const alone = ended();
    alone.end.goOn();
    expect(alone.news.sheet).toBeNull();

    const seen = ended([5]);
    seen.end.goOn();
    expect(seen.news.sheet, 'others are still looking').toBe(2);
    seen.table.idle = true;
    seen.end.goOn();
    expect(seen.news.sheet).toBeNull();
    expect([...alone.sent, ...seen.sent]).toEqual([]);
  });
});
