/** Who has ended a round of the board game, and how. */
import type { Message } from '../../lib/protocol';
import { FINISH, kindOf, spaceNamed } from './board';
import { facts as roles } from './declared.generated';

export function roundEnded(before: readonly Message[], counted: readonly Message[]): Message | null {
  const end = counted.find((fact) => roles[fact.id] === 'end');
  if (!end) return null;
  if (end.text === 'pile') {
    const turn = before.findLast((fact) => roles[fact.id] === 'turn' || fact.id === 'begins');
    return turn ? { id: 'board-ui-ended-pile', seat: turn.seat } : null;
  }
  const at = before.findLastIndex((fact) => fact.id === 'goes-to' && spaceNamed(String(fact.space)) === FINISH);
  return at < 0 ? null : arrived(before, at);
}

/** What brought a pawn to the finish: a card it met on its way, an event, somebody else's card, or just its roll. */
function arrived(before: readonly Message[], at: number): Message {
  const seat = before[at]?.seat;
  const since = before.slice(
    Math.max(
      0,
      before.slice(0, at).findLastIndex((fact) => roles[fact.id] === 'turn' || fact.id === 'begins'),
    ),
    at,
  );
  const player = since[0]?.seat;
  const cause = since.findLast((fact) => ['rolls', 'lands-on', 'event', 'plays'].includes(fact.id));
  switch (cause?.id) {
    case 'event':
      return { id: 'board-ui-ended-event', seat, event: cause.event };
    case 'rolls': {
      const roll = { seat, roll: cause.roll };
      // whoever has the remote rolls for somebody else
      return cause.seat === seat ? { id: 'board-ui-ended-rolled', ...roll } : by(since, cause, seat, player);
    }
    case 'lands-on':
      return cause.seat === seat
        ? { id: 'board-ui-ended-met', seat, card: kindOf(String(cause.card)) }
        : by(since, cause, seat, player);
    case 'plays':
      return by(since, cause, seat, player);
    default:
      return { id: 'board-ui-ended', seat };
  }
}

/** Somebody else's doing: whose card it was. */
function by(since: readonly Message[], cause: Message, seat: Message['seat'], player: Message['seat']): Message {
  const played = since.findLast((fact) => fact.id === 'plays' && !['re-roll', 'block'].includes(String(fact.card)));
  const card = cause.id === 'lands-on' ? cause.card : played?.card;
  const other = cause.id === 'lands-on' ? player : (played?.seat ?? player);
  if (card === undefined || other === seat || other === undefined) return { id: 'board-ui-ended', seat };
  return { id: 'board-ui-ended-by', seat, other, card: kindOf(String(card)) };
}
