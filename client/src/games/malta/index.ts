/** Malta! at the table: what the frame needs to know of it. */
import './art';
import { capital } from '../../lib/words';
import type { GameTable } from '../../table/contract';
import { pointing, waysOut } from './asking';
import { facts, type MaltaView } from './declared.generated';
import { led, repeated } from './led';
import { lossesOf, lossWords } from './loss';
import { movesOf } from './moves';
import Stage from './Stage.svelte';
import Steps from './Steps.svelte';
import { isSide, lineOf, rowOf, spaceOf } from './spaces';
import { explain, hint } from './speak';
import Tile from './Tile.svelte';
import { threat } from './threat';

export { explain, hint } from './speak';

/** So many buttons stand beside each other on a phone. */
const ROW = 3;

export const table: GameTable<MaltaView> = {
  Stage,
  Steps,

  /** Spaces, lines, turns and directions. Directions that fit into one row of buttons have these as well. */
  onStage(option, _question, view) {
    if (isSide(option)) return (view.options ?? []).length > ROW;
    return spaceOf(option, view.width) >= 0 || lineOf(option) !== null || option.startsWith('turn-');
  },

  subtitle(view, words) {
    return { title: words.say('malta'), detail: words.ui('malta-ui-subtitle', { count: view.draw }) };
  },

  standing(view) {
    const ways = (seat: number) => {
      const space = spaceOf(view.pawns[seat] ?? '', view.width);
      return space < 0 ? '–' : waysOut(view, space).length;
    };
    return [
      { title: 'malta-ui-column-cards', values: view.counts },
      { title: 'malta-ui-column-space', values: view.pawns.map((space) => space || '–') },
      { title: 'malta-ui-column-ways', values: view.pawns.map((_, seat) => ways(seat)) },
    ];
  },

  badges(view, seat, words) {
    const badges: string[] = [];
    if (view.lost.includes(seat)) return [words.ui('malta-ui-out')];
    if (view.skips[seat]) badges.push(words.ui('malta-ui-misses', { count: view.skips[seat] }));
    if (view.blind[seat]) badges.push(words.ui('malta-ui-blind'));
    if (view.extra.includes(seat)) badges.push(words.ui('malta-ui-again'));
    return badges;
  },

  figure(view, seat, words) {
    const space = view.pawns[seat];
    return space ? words.ui('malta-ui-figure', { space }) : '';
  },

  attacks: new Set(['react-aimed']),
  order: (view) => view.order,
  clockwise: true,
  facts,
  persons: 'column',
  pieces: { tile: Tile },

  prompt(question, view, words) {
    const reacting = question.id.startsWith('react');
    // who plays what stands above the question
    const text = reacting ? words.ui('malta-ui-react') : (hint(view, words) ?? words.render(question, view.seat));
    if (question.id === 'play-card') return { title: words.ui('malta-ui-prompt-play', { count: view.owed }), text };
    if (question.id === 'react-aimed') {
      const card = words.card(String(question.card));
      return question.other === view.seat
        ? { title: words.ui('malta-ui-threat', { card }), text }
        : { title: words.ui('malta-ui-threat-other', { card, seat: words.name(Number(question.other)) }), text };
    }
    if (question.id === 'step') return { title: words.ui('malta-ui-prompt-move'), text };
    if (reacting) return { title: words.ui('table-your-call'), text };
    const id = `malta-ui-prompt-${question.id}`;
    if (words.has(id)) return { title: words.ui(id), text };
    // a card is being played, by me or by whom it made to answer: its name is the heading, the question follows
    const card = view.played[0];
    if (!card) return null;
    const title = words.card(card);
    return { title, text: text.startsWith(title) ? capital(text.slice(title.length).replace(/^\s*:\s*/, '')) : text };
  },

  verb(option, question, _view, words) {
    if (question.id === 'play-card') return words.ui('malta-ui-verb-play', { card: words.card(option) });
    if (isSide(option) && (question.id === 'step' || question.id === 'extra-step'))
      return capital(words.ui('malta-ui-verb-go', { side: words.ui('malta-ui-to', { side: option }) }));
    const id = `malta-ui-verb-${question.id}`;
    return words.has(id) ? capital(words.ui(id, { option: words.optionWords(option, question.id) })) : null;
  },

  led,
  repeated,
  help: (question, _view, words) => words.optional(`malta-ui-help-${question.id}`),

  threat,

  counter: 'negate',
  chances: [
    { questions: ['react-aimed'], cards: ['boomerang', 'negate'] },
    { questions: ['react'], cards: ['negate'] },
    { questions: ['react-to-reaction'], cards: ['negate'] },
  ],
  /** What can be answered is explained on the stage, where it hides nothing that could be pointed at. */
  explain(what, view, words) {
    return view.options?.includes(what) ? null : explain(what, view, words);
  },

  noteAbove(view, picked) {
    // most of the lines that can be named have their names at the top
    if (pointing(view).handles.length) return false;
    const looked = picked === null || view.options?.includes(picked) ? -1 : spaceOf(picked, view.width);
    const goes = looked < 0 ? movesOf(view, picked).flatMap(({ from, to }) => [from, to]) : [looked];
    const spaces = goes.length ? goes : [spaceOf(view.pawns[view.seat ?? view.player] ?? '', view.width)];
    const lower = spaces.filter((space) => rowOf(space, view.width) < view.width / 2);
    return 2 * lower.length > spaces.length;
  },

  /** How the last but one was lost: the other is left. */
  matchEnded(view, log) {
    const last = lossesOf(log, view.width).at(-1);
    return last ? lossWords(last) : null;
  },

  /** Who has not lost, then those who lost, the last of them first. */
  ranking(view) {
    const left = view.order.filter((seat) => !view.lost.includes(seat));
    return [left, ...[...view.lost].reverse().map((seat) => [seat])];
  },
};
