/** The dotted line of an attack: out of one person's tile and into the other's, over as little of the table as possible. */

export interface Spot {
  x: number;
  y: number;
}

export interface BoltPath {
  path: string;
  /** Where the sign stands: in the middle. */
  x: number;
  y: number;
  /** Where the arrow head is, and how it is turned. */
  end: Spot;
  turn: number;
  /** Between neighbours there is room for a small sign only. */
  slim: boolean;
}

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** How far a line hangs below a row of tiles, under the tabs that hang there as well, or bulges out of a column. */
const HANG = 24;
const BULGE = 46;
/** Tiles whose middles are nearer than that stand in one row or column. */
const ALIKE = 24;
const GAP = 5;

const middle = (box: Box): Spot => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Where the way from the middle of a box to a spot leaves the box. */
function edge(box: Box, to: Spot): Spot {
  const from = middle(box);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = Math.hypot(dx, dy) || 1;
  const across = dx ? (box.width / 2 + GAP) / Math.abs(dx) : Number.POSITIVE_INFINITY;
  const down = dy ? (box.height / 2 + GAP) / Math.abs(dy) : Number.POSITIVE_INFINITY;
  const share = Math.min(1 - GAP / far, across, down);
  return { x: from.x + dx * share, y: from.y + dy * share };
}

export function boltBetween(from: Box, to: Box, screen: number): BoltPath {
  const a = middle(from);
  const b = middle(to);
  const row = Math.abs(a.y - b.y) < ALIKE;
  const column = !row && Math.abs(a.x - b.x) < ALIKE;
  let start: Spot;
  let end: Spot;
  /** What the line leaves towards, and what it comes from. */
  let pulls: [Spot, Spot];
  if (row) {
    // tabs hang at the left of a tile
    start = { x: a.x + from.width * 0.2, y: from.y + from.height + GAP };
    end = { x: b.x + to.width * 0.2, y: to.y + to.height + GAP };
    const y = Math.max(start.y, end.y) + (HANG * 4) / 3;
    pulls = [
      { x: start.x, y },
      { x: end.x, y },
    ];
  } else if (column) {
    // towards the middle of the table
    const side = a.x < screen / 2 ? 1 : -1;
    start = { x: a.x + side * (from.width / 2 + GAP), y: a.y };
    end = { x: b.x + side * (to.width / 2 + GAP), y: b.y };
    const x = start.x + (side * BULGE * 4) / 3;
    pulls = [
      { x, y: start.y },
      { x, y: end.y },
    ];
  } else {
    const pull = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + 30 };
    start = edge(from, pull);
    end = edge(to, pull);
    pulls = [pull, pull];
  }
  const [first, second] = pulls;
  return {
    path: `M${start.x} ${start.y}C${first.x} ${first.y} ${second.x} ${second.y} ${end.x} ${end.y}`,
    x: (start.x + 3 * first.x + 3 * second.x + end.x) / 8,
    y: (start.y + 3 * first.y + 3 * second.y + end.y) / 8,
    end,
    turn: (Math.atan2(end.y - second.y, end.x - second.x) * 180) / Math.PI,
    slim: row || column,
  };
}
