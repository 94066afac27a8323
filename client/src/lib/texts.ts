/** The Fluent files of the games and of the client, fetched a language and a game at a time. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { GameName, Language } from './protocol';

type Fetch = () => Promise<string>;

const shared = import.meta.glob<string>('../../../src/ruthless/texts/*.ftl', { import: 'default' });
const games = import.meta.glob<string>('../../../src/ruthless/games/*/texts/*.ftl', { import: 'default' });
const own = import.meta.glob<string>('../texts/*/*.ftl', { import: 'default' });

/** The client's own texts that belong to one game and are fetched with it. */
const PARTS: Record<GameName, string> = { frantic: 'frantic', 'frantic-board': 'board', malta: 'malta' };

function part(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length);
}

function files(game: GameName | null, language: Language): Fetch[] {
  const found: Fetch[] = [];
  const ofGames = new Set(Object.values(PARTS));
  for (const [path, fetch] of Object.entries(shared)) if (part(path) === language) found.push(fetch);
  for (const [path, fetch] of Object.entries(own)) {
    if (!path.includes(`/${language}/`)) continue;
    if (!ofGames.has(part(path)) || (game !== null && PARTS[game] === part(path))) found.push(fetch);
  }
  if (game !== null) {
    const folder = `/games/${game.replace('-', '_')}/texts/`;
    for (const [path, fetch] of Object.entries(games))
      if (path.includes(folder) && part(path) === language) found.push(fetch);
  }
  return found;
}

const bundles = new Map<string, FluentBundle>();
const fetching = new Map<string, Promise<FluentBundle>>();

/** The texts of a game in a language; of no game, only what every screen says. */
export function loadBundle(game: GameName | null, language: Language): Promise<FluentBundle> {
  const key = `${game ?? ''}/${language}`;
  let promise = fetching.get(key);
  if (!promise) {
    promise = Promise.all(files(game, language).map((fetch) => fetch())).then(
      (sources) => {
        const bundle = new FluentBundle(language, { useIsolating: false });
        for (const source of sources) {
          const clashes = bundle.addResource(new FluentResource(source));
          if (import.meta.env.DEV) for (const clash of clashes) console.error(`texts ${key}:`, clash.message);
        }
        bundles.set(key, bundle);
        return bundle;
      },
      (error) => {
        // without a network the next attempt may have more luck
        fetching.delete(key);
        throw error;
      },
    );
    fetching.set(key, promise);
  }
  return promise;
}

/** Texts that were loaded before. */
export function loadedBundle(game: GameName | null, language: Language): FluentBundle {
  const bundle = bundles.get(`${game ?? ''}/${language}`);
  if (!bundle) throw new Error(`the texts of ${game ?? 'the client'} in ${language} are not loaded`);
  return bundle;
}
