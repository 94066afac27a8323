/** Who has ended a round of Frantic, and how. */
import type { Message } from '../../lib/protocol';
import { wentOut } from '../../table/endings';
import { facts as roles } from './declared.generated';
import { happened } from './led';

/** How cards leave a hand. */
const LEAVES = new Set(['play', 'gift', 'discard']);

export function roundEnded(before: readonly Message[], counted: readonly Message[]): Message | null {
  const end = counted.find((fact) => roles[fact.id] === 'end');
  switch (end?.text) {
    case 'finished':
      return finished(before, counted);
    case 'pile':
      return emptied(before);
    case 'bomb':
      return blewUp(before);
    case 'doomsday':
    case 'finish-line':
      return happened(before, end.text)?.message ?? null;
    default:
      return null;
  }
}

/** Whether Nice Try is thrown in, or a card that stands in for it. */
const isNiceTry = (fact: Message): boolean =>
  (fact.id === 'plays' && fact.card === 'nice-try') || (fact.id === 'imitates' && fact.guise === 'nice-try');

/** Whose last card has gone, and where to. */
function finished(before: readonly Message[], counted: readonly Message[]): Message | null {
  // whoever had finished before a Nice Try has not
  const since = before.slice(before.findLastIndex(isNiceTry) + 1);
  const finishers = since.filter((fact) => fact.id === 'finishes').map((fact) => Number(fact.seat));
  const seats = [...new Set([...wentOut(counted, roles), ...finishers])];
  const [seat] = seats;
  if (seat === undefined) return null;
  if (seats.length > 1) return { id: 'frantic-ui-ended-several', seats };
  const at = before.findLastIndex((fact) => fact.seat === seat && LEAVES.has(roles[fact.id] ?? ''));
  const last = before[at];
  // an event that a last card has brought comes after it, and has taken nothing from this hand
  if (last && roles[last.id] === 'play') return { id: 'frantic-ui-ended-played', seat, card: String(last.card) };
  const earlier = last ? before.slice(0, at) : before;
  const behind = earlier.findLast((fact) => ['event', 'play'].includes(roles[fact.id] ?? ''));
  if (behind && roles[behind.id] === 'event') return { id: 'frantic-ui-ended-event', seat, event: behind.event };
  return last && roles[last.id] === 'gift' && last.other !== undefined
    ? { id: 'frantic-ui-ended-gave', seat, other: last.other }
    : { id: 'frantic-ui-ended-rid', seat };
}

/** For whom the pile did not suffice. */
function emptied(before: readonly Message[]): Message | null {
  const at = before.findLastIndex((fact) => fact.id === 'pile-empty');
  const fact = before[at - 1];
  if (fact && roles[fact.id] === 'draw') return { id: 'frantic-ui-ended-pile', seat: fact.seat };
  const event = at < 0 ? null : before.slice(0, at).findLast((one) => roles[one.id] === 'event');
  return event ? { id: 'frantic-ui-ended-pile-event', event: event.event } : null;
}

/** Whose card has lit the bomb, if it was a card. */
function blewUp(before: readonly Message[]): Message {
  const lit = happened(before, 'time-bomb')?.message;
  return lit?.card === undefined || lit.seat === undefined
    ? { id: 'frantic-ui-ended-bomb' }
    : { id: 'frantic-ui-ended-bomb-by', seat: lit.seat, card: lit.card };
}
