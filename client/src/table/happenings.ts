/** Events and what they did to whom, from the facts. */
import type { Message, Seat, Told } from '../lib/protocol';

export interface Flow {
  /** null is the pile. */
  from: Seat | null;
  to: Seat | null;
  count: number;
}

export interface Happening {
  key: string;
  event: string;
  seat: Seat | null;
  /** The card that set it off. */
  card: string;
  flows: Flow[];
  /** What cannot be drawn as cards that go from one to another, in words. */
  facts: Message[];
}

const count = (fact: Message) => Number(fact.count ?? (fact.cards as unknown[] | undefined)?.length ?? 1);
const TOLD = new Set([
  'taxed',
  'account-changes',
  'swaps-accounts',
  'nothing-happens',
  'is-protected',
  'finishes',
  'changes-chairs',
  'goes-to',
  'keeps-hand',
  'does-not-dare',
  'turns-over',
  'plus-one-begins',
  'last-chance-begins',
  'bomb-lit',
]);

function flowOf(fact: Message): Flow | null {
  const seat = fact.seat as Seat;
  if (/^(gives|gives-cards|hands-on|hands-on-cards|hands-over)$/.test(fact.id))
    return { from: seat, to: fact.other as Seat, count: count(fact) };
  if (/^(draws|draws-cards|is-dealt|is-dealt-cards|takes-from-market|takes-bets)$/.test(fact.id))
    return { from: null, to: seat, count: count(fact) };
  if (/^(discards|buries|buries-card|bets)$/.test(fact.id)) return { from: seat, to: null, count: count(fact) };
  return null;
}

/** The events told from a moment on, each with what it did. */
export function happenings(log: readonly Told[], since: number): Happening[] {
  const found: Happening[] = [];
  let card = '';
  let open = false;
  for (const told of log) {
    if (told.number < since - 1) continue;
    told.facts.forEach((fact, place) => {
      if (fact.id === 'plays') {
        card = String(fact.card);
        // whatever is played next is somebody's own doing again
        open = false;
      } else if (fact.id === 'round' || fact.id === 'round-ends') open = false;
      else if (fact.id === 'event' || fact.id === 'chooses-event') {
        if (fact.id === 'chooses-event' || told.number >= since)
          found.push({
            key: `${told.number}.${place}`,
            event: String(fact.event),
            seat: (fact.seat as Seat | undefined) ?? null,
            card,
            flows: [],
            facts: [],
          });
        open = true;
      } else if (open && found.length) {
        const last = found[found.length - 1] as Happening;
        const flow = flowOf(fact);
        if (flow) {
          const same = last.flows.find((one) => one.from === flow.from && one.to === flow.to);
          if (same) same.count += flow.count;
          else last.flows.push(flow);
        } else if (TOLD.has(fact.id)) last.facts.push(fact);
      }
    });
  }
  return found.filter((one) => Number(one.key.split('.')[0]) >= since);
}
