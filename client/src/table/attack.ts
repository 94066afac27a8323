/** An attack on me: who strikes, with what, and the big words for it. */
import type { Message, Seat } from '../lib/protocol';
import type { Words } from '../lib/words';
import type { GameTable, Heading, Persona } from './contract';
import type { TableView } from './tableview';

export interface Attack {
  question: Message;
  attacker: Persona;
  card: string | null;
  threat: Heading;
}

/** Whether a question is an attack on a seat: where bystanders may meddle, it names its victim. */
export function strikes(question: Message, seat: Seat | null, game: GameTable<TableView> | null): boolean {
  if (!game?.attacks.has(question.id)) return false;
  return question.other === undefined || question.other === seat;
}

/** The attack that fills the screen, if what I am asked is one. */
export function attackOnMe(
  view: TableView,
  people: readonly Persona[],
  game: GameTable<TableView>,
  words: Words,
): Attack | null {
  const { question, seat: me } = view;
  if (!question || !strikes(question, me, game)) return null;
  const attacker = people[Number(question.seat)];
  if (!attacker || attacker.seat === me) return null;
  const guise = (view as { guise?: string }).guise;
  const top = (view as { top?: string }).top;
  const card = typeof question.card === 'string' ? question.card : guise || top || null;
  const threat = game.threat?.(question, view, words) ?? {
    title: words.ui('table-attacks-you', { name: attacker.name }),
    text: words.render(question, me),
  };
  return { question, attacker, card, threat };
}
