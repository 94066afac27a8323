/** What several games and the frame draw alike: icons by their name, and shapes that icons are made of. */
import { box, disc, fan, polygon, sliced, star, tilted } from '../geometry';
import type { Paths } from './format';

const SHIELD = 'M5 4H43V23C43 34 35 41 24 46C13 41 5 34 5 23z';
const [STAR_ABOVE, STAR_BELOW] = sliced(star(24.5, 26, 5, 23, 9.2), [4, 34.5], [44, 18.9], 2.6, 3);
const PALM =
  'M11 34H42.6V37.5C42.6 43 39 46.5 34 46.5H21C13.6 46.5 8.4 42 6.4 35L3.4 25.2A3.1 3.1 0 0 1 9.2 23.2L11 28z';
const finger = (x: number, top: number): string => `M${x} 32V${top + 3.2}a3.2 3.2 0 0 1 6.4 0V32z`;

/** A circling arrow; something stands in it. */
export const CIRCLING = ['5.6M40.6 31A17.4 17.4 0 1 1 34 12.2', 'M28.5 4.5L46.5 6.5L38 21.5z'];
export const U_TURN =
  'M42 45.5H33V20.5A6.8 6.8 0 0 0 19.4 20.5V23.5H28L15 40L2 23.5H10.4V20.5A15.8 15.8 0 0 1 42 20.5z';

export const MASK =
  'M1.5 16.5C8 11.5 17 12.5 24 17C31 12.5 40 11.5 46.5 16.5C47.5 27 41 36.5 33 36.5C28.5 36.5 26.5 31.5 24 29.5C21.5 31.5 19.5 36.5 15 36.5C7 36.5 .5 27 1.5 16.5zM8.5 21C12 21 17 23.5 20 27C16 30.5 9.5 28.5 8.5 21zM39.5 21C36 21 31 23.5 28 27C32 30.5 38.5 28.5 39.5 21z';

/** One arrow over, one under: what is on the sides changes places. */
export const AROUND: Paths = [
  '5M11 14.5A16 16 0 0 1 33 11',
  'M29.5 2.5L43 13.5L28 19.5z',
  '5M11 14.5A16 16 0 0 1 33 11@180',
  'M29.5 2.5L43 13.5L28 19.5z@180',
];

export const common: Record<string, Paths> = {
  gift: [
    'M8 30.5H22V45.5H8zM25.8 30.5H39.8V45.5H25.8z',
    'M4.2 19.6L42 12.2L43.6 19.8L5.8 27.2z',
    'M12.6 28.2L21.8 26.4A4.7 4.7 0 0 1 12.6 28.2zM27.4 25.3L36.6 23.5C37.4 28.4 30 31 27.4 25.3z',
    'M21.4 14.4C14 14.4 9.2 10 11.6 6.2C14.6 2 21 6.6 21.4 14.4zM24.4 13.8C25.6 6.4 32.4 .8 36 4.2C38.6 7.6 32.6 13 24.4 13.8z',
  ],
  skip: [
    '5.6M6.5 30C6.5 13 31 5.5 38 22',
    'M29.5 22.5L46.8 17L41.5 33.5z',
    disc(7, 41, 5),
    `3M27.3 41a3.8 3.8 0 1 0-7.6 0a3.8 3.8 0 1 0 7.6 0z`,
    disc(40, 41, 5),
  ],
  'second-chance': [...CIRCLING, '4.8M19.6 22.8V21.6A4.4 4.4 0 0 1 28.4 21.6C28.4 27.4 20 28.6 20 34.2H30.2'],
  troublemaker: [
    'M3 41.4L20.6 24.6L24.6 28.8L7 45.6z',
    'M32.6 1.5C33 9 43.6 13 43.6 23.2A10.8 10.8 0 0 1 32.8 34A11 11 0 0 1 21.6 23C21.6 18.4 24.6 16.4 25 12.4C27.6 13.8 28.8 16 29 18.4C32.4 14 31.6 6.6 32.6 1.5zM33 20.5C33 23.4 37.4 24.4 37.4 28A4.8 4.8 0 0 1 27.8 28C27.8 25 31.8 24 33 20.5z',
  ],
  fantastic: [STAR_ABOVE, STAR_BELOW],
  'fantastic-four': fan(24, 24, 48, 4, 10.2, 25, 14.6),
  counterattack: [
    `${SHIELD}M34.5 35.5V20A9.4 9.4 0 0 0 15.7 20V23.5H10.8L18.6 34.5L26.4 23.5H21.5V20A3.6 3.6 0 0 1 28.7 20V35.5z`,
  ],
  'nice-try': ['6M38.5 47V14.5A10.3 10.3 0 0 0 18 14.5V17.5', tilted(14.5, 30, 15.5, 21, 17)],
  curse: [
    `M24 2.5C11.5 2.5 3.5 10.5 3.5 21.5C3.5 29 7.5 33 12.5 34.5V45.5H35.5V34.5C40.5 33 44.5 29 44.5 21.5C44.5 10.5 36.5 2.5 24 2.5zM9 17.5L21.6 23.5C20 31 10 30 9 17.5zM39 17.5L26.4 23.5C28 31 38 30 39 17.5zM24 28.5L27.4 34.5H20.6z${box(17.3, 38.5, 2.4, 7)}${box(22.8, 38.5, 2.4, 7)}${box(28.3, 38.5, 2.4, 7)}`,
  ],
  'fuck-you': [PALM, finger(12.4, 18), finger(20.4, 1.5), finger(28.4, 17), finger(36.3, 20)],
  'get-lost': [PALM, finger(12.4, 6), finger(20.4, 1.5), finger(28.4, 4.5), finger(36.3, 11)],
  event: [
    `${polygon(star(24, 24, 10, 23.5, 15.5))}M9.5 24C15.5 15.5 32.5 15.5 38.5 24C32.5 32.5 15.5 32.5 9.5 24z${disc(24, 24, 5.4)}M24 19.8C26 22.5 26 25.5 24 28.2C22 25.5 22 22.5 24 19.8z`,
  ],
  /** The sign of a group: cards that answer others. */
  'group-reaction': ['M25 2L6 27.2H19.6L12.4 46L42 17.2H27.6L37.2 2z'],
};
