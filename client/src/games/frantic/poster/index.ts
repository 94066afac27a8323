/** Frantic on the home page. */
import '../art';
import type { GamePoster } from '../../../parts/gameposters';
import Picture from './Picture.svelte';

export const poster: GamePoster = {
  Picture,
  colour: 'red',
  narrow: { top: 50, left: 14, scale: 0.62 },
  wide: { top: 26, right: 4, scale: 1.06 },
};
