/** What the band, the main button and an attack say about each question of the board game. */
import type { Message, Seat } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import type { Heading } from '../../table/contract';
import { arrowsHere, giftEnd, isPlace, laidCard } from './asking';
import { isArrow, leadsTo, spaceName, spaceNamed, teleportSpace, topOf } from './board';
import type { BoardView } from './declared.generated';
import { laying } from './laying.svelte';

/** Heading and sentence of the band. */
export function prompt(question: Message, view: BoardView, words: Words): Heading | null {
  if (question.id === 'block') return threat(question, view, words);
  const id = `board-ui-ask-${question.id}`;
  if (!words.has(id)) return null;
  const args = { ...words.arguments(question, view.seat), card: laidName(question, view, words) };
  return { title: words.ui(id, args), text: sentence(question, view, words, args) };
}

/** The card that a question is about. */
function laidName(question: Message, view: BoardView, words: Words): string {
  const card = typeof question.card === 'string' ? question.card : laidCard(view);
  return card === null ? '' : words.card(card);
}

function sentence(question: Message, view: BoardView, words: Words, args: Record<string, string | number>): string {
  const { space, arrow } = laying;
  if (space !== null && (isPlace(question) || question.id === 'point')) {
    const where = { ...args, space: words.space(spaceName(space)) };
    const under = topOf(view, space);
    if (question.id === 'point' || !arrowsHere(view, space).length)
      return under === null
        ? words.ui('board-ui-goes', where)
        : words.ui('board-ui-goes-over', { ...where, under: words.card(under.split(' ')[0]!) });
    if (arrow === null) return words.ui('board-ui-goes-which', where);
    return words.ui('board-ui-goes-to', { ...where, to: words.space(spaceName(leadsTo(space, arrow))) });
  }
  const id = `board-ui-ask-${question.id}.text`;
  return words.has(id) ? words.ui(id, args) : words.render(question, view.seat);
}

/** The verb on the main button. */
export function verb(option: string, question: Message, view: BoardView, words: Words): string | null {
  if (option.startsWith('-> ')) {
    const id = `board-ui-do-${question.id}`;
    return words.has(id) && seatOf(option) !== view.seat ? words.ui(id, { seat: words.name(seatOf(option)) }) : null;
  }
  if (option === 'no') return null;
  const space = spaceNamed(option);
  if (question.id === 'gift-steps') {
    const to = giftEnd(view, Number(question.other), Number(option));
    return words.ui('board-ui-do-gift-steps', { count: Number(option), space: words.space(spaceName(to)) });
  }
  if (isPlace(question) && space !== null) {
    const card = words.card(laidCard(view) ?? '');
    const { arrow } = laying;
    if (arrow === null || laying.space !== space) return words.ui('board-ui-do-place', { card, space });
    return words.ui('board-ui-do-place-to', { card, space, to: words.space(spaceName(leadsTo(space, arrow))) });
  }
  if (isArrow(option)) return pointVerb(option, view, words);
  if (question.id === 'magnet' && space !== null)
    return words.ui('board-ui-do-magnet', { card: words.card((topOf(view, space) ?? '').split(' ')[0]!), space });
  if (question.id === 'teleport-where' && space !== null)
    return words.ui('board-ui-do-teleport-where', { card: words.card(String(question.card)), space });
  if (question.id === 'teleport-which')
    return words.ui('board-ui-do-teleport-which', {
      card: words.card(option),
      space: teleportSpace(view.board, option) ?? 0,
    });
  const id = `board-ui-do-${question.id}`;
  return words.has(id) ? words.ui(id, { card: words.card(option) }) : null;
}

function pointVerb(option: string, view: BoardView, words: Words): string {
  const arrow = words.answer(option);
  const { space } = laying;
  if (space === null || !isArrow(option)) return words.ui('board-ui-do-point-blind', { arrow });
  const to = words.space(spaceName(leadsTo(space, option)));
  return words.ui('board-ui-do-point', { arrow, to, card: words.card(laidCard(view) ?? '') });
}

function seatOf(option: string): Seat {
  return Number(option.slice('-> '.length));
}

/** Big words for an attack that one may block. */
export function threat(question: Message, view: BoardView, words: Words): Heading | null {
  const id = `board-ui-threat-${String(question.card)}`;
  if (question.id !== 'block' || !words.has(id)) return null;
  const args = words.arguments(question, view.seat);
  return { title: words.ui(id, args), text: words.ui(`${id}.text`, args) };
}
