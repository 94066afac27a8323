/** Events and what they did to whom, from the facts. */
import type { Message, Roles, Seat, Told } from '../lib/protocol';
import { countOf, playedBy, seatOf } from './story';

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
  /** Whether the round in which it happened is over. */
  ended: boolean;
}

function flowOf(fact: Message, roles: Roles): Flow | null {
  const seat = seatOf(fact);
  const count = countOf(fact);
  switch (roles[fact.id]) {
    case 'gift':
      return { from: seat, to: fact.other as Seat, count };
    case 'draw':
    case 'deal':
      return { from: null, to: seat, count };
    case 'discard':
      return { from: seat, to: null, count };
    default:
      return null;
  }
}

/** The events told after a moment, each with what it did. `worded`: the facts of events that are told in words. */
export function happenings(
  log: readonly Told[],
  after: number,
  roles: Roles,
  worded: ReadonlySet<string> = new Set(),
): Happening[] {
  const found: Happening[] = [];
  let card = '';
  /** The event whose doing is being told. */
  let open: Happening | null = null;
  for (const told of log) {
    if (told.number < after) continue;
    told.facts.forEach((fact, place) => {
      const role = roles[fact.id];
      if (role === 'play') card = playedBy(fact, roles) ?? card;
      // a card may also do its work without being played: the one a round starts with
      else if (role === 'work') card = String(fact.card ?? '');
      else if (role === 'round') card = '';
      if (role === 'end') for (const one of found) one.ended = true;
      // whatever is played next is somebody's own doing again
      if (role === 'play' || role === 'turn' || role === 'round' || role === 'end') open = null;
      else if (role === 'event') {
        open = {
          key: `${told.number}.${place}`,
          event: String(fact.event),
          seat: seatOf(fact),
          card,
          flows: [],
          facts: [],
          ended: false,
        };
        if (told.number > after) found.push(open);
      } else if (open) {
        const flow = flowOf(fact, roles);
        const same = flow && open.flows.find((one) => one.from === flow.from && one.to === flow.to);
        if (same) same.count += flow.count;
        else if (flow) open.flows.push(flow);
        else if (worded.has(fact.id)) open.facts.push(fact);
      }
    });
  }
  return found;
}
