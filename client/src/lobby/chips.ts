/** The three most telling things about how it is played at a table. */
import type { TableState } from '../lib/protocol';
import type { Words } from '../lib/words';

/** House rules that have a chip of their own, or belong to one. */
const TOLD = ['expansions', 'scoring', 'rounds', 'limit', 'board_for_two'];

/** Recommended limits, for few and for many: they depend on how many play, as games/<game>/options.py has it. */
const LIMITS: Record<string, Record<string, [few: number, many: number]>> = {
  frantic: { short: [137, 113], medium: [154, 137], long: [179, 154] },
  'frantic-board': { short: [99, 83], medium: [121, 99], long: [157, 121] },
};
const FEW: Record<string, number> = { frantic: 4, 'frantic-board': 3 };

export function telling(table: TableState, words: Words): string[] {
  const { options } = table;
  const found: string[] = [];
  const expansions = options.expansions;
  if (Array.isArray(expansions) && expansions.includes('troublemaker')) found.push(words.ui('app-chip-troublemaker'));
  const points = limit(table);
  if (options.scoring === 'rounds') found.push(words.ui('app-chip-rounds', { count: Number(options.rounds ?? 5) }));
  else if (points) found.push(words.ui('app-chip-limit', { points }));
  else if (table.game === 'malta' && table.people.length === 2)
    found.push(words.ui('app-chip-board', { count: Number(options.board_for_two ?? 5) }));
  found.push(words.ui(`app-clock-${table.settings.clock}`));
  const others = Object.keys(options).filter((name) => !TOLD.includes(name)).length;
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
