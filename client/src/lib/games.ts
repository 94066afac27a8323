/** The games this client draws: one folder each in games/, named as the game is, with underscores. */
import { games } from './games.generated';
import type { GameName } from './protocol';

/** Their names, in the order in which people meet them. */
export const GAMES: readonly GameName[] = games.map(({ name }) => name);

/** What `files`, found by a pattern with one game's folder in it, has for a game. */
export function ofGame<T>(files: Record<string, T>, game: GameName): T | undefined {
  const folder = `/games/${game.replaceAll('-', '_')}/`;
  return Object.entries(files).find(([path]) => path.includes(folder))?.[1];
}
