/** What led to each question of the board game. */
import type { Message, Told } from '../../lib/protocol';
import { type Led, lastOf, latest, type Repeated, thisRound } from '../../table/led';
import { laidCard } from './asking';
import { FINISH, kindOf } from './board';
import { type BoardView, facts as roles } from './declared.generated';

/** Where a turn leads: what everybody sees before the next one begins. */
const ENDS = ['goes-to', 'does-not-move', 'begins', 'event'];
/** What a die is rolled for. */
const CAUSES = ['plays', 'lays', 'lays-pointing', 'lands-on', 'event', 'round'];

export function led(question: Message, view: BoardView, log: readonly Told[]): Led | null {
  const facts = thisRound(log, roles);
  switch (question.id) {
    case 'play-card':
      return told(lastOf(facts, ENDS));
    case 'lay-card':
      return { message: { id: 'board-ui-led-lay-card' }, behind: null };
    case 'place':
    case 'point':
    case 'place-empty':
      return byCard(question, view);
    case 'remote':
      return { message: { id: 'plays', seat: view.player, card: 'remote' }, behind: 'remote' };
    case 'swap':
    case 'gift':
    case 'gift-steps':
    case 'magnet':
      return landed(facts, question.id.replace('-steps', ''));
    case 'nice-try': {
      const seats = view.order.filter((seat) => view.pawns[seat] === FINISH);
      return { message: { id: 'board-ui-led-finish', seats }, behind: null };
    }
    case 'block': {
      const fact = facts.findLast((one) => ['plays', 'lands-on'].includes(one.id) && one.card === question.card);
      return told(fact ?? null, String(question.card));
    }
    case 'block-re-roll':
      return { message: { id: 'plays', seat: question.seat, card: 're-roll' }, behind: 're-roll' };
    case 're-roll':
      return told(lastOf(facts, CAUSES));
    default:
      return happened(facts) ?? latest(facts, roles);
  }
}

function told(fact: Message | null, behind: string | null = null): Led | null {
  return fact && { message: fact, behind };
}

/** The card that is on its way to the board. */
function byCard(question: Message, view: BoardView): Led | null {
  const card = typeof question.card === 'string' ? question.card : laidCard(view);
  if (card === null) return null;
  // before the round a card is laid and does nothing yet
  const id = view.stage === 'lay' ? 'board-ui-led-lays' : 'plays';
  return { message: { id, seat: view.seat ?? view.player, card }, behind: kindOf(card) };
}

function landed(facts: readonly Message[], kind: string): Led | null {
  return told(facts.findLast((one) => one.id === 'lands-on' && kindOf(String(one.card)) === kind) ?? null, kind);
}

/** The event that is happening: only Troublemaker brings any. */
function happened(facts: readonly Message[]): Led | null {
  const fact = lastOf(facts, ['event']);
  if (!fact) return null;
  const event = String(fact.event);
  return { message: { id: 'board-ui-led-event', seat: fact.seat, event }, behind: event };
}

/** Reorganize moves two teleports. */
const TELEPORTS = 2;

export function repeated(question: Message, _view: BoardView, log: readonly Told[]): Repeated | null {
  if (question.id !== 'teleport-which' && question.id !== 'teleport-where') return null;
  const facts = thisRound(log, roles);
  const since = facts.slice(facts.findLastIndex((fact) => fact.id === 'event'));
  return { number: since.filter((fact) => fact.id === 'moves-teleport').length + 1, total: TELEPORTS };
}
