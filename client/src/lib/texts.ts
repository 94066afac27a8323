/** The Fluent files of the games and of the client, fetched a language and a game at a time. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { GameName, Language } from './protocol';

type Fetch = () => Promise<string>;

/** What every screen says: the shared words, the client's own, and what each game is called. */
const shared = import.meta.glob<string>(
  ['../../../src/ruthless/texts/*.ftl', '../texts/*/*.ftl', '../games/*/poster/*.ftl'],
  { import: 'default' },
);
/** What only a game says: the words of its rules, and those of its table. */
const games = import.meta.glob<string>(['../../../src/ruthless/games/*/texts/*.ftl', '../games/*/texts/*.ftl'], {
  import: 'default',
});

function files(game: GameName | null, language: Language): Fetch[] {
  const spoken = ([path]: [string, Fetch]) => path.includes(`/${language}/`) || path.endsWith(`/${language}.ftl`);
  const folder = `/games/${game?.replaceAll('-', '_')}/texts/`;
  const own = Object.entries(games).filter(([path]) => game !== null && path.includes(folder));
  return [...Object.entries(shared), ...own].filter(spoken).map(([, fetch]) => fetch);
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
