/** Which of my cards others have seen, worked out from what I was told. */
import type { Message, Seat, Told } from '../lib/protocol';
import type { Words } from '../lib/words';

export type Seen = Map<string, Set<Seat>>;

const PUBLIC = new Set(['shows-hand', 'takes-from-market', 'takes-bets', 'takes-from-board']);

export function seenCards(
  log: readonly Told[],
  me: Seat | null,
  hand: readonly string[],
  others: readonly Seat[],
): Seen {
  const seen: Seen = new Map();
  if (me === null) return seen;
  const note = (fact: Message, by: Iterable<Seat>) => {
    const cards = Array.isArray(fact.cards) ? (fact.cards as string[]) : [String(fact.card)];
    for (const card of cards) seen.set(card, new Set([...(seen.get(card) ?? []), ...by]));
  };
  for (const { facts } of log)
    for (const fact of facts) {
      if (fact.id === 'round' || (fact.id === 'is-dealt-cards' && fact.seat === me)) seen.clear();
      else if (/^(gives|hands-on)-cards$/.test(fact.id) && fact.other === me) note(fact, [fact.seat as Seat]);
      else if (fact.id === 'sees-hand' && fact.other === me) note(fact, [fact.seat as Seat]);
      else if (PUBLIC.has(fact.id) && fact.seat === me) note(fact, others);
      else if (fact.id === 'hands-on-cards' && fact.seat === me) seen.clear();
      else if (/^(plays|discards|gives-cards|bets|buries-card)$/.test(fact.id) && fact.seat === me) {
        for (const card of Array.isArray(fact.cards) ? (fact.cards as string[]) : [String(fact.card)])
          seen.delete(card);
      }
    }
  for (const card of [...seen.keys()]) if (!hand.includes(card)) seen.delete(card);
  return seen;
}

/** Who has seen a card of mine, as a sentence; empty if nobody has. */
export function seenBy(seen: Seen, card: string, words: Words): string {
  const seats = seen.get(card);
  if (!seats) return '';
  return words.ui('table-seen', { names: words.listing([...seats].map((seat) => words.names[seat] ?? '')) });
}
