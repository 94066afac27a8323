/** The three most telling things about how it is played at a table. */
import { ofGame } from '../lib/games';
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

/** Recommended limits, for few and for many: they depend on how many play, as games/<game>/options.py has it. */
const LIMITS: Record<string, Record<string, [few: number, many: number]>> = {
  frantic: { short: [137, 113], medium: [154, 137], long: [179, 154] },
  'frantic-board': { short: [99, 83], medium: [121, 99], long: [157, 121] },
};
const FEW: Record<string, number> = { frantic: 4, 'frantic-board': 3 };

export function telling(table: TableState, words: Words): string[] {
  const { options } = table;
  const ofThis = ofGame(own, table.game);
  const found = ofThis?.chips(table, words) ?? [];
  const points = limit(table);
  if (options.scoring === 'rounds') found.push(words.ui('app-chip-rounds', { count: Number(options.rounds ?? 5) }));
  else if (points) found.push(words.ui('app-chip-limit', { points }));
  found.push(words.ui(`app-clock-${table.settings.clock}`));
  const others = Object.keys(options).filter((name) => ![...TOLD, ...(ofThis?.told ?? [])].includes(name)).length;
  if (others) found.push(words.ui('app-chip-changed', { count: others }));
  return found;
}

/** The limit in points; null in a game without one. */
function limit(table: TableState): number | null {
  const value = table.options.limit ?? 'medium';
  if (typeof value === 'number') return value;
  const many = table.people.length > (FEW[table.game] ?? 0);
  return LIMITS[table.game]?.[String(value)]?.[many ? 1 : 0] ?? null;
}
