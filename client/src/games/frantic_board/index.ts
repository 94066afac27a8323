/** Frantic – the board game, as the frame of the table knows it. */
import './art';
import type { GameTable } from '../../table/contract';
import { isOnStage } from './asking';
import { cellOf, FINISH, points, ROWS, START } from './board';
import { type BoardView, facts } from './declared.generated';
import { roundEnded } from './ending';
import { events } from './events';
import { explain, lookedAt } from './explain';
import { laying } from './laying.svelte';
import { led, repeated } from './led';
import { prompt, threat, verb } from './prompts';
import { reachOf } from './reach';
import Stage from './Stage.svelte';

export { explain };

export const table: GameTable<BoardView> = {
  Stage,
  onStage: (option, question, view) => isOnStage(option, question, view),
  subtitle: (view, words) => ({
    title: words.ui('board-ui-round', { round: view.round }),
    detail: view.short ? words.ui('board-ui-last-turn') : words.ui('board-ui-limit', { limit: view.limit }),
  }),
  standing: (view) => [
    { title: 'board-ui-standing-space', values: view.pawns.map(points) },
    { title: 'board-ui-standing-hand', values: view.counts },
    { title: 'board-ui-standing-points', values: view.scores },
  ],
  badges: (view, seat, words) => {
    const badges: string[] = [];
    if (seat === view.player && view.backward) badges.push(words.ui('board-ui-mark-backward'));
    if (seat === view.player && view.ghost) badges.push(words.ui('board-ui-mark-ghost'));
    if (seat === view.pawn && seat !== view.player) badges.push(words.ui('board-ui-mark-driven'));
    if (view.pawns[seat] === FINISH) badges.push(words.ui('board-ui-mark-finish'));
    return badges;
  },
  figure: (view, seat, words) => words.ui('board-ui-points', { count: view.scores[seat] ?? 0 }),
  numeral: (view, seat) => points(view.pawns[seat] ?? 0),
  persons: 'standing',
  attacks: new Set(['block']),
  counter: 'block',
  chances: [
    { questions: ['block', 'block-re-roll'], cards: ['block'] },
    { questions: ['re-roll'], cards: ['re-roll'] },
    { questions: ['nice-try'], cards: ['nice-try'] },
  ],
  order: (view) => view.order,
  clockwise: false,
  events,
  facts,
  worded: new Set(['goes-to']),
  retold: new Set(['lays', 'lays-pointing']),
  shown: new Set(['takes-from-market', 'takes-from-board']),
  takenFrom: { 'takes-from-market': 'market', 'takes-from-board': '' },
  roundEnded,
  dreaded: 'fuck-you',
  prompt,
  led,
  repeated,
  help: (question, _view, words) => words.optional(`board-ui-help-${question.id}`),
  verb,
  threat,
  explain,
  noteAbove(view, picked) {
    const looked = picked === null ? null : lookedAt(picked, view);
    const reach = looked === null ? [...reachOf(view, picked, laying).keys()] : [looked];
    const spaces = reach.length ? reach : [view.pawns[view.seat ?? view.player] ?? START];
    return 2 * spaces.filter((space) => cellOf(space).row <= ROWS / 2).length > spaces.length;
  },
};
