/** The lessons I have begun and those I have had, kept in this browser. A lesson is a table of my own, and no match of mine. */
import type { GameName } from './protocol';
import { recall, remember } from './storage';

interface Begun {
  code: string;
  token: string;
}

const key = (game: GameName) => `lesson/${game}`;

/** The lesson of a game that is under way. */
export function lessonBegun(game: GameName): Begun | null {
  return recall<Begun | null>(key(game), null);
}

export function keepLesson(game: GameName, begun: Begun): void {
  remember(key(game), begun);
}

export function forgetLesson(game: GameName): void {
  remember(key(game), null);
}

/** Whether I have been through the lesson of a game, or do not want it. */
export function isLearnt(game: GameName): boolean {
  return recall<GameName[]>('learnt', []).includes(game);
}

export function noteLearnt(game: GameName): void {
  remember('learnt', [...new Set([...recall<GameName[]>('learnt', []), game])]);
}
