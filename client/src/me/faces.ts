/** Faces for people one has met: the same name has the same face, whichever table it was at. */
import type { PersonShape } from '../parts/persons';

const SHAPES: readonly PersonShape[] = ['disc', 'hexagon', 'square', 'triangle', 'diamond', 'blossom'];

/** Bots are ghosts with square eyes; I am a shield, as everywhere. */
export function faceOf(name: string, bot: string | null): { shape: PersonShape; square: boolean } {
  if (bot !== null) return { shape: 'ghost', square: true };
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return { shape: SHAPES[sum % SHAPES.length]!, square: false };
}
