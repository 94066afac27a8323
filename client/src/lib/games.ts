/** The games this client draws: one folder each in games/, named as the game is, with underscores. */
import type { GameName } from './protocol';

const stages = Object.keys(import.meta.glob('../games/*/index.ts'));

/** Their names, in the order in which people meet them. */
export const GAMES: readonly GameName[] = stages.map((path) => path.split('/')[2]!.replaceAll('_', '-')).sort();

/** What `files`, found by a pattern with one game's folder in it, has for a game. */
export function ofGame<T>(files: Record<string, T>, game: GameName): T | undefined {
  const folder = `/games/${game.replaceAll('-', '_')}/`;
  return Object.entries(files).find(([path]) => path.includes(folder))?.[1];
}
