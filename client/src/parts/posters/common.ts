/** Pictures of the events that more than one game has. */
import { disc } from '../geometry';
import { drawnAt } from '../glyphs';
import type { PersonShape } from '../persons';
import { SUITS, type SuitName } from '../suits';
import { BLUE, BONE, GREEN, INK, NIGHT, type Picture, PLUM, RED, YELLOW } from './picture';
import { face, hand, heaps, inColour, line, oneAndFour, path, scatter, stands, suited, turned, wallAt } from './things';

const FOUR: PersonShape[] = ['shield', 'disc', 'ghost', 'hexagon'];

const confetti = (): string =>
  scatter(26, (place, x, y) =>
    turned(
      `<rect x="${x}" y="${y}" width="9" height="5" fill="var(--${SUITS[place % 4]})" stroke="${INK}" stroke-width=".8"/>`,
      place * 47,
      x,
      y,
    ),
  );

const partyHat = (x: number, y: number, degrees: number, suit: SuitName): string =>
  turned(
    path(`M${x - 17} ${y}L${x} ${y - 42}L${x + 17} ${y}z`, `fill="var(--${suit})" stroke="${INK}" stroke-width="2.5"`) +
      path(disc(x, y - 43, 5), `fill="${BONE}"`),
    degrees,
    x,
    y,
  );

const topHat = (x: number, y: number): string =>
  path(`M${x - 44} ${y}h88v9h-88zM${x - 28} ${y}l4-50h48l4 50z`, `fill="${INK}" stroke="${BONE}" stroke-width="2"`) +
  path(`M${x - 27} ${y - 14}h54l.8 11h-55.6z`, 'fill="#CF2637"');

const CRACK = 'L252 258L232 232L160 276L138 250L';

export const common: Record<string, () => Picture> = {
  charity: () => ({ ground: RED, scene: oneAndFour(false) }),
  communism: () => ({
    ground: RED,
    scene:
      FOUR.map((shape, place) => {
        const x = 52 + place * 72;
        return hand(x, 118, 3, 28, 20) + face(shape, 'calm', x, 170, 62, { x: 0, y: 0 });
      }).join('') + path('M46 26H274v10H46zM46 46H274v10H46z', `fill="${BONE}"`),
    level: true,
    spread: { even: true },
    trick: (_, width) => `scale(${60 / width} 1)`,
  }),
  earthquake: () => ({
    ground: NIGHT,
    scene: FOUR.map((shape, place) => {
      const x = 58 + place * 70;
      const y = wallAt(x) - 34;
      return (
        turned(hand(x, y - 56, 2, 32, 24), -8 + place * 7, x, y) +
        face(shape, place === 3 ? 'sad' : 'shocked', x, y, 60, { x: 1, y: place === 3 ? 0.4 : 0.1 })
      );
    }).join(''),
    whole: (inside) =>
      `<clipPath id="crack-above"><path d="M-30-30H350V254${CRACK}-30 290z"/></clipPath><clipPath id="crack-below"><path d="M350 262${CRACK}-30 298V620H350z"/></clipPath><g clip-path="url(#crack-above)">${inside}</g><g transform="translate(-13 9) rotate(1.2 160 340)"><g clip-path="url(#crack-below)">${inside}</g></g>`,
  }),
  expansion: () => ({
    ground: BLUE,
    scene: heaps([1, 3, 5, 7, 9]),
    largest: 76,
    spread: { swell: (part) => 0.7 + 0.3 * part },
  }),
  recession: () => ({
    ground: RED,
    scene: heaps([11, 8, 5, 3, 1]),
    largest: 76,
    spread: { swell: (part) => 0.66 - 0.34 * part },
  }),
  'friday-the-13th': () => ({
    ground: { ...NIGHT, sky: PLUM, stripe: PLUM },
    scene:
      line('M128 128q14 12 28 0M172 128q14 12 28 0', BONE, 5, 'stroke-linecap="round"') +
      path('M152 168a13 17 0 1 0 26 0a13 17 0 1 0-26 0z', `fill="${INK}"`) +
      inColour(
        BONE,
        turned(drawnAt('Z', 224, 98, 20), 10, 224, 98) +
          turned(drawnAt('Z', 246, 70, 14), 16, 246, 70) +
          drawnAt('Z', 262, 48, 9),
      ),
    largest: 17,
  }),
  'gambling-man': () => ({
    ground: NIGHT,
    scene:
      ['red', 'yellow', 'green', 'blue']
        .map((suit, place) => turned(suited(suit as SuitName, 160, 66, 0, 58), -36 + place * 24, 160, 220))
        .join('') +
      stands('diamond', 'smug', 160, 104, { x: 1, y: 0.4 }) +
      topHat(160, 124),
  }),
  market: () => ({
    ground: GREEN,
    scene:
      ['red', 'yellow', 'green', 'blue']
        .map((suit, place) => suited(suit as SuitName, 58 + place * 68, 142 - place * 0, (place % 2 ? 1 : -1) * 3, 48))
        .join('') +
      Array.from({ length: 10 }, (_, place) =>
        path(
          `M${10 + place * 30} 10h30v56a15 15 0 0 1-30 0z`,
          `fill="${place % 2 ? BONE : '#CF2637'}" stroke="${INK}" stroke-width="2"`,
        ),
      ).join('') +
      path('M10 184H310v14H10z', `fill="${BONE}"`),
  }),
  'mexican-standoff': () => ({
    ground: YELLOW,
    scene:
      path(disc(160, 96, 62), 'fill="#DC9A00"') +
      face('disc', 'mean', 62, 142, 88, { x: 1, y: -0.2 }) +
      face('hexagon', 'mean', 258, 120, 88, { x: -1, y: 0.1 }) +
      face('shield', 'mean', 160, 70, 84, { x: -0.4, y: 1 }),
  }),
  'robin-hood': () => ({
    ground: GREEN,
    scene:
      line('M96 26C190 60 190 160 96 204', INK, 9) +
      line('M96 26L58 118L96 204', BONE, 2.5) +
      suited('red', 232, 92, 8, 74) +
      path('M58 114H210v-12l30 16l-30 16v-12H58z', `fill="${BONE}"`) +
      path('M58 118l-18-14h22l16 14l-16 14h-22z', 'fill="#F4B90F"'),
  }),
  'surprise-party': () => ({
    ground: NIGHT,
    scene:
      confetti() +
      stands('blossom', 'shocked', 92, 84, { x: 0.6, y: -0.4 }) +
      partyHat(92, wallAt(92) - 76, -8, 'red') +
      stands('square', 'smug', 206, 96, { x: -1, y: 0 }) +
      partyHat(206, wallAt(206) - 90, 10, 'yellow'),
    trick: ({ place }, width) => `rotate(${place % 2 ? 5 : -5} ${width / 2} 50)`,
  }),
};
