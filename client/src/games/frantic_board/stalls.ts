/** Where the cards of a market lie: each stays where it was first seen, and one that was taken leaves a gap. */

export type Stall = string | null;

/** The places after some cards were taken, or those of another market. */
export function stallsAfter(before: Stall[], cards: string[]): Stall[] {
  const left = [...cards];
  const after = before.map((card) => {
    const at = card === null ? -1 : left.indexOf(card);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  return left.length ? [...cards] : after;
}
