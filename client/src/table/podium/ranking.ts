/** Who stands where at the end of a match. */
import type { Seat } from '../../lib/protocol';

/** Seats by score, the best place first; equal scores share a place. */
export function byScore(scores: readonly number[], highest: boolean): Seat[][] {
  const places: Seat[][] = [];
  for (const seat of [...scores.keys()].sort((a, b) => (highest ? -1 : 1) * ((scores[a] ?? 0) - (scores[b] ?? 0)))) {
    const last = places.at(-1);
    if (last && scores[last[0] as Seat] === scores[seat]) last.push(seat);
    else places.push([seat]);
  }
  return places;
}

/** Everybody in order, with the place they share. */
export function placed(ranking: readonly (readonly Seat[])[]): { seat: Seat; place: number }[] {
  let before = 0;
  return ranking.flatMap((seats) => {
    const place = before + 1;
    before += seats.length;
    return seats.map((seat) => ({ seat, place }));
  });
}
