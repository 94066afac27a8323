/** The icons of Malta!, and the signs of its groups. */
import { almond, box, circle, disc, fan, polygon, sliced, star, tilted } from '../../parts/geometry';
import { AROUND, CIRCLING, common, MASK, U_TURN } from '../../parts/icons/common';
import type { Paths } from '../../parts/icons/format';

const up = (x: number, top: number, end: number): string => `M${x} ${top}l8 10.5h-5.2V${end}h-5.6V${top + 10.5}h-5.2z`;
const ring = (x: number, y: number, r: number, width: number): string => `${width}${disc(x, y, r)}`;
const plus = (x: number, y: number, arm: number, thick: number): string =>
  `M${x - thick} ${y - arm}h${2 * thick}v${arm - thick}h${arm - thick}v${2 * thick}h${thick - arm}v${arm - thick}h${-2 * thick}v${thick - arm}h${thick - arm}v${-2 * thick}h${arm - thick}z`;
const minus = (x: number, y: number, arm: number, thick: number): string => box(x - arm, y - thick, 2 * arm, 2 * thick);

const PAWN = 'M24 2A9.5 9.5 0 0 1 30 18.5L40 46H8L18 18.5A9.5 9.5 0 0 1 24 2z';
const TWO_CARDS = [tilted(11, 18.5, 14, 25, -10), box(20.5, 9, 16, 26)];
const ROW = [box(3, 3.5, 12, 21), box(18, 3.5, 12, 21), box(33, 3.5, 12, 21)];
const BEND = ['4.4M33 6.5H42V14', 'M36.5 13.5H47.5L42 21z'];

const STROKE_FROM = [5, 46.5] as const;
const STROKE_TO = [43, 1.5] as const;
const [LENS_ABOVE, LENS_BELOW] = sliced(almond(24, 24, 46, 27), STROKE_FROM, STROKE_TO, 11.5, 0);
const [IRIS_ABOVE, IRIS_BELOW] = sliced(circle(24, 24, 9.5), STROKE_FROM, STROKE_TO, 11.5, 0);

