/** Malta! on the home page. */
import type { GamePoster } from '../../../parts/gameposters';
import Picture from './Picture.svelte';

export const poster: GamePoster = {
  Picture,
  colour: 'blue',
  narrow: { top: 40, left: 14, scale: 0.62 },
  wide: { top: 16, right: 14, scale: 1 },
};
