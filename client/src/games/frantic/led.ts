/** What led to each question of Frantic. */
import { takeApart } from '../../lib/notation';
import type { Message, Seat, Told } from '../../lib/protocol';
import { type Led, lastOf, latest, type Repeated, thisRound } from '../../table/led';
import { type FranticView, facts as roles } from './declared.generated';

/** What says which card has to be followed. */
const SHOWN = ['plays', 'imitates', 'start-card', 'wishes', 'swaps-colour'];
/** A card on the table, whoever it came from. */
const LAID = ['plays', 'imitates', 'start-card'];

const cardOf = (fact: Message | null): string => String(fact?.guise ?? fact?.card ?? '');
const isCounter = (fact: Message): boolean => takeApart(cardOf(fact)).stem === 'counterattack';

export function led(question: Message, view: FranticView, log: readonly Told[]): Led | null {
  const facts = thisRound(log, roles);
  const me = view.seat;
  switch (question.id) {
    case 'play-or-draw': {
      const fact = lastOf(facts, SHOWN);
      return fact && { message: fact, behind: null };
    }
    case 'play-or-pass':
      return drawn(facts, view);
    case 'counter':
    case 'counter-share':
      return struck(facts, question);
    case 'redirect':
      return countered(facts, me);
    case 'give':
    case 'steal': {
      const card = cardOf(attackCard(facts));
      return { message: { id: 'frantic-ui-led-hits', card, other: question.other }, behind: card };
    }
    case 'nice-try': {
      const seats = view.order.filter((seat) => view.counts[seat] === 0);
      return { message: { id: 'frantic-ui-led-out', seats }, behind: null };
    }
    case 'lucky-bastard':
      return eventDue(facts);
    case 'fund':
    case 'catch':
      return { message: { id: `frantic-ui-led-${question.id}`, other: question.other }, behind: eventOf(facts) };
    case 'play-again':
    case 'attack':
    case 'may-attack':
    case 'share-four':
    case 'wish-colour':
    case 'wish-any':
    case 'pick-colour':
    case 'imitate':
      return ownCard(facts, me);
    default:
      return happened(facts) ?? latest(facts, roles);
  }
}

/** The card I have just laid; or the start card, which is the dealer's. */
function ownCard(facts: readonly Message[], me: Seat | null): Led | null {
  const fact = facts.findLast((one) => one.id === 'start-card' || (LAID.includes(one.id) && one.seat === me)) ?? null;
  const card = cardOf(fact);
  if (!fact) return null;
  const id = fact.id === 'start-card' ? 'frantic-ui-led-start' : 'frantic-ui-led-played';
  return { message: { id, seat: fact.seat, card }, behind: card };
}

/** What I have just drawn, and whether it fits. */
function drawn(facts: readonly Message[], view: FranticView): Led | null {
  const fact = lastOf(facts, ['draws-cards'], view.seat);
  if (!fact) return null;
  const cards = fact.cards as string[];
  const fits = cards.some((card) => view.options?.includes(card));
  return { message: { id: 'frantic-ui-led-drew', cards, text: fits ? 'fits' : 'not' }, behind: null };
}

/** The card of the attack that is going on, however often it was sent on. */
function attackCard(facts: readonly Message[]): Message | null {
  return facts.findLast((one) => LAID.includes(one.id) && !isCounter(one)) ?? null;
}

function struck(facts: readonly Message[], question: Message): Led | null {
  const fact = attackCard(facts);
  const card = cardOf(fact) || String(question.card ?? '');
  const last = lastOf(facts, LAID);
  if (last && isCounter(last) && last.seat === question.seat)
    return { message: { id: 'frantic-ui-led-sent-on', seat: question.seat, card }, behind: card };
  const id = fact?.id === 'start-card' ? 'frantic-ui-led-start' : 'plays';
  return card ? { message: { id, seat: question.seat, card }, behind: card } : null;
}

function countered(facts: readonly Message[], me: Seat | null): Led | null {
  const fact = lastOf(facts, ['counters'], me);
  const card = cardOf(attackCard(facts));
  return fact && { message: { id: 'frantic-ui-led-countered', other: fact.other, card }, behind: card };
}

// Events

const isEvent = (fact: Message): boolean => roles[fact.id] === 'event';

function eventOf(facts: readonly Message[]): string | null {
  const fact = facts.findLast(isEvent);
  return fact ? String(fact.event) : null;
}

/** The event that is happening, or a certain one, and whose card brought it. */
export function happened(facts: readonly Message[], wanted?: string): Led | null {
  const at = facts.findLastIndex((fact) => isEvent(fact) && (!wanted || fact.event === wanted));
  const fact = facts[at];
  if (!fact) return null;
  const event = String(fact.event);
  const cause = facts.slice(0, at).findLast((one) => LAID.includes(one.id) || isEvent(one));
  if (!cause || isEvent(cause) || fact.id === 'chooses-event')
    return { message: { id: 'frantic-ui-led-event', event }, behind: event };
  const id = cause.id === 'start-card' ? 'frantic-ui-led-event-start' : 'frantic-ui-led-event-by';
  return { message: { id, seat: cause.seat, card: cardOf(cause), event }, behind: event };
}

/** Something is about to be turned over. */
function eventDue(facts: readonly Message[]): Led | null {
  const cause = facts.findLast((one) => LAID.includes(one.id) || isEvent(one));
  if (!cause) return null;
  if (isEvent(cause)) return { message: { id: 'frantic-ui-led-due-after', event: cause.event }, behind: null };
  const id = cause.id === 'start-card' ? 'frantic-ui-led-start' : 'plays';
  return { message: { id, seat: cause.seat, card: cardOf(cause) }, behind: cardOf(cause) };
}

// Several alike

/** Cards that change hands two at a time. */
const PAIR = 2;

export function repeated(
  question: Message,
  view: FranticView,
  log: readonly Told[],
  run: number | null,
): Repeated | null {
  const me = view.seat ?? -1;
  const hand = view.hand.length;
  const count = Number(question.count);
  switch (question.id) {
    case 'give':
    case 'catch':
      return { number: count, total: Math.min(PAIR, hand) };
    case 'steal':
      return { number: count, total: Math.min(PAIR, view.counts[Number(question.other)] ?? PAIR) };
    case 'share-four':
      return { number: count, total: 4 };
    case 'discard':
      return receding(view, thisRound(log, roles), me);
    case 'wrap': {
      // at a party it is one card; at Christmas all of them
      const all = eventOf(thisRound(log, roles)) === 'merry-christmas';
      return all && run ? { number: run, total: hand } : null;
    }
    default:
      return null;
  }
}

/** Recession takes one card more from everybody than from the one before; whoever brought it comes last. */
function receding(view: FranticView, facts: readonly Message[], me: Seat): Repeated | null {
  const at = facts.findLastIndex(isEvent);
  const fact = facts[at];
  if (!fact) return null;
  const first = view.order.indexOf(Number(fact.seat)) + 1;
  const order = [...view.order.slice(first), ...view.order.slice(0, first)];
  const rank = order.filter((seat) => !view.absent.includes(seat)).indexOf(me) + 1;
  const gone = facts.slice(at).filter((one) => one.id === 'discards' && one.seat === me).length;
  return { number: gone + 1, total: Math.min(rank, gone + view.hand.length) };
}
