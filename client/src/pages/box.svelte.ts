/** What the box of a game holds and how it is drawn, fetched for a screen that shows it. */
import { api, type Declared, type RuleBook } from '../lib/api';
import type { GameName } from '../lib/protocol';
import type { Words } from '../lib/words';
import { learnKinds } from '../parts/cards';
import type { GameTable } from '../table/contract';
import { gameTable } from '../table/games';
import type { TableView } from '../table/tableview';
import { catalogue, type Entry, type Group } from './catalogue';
import { type Pictured, picturesOf } from './pictured';

export interface Box {
  /** What the game provides for its table; null until it is here. */
  readonly game: GameTable<TableView> | null;
  readonly pictured: Pictured<TableView> | null;
  /** Empty until everything is here. */
  readonly groups: Group[];
  readonly entries: ReadonlyMap<string, Entry>;
}

interface Opened {
  name: GameName;
  game: GameTable<TableView>;
  pictured: Pictured<TableView> | null;
  declared: Declared;
}

/** Call while a component is set up. `words` are those of the game, or null while they are fetched. */
export function boxOf(
  name: () => GameName,
  book: () => RuleBook | null,
  words: () => Words | null,
  failed: (error: unknown) => void = () => {},
): Box {
  let opened = $state.raw<Opened | null>(null);
  $effect(() => {
    const wanted = name();
    let stale = false;
    Promise.all([gameTable(wanted), picturesOf(wanted), api.declared(wanted)]).then(([game, pictured, declared]) => {
      if (stale) return;
      learnKinds(wanted, declared.kinds);
      opened = { name: wanted, game, pictured, declared };
    }, failed);
    return () => {
      stale = true;
    };
  });
  const here = $derived(opened?.name === name() ? opened : null);
  const groups = $derived.by(() => {
    const spoken = words();
    return here && spoken?.game === here.name ? catalogue(here.declared.kinds, book(), spoken) : [];
  });
  const entries = $derived(new Map(groups.flatMap((one) => one.entries).map((entry) => [entry.kind, entry])));
  return {
    get game() {
      return here?.game ?? null;
    },
    get pictured() {
      return here?.pictured ?? null;
    },
    get groups() {
      return groups;
    },
    get entries() {
      return entries;
    },
  };
}
