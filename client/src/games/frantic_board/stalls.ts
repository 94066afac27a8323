/** Where the cards of a market lie: each stays where it was turned over, and one that was taken leaves a gap. */
import type { Told } from '../../lib/protocol';

export type Stall = string | null;

/** The places of the present market, by what was told of it; without that, its cards in a row. */
export function stallsOf(cards: readonly string[], log: readonly Told[]): Stall[] {
  let stalls: Stall[] = [];
  for (const fact of log.flatMap(({ facts }) => facts)) {
    if (fact.id === 'market') stalls = [...(fact.cards as string[])];
    else if (fact.id === 'takes-from-market') {
      const at = stalls.indexOf(String(fact.card));
      if (at >= 0) stalls[at] = null;
    }
  }
  const lying = stalls.filter((card) => card !== null);
  return lying.toSorted().join() === cards.toSorted().join() ? stalls : [...cards];
}
