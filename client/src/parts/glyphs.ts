/**
 * Drawn figures and capitals: box 60×100, stroke 22, butt ends.
 *
 * Never typed, so that they look the same with every font. Lines become strokes, the rest is filled.
 */

interface Glyph {
  width: number;
  line?: string;
  fill?: string;
}

const O = 'M11 30A19 19 0 0 1 49 30V70A19 19 0 0 1 11 70z';

const GLYPHS: Record<string, Glyph> = {
  '0': { width: 60, line: O },
  '1': { width: 44, fill: 'M22 0H44V100H22V36L2 43V20z' },
  '2': { width: 58, line: 'M11 36V30A18.5 19 0 0 1 48 30C48 54 12.5 60 12.5 89H57' },
  '3': {
    width: 60,
    line: 'M11 35V30A19 19 0 0 1 49 30A19 20 0 0 1 30 50H22M30 50A19 19.5 0 0 1 49 70A19 19 0 0 1 11 70V65',
  },
  '4': { width: 60, fill: 'M26 0H52V60H60V81H52V100H30V81H0V62zM30 61V28L18.5 61z' },
  '5': { width: 60, line: 'M54 11H17V47H30A19 20 0 0 1 49 67V70A19 19 0 0 1 11 70V65' },
  '6': { width: 60, line: 'M49 34V30A19 19 0 0 0 11 30V70A19 19 0 0 0 49 70V67A19 19 0 0 0 11 67' },
  '7': { width: 56, fill: 'M0 0H56V21L34 100H10L32 22H0z' },
  '8': {
    width: 60,
    line: 'M30 11A18 19.5 0 0 1 30 50A18 19.5 0 0 1 30 11zM30 50A19 19.5 0 0 1 30 89A19 19.5 0 0 1 30 50z',
  },
  '9': { width: 60, line: 'M11 66V70A19 19 0 0 0 49 70V30A19 19 0 0 0 11 30V33A19 19 0 0 0 49 33' },
  A: { width: 60, line: 'M11 100V30A19 19 0 0 1 49 30V100M11 63H49' },
  B: { width: 60, line: 'M11 50H29A19 19.5 0 0 0 29 11H11V89H30A19 19.5 0 0 0 30 50' },
  C: { width: 60, line: 'M49 36V30A19 19 0 0 0 11 30V70A19 19 0 0 0 49 70V64' },
  D: { width: 60, line: 'M11 11H26A23 23 0 0 1 49 34V66A23 23 0 0 1 26 89H11z' },
  E: { width: 51, line: 'M51 11H11V89H51M11 50H46' },
  F: { width: 50, line: 'M50 11H11V100M11 52H45' },
  G: { width: 60, line: 'M49 36V30A19 19 0 0 0 11 30V70A19 19 0 0 0 49 70V55H29' },
  H: { width: 60, line: 'M11 0V100M49 0V100M11 50H49' },
  I: { width: 22, line: 'M11 0V100' },
  J: { width: 50, line: 'M39 0V70A14 19 0 0 1 11 70V62' },
  K: { width: 60, line: 'M11 0V100', fill: 'M22 42L35 0H60L39 48L60 100H35L22 62z' },
  L: { width: 48, line: 'M11 0V89H48' },
  M: { width: 80, fill: 'M0 100V0H24L40 46L56 0H80V100H58V54L47 84H33L22 54V100z' },
  N: { width: 62, fill: 'M0 100V0H22L40 50V0H62V100H40L22 50V100z' },
  O: { width: 60, line: O },
  P: { width: 60, line: 'M11 100V11H29A19 22 0 0 1 29 55H11' },
  Q: { width: 60, line: O, fill: 'M30 66L47 58L66 98L48 106z' },
  R: { width: 60, line: 'M11 100V11H29A19 20 0 0 1 29 51H11', fill: 'M23 56H45L60 100H37z' },
  S: { width: 60, line: 'M49 35V30A19 19 0 0 0 11 30C11 55 49 46 49 70A19 19 0 0 1 11 70V65' },
  T: { width: 58, line: 'M0 11H58M29 0V100' },
  U: { width: 60, line: 'M11 0V70A19 19 0 0 0 49 70V0' },
  V: { width: 62, fill: 'M0 0H23L31 60L39 0H62L43 100H19z' },
  W: { width: 92, fill: 'M0 0H22L29 56L37 0H55L63 56L70 0H92L74 100H54L46 48L38 100H18z' },
  X: { width: 62, fill: 'M0 0H24L31 26L38 0H62L44 50L62 100H38L31 74L24 100H0L18 50z' },
  Y: { width: 62, fill: 'M0 0H23L31 34L39 0H62L42 62V100H20V62z' },
  Z: { width: 56, fill: 'M0 0H56V20L28 78H56V100H0V80L28 22H0z' },
  '-': { width: 34, line: 'M0 52H34' },
  "'": { width: 22, fill: 'M0 0H22L16 34H6z' },
  '!': { width: 22, fill: 'M0 0H22L18 66H4zM0 78H22V100H0z' },
  // an I as wide as the others
  '|': { width: 60, line: 'M30 0V100M6 11H54M6 89H54' },
  ' ': { width: 22 },
};