export const icons: Record<string, Paths> = {
  'everyone-moves': [
    up(8, 9, 33),
    up(24, 2, 29),
    up(40, 9, 33),
    disc(8, 41.5, 5),
    disc(24, 38.5, 5),
    disc(40, 41.5, 5),
  ],
  shove: ['M1.5 18.5H12.5V9.5L28 24L12.5 38.5V29.5H1.5z', disc(37.5, 24, 9.6)],
  'extra-step': ['6.8M2 42H12.5V33H22.5V24H32.5V14.5H37', 'M35.5 4.5L47.5 14.5L35.5 24.5z'],
  'swap-places': [...AROUND, disc(8, 24, 6.6), disc(40, 24, 6.6)],
  'going-home': ['M24 2.5L47 24H40V45.5H8V24H1zM19 30H29V45.5H19z'],
  'follow-me': [disc(33.5, 14.5, 12.5), disc(7.5, 40.5, 6.2), '5.6M12.5 35.5L18.5 29.5', 'M11.5 23L25 23L25 36.5z'],
  'remove-a-space': [`4.8,8.25 4.9${disc(24, 24, 20)}`, minus(24, 24, 10.5, 3.2)],
  'restore-a-space': [`${disc(24, 24, 21.5)}${plus(24, 24, 12, 3.5)}`],
  'rotate-a-space': [...CIRCLING, 'M24 14.5L33 24.5H27.2V34.5H20.8V24.5H15z'],
  'swap-spaces': [disc(15, 15, 12), ring(33, 33, 10, 4.6), ...BEND, ...BEND.map((path) => `${path}@180`)],
  'shift-a-line': [disc(8, 13, 6.8), disc(24, 13, 6.8), ring(40, 13, 5, 3.6), 'M2 31H28.5V23.5L47 35L28.5 46.5V39H2z'],
  'new-space': [disc(18.5, 29.5, 16.5), polygon(star(38, 10.5, 4, 10.5, 3.2))],
  'spin-everything': [0, 90, 180, 270]
    .flatMap((turn) => [`5.4M13 9.5A18.5 18.5 0 0 1 27 6.2@${turn}`, `M25.5 -.5L38 8L25 14.5z@${turn}`])
    .concat(disc(24, 24, 6.5)),
  'draw-two': [...TWO_CARDS, plus(41.5, 40, 6.5, 2.4)],
  'discard-two-of-yours': [...TWO_CARDS, minus(40.5, 41.5, 7, 2.6)],
  'halve-a-hand': [box(6, 3.5, 16, 41), '4.2,6.3 4M28 5.6H39.9V42.4H28'],
  'rob-the-richest': [MASK],
  'swap-hands': [
    ...fan(16, 12.5, 26, 4, 6.2, 17, 16),
    ...fan(16, 12.5, 26, 4, 6.2, 17, 16).map((path) => `${path}@180`),
    '4M36 4.5H43.5V12',
    '4M36 4.5H43.5V12@180',
  ],
  'pass-left': [...fan(26, 14, 40, 5, 7.4, 20, 12), 'M46 33H20V27L3 37L20 47V41H46z'],
  'everyone-draws': [...ROW, plus(24, 37, 9, 3)],
  'everyone-discards': [...ROW, minus(24, 37, 11, 3.2)],
  'end-turn': [
    'M1.5 3.5H46.5V9.5H1.5z',
    'M4.5 12.5H22.5C22.5 27 16 38.5 4.5 45zM43.5 12.5H25.5C25.5 27 32 38.5 43.5 45z',
  ],
  'blind-faith': [`${LENS_ABOVE}${IRIS_ABOVE}`, `${LENS_BELOW}${IRIS_BELOW}`, '5M6.5 44.7L41.5 3.3'],
  'lie-low': [`${PAWN}@270`, box(1.5, 42, 45, 4.5)],
  'extra-turn': common['second-chance'] ?? [],
  'reverse-order': [U_TURN],
  negate: [
    `${disc(24, 24, 22)}M16.2 11.3L24 19.1L31.8 11.3L36.7 16.2L28.9 24L36.7 31.8L31.8 36.7L24 28.9L16.2 36.7L11.3 31.8L19.1 24L11.3 16.2z`,
  ],
  boomerang: [
    'M6.5 3.5C26 1.5 44.5 17 46.5 40C46.8 45.5 39.5 47 37.5 42C33.5 30 25 20 7.5 13.5C2 11.5 1.5 4 6.5 3.5z',
    '3.6M9.5 24C7 30 7 34 9.5 38.5',
    'M2.5 37.5L15 35.5L12 46z',
  ],
  reshuffle: [
    '4M9 3.5H39V44.5H9z',
    '3.8M14 16H16C24 16 22 32 30 32M14 32H16C24 32 22 16 30 16',
    'M29 26L36 32L29 38zM29 10L36 16L29 22z',
  ],
  reinvite: [
    '4.2M27 17V4.6H6.5V42H27V31',
    'M5 3L19.5 8.5V47.5L5 43.5z',
    'M47 20.5V27.5H37.5V34.5L25 24L37.5 13.5V20.5z',
  ],
  'sudden-death': [
    '5M11 46.5L36.5 4',
    'M42 2.5C26 -.5 9 5.5 2.5 20.5C13 13.5 25 12.5 35.5 14.5z',
    '4.6M13.5 27L23.5 33',
  ],
  'group-pawns': [PAWN],
  'group-spaces': [disc(24, 24, 20.5)],
  'group-hands': [tilted(13.5, 25, 17, 34, -9), tilted(34.5, 24, 17, 34, 9)],
  'group-turns': [
    'M6.5 2.5H41.5V8.5C41.5 16 31 20 28 24C31 28 41.5 32 41.5 39.5V45.5H6.5V39.5C6.5 32 17 28 20 24C17 20 6.5 16 6.5 8.5z',
  ],
  'group-life': common.curse ?? [],
};
