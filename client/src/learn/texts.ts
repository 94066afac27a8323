/** What coaches say, fetched when a lesson begins and added to the words of its game. */
import { FluentResource } from '@fluent/bundle';
import type { GameName, Language } from '../lib/protocol';
import { loadBundle } from '../lib/texts';

type Fetch = () => Promise<string>;

const shared = import.meta.glob<string>('../../../src/ruthless/lessons/texts/*.ftl', { import: 'default' });
const lessons = import.meta.glob<string>('../../../src/ruthless/lessons/*/texts/*.ftl', { import: 'default' });

const fetched = new Map<string, Promise<void>>();

/** Learn the words of a game's lesson in a language: afterwards the game's words have them. A game from outside brings its own. */
export function loadLesson(game: GameName, language: Language): Promise<void> {
  const key = `${game}/${language}`;
  let promise = fetched.get(key);
  if (!promise) {
    promise = fetch(game, language).catch((error) => {
      fetched.delete(key);
      throw error;
    });
    fetched.set(key, promise);
  }
  return promise;
}

async function fetch(game: GameName, language: Language): Promise<void> {
  const spoken = (files: Record<string, Fetch>): Record<string, Fetch> =>
    Object.fromEntries(Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`)));
  const own = Object.entries(spoken(lessons)).find(([path]) =>
    path.includes(`/lessons/${game.replaceAll('-', '_')}/`),
  )?.[1];
  const bundle = await loadBundle(game, language);
  for (const source of [...Object.values(spoken(shared)), ...(own ? [own] : [])])
    bundle.addResource(new FluentResource(await source()));
}
