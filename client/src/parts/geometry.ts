/** Small pieces of path data, and the cut: polygons sliced by a line that rises to the right. */

export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 100) / 100;

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

export const polygon = (points: readonly Point[]): string =>
  points.length ? `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z` : '';

/** The corners of a rectangle around a middle, turned clockwise by some degrees. */
export function corners(x: number, y: number, w: number, h: number, degrees = 0): Point[] {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    [w / 2, h / 2],
    [-w / 2, h / 2],
  ].map(([dx = 0, dy = 0]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]);
}

export const tilted = (x: number, y: number, w: number, h: number, degrees: number): string =>
  polygon(corners(x, y, w, h, degrees));

/** A hand of cards: one path each, since overlapping cards in one path would show holes. */
export function fan(x: number, y: number, radius: number, count: number, w: number, h: number, step: number): string[] {
  return Array.from({ length: count }, (_, place) => {
    const degrees = (place - (count - 1) / 2) * step;
    const turn = (degrees * Math.PI) / 180;
    return tilted(x + radius * Math.sin(turn), y + radius - radius * Math.cos(turn), w, h, degrees);
  });
}

/** A star with so many points. */
export const star = (x: number, y: number, count: number, outer: number, inner: number, from = -90): Point[] =>
  Array.from({ length: 2 * count }, (_, place) => {
    const turn = ((from + (place * 180) / count) * Math.PI) / 180;
    const r = place % 2 ? inner : outer;
    return [x + r * Math.cos(turn), y + r * Math.sin(turn)];
  });

/** An almond, as an eye has it, in so many corners that it looks round. */
export const almond = (x: number, y: number, w: number, h: number): Point[] =>
  Array.from({ length: 40 }, (_, place) => {
    const turn = (place / 20) * Math.PI;
    const side = Math.sin(turn);
    return [x + (w / 2) * Math.cos(turn), y + (h / 2) * side * Math.abs(side) ** 0.35];
  });

export const circle = (x: number, y: number, r: number): Point[] =>
  Array.from({ length: 32 }, (_, place) => [
    x + r * Math.cos((place / 16) * Math.PI),
    y + r * Math.sin((place / 16) * Math.PI),
  ]);

/** What of a polygon lies on the left of the line from `a` to `b`, as seen on the screen: above it if it runs to the right. */
function half(points: readonly Point[], a: Point, b: Point): Point[] {
  const side = ([x, y]: Point): number => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
  return points.flatMap((here, place): Point[] => {
    const next = points[(place + 1) % points.length] ?? here;
    const [from, to] = [side(here), side(next)];
    const crossing: Point[] = [];
    if (from * to < 0) {
      const part = from / (from - to);
      crossing.push([here[0] + part * (next[0] - here[0]), here[1] + part * (next[1] - here[1])]);
    }
    return from <= 0 ? [here, ...crossing] : crossing;
  });
}

/** A polygon in two parts, with a gap along the line, the second part slipped backwards along it. */
export function sliced(points: readonly Point[], a: Point, b: Point, gap: number, slip: number): [string, string] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const moved = ([x, y]: Point, by: number, forth = 0): Point => [
    x + along[1] * by + along[0] * forth,
    y - along[0] * by + along[1] * forth,
  ];
  const above = half(points, moved(a, gap / 2), moved(b, gap / 2));
  const below = half(points, moved(b, -gap / 2), moved(a, -gap / 2));
  return [polygon(above), polygon(below.map((point) => moved(point, 0, -slip)))];
}
