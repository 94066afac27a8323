/** Which lines are drawn at a moment. */
import { takeApart } from '../lib/notation';
import type { Roles, Seat } from '../lib/protocol';
import type { Words } from '../lib/words';
import { playedBy } from '../table/story';
import { cardsBehind } from './hands';
import type { Moment } from './source';

export interface Arrow {
  from: Seat;
  to: Seat;
  icon: string;
  text: string;
}

/** More names than these do not fit beside a line. */
const NAMED = 3;

/** `card` is what was played last: it is behind what is done now. */
export function arrowsAt(
  moment: Moment,
  before: Moment | undefined,
  card: string,
  words: Words,
  roles: Roles,
): Arrow[] {
  const deeds = new Map<string, { from: Seat; to: Seat; icon: string; cards: string[]; count: number }>();
  let icon = iconOf(card);
  for (const fact of moment.facts) {
    const played = playedBy(fact, roles);
    if (played) icon = iconOf(played);
    if (roles[fact.id] === 'event') icon = 'event';
    const { seat, other } = fact;
    if (typeof seat !== 'number' || typeof other !== 'number' || seat === other) continue;
    const seen = Array.isArray(fact.cards)
      ? fact.cards.map(String)
      : cardsBehind(fact, moment.facts, before?.open, moment.open, roles);
    const deed = deeds.get(`${seat} ${other}`) ?? { from: seat, to: other, icon, cards: [], count: 0 };
    deed.cards.push(...seen);
    deed.count += Number(fact.count ?? seen.length);
    deeds.set(`${seat} ${other}`, deed);
  }
  // many lines at once speak for themselves
  const mute = deeds.size > 2;
  return [...deeds.values()].map(({ from, to, icon, cards, count }) => {
    const named = cards.length === count && count > 0 && count <= NAMED;
    const text = named
      ? words.listing(cards.map((one) => words.card(one)))
      : count
        ? words.ui('replay-cards', { count })
        : '';
    return { from, to, icon: mute ? '' : icon, text: mute ? '' : text };
  });
}

/** The card that was played last before a moment, within the same few moments. */
export function playedBefore(moments: readonly (Moment | undefined)[], at: number, roles: Roles): string {
  for (let number = at - 1; number >= Math.max(0, at - 8); number--) {
    const facts = moments[number]?.facts ?? [];
    for (let place = facts.length - 1; place >= 0; place--) {
      const fact = facts[place];
      const played = fact && playedBy(fact, roles);
      if (played) return played;
    }
  }
  return '';
}

function iconOf(card: string): string {
  const { stem, number } = takeApart(card);
  return number ? '' : stem;
}
