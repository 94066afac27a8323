/** The board game on the home page. */
import '../art';
import type { GamePoster } from '../../../parts/gameposters';
import Picture from './Picture.svelte';

export const poster: GamePoster = {
  Picture,
  colour: 'yellow',
  narrow: { top: 40, left: 10, scale: 0.6 },
  wide: { top: 34, right: 14, scale: 1 },
};
