/** How each game shows itself on the home page: games/<game>/poster/index.ts. */
import type { Component } from 'svelte';
import { ofGame } from '../lib/games';
import type { GameName } from '../lib/protocol';
import PlainPicture from './PlainPicture.svelte';
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

/** A game that draws nothing of its own: some backs of cards. */
const PLAIN: GamePoster = {
  Picture: PlainPicture,
  colour: 'green',
  narrow: { top: 50, left: 14, scale: 0.62 },
  wide: { top: 40, right: 24, scale: 1 },
};

export function gamePoster(game: GameName): GamePoster {
  return ofGame(posters, game) ?? PLAIN;
}
