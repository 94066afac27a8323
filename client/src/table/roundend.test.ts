import { describe, expect, it } from 'vitest';
import type { Command } from '../lib/protocol';
import type { Curtain } from './curtain.svelte';
import type { News } from './news.svelte';
import { RoundEnd } from './roundend.svelte';
import type { Client } from './tableview';

const ME = 4;

/** Somebody before whose eyes the second round has ended, and whom the table waits for beside these. */
function ended(waiting: number[] | null = null) {
  const sent: Command[] = [];
  const client = {
    down: true,
    table: { you: ME },
    update: { number: 7, hold: waiting && { what: 'round', left: 30000, waiting } },
    send: (command: Command) => sent.push(command),
    raise: () => undefined,
  };
  const news = { sheet: 2 as number | null, event: null as object | null };
  const table = { tempo: 1, moving: false, idle: false };
  const end = new RoundEnd(client as unknown as Client & Curtain, news as unknown as News, () => table);
  return { end, news, table, sent };
}

describe('the end of a round', () => {
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