export const GAP = 9;

/** A drawn character as markup, its left upper corner at 0, 0. */
export function glyph(character: string): string {
  const { line, fill } = GLYPHS[character] ?? {};
  return (
    (line ? `<path d="${line}" fill="none" stroke="currentColor" stroke-width="22"/>` : '') +
    (fill ? `<path d="${fill}" fill="currentColor" fill-rule="evenodd"/>` : '')
  );
}

export const canDraw = (text: string): boolean => [...text].every((character) => character in GLYPHS);

export interface Placed {
  character: string;
  x: number;
  width: number;
}

/** Where the characters of a line stand, and how wide it is; 100 units high. */
export function layOut(text: string, gap = GAP): { placed: Placed[]; width: number } {
  let x = 0;
  const placed = [...text].map((character) => {
    const width = GLYPHS[character]?.width ?? 60;
    const one = { character, x, width };
    x += width + gap;
    return one;
  });
  return { placed, width: Math.max(0, x - gap) };
}

/** A line of drawn characters, 100 high; `cut`: each is sliced and slips. */
export function drawn(text: string, cut = false): string {
  return layOut(text)
    .placed.map(({ character, x }) => {
      const one = glyph(character);
      const inside = cut
        ? `<g clip-path="url(#cut-above)">${one}</g><g transform="translate(-4.7 1.8)" clip-path="url(#cut-below)">${one}</g>`
        : one;
      return `<g transform="translate(${x})">${inside}</g>`;
    })
    .join('');
}

/** A line of drawn characters of some height around a middle. */
export function drawnAt(text: string, x: number, y: number, height: number, cut = false): string {
  const scale = height / 100;
  const left = x - (layOut(text).width * scale) / 2;
  return `<g transform="translate(${left.toFixed(2)} ${y - height / 2}) scale(${scale})">${drawn(text, cut)}</g>`;
}

/** The clip paths of the cut stand in the page once, instead of in each of some hundred pictures. */
const CLIPS = `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>
<clipPath id="cut-above"><path d="M-40-30H120V25L-40 87.4z"/></clipPath>
<clipPath id="cut-below"><path d="M-40 91V130H120V28.6z"/></clipPath>
<clipPath id="mark-above"><path d="M-40-30H620V49L-40 71z"/></clipPath>
<clipPath id="mark-below"><path d="M-40 76V130H620V54z"/></clipPath>
<clipPath id="card-field"><rect x="4" y="4" width="92" height="132" rx="7"/></clipPath>
<clipPath id="hazard-field"><path d="M4 108L96 72V129a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7z"/></clipPath>
</defs></svg>`;

if (typeof document !== 'undefined' && !document.getElementById('cut-above')) {
  document.body.insertAdjacentHTML('afterbegin', CLIPS);
}
