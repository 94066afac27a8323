/** The icons of the board game that Frantic has not. */
import { box, disc, tilted } from '../geometry';
import type { Paths } from './format';
import { CIRCLING, U_TURN } from './frantic';

const pips = [-7, 0, 7].map((at) => disc(19.5 + at * 0.978 + at * 0.208, 30.5 - at * 0.208 + at * 0.978, 2.9)).join('');

/** One arrow over, one under: what is on the sides changes places. */
export const AROUND: Paths = [
  '5M11 14.5A16 16 0 0 1 33 11',
  'M29.5 2.5L43 13.5L28 19.5z',
  '5M11 14.5A16 16 0 0 1 33 11@180',
  'M29.5 2.5L43 13.5L28 19.5z@180',
];

export const board: Record<string, Paths> = {
  push: ['M24 2.5L44 22.5H32.5V34.5H15.5V22.5H4z', box(8, 38.5, 32, 7)],
  jump: ['7M7.5 41.5V28C7.5 8 35 6 38 24', 'M28.5 24.5L47.5 21L41.5 38z', box(17.5, 32, 11.5, 11.5)],
  swap: [...AROUND, disc(8, 24, 6.6), disc(40, 24, 6.6)],
  magnet: [
    'M5.5 16.5V24A18.5 18.5 0 0 0 42.5 24V16.5H30.5V24A6.5 6.5 0 0 1 17.5 24V16.5z',
    box(5.5, 3.5, 12, 9.5),
    box(30.5, 3.5, 12, 9.5),
  ],
  teleport: [disc(24, 24, 5), '4.8M16.6 33.1A11.8 11.8 0 0 1 32.3 15.7', '4.8M24 3.9A20.1 20.1 0 1 1 8 36.2'],
  stop: ['M15 2.5H33L45.5 15V33L33 45.5H15L2.5 33V15zM8.5 19.5H39.5V28.5H8.5z'],
  x: ['M13 3.5L24 14.5L35 3.5L44.5 13L33.5 24L44.5 35L35 44.5L24 33.5L13 44.5L3.5 35L14.5 24L3.5 13z'],
  snail: [
    'M1.5 45V42C1.5 39.5 4 38.5 6.5 38.5H43C46 38.5 47 41 47 43.5V45z',
    'M6.5 41C3.6 35 3.8 30.5 5.8 26.5H12.4C13.4 31.5 15 35 19 39z',
    '2.8rM7.6 27L5 17.5M10.8 27L13.4 17.5',
    '4.4M30.5 27.5A3.2 3.2 0 0 1 30.5 21.1A6.7 6.7 0 0 1 30.5 34.5A10.2 10.2 0 0 1 30.5 14.1A13.6 13.6 0 0 1 30.5 41.3',
  ],
  reverse: [U_TURN],
  remote: [
    `M18 20H30A3 3 0 0 1 33 23V43.5A3 3 0 0 1 30 46.5H18A3 3 0 0 1 15 43.5V23A3 3 0 0 1 18 20z${disc(24, 27.5, 3.6)}${box(18.5, 35, 4, 4)}${box(25.5, 35, 4, 4)}`,
    '4M15.5 15.5A13 13 0 0 1 32.5 15.5',
    '4M9 9A22 22 0 0 1 39 9',
  ],
  ghost: [
    'M5.5 21.5A18.5 18.5 0 0 1 42.5 21.5V46L36.3 39.5L30.2 46L24 39.5L17.8 46L11.7 39.5L5.5 46zM11 17.5L22 23C20 29.5 12 27.5 11 17.5zM37 17.5L26 23C28 29.5 36 27.5 37 17.5z',
  ],
  block: ['M5 4H43V23C43 34 35 41 24 46C13 41 5 34 5 23zM10.5 26.5L38.5 13.5V21.5L10.5 34.5z'],
  're-roll': [
    `${tilted(19.5, 30.5, 28, 28, -12)}${pips}`,
    '4.6M27 7.5C35 6.5 41 13 41.5 21.5',
    'M34 19.5L47.5 21L39.5 32z',
  ],
  circling: CIRCLING,
};

/** A numbered teleport's broken ring; its numeral stands in it. */
export const BROKEN_RING: Paths = ['5,21.8 7.7M24 4.5A19.5 19.5 0 0 1 24 43.5A19.5 19.5 0 0 1 24 4.5z'];

/** Signs of the groups, at the upper left of a card: when it works, or what it is about. */
export const groups: Record<string, Paths> = {
  'group-played': ['M9 4L43 24L9 44z'],
  'group-land': ['M17.5 2.5H30.5V14H42L24 32L6 14H17.5z', box(5, 37.5, 38, 8)],
  'group-pass': ['M2 17.5H23V6.5L46 24L23 41.5V30.5H2z'],
  'group-reaction': ['M25 2L6 27.2H19.6L12.4 46L42 17.2H27.6L37.2 2z'],
  'group-white': ['M24 1C25.5 17 31 22.5 47 24C31 25.5 25.5 31 24 47C22.5 31 17 25.5 1 24C17 22.5 22.5 17 24 1z'],
};
