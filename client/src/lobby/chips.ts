/** The three most telling things about how it is played at a table. */
import { agreements } from '../lib/days';
import { ofGame } from '../lib/games';
import { games } from '../lib/games.generated';
import type { TableState } from '../lib/protocol';
import type { Words } from '../lib/words';

/** Chips that only one game has: games/<game>/chips.ts. */
export interface GameChips {
  /** The house rules they tell. */
  told: readonly string[];
  chips(table: TableState, words: Words): string[];
}

const own = import.meta.glob<GameChips>('../games/*/chips.ts', { eager: true, import: 'chips' });

/** House rules that have a chip of their own, or belong to one. */
const TOLD = ['scoring', 'rounds', 'limit'];

export function telling(table: TableState, words: Words): string[] {
  const { options } = table;
  const ofThis = ofGame(own, table.game);
  const found = ofThis?.chips(table, words) ?? [];
  const points = limit(table);
  if (options.scoring === 'rounds') found.push(words.ui('app-chip-rounds', { count: Number(options.rounds ?? 5) }));
  else if (points) found.push(words.ui('app-chip-limit', { points }));
  found.push(words.ui(`app-clock-${table.settings.clock}`));
  found.push(...agreements(table).map((id) => words.ui(id)));
  const others = Object.keys(options).filter((name) => ![...TOLD, ...(ofThis?.told ?? [])].includes(name)).length;
  if (others) found.push(words.ui('app-chip-changed', { count: others }));
  return found;
}

/** The limit in points, recommended for so many people or agreed on; null in a game without one. */
function limit({ game, options, people }: TableState): number | null {
  const value = options.limit ?? 'medium';
  if (typeof value === 'number') return value;
  const spec = games.find(({ name }) => name === game);
  const limits = spec?.limits[String(value)] ?? [];
  return limits[Math.max(0, people.length - (spec?.fewest ?? 0))] ?? limits.at(-1) ?? null;
}
