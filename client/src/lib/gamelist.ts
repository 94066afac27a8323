/** The games a server offers, those of other packages among them. */
import { api, type GameSpec } from './api';
import type { Language } from './protocol';
import { meet } from './texts';

/** All of them, once there are words for what they are called. */
export async function gamesHere(language: Language): Promise<GameSpec[]> {
  const games = await api.games();
  await meet(
    games.filter((game) => game.outside).map((game) => game.name),
    language,
  );
  return games;
}
