/** The Fluent files of the games and of the client, fetched a language and a game at a time. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from './api';
import { functions } from './elision';
import { GAMES } from './games';
import type { GameName, Language } from './protocol';

type Fetch = () => Promise<string>;

/** What every screen says: the shared words, the client's own, and what each game is called. */
const shared = import.meta.glob<string>(
  ['../../../src/ruthless/texts/*.ftl', '../texts/*/*.ftl', '!../texts/*/table.ftl', '../games/*/poster/*.ftl'],
  { import: 'default' },
);
/** What every table says, whatever is played. */
const tables = import.meta.glob<string>('../texts/*/table.ftl', { import: 'default' });
/** What only a game says: the words of its rules, and those of its table. */
const games = import.meta.glob<string>(['../../../src/ruthless/games/*/texts/*.ftl', '../games/*/texts/*.ftl'], {
  import: 'default',
});

function files(game: GameName | null, language: Language): Fetch[] {
  const spoken = ([path]: [string, Fetch]) => path.includes(`/${language}/`) || path.endsWith(`/${language}.ftl`);
  const folder = `/games/${game?.replaceAll('-', '_')}/texts/`;
  const own = Object.entries(games).filter(([path]) => game !== null && path.includes(folder));
  const table = game === null ? [] : Object.entries(tables);
  return [...Object.entries(shared), ...table, ...own].filter(spoken).map(([, fetch]) => fetch);
}

/** What other packages say of a game: all of one that is theirs, or the cards they add to one of ours. */
async function fromOutside(game: GameName, language: Language): Promise<string> {
  if (!GAMES.includes(game)) return `${await textsOf(game, language)}\n${await titleOf(game, language)}`;
  const spec = await api.game(game).catch(() => null);
  return Object.keys(spec?.expansions ?? {}).length ? textsOf(game, language) : '';
}

const sources = new Map<string, Promise<string>>();

/** Texts that a server has; asked for once. */
function textsOf(game: GameName, language: Language): Promise<string> {
  const key = `${game}/${language}`;
  let promise = sources.get(key);
  if (!promise) {
    promise = api.texts(game, language).catch((error) => {
      sources.delete(key);
      throw error;
    });
    sources.set(key, promise);
  }
  return promise;
}

/** What a game of another package is called, as a text that every screen can say. */
async function titleOf(game: GameName, language: Language): Promise<string> {
  const bundle = new FluentBundle(language, { functions, useIsolating: false });
  bundle.addResource(new FluentResource(await textsOf(game, language)));
  const message = bundle.getMessage(game);
  const said = (pattern: Parameters<typeof bundle.formatPattern>[0] | null | undefined) =>
    pattern ? bundle.formatPattern(pattern).replaceAll('\n', ' ') : '';
  const line = said(message?.attributes.line);
  return `app-game-${game} = ${said(message?.value) || game}\n${line && `    .line = ${line}\n`}`;
}

const bundles = new Map<string, FluentBundle>();
const fetching = new Map<string, Promise<FluentBundle>>();

/** The texts of a game in a language; of no game, only what every screen says. */
export function loadBundle(game: GameName | null, language: Language): Promise<FluentBundle> {
  const key = `${game ?? ''}/${language}`;
  let promise = fetching.get(key);
  if (!promise) {
    const further = [titlesOf(language).catch(() => ''), ...(game === null ? [] : [fromOutside(game, language)])];
    promise = Promise.all([...files(game, language).map((fetch) => fetch()), ...further]).then(
      (sources) => {
        const bundle = new FluentBundle(language, { functions, useIsolating: false });
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

/** The games of other packages that this browser has heard of. */
const met = new Set<GameName>();

/** What they are called, in the words of every screen. */
async function titlesOf(language: Language): Promise<string> {
  return (await Promise.all([...met].map((game) => titleOf(game, language)))).join('');
}

/** Learn what games of other packages are called, for all that is loaded in a language. */
export async function meet(games: readonly GameName[], language: Language): Promise<void> {
  const strangers = games.filter((game) => !GAMES.includes(game) && !met.has(game));
  if (!strangers.length) return;
  for (const game of strangers) met.add(game);
  const titles = new FluentResource(await titlesOf(language));
  for (const [key, bundle] of bundles) if (key.endsWith(`/${language}`)) bundle.addResource(titles);
}

/** Texts that were loaded before. */
export function loadedBundle(game: GameName | null, language: Language): FluentBundle {
  const bundle = bundles.get(`${game ?? ''}/${language}`);
  if (!bundle) throw new Error(`the texts of ${game ?? 'the client'} in ${language} are not loaded`);
  return bundle;
}
