/** The icons of the frame around the games. */
import { almond, box, disc, polygon, star, tilted } from '../geometry';
import type { Paths } from './format';

const RIGHT = ['5M5 24H40', '5M26 9.5L40.5 24L26 38.5'];
const finder = (x: number, y: number): string =>
  `${box(x, y, 17, 17)}${box(x + 4, y + 4, 9, 9)}${box(x + 6.5, y + 6.5, 4, 4)}`;
const turned = (paths: Paths, degrees: number): Paths => paths.map((path) => `${path}@${degrees}`);
const CHAIN = '4.6M20.5 15.5L25 11A9 9 0 0 1 37.5 23.5L33 28';

export const ui: Record<string, Paths> = {
  menu: [box(4, 9, 40, 5.4), box(4, 21.3, 40, 5.4), box(4, 33.6, 26, 5.4)],
  chat: ['4.6M6.3 8.3H41.7V33.7H22L13 41.5V33.7H6.3z'],
  sound: ['M3 17H12L24 6V42L12 31H3z', '4.2M30 16.5A10.5 10.5 0 0 1 30 31.5', '4.2M35.5 9.5A20 20 0 0 1 35.5 38.5'],
  'sound-off': ['M3 17H12L24 6V42L12 31H3z', '4.6M30 17L44 31M44 17L30 31'],
  moon: ['M21 4A20.5 20.5 0 1 0 44.5 31A18 18 0 0 1 21 4z'],
  sun: [disc(24, 24, 9.5), ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `4.6M24 2V9.5@${turn}`)],
  help: ['6.4M14.5 17.5V16A9.5 9.5 0 0 1 33.5 16C33.5 23 24 23.5 24 32.5', box(20.6, 37, 6.8, 7.5)],
  hint: [
    '4.6M17 35.5V32C11.5 28.8 9 24.4 9 18.8A15 15 0 0 1 39 18.8C39 24.4 36.5 28.8 31 32V35.5z',
    box(17, 39, 14, 5.6),
  ],
  back: ['5.4M30 7L13 24L30 41'],
  forward: ['5.4M18 7L35 24L18 41'],
  share: [disc(11, 24, 6.5), disc(37, 9.5, 6.5), disc(37, 38.5, 6.5), '4M11 24L37 9.5M11 24L37 38.5'],
  copy: ['4.4M15.2 15.2H42.8V42.8H15.2z', '4.4M33 10.5V5.2H5.2V33H10.5'],
  qr: [
    `${finder(3, 3)}${finder(28, 3)}${finder(3, 28)}`,
    `${box(28, 28, 6, 6)}${box(39, 28, 6, 6)}${box(33.5, 33.5, 6, 6)}${box(28, 39, 6, 6)}${box(39, 39, 6, 6)}`,
  ],
  bot: [
    `M6 14H42V42H6z${box(12, 22, 9.5, 8)}${box(26.5, 22, 9.5, 8)}${box(16, 35.5, 16, 3)}`,
    box(15, 24, 4, 4),
    box(29.5, 24, 4, 4),
    box(22, 6, 4, 8),
    disc(24, 5, 3.6),
  ],
  plus: ['5.6M24 6V42M6 24H42'],
  minus: ['5.6M6 24H42'],
  close: ['5.6M9 9L39 39M39 9L9 39'],
  check: ['6M5 25L18 38L43 10'],
  'arrow-right': RIGHT,
  'arrow-left': turned(RIGHT, 180),
  'arrow-up': turned(RIGHT, -90),
  'arrow-down': turned(RIGHT, 90),
  play: ['M10 4L43 24L10 44z'],
  pause: [box(9, 5, 11, 38), box(28, 5, 11, 38)],
  'step-forward': ['M7 5L33 24L7 43z', box(34.5, 5, 7, 38)],
  'step-back': ['M41 5L15 24L41 43z', box(6.5, 5, 7, 38)],
  link: [CHAIN, `${CHAIN}@180`, '4.6M18.5 29.5L29.5 18.5'],
  crown: ['M3 12L14.5 23.5L24 6L33.5 23.5L45 12L41.5 41H6.5z'],
  eye: [`${polygon(almond(24, 24, 46, 28))}${disc(24, 24, 9)}${disc(24, 24, 4.6)}`],
  sort: ['5M4 10H44M4 24H32M4 38H20'],
  lock: [`${box(8, 21, 32, 23)}${box(21.6, 28, 4.8, 9)}`, '4.8M14.5 22V14.5A9.5 9.5 0 0 1 33.5 14.5V22'],
  people: [
    disc(16, 15, 7.5),
    'M2 41C2 30 8 26 16 26S30 30 30 41z',
    disc(35, 16, 6),
    'M33.5 41C33.5 34.5 31.5 29.5 28.5 26.5C30 25.4 32.5 25 35 25C42 25 46 29 46 41z',
  ],
  clock: [`4.8${disc(24, 24, 19)}`, '4.8M24 12V25L32.5 30'],
  bin: ['M3 9H45V15H3zM17 3H31V9H17z', 'M7 18H41L37 46H11z'],
  replay: ['5.4M8.5 30A16.8 16.8 0 1 0 12 12.5', 'M18.5 3L17 20.5L3 12z', 'M20 16.5L33 25L20 33.5z'],
  settings: ['4.8M4 13H44M4 35H44', disc(31, 13, 7.5), disc(17, 35, 7.5)],
  edit: ['M5 43L8 31L33 6L42 15L17 40z'],
  door: ['4.6M26 6.3H7.3V41.7H26', 'M47 24L33 11V20H18V28H33V37z'],
  die: [`${tilted(24, 24, 36, 36, 0)}${disc(15, 15, 3.8)}${disc(24, 24, 3.8)}${disc(33, 33, 3.8)}`],
  star: [polygon(star(24, 25.5, 5, 23, 9.2))],
  card: [box(10, 3, 28, 42)],
  warning: ['M24 3L47 44H1zM21 17H27L26 31H22zM21.5 34H26.5V39H21.5z'],
  book: ['M3 8C10 5 18 6 22.5 10V43C18 39.5 10 39 3 41zM45 8C38 5 30 6 25.5 10V43C30 39.5 38 39 45 41z'],
};
