/** Walking the board with the arrow keys: from stop to stop, a stop being a space or a handle at the rim. */
import type { Side } from './spaces';

export interface Stop {
  key: string;
  column: number;
  row: number;
}

const KEYS: Record<string, Side> = { ArrowUp: 'north', ArrowRight: 'east', ArrowDown: 'south', ArrowLeft: 'west' };

/** The side an arrow key leads to, or null for other keys. */
export function sideOfKey(key: string): Side | null {
  return KEYS[key] ?? null;
}

/** The next stop in a direction: the nearest straight on; at the rim any handle that lies that way. */
export function nextStop(stops: readonly Stop[], from: Stop, side: Side): Stop | null {
  const along = (stop: Stop) =>
    side === 'east'
      ? stop.column - from.column
      : side === 'west'
        ? from.column - stop.column
        : side === 'north'
          ? stop.row - from.row
          : from.row - stop.row;
  const across = (stop: Stop) =>
    Math.abs(side === 'east' || side === 'west' ? stop.row - from.row : stop.column - from.column);
  let best: Stop | null = null;
  for (const stop of stops) {
    if (along(stop) <= 0) continue;
    if (!best || across(stop) < across(best) || (across(stop) === across(best) && along(stop) < along(best)))
      best = stop;
  }
  return best;
}
