import { describe, expect, it } from 'vitest';
import scenes from '../dev/scenes.fixtures.json';
import { facts } from '../games/frantic/declared.generated';
import type { Told, Update } from '../lib/protocol';
import type { GameTable } from './contract';
import { News } from './news.svelte';
import type { Sound } from './sound';
import type { Client, TableView } from './tableview';

/** All that is asked of a game here. */
const table = { facts };

type Scene = keyof typeof scenes;

/** Somebody at a table who hears the two moments of a scene; `watched`: the second one as it happens. */
function listener() {
  const heard: { update: Update | null; log: Told[]; news: Told[] } = { update: null, log: [], news: [] };
  const sounds: Sound[] = [];
  const news = new News(
    () => heard as unknown as Client,
    (sound) => sounds.push(sound),
  );
  const hear = (scene: Scene, match = 1, watched = true) => {
    heard.log = [];
    return (scenes[scene] as unknown as Update[]).map((update, at) => {
      heard.update = { ...update, match };
      heard.news = at && watched ? update.told : [];
      heard.log = [...heard.log, ...update.told];
      return news.hear(0, table as unknown as GameTable<TableView>);
    });
  };
  return { news, hear, sounds };
}

describe('news', () => {
  it('shows an event until it is dismissed, in a rematch as well', () => {
    const { news, hear, sounds } = listener();
    for (const match of [1, 2]) {
      hear('frantic/event', match);
      expect(news.events.map((one) => one.event)).toEqual(['earthquake']);
      news.dismiss();
      expect(news.events).toEqual([]);
    }
    expect(sounds).toEqual(['event', 'event']);
  });

  it('shows the sheet of a round that ended before our eyes', () => {
    const { news, hear, sounds } = listener();
    hear('frantic/scores');
    expect(news.sheet).toBe((scenes['frantic/scores'][1] as unknown as { view: { sheet: [] } }).view.sheet.length);
    expect(sounds).toContain('curtain');
    news.clear();
    expect(news.sheet).toBeNull();
  });

  it('shows nothing of what happened while we were away', () => {
    const { news, hear, sounds } = listener();
    const acts = [...hear('frantic/event', 1, false), ...hear('frantic/scores', 2, false)];
    expect(acts.flat()).toEqual([]);
    expect([news.events, news.sheet, sounds]).toEqual([[], null, []]);
  });

  it('lets things fly that were done since', () => {
    const { hear } = listener();
    const [before, after] = hear('frantic/event');
    expect(before).toEqual([]);
    expect(after?.[0]?.flight).toMatchObject({ to: 'pile', card: 'black-7' });
  });
});
