/** Persons: pale, always with an ink line; colour, shape and initial are the same in every game, chart and log. */
import type { Persona } from '../table/contract';

export type PersonShape = Persona['shape'];
export type Mood = 'calm' | 'mean' | 'sad' | 'smug' | 'shocked';

export const PERSON_COLOURS: Record<PersonShape, string> = {
  disc: '#F2A58C',
  square: '#B7A2F2',
  hexagon: '#8FD9BE',
  triangle: '#E6CF95',
  shield: '#93C8F0',
  diamond: '#F09CC4',
  blossom: '#C3D672',
  ghost: '#C9C4D1',
};

const petals = Array.from({ length: 8 }, (_, place) => {
  const turn = ((place + 0.5) * Math.PI) / 4;
  return `A10.6 10.6 0 0 1 ${(32 + 24 * Math.sin(turn)).toFixed(1)} ${(32 - 24 * Math.cos(turn)).toFixed(1)}`;
});

/** Box 64, ready for a line of 3. */
export const PERSON_SHAPES: Record<PersonShape, string> = {
  disc: 'M2 32a30 30 0 1 0 60 0a30 30 0 1 0-60 0z',
  square: 'M12 4H52A8 8 0 0 1 60 12V52A8 8 0 0 1 52 60H12A8 8 0 0 1 4 52V12A8 8 0 0 1 12 4z',
  hexagon: 'M16.5 4H47.5L63 32L47.5 60H16.5L1 32z',
  triangle: 'M28.4 4.6A4.2 4.2 0 0 1 35.6 4.6L62.4 54A4.2 4.2 0 0 1 58.8 60H5.2A4.2 4.2 0 0 1 1.6 54z',
  shield: 'M4 4H60V31C60 45 50 55 32 62C14 55 4 45 4 31z',
  diamond: 'M32 1L63 32L32 63L1 32z',
  blossom: `M22.8 9.8${petals.join('')}z`,
  ghost: 'M5 31A27 27 0 0 1 59 31V62L50 53L41 62L32 53L23 62L14 53L5 62z',
};

/** Where the eyes are, or the initial: the middle of the shape's body. */
export const EYE_LEVEL: Record<PersonShape, number> = {
  disc: 31,
  square: 31,
  hexagon: 31,
  triangle: 43.5,
  shield: 28,
  diamond: 31,
  blossom: 31,
  ghost: 29,
};

export const EYE = 9.6;
export const PUPIL = 4.5;
/** How far an eye is from the middle. */
export const apart = (shape: PersonShape): number => (shape === 'triangle' ? 10.4 : 12);

/** How low the lid hangs in the middle, and how much lower it is at the nose than at the temple; in eye radii. */
const LIDS: Record<Mood, readonly [height: number, slant: number]> = {
  calm: [-0.42, 0],
  mean: [-0.48, 0.5],
  smug: [-0.16, 0.3],
  sad: [-0.52, -0.55],
  shocked: [-1.2, 0],
};

/** How far a lid hangs, for an eye of some radius: the line y = height + slope · x. */
function lidLine(mood: Mood, side: -1 | 1, radius: number, slanting: number): { height: number; slope: number } {
  const [height, slant] = LIDS[mood];
  return { height: height * radius, slope: -side * slant * slanting };
}

/** Where a line meets the circle around 0, 0: left and right. */
function crossings(height: number, slope: number, radius: number): string[] {
  const [a, b, c] = [1 + slope * slope, height * slope, height * height - radius * radius];
  const root = Math.sqrt(Math.max(0, b * b - a * c));
  return [-b - root, -b + root].map((top) => `${(top / a).toFixed(2)} ${(height + (slope * top) / a).toFixed(2)}`);
}

/** An eye at 0, 0 as far as its lid lets it be seen; large eyes slant less. */
export function openEye(mood: Mood, side: -1 | 1, radius: number): string {
  const { height, slope } = lidLine(mood, side, radius, 0.42);
  if (height < -radius)
    return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  const [left, right] = crossings(height, slope, radius);
  return `M${left}A${radius} ${radius} 0 1 0 ${right}z`;
}

/** The lid over an eye at 0, 0: a piece of the disc's upper part, a little larger than the eye. `side` −1 is the left eye. */
export function lid(mood: Mood, side: -1 | 1, radius: number): string {
  const { height, slope } = lidLine(mood, side, radius, 1);
  if (height < -radius) return '';
  const r = radius + 1;
  const [left, right] = crossings(height, slope, r);
  return `M${left}A${r} ${r} 0 0 1 ${right}z`;
}

export const pupilAt = (look: { x: number; y: number }): { x: number; y: number } => {
  const far = Math.max(1, Math.hypot(look.x, look.y));
  return { x: (look.x / far) * 4.4, y: (look.y / far) * 4.4 };
};

/** A face as markup for pictures that do not move, around a middle. */
export function faceAt(
  shape: PersonShape,
  mood: Mood,
  x: number,
  y: number,
  size: number,
  look = { x: 0, y: 0.2 },
): string {
  const level = EYE_LEVEL[shape];
  const { x: dx, y: dy } = pupilAt(look);
  const colour = PERSON_COLOURS[shape];
  const eyes = ([-1, 1] as const).map((side) => {
    const white =
      shape === 'ghost'
        ? `<path d="M-8.5-6h17v12h-17z" fill="#F7F1E5"/><path d="M${dx - 3.4} ${dy * 0.4 - 3.4}h6.8v6.8h-6.8z" fill="#17121B"/>`
        : `<circle r="${EYE}" fill="#F7F1E5"/><circle cx="${dx}" cy="${dy}" r="${PUPIL}" fill="#17121B"/><path d="${lid(mood, side, EYE)}" fill="${colour}"/>`;
    return `<g transform="translate(${32 + side * apart(shape)} ${level})">${white}</g>`;
  });
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})"><path d="${PERSON_SHAPES[shape]}" fill="${colour}" stroke="#17121B" stroke-width="3"/>${eyes.join('')}</g>`;
}
