/** Whom I hit and who hits me: what stands out among those I have met. */
import type { Opponent } from '../lib/protocol.me';

/** Who has aimed at me most; of two, who is owed more. */
export function nemesisOf(opponents: readonly Opponent[]): Opponent | null {
  return first(
    opponents.filter((one) => one.hit_by > 0),
    (one) => [one.hit_by, one.hit_by - one.hit],
  );
}

/** Whom I have aimed at most. */
export function victimOf(opponents: readonly Opponent[]): Opponent | null {
  return first(
    opponents.filter((one) => one.hit > 0),
    (one) => [one.hit, one.hit - one.hit_by],
  );
}

function first(among: readonly Opponent[], weight: (one: Opponent) => [number, number]): Opponent | null {
  let best: Opponent | null = null;
  for (const one of among) {
    if (best === null) best = one;
    else {
      const [much, more] = weight(one);
      const [most, rest] = weight(best);
      if (much > most || (much === most && more > rest)) best = one;
    }
  }
  return best;
}

/** What is to be said of an account between two: who owes how much. */
export function balance({ hit, hit_by }: Opponent): { id: 'owed' | 'even' | 'paid'; count: number } {
  const id = hit_by > hit ? 'owed' : hit_by === hit ? 'even' : 'paid';
  return { id, count: Math.abs(hit_by - hit) };
}
