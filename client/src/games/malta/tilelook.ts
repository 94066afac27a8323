/** Tiles of Malta! as they are written: `├2'` shows its arrows as they point now, and a mark for each quarter it was turned. */

export interface TileLook {
  /** Turned over: an empty plate with 0. */
  hole: boolean;
  start: boolean;
  number: number;
  /** Where the arrows point when the tile is upright: 0 north, clockwise. */
  arrows: number[];
  /** Quarters by which it is turned. */
  quarters: number;
}

const ARROWS: Record<string, number[]> = {
  '+': [0, 1, 2, 3],
  '┴': [0, 1, 3],
  '├': [0, 1, 2],
  '┬': [1, 2, 3],
  '┤': [0, 2, 3],
  '^': [0],
  '>': [1],
  v: [2],
  '<': [3],
};

const SIGN = /^(o?)([a-g]?)([+┴├┬┤^>v<])(\d?)('*)$/;

export function tileLook(sign: string): TileLook {
  const [, over, column, shape = '+', number, ticks = ''] = SIGN.exec(sign) ?? [];
  const quarters = ticks.length;
  return {
    hole: over === 'o',
    start: !!column,
    number: over ? 0 : column ? 1 : Number(number ?? 0),
    arrows: over ? [] : (ARROWS[shape] ?? []).map((side) => (side - quarters + 4) % 4),
    quarters,
  };
}
