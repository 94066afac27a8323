/** What is said of a moment: a title, and what happened or what the touched card does. */
import type { Roles } from '../lib/protocol';
import type { Words } from '../lib/words';
import type { GameTable, Heading, Scene } from '../table/contract';
import type { TableView } from '../table/tableview';
import { moveAt } from './moves';
import { type Reel, turnAt } from './reel.svelte';
import type { Head, Moment } from './source';

/** Whose turn it was, counted from the beginning of the match. */
export function turnTitle(moment: Moment, reel: Reel, head: Head, words: Words): string {
  if (moment.number === 0) return words.ui('replay-beginning');
  if (moment.number === reel.last && head.over) return words.ui('replay-end');
  // what is told at a moment happened in the turn of the one before
  const turn = turnAt(head.turns, moment.number - 1);
  const begun = reel.moments[head.turns[turn] ?? -1]?.view;
  if (turn < 0 || !begun) return '';
  const seat = begun.asked?.length === 1 ? begun.asked[0] : begun.player;
  return words.ui('replay-turn-of', { turn: turn + 1, name: words.names[seat ?? -1] ?? '' });
}

/** What a touched card does; null where there is nothing to say. */
export function explained(card: string, scene: Scene<TableView>, game: GameTable<TableView>): Heading | null {
  const own = game.explain?.(card, scene.view, scene.words);
  if (own) return own;
  const text = scene.words.about(scene.words.entryOf(card));
  return text ? { title: scene.words.card(card), text } : null;
}

/** What happened at a moment; cards that only open hands tell of stand in brackets. */
export function factsTold(
  moment: Moment,
  before: Moment | undefined,
  { words, me }: Scene<TableView>,
  roles: Roles,
): string {
  const facts = moveAt(moment, before, roles).lines.map(({ fact, cards }) => {
    const said = words.render(fact, me);
    return cards.length
      ? `${said.replace(/\.$/, '')} (${words.listing(cards.map((card) => words.card(card)))}).`
      : said;
  });
  const text = facts.length > 5 ? `${facts.slice(0, 4).join(' ')} …` : facts.join(' ');
  return text || words.ui('replay-silent');
}
