/** How each game shows itself on the home page: games/<game>/poster/index.ts. */
import type { Component } from 'svelte';
import { ofGame } from '../lib/games';
import type { GameName } from '../lib/protocol';
import type { SuitName } from './suits';

export interface GamePoster {
  /** Drawn in a box of 300 × 200. */
  Picture: Component;
  colour: SuitName;
  /** Where the box stands, and how large it is drawn: on a phone and on a wide screen. */
  narrow: { top: number; left: number; scale: number };
  wide: { top: number; right: number; scale: number };
}

const posters = import.meta.glob<GamePoster>('../games/*/poster/index.ts', { eager: true, import: 'poster' });

export function gamePoster(game: GameName): GamePoster | undefined {
  return ofGame(posters, game);
}
