/** What led to each question of Malta! */
import type { Message, Told } from '../../lib/protocol';
import { type Led, lastOf, type Repeated, thisRound } from '../../table/led';
import { hostsOn } from './asking';
import { type MaltaView, facts as roles } from './declared.generated';
import { spaceOf } from './spaces';
import { tileAt } from './tiles';

export function led(question: Message, view: MaltaView, log: readonly Told[]): Led | null {
  const facts = thisTurn(log);
  const { player, seat: me } = view;
  switch (question.id) {
    case 'place-pawn':
      return { message: { id: 'malta-ui-led-place-pawn' }, behind: null };
    case 'play-card':
      return owing(facts, view);
    case 'step': {
      const blind = facts.some((fact) => fact.id === 'trusts');
      return { message: { id: blind ? 'malta-ui-led-step-blind' : 'malta-ui-led-step' }, behind: null };
    }
    case 'react':
    case 'react-aimed':
    case 'react-to-reaction':
      return reacting(question, view);
    case 'pay':
    case 'pay-first': {
      const space = view.pawns[player] ?? '';
      const seats = hostsOn(view, spaceOf(space, view.width), player);
      return { message: { id: 'malta-ui-led-pay', space, seats }, behind: null };
    }
    default: {
      const card = view.played[0] ?? '';
      if (!card) return null;
      const back = facts.findLast((fact) => fact.id === 'turns-back' && fact.card === card);
      if (back && back.seat === me) return { message: back, behind: card };
      return { message: { id: 'plays', seat: player, card }, behind: card };
    }
  }
}

/** All that was told since the present turn began. */
function thisTurn(log: readonly Told[]): Message[] {
  const facts = thisRound(log, roles);
  return facts.slice(
    Math.max(
      0,
      facts.findLastIndex((fact) => roles[fact.id] === 'turn'),
    ),
  );
}

/** What I have drawn, as long as I have played nothing; then what is left to do. */
function owing(facts: readonly Message[], view: MaltaView): Led | null {
  const played = facts.filter((fact) => fact.id === 'plays' && fact.seat === view.seat).length;
  const draws = lastOf(facts, ['draws-cards'], view.seat);
  if (draws && !played) return { message: { ...draws, id: 'malta-ui-led-drew' }, behind: null };
  const fact = lastOf(facts, ['plays'], view.seat);
  if (fact) return { message: { id: 'malta-ui-led-more', card: fact.card, count: view.owed }, behind: null };
  return { message: { id: 'malta-ui-led-owed', count: view.owed }, behind: null };
}

function reacting(question: Message, view: MaltaView): Led {
  const card = String(question.card);
  if (question.id === 'react-to-reaction')
    return { message: { id: 'malta-ui-led-reaction', seat: question.seat, card, guise: view.played[0] }, behind: card };
  return { message: { id: 'plays', seat: question.seat, card }, behind: card };
}

export function repeated(
  question: Message,
  view: MaltaView,
  _log: readonly Told[],
  run: number | null,
): Repeated | null {
  if (!run) return null;
  if (question.id === 'discard')
    return view.played[0] === 'discard-two-of-yours' ? { number: run, total: Math.min(2, view.hand.length) } : null;
  if (question.id !== 'pay') return null;
  const space = spaceOf(view.pawns[view.player] ?? '', view.width);
  return space < 0 ? null : { number: run, total: Math.min(tileAt(view, space).number, view.hand.length) };
}
