/** Things that stand in pictures of events, such as cards, faces and heaps; and how they are coloured, turned and moved. */
import { iconAt, suitAt } from '../face';
import { faceAt, type Mood, type PersonShape } from '../persons';
import type { SuitName } from '../suits';
import { BONE, INK } from './picture';

export const inColour = (colour: string, inside: string): string =>
  `<g color="${colour}" fill="${colour}">${inside}</g>`;
export const path = (d: string, how: string): string => `<path d="${d}" ${how}/>`;
export const line = (d: string, colour: string, width: number, more = ''): string =>
  path(d, `fill="none" stroke="${colour}" stroke-width="${width}" ${more}`);
export const turned = (inside: string, degrees: number, x: number, y: number): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${inside}</g>`;
export const moved = (inside: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inside}</g>`;

/** The upper edge of the wall. */
export const wallAt = (x: number): number => 252.7 - 0.267 * x;

/** A card: face down unless it has a colour. */
export const card = (x: number, y: number, degrees = 0, w = 40, fill = INK, edge = BONE): string =>
  `<rect x="${x - w / 2}" y="${y - w * 0.7}" width="${w}" height="${w * 1.4}" rx="${w * 0.1}" fill="${fill}" stroke="${edge}" stroke-width="${Math.max(2.4, w * 0.07)}" transform="rotate(${degrees} ${x} ${y})"/>`;

export const suited = (suit: SuitName, x: number, y: number, degrees = 0, w = 40): string =>
  card(x, y, degrees, w, `var(--${suit})`) +
  inColour(`var(--on-${suit})`, turned(suitAt(suit, x, y, w * 0.62), degrees, x, y));

export const hand = (x: number, y: number, count: number, w = 34, step = 16): string =>
  Array.from({ length: count }, (_, place) => {
    const degrees = (place - (count - 1) / 2) * step;
    return turned(card(x, y, 0, w), degrees, x, y + w * 1.5);
  }).join('');

type Look = { x: number; y: number };
export const face = (shape: PersonShape, mood: Mood, x: number, y: number, size: number, look?: Look): string =>
  faceAt(shape, mood, x, y, size, look);

/** Somebody on the wall. */
export const stands = (shape: PersonShape, mood: Mood, x: number, size: number, look?: Look): string =>
  face(shape, mood, x, wallAt(x) - size * 0.46, size, look);

export const icon = (name: string, x: number, y: number, size: number, colour: string): string =>
  inColour(colour, iconAt(name, x, y, size));

export const arrow = (x: number, y: number, to: number, length: number, colour: string): string =>
  turned(
    path(`M${x - length / 2} ${y - 4}h${length - 14}v-7l16 11l-16 11v-7h${14 - length}z`, `fill="${colour}"`),
    to,
    x,
    y,
  );

export const scatter = (count: number, of: (place: number, x: number, y: number) => string): string =>
  Array.from({ length: count }, (_, place) => of(place, 22 + ((place * 97) % 277), 22 + ((place * 61) % 150))).join('');

/** Somewhere on an ellipse. */
export const round = (
  place: number,
  count: number,
  x: number,
  y: number,
  rx: number,
  ry: number,
  from = -90,
): [number, number] => {
  const turn = ((from + (place * 360) / count) * Math.PI) / 180;
  return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)];
};

/** Four give to one in the middle, or take. */
export function oneAndFour(gives: boolean): string {
  return [
    ...[0, 1, 2, 3].map((place) => {
      const [x, y] = [
        [56, 70],
        [62, 168],
        [262, 60],
        [258, 150],
      ][place] as [number, number];
      const shape = (['shield', 'disc', 'ghost', 'triangle'] as const)[place] ?? 'disc';
      const [mx, my] = [x * 0.56 + 160 * 0.44, y * 0.56 + 116 * 0.44];
      const to = (Math.atan2(116 - y, 160 - x) * 180) / Math.PI + (gives ? 0 : 180);
      const look = { x: (160 - x) / 90, y: (116 - y) / 90 };
      return face(shape, gives ? 'sad' : 'smug', x, y, 50, look) + arrow(mx, my, to, 34, BONE);
    }),
    hand(160, 72, gives ? 2 : 5, 34, 15),
    face('hexagon', gives ? 'smug' : 'sad', 160, 126, 76, { x: 0, y: gives ? 0.3 : -0.6 }),
  ].join('');
}

/** So many cards on each heap. */
export const heaps = (counts: number[], edge = BONE): string =>
  counts
    .map((count, place) => {
      const x = 46 + place * (228 / Math.max(1, counts.length - 1));
      return Array.from({ length: count }, (_, high) => {
        const y = wallAt(x) - 6 - high * 13;
        return path(
          `M${x - 21} ${y + 5.6}L${x + 21} ${y - 5.6}v-9L${x - 21} ${y - 3.4}z`,
          `fill="${INK}" stroke="${edge}" stroke-width="2.4"`,
        );
      }).join('');
    })
    .join('');

export const burst = (x: number, y: number, size: number, colour = BONE): string => icon('event', x, y, size, colour);
