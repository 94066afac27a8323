/** Which of my cards others have seen, worked out from what I was told. */
import type { Message, Seat, Told } from '../lib/protocol';
import type { Words } from '../lib/words';
import type { GameTable } from './contract';

export type Seen = Map<string, Set<Seat>>;

export function seenCards(
  log: readonly Told[],
  me: Seat | null,
  hand: readonly string[],
  others: readonly Seat[],
  { facts: roles, shown }: Pick<GameTable, 'facts' | 'shown'>,
): Seen {
  const seen: Seen = new Map();
  if (me === null) return seen;
  const cardsOf = (fact: Message): string[] =>
    Array.isArray(fact.cards) ? fact.cards.map(String) : fact.card === undefined ? [] : [String(fact.card)];
  const note = (fact: Message, by: Iterable<Seat>) => {
    for (const card of cardsOf(fact)) seen.set(card, new Set([...(seen.get(card) ?? []), ...by]));
  };
  for (const { facts } of log)
    for (const fact of facts) {
      const role = roles[fact.id];
      const mine = fact.seat === me;
      if (role === 'round' || (role === 'deal' && mine)) seen.clear();
      // what somebody gave me, or saw in my hand
      else if (fact.other === me && Array.isArray(fact.cards)) note(fact, [fact.seat as Seat]);
      else if (mine && shown?.has(fact.id)) note(fact, others);
      else if (mine && (role === 'play' || role === 'discard' || role === 'gift'))
        for (const card of cardsOf(fact)) seen.delete(card);
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
