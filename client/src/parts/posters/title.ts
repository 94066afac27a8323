/** The drawn titles of events: how they are broken into lines, and how each letter stands. */
import { GAP, glyph, layOut } from '../glyphs';

interface At {
  place: number;
  count: number;
  /** Between −1 and 1, from the first letter to the last. */
  part: number;
}

/** How a letter stands: a transform in its own box, 100 high, baseline at 100. */
export type Trick = (at: At, width: number) => string;

export interface TitleLine {
  text: string;
  scale: number;
  left: number;
  top: number;
}

const TITLE_WIDE = 278;

export interface Spread {
  /** All letters are as wide as each other. */
  even?: boolean;
  /** How large a letter is, from the first at −1 to the last at 1. */
  swell?: (part: number) => number;
}

/** Where the letters of a line stand, 100 units high. */
function spread(
  text: string,
  { even = false, swell }: Spread,
): { placed: { character: string; x: number; width: number; size: number }[]; width: number } {
  let x = 0;
  const placed = layOut(text).placed.map(({ character, width }, place) => {
    const size = swell?.(text.length > 1 ? (2 * place) / (text.length - 1) - 1 : 0) ?? 1;
    const one = { character, x, width, size };
    x += (even ? 60 : width) * size + GAP;
    return one;
  });
  return { placed, width: x - GAP };
}

export function titleLines(title: string, largest: number, how: Spread): TitleLine[] {
  const words = title.split(' ');
  const wide = (text: string): number => spread(text, how).width;
  let best = [title];
  const high = (lines: string[]): number =>
    Math.min(
      ...lines.map((text) => (100 * TITLE_WIDE) / wide(text)),
      lines.length > 1 ? Math.min(35, largest) : largest,
    );
  for (let at = 1; at < words.length; at++) {
    const lines = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (high(lines) * 1.35 > high(best) * (best.length > 1 ? 1.35 : 1)) best = lines;
  }
  const size = high(best);
  const top = (best.length > 1 ? 274 : 280) - (size * best.length + 6 * (best.length - 1)) / 2;
  return best.map((text, place) => ({
    text,
    scale: size / 100,
    left: 160 - (wide(text) * size) / 200,
    top: top + place * (size + 6),
  }));
}

export const plain: Trick = () => '';

/** Smaller, on the same baseline. */
const sized = (scale: number): string => `translate(0 ${(100 * (1 - scale)).toFixed(1)}) scale(${scale.toFixed(3)})`;

export function letters(lines: TitleLine[], trick: Trick, how: Spread = {}): string {
  const count = lines.reduce((sum, { text }) => sum + text.length, 0);
  let place = 0;
  return lines
    .map(({ text, scale, left, top }) =>
      spread(text, how)
        .placed.map(({ character, x, width, size }) => {
          const at = { place, count, part: count > 1 ? (2 * place) / (count - 1) - 1 : 0 };
          place += 1;
          return `<g transform="translate(${(left + x * scale).toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)}) ${size === 1 ? '' : sized(size)} ${trick(at, width)}">${glyph(character)}</g>`;
        })
        .join(''),
    )
    .join('');
}
