/** The icons that only Frantic has. */
import { circle, disc, polygon, sliced, star, tilted } from '../../parts/geometry';
import { MASK } from '../../parts/icons/common';
import type { Paths } from '../../parts/icons/format';

const [DISC_ABOVE, DISC_BELOW] = sliced(circle(24, 24, 19.5), [4, 31.8], [44, 16.2], 3, 5);
const BARS = 'M9 11H45L41 20.5H5zM7 27H43L39 36.5H3z';

export const icons: Record<string, Paths> = {
  exchange: ['M3 10.8H28V3.5L46 14.4L28 25.3V18H3z', 'M45 30H20V22.7L2 33.6L20 44.5V37.2H45z'],
  thief: [MASK],
  'colour-swap': [DISC_ABOVE, DISC_BELOW],
  equality: [BARS],
  inequality: [
    'M29.6 2H37.6L18.6 46H10.6z',
    'M9 11H22.6L18.5 20.5H5zM35.9 11H45L41 20.5H31.8zM7 27H15.7L11.6 36.5H3zM29 27H43L39 36.5H24.9z',
  ],
  'lucky-bastard': [
    `M17.4 45H4.6V39.4H8.6C3.4 31 1.8 3 24 3S44.6 31 39.4 39.4H43.4V45H30.6V38.6C36 32 37.6 13.8 24 13.8S12 32 17.4 38.6z${[
      [9.6, 27],
      [10.6, 17.6],
      [17, 9.8],
      [31, 9.8],
      [37.4, 17.6],
      [38.4, 27],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 1.7))
      .join('')}`,
  ],
  'special-favours': [
    `M2.5 8.5H45.5V40H2.5zM5.4 11.4L16.4 20.8L15.4 24.3L5.4 15.7zM42.6 11.4L31.6 20.8L32.6 24.3L42.6 15.7z${disc(24, 25.5, 8.8)}${disc(24, 25.5, 5.8)}`,
  ],
  mimicry: [
    'M22.8 3.5C10.5 3.5 5 8 5 20C5 33.5 14.5 42 22.8 45.5zM9 18.5L19.5 23C16.5 27.5 9.6 25.5 9 18.5zM13 32C16.5 31 19.5 31.5 22.8 33.2V37C19 37 15.5 35.5 13 32z',
    '2.8,4.2 3.2M25.6 5C38.5 5 41.6 10 41.6 20C41.6 33 33.5 40 25.6 43.5',
    'M39 18.5L28.5 23C31.5 27.5 38.4 25.5 39 18.5zM35 32C31.5 31 29 31.5 25.8 33.2V37C29 37 32.5 35.5 35 32z',
  ],
  'time-bomb': [
    `${disc(20.5, 30, 16.5)}M9 27L18.5 31.5C16.5 36.5 9.5 34.5 9 27zM32 27L22.5 31.5C24.5 36.5 31.5 34.5 32 27z`,
    tilted(33, 16.5, 9, 5.5, 45),
    '3.4M35.5 14C37.5 9.5 39.5 13 42 9.5',
    polygon(star(43, 7, 6, 5, 2)),
  ],
};
