/** Spaces and what lies on them, in words: for the prompt when one is touched, and for those who do not see the board. */
import type { Seat } from '../../lib/protocol';
import { capital, type Words } from '../../lib/words';
import type { Heading } from '../../table/contract';
import { arrowOf, FINISH, leadsTo, points, START, spaceName, spaceNamed, topOf } from './board';
import type { BoardView } from './declared.generated';

/** `Space 17`, START, the finish. */
export function spaceTitle(space: number, words: Words): string {
  if (space === START || space === FINISH) return capital(words.space(spaceName(space)));
  return words.ui('board-ui-space', { space });
}

/** A card on the board with its arrow: `Push, pointing north`. */
export function lyingCard(card: string, words: Words): string {
  const name = bareName(card);
  const arrow = arrowOf(card);
  return arrow === null
    ? words.card(name)
    : words.ui('board-ui-arrow', { card: words.card(name), arrow: words.answer(arrow) });
}

function bareName(card: string): string {
  return card.split(' ')[0]!;
}

function pawnsOn(view: BoardView, space: number): Seat[] {
  return view.order.filter((seat) => view.pawns[seat] === space);
}

/** The accessible name of a space. */
export function spaceLabel(space: number, view: BoardView, words: Words, state: 'open' | 'closed' | ''): string {
  const stack = view.board[space] ?? [];
  const top = topOf(view, space);
  const parts = [spaceTitle(space, words)];
  if (top !== null) parts.push(lyingCard(top, words));
  else if (space !== START && space !== FINISH) parts.push(words.ui('board-ui-empty'));
  if (view.used.includes(space)) parts.push(words.ui('board-ui-used'));
  if (stack.length > 1) parts.push(words.ui('board-ui-more', { count: stack.length - 1 }));
  const pawns = pawnsOn(view, space);
  if (pawns.length)
    parts.push(words.ui('board-ui-pawns', { seats: words.listing(names(pawns, view, words)), count: pawns.length }));
  if (state) parts.push(words.ui(`board-ui-${state}`));
  return parts.join(', ');
}

function names(seats: readonly Seat[], view: BoardView, words: Words): string[] {
  return seats.map((seat) => words.name(seat, view.seat));
}

/** What a touched space is about. About what can be chosen the band speaks, and nothing may hide the rest of the board. */
export function explain(what: string, view: BoardView, words: Words): Heading | null {
  const space = lookedAt(what, view);
  return space === null ? null : { title: spaceTitle(space, words), text: aboutSpace(space, view, words) };
}

/** The space that was touched though it is no answer. */
export function lookedAt(what: string, view: BoardView): number | null {
  return view.options?.includes(what) ? null : spaceNamed(what.replace(/^space /, ''));
}

function aboutSpace(space: number, view: BoardView, words: Words): string {
  const said: string[] = [];
  const stack = [...(view.board[space] ?? [])].reverse();
  const [top, ...below] = stack;
  if (top !== undefined) {
    const arrow = arrowOf(top);
    const name = lyingCard(top, words);
    said.push(
      arrow === null
        ? words.ui('board-ui-lies', { card: name })
        : words.ui('board-ui-lies-to', { card: name, space: words.space(spaceName(leadsTo(space, arrow))) }),
    );
    said.push(words.about(words.entryOf(bareName(top))));
    if (view.used.includes(space)) said.push(words.ui('board-ui-has-worked'));
    if (below.length)
      said.push(words.ui('board-ui-below', { cards: words.listing(below.map((card) => lyingCard(card, words))) }));
  }
  const pawns = pawnsOn(view, space);
  if (pawns.length)
    said.push(words.ui('board-ui-here', { seats: words.listing(names(pawns, view, words)), count: pawns.length }));
  said.push(cost(space, words));
  return said.filter(Boolean).map(capital).join(' ');
}

function cost(space: number, words: Words): string {
  if (space === FINISH) return words.ui('board-ui-cost-finish', { points: points(space) });
  return space === START ? words.ui('board-ui-cost-start') : words.ui('board-ui-cost', { points: points(space) });
}
