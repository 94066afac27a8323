/** Through whose eyes a match is seen, and how an address says so: `#moment=123&seat=2`. */
import type { Seat } from '../lib/protocol';

/** All cards open, as somebody who only watched, or as a seat. */
export type Eye = 'open' | 'public' | Seat;

export interface Place {
  moment: number;
  eye: Eye;
}

/** What stands behind the `#`; the beginning with all cards open if nothing does. */
export function placeOf(hash: string): Place {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const moment = Number(said.get('moment') ?? 0);
  const seat = said.get('seat');
  const eye = seat === null ? 'open' : /^[0-7]$/.test(seat) ? Number(seat) : seat === 'none' ? 'public' : 'open';
  return { moment: Number.isSafeInteger(moment) && moment > 0 ? moment : 0, eye };
}

export function hashOf({ moment, eye }: Place): string {
  return `#moment=${moment}${eye === 'open' ? '' : `&seat=${eye === 'public' ? 'none' : eye}`}`;
}

/** The names of an open or a chosen eye, as keys of a list of choices. */
export function eyeKey(eye: Eye): string {
  return String(eye);
}

export function eyeOf(key: string): Eye {
  return key === 'open' || key === 'public' ? key : Number(key);
}
