/** Where the cards of a hand lie: the table of look.md, section 4. */

export interface Place {
  x: number;
  y: number;
  row: number;
}

export interface Layout {
  /** Width of a card; its height is 1.4 times that. */
  card: number;
  /** How much all rows need. */
  height: number;
  /** How much there is, whatever the count: nothing above a hand moves when it grows. What needs more is scrolled. */
  room: number;
  places: Place[];
  /** Where the tile that sorts fits in, if there is room for it. */
  spare: { x: number; y: number; width: number } | null;
}

/** A phone lower than this, as with a browser's bars, is short: everything but what is touched gives way. */
export const SHORT = 740;

/** A desk lower than this, as that of a laptop with a browser's bars, is low: cards are smaller, and nobody sits round the pile. */
export const LOW_DESK = 800;
/** Nor does anybody where there is no width for it. */
export const NARROW_DESK = 1320;

/** A phone on its side: the style sheets say the same, `(max-height: 519px) and (min-width: 560px)` below 1000 pixels. */
export function lies(width: number, height: number): boolean {
  return height < 520 && width >= 560 && width < 1000;
}

/** Room above the first row for lifted cards and their triangle, and below the last one. */
const HEADROOM = 24;
const FOOT = 6;

/** The height kept for the cards: on a phone two rows, one above a board; on a desk one, or two that overlap. */
function roomFor(small: boolean, low: boolean, short: boolean): number {
  if (!small) return short ? 170 : 202;
  if (low) return short ? 112 : 136;
  return short ? 209 : 238;
}

interface Plan {
  card: number;
  rows: number[];
  gap: number;
  apart: number;
  left?: boolean;
}

function split(count: number, rows: number): number[] {
  const base = Math.floor(count / rows);
  return Array.from({ length: rows }, (_, row) => base + (row < count % rows ? 1 : 0));
}

function phone(count: number, low: boolean, short: boolean): Plan {
  // a board needs the height more than the hand does: as many in one row as can be touched
  if (low && short && count <= 8) return { card: 56, rows: [count], gap: 6, apart: 86 };
  if (low && count <= 4) return { card: 75, rows: [count], gap: 8, apart: 106 };
  if (low && count > 5 && count <= 8) return { card: 62, rows: [count], gap: 4, apart: 96 };
  if (low && count > 8) return { card: 62, rows: split(count, Math.ceil(count / 8)), gap: 4, apart: 54 };
  if (count <= 4) return { card: 84, rows: [count], gap: 8, apart: 118 };
  if (count === 5) return { card: 70, rows: [5], gap: 4, apart: 98 };
  if (count <= 10) {
    const card = short ? 62 : 70;
    return { card, rows: split(count, 2), gap: 4, apart: short ? 92 : 110, left: true };
  }
  if (count <= 16) return { card: 62, rows: split(count, 2), gap: 4, apart: 96 };
  if (count <= 24) return { card: 62, rows: split(count, 3), gap: 4, apart: short ? 54 : 60 };
  if (count === 25) return { card: 62, rows: [7, 6, 6, 6], gap: 4, apart: 54 };
  return { card: 62, rows: split(count, Math.ceil(count / 8)), gap: 4, apart: 60 };
}

function desk(count: number, width: number, short: boolean): Plan {
  const [large, lesser, apart] = short ? [96, 70, 42] : [112, 84, 54];
  const most = Math.floor((width - large) / 46) + 1;
  if (count <= most) return { card: large, rows: [count], gap: 12, apart: 157 };
  const row = Math.max(1, Math.floor((width - lesser) / 44) + 1);
  return { card: lesser, rows: split(count, Math.max(2, Math.ceil(count / row))), gap: 8, apart };
}

/**
 * `width` is the room there is, `picked` the place of the card that is lifted, or −1. Height is precious above a board
 * (`low`) and on a short phone or a low desk (`short`).
 */
export function layOut(
  count: number,
  width: number,
  small: boolean,
  picked = -1,
  { low = false, short = false } = {},
): Layout {
  const narrow = small && width < 560;
  // a phone on its side scrolls its hand, and has the cards of a desk
  const less = short && (narrow || !small);
  const room = roomFor(narrow, low, less);
  if (!count) return { card: small ? 84 : 112, height: room, room, places: [], spare: null };
  const plan = narrow ? phone(count, low, less) : desk(count, small ? Math.max(width, 300) : width, less);
  const { card, rows } = plan;
  const height = HEADROOM + (rows.length - 1) * plan.apart + card * 1.4 + FOOT;
  // what does not fill the room lies in its middle
  const top = HEADROOM + Math.max(0, (room - height) / 2);
  const places: Place[] = [];
  let first = 0;
  let spare: Layout['spare'] = null;
  rows.forEach((length, row) => {
    const longest = rows[0] ?? length;
    const wanted = card + plan.gap;
    const most = plan.left ? longest : length;
    const step = most > 1 ? Math.min(wanted, (width - card) / (most - 1)) : wanted;
    const whole = (length - 1) * step + card;
    // rows without overlap begin where the longest begins, so that columns stand below each other
    const ruler = plan.left ? (longest - 1) * step + card : whole;
    const start = Math.max(0, (width - ruler) / 2);
    const y = top + row * plan.apart;
    const at = picked - first;
    const lifted = at >= 0 && at < length - 1 && step < card;
    const extra = lifted ? Math.min(card + 4 - step, Math.max(0, (step - 40) * (length - 2))) : 0;
    const rest = lifted && length > 2 ? (whole - card - step - extra) / (length - 2) : step;
    let x = start;
    for (let place = 0; place < length; place++) {
      places.push({ x, y, row });
      x += lifted ? (place === at ? step + extra : rest) : step;
    }
    if (plan.left && row === rows.length - 1 && length < longest) spare = { x: start + length * step, y, width: card };
    first += length;
  });
  return { card, height, room, places, spare };
}
