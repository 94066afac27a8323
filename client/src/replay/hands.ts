/** Which cards went where between two moments, read off the open hands. */
import type { Message, Roles, Seat } from '../lib/protocol';

/** Cards of `after` that were not in `before`; of equal cards as many as there are more. */
export function gained(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const card of before) left.set(card, (left.get(card) ?? 0) + 1);
  return after.filter((card) => {
    const count = left.get(card) ?? 0;
    if (count) left.set(card, count - 1);
    return count === 0;
  });
}

/** The places in a hand where cards lie that have just come; of equal cards the last. */
export function fresh(before: readonly string[] | undefined, after: readonly string[]): Set<number> {
  const places = new Set<number>();
  if (!before) return places;
  const news = gained(before, after);
  for (let place = after.length - 1; place >= 0; place--) {
    const at = news.indexOf(after[place] ?? '');
    if (at < 0) continue;
    news.splice(at, 1);
    places.add(place);
  }
  return places;
}

/** What lies in both, of equal cards as many as there are in both. */
function common(one: readonly string[], other: readonly string[]): string[] {
  const rest = gained(one, other);
  return gained(rest, other);
}

/**
 * The cards a fact is silent about because only some may know them, where the open hands tell beyond doubt; else none.
 * A fact says how many cards went from one hand to another or came from the pile.
 */
export function cardsBehind(
  fact: Message,
  facts: readonly Message[],
  before: readonly string[][] | undefined,
  after: readonly string[][] | undefined,
  roles: Roles,
): string[] {
  if (!before || !after || typeof fact.seat !== 'number' || fact.cards || fact.card) return [];
  const seat: Seat = fact.seat;
  const count = Number(fact.count ?? 0);
  if (!count) return [];
  const role = roles[fact.id];
  if (role === 'draw' || role === 'deal') {
    const others = facts.filter(
      (one) =>
        one !== fact &&
        (one.seat === seat || one.other === seat) &&
        ['draw', 'deal', 'gift'].includes(roles[one.id] ?? ''),
    );
    const cards = gained(before[seat] ?? [], after[seat] ?? []);
    return others.length === 0 && cards.length === count ? cards : [];
  }
  if (role !== 'gift' && role !== 'discard') return [];
  const lost = gained(after[seat] ?? [], before[seat] ?? []);
  if (typeof fact.other !== 'number') return lost.length === count ? lost : [];
  // a whole hand that is handed on is the whole hand
  if (before[seat]?.length === count) return [...(before[seat] ?? [])];
  const cards = common(lost, gained(before[fact.other] ?? [], after[fact.other] ?? []));
  return cards.length === count ? cards : [];
}
