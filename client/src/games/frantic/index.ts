/** Frantic at the table: what the frame needs to know of it. */
import './art';
import { takeApart } from '../../lib/notation';
import type { Message } from '../../lib/protocol';
import { capital, type Words } from '../../lib/words';
import type { GameTable } from '../../table/contract';
import Chooser from './Chooser.svelte';
import { type FranticView, facts } from './declared.generated';
import { roundEnded } from './ending';
import { events } from './events';
import { led, repeated } from './led';
import Stage from './Stage.svelte';

/** Questions that are answered by choosing from something that is neither hand nor table. */
const CHOSEN = new Set([
  'wish-colour',
  'wish-any',
  'pick-colour',
  'imitate',
  'steal',
  'choose-event',
  'repeat-event',
  'looked',
]);
/** What an event does beside moving cards. */
const WORDED =
  'taxed account-changes swaps-accounts nothing-happens is-protected finishes changes-chairs keeps-hand does-not-dare turns-over plus-one-begins last-chance-begins bomb-lit';
const PLAYING = new Set(['play-or-draw', 'play-or-pass', 'play-again']);

/** The name of a card as short as it can be: a Gift is a Gift in every colour. */
function short(card: string, words: Words): string {
  const { stem, colour } = takeApart(card);
  return colour ? words.say(`card-${stem}`) : words.card(card);
}

function prompt(question: Message, view: FranticView, words: Words) {
  const own = `frantic-ui-ask-${question.id}`;
  const args = words.arguments(question, view.seat);
  const title = words.has(own)
    ? words.ui(own, args)
    : words.ui(view.player === view.seat ? 'table-your-turn' : 'table-your-call');
  if (question.id === 'play-or-draw' || question.id === 'play-again') {
    const count = view.hand.length;
    const text =
      count >= 20
        ? words.ui('frantic-ui-many', { count })
        : words.ui(`frantic-ui-${question.id}`, { demand: words.demand(view.demand) });
    return { title, text };
  }
  // where the line above the question says the rest, the question is short
  return { title, text: words.optional(`${own}.text`, args) || words.render(question, view.seat) };
}

function verb(option: string, question: Message, view: FranticView, words: Words): string | null {
  if (option === 'draw') return words.ui('frantic-ui-draw', { count: 1 + (view.extra_draw[view.seat ?? -1] ?? 0) });
  if (option.startsWith('wish ')) return words.ui('frantic-ui-wish', { wish: words.wish(option) });
  if (option.startsWith('as ')) return capital(words.optionWords(option));
  if (option.startsWith('-> ')) {
    const id = `frantic-ui-aim-${question.id}`;
    if (Number(option.slice(3)) === view.seat) return words.ui(words.has(`${id}.you`) ? `${id}.you` : 'table-you');
    const name = words.optionWords(option);
    return words.has(id) ? words.ui(id, { name }) : capital(name);
  }
  if (!words.isCard(option)) return null;
  if (PLAYING.has(question.id)) return words.ui('frantic-ui-play', { card: short(option, words) });
  const id = `frantic-ui-do-${question.id}`;
  return words.has(id) ? words.ui(id, { card: short(option, words) }) : capital(words.card(option));
}

function threat(question: Message, view: FranticView, words: Words) {
  const card = question.id === 'counter-share' ? 'fantastic-four' : takeApart(String(question.card)).stem;
  const name = words.name(Number(question.seat));
  const args = { name, count: Number(question.count ?? view.hand.length), cards: view.hand.length };
  const id = words.has(`frantic-ui-threat-${card}`) ? `frantic-ui-threat-${card}` : 'frantic-ui-threat';
  return { title: words.ui(id, args), text: words.ui(`${id}.text`, args) };
}

export const table: GameTable<FranticView> = {
  Stage,
  Chooser,
  chooses: (question) => CHOSEN.has(question.id),
  onStage: (option, question, view) => question.id === 'take-from-market' && view.market.includes(option),
  subtitle(view, words) {
    const title = words.ui('table-round', { round: view.round });
    const rounds = view.scoring === 'rounds';
    return { title, detail: words.ui(rounds ? 'frantic-ui-rounds' : 'frantic-ui-limit', { limit: view.limit }) };
  },
  standing: (view) => [
    { title: 'table-column-cards', values: view.counts },
    { title: view.scoring === 'rounds' ? 'frantic-ui-column-rounds' : 'table-column-points', values: view.scores },
  ],
  badges(view, seat, words) {
    const badges: string[] = [];
    if (view.skips[seat]) badges.push(words.ui('frantic-ui-skipped'));
    if (view.absent.includes(seat)) badges.push(words.ui('frantic-ui-safe'));
    return badges;
  },
  figure: (view, seat, words) =>
    words.ui(view.scoring === 'rounds' ? 'frantic-ui-won' : 'table-points', { count: view.scores[seat] ?? 0 }),
  attacks: new Set(['counter', 'counter-share']),
  counter: 'counterattack',
  chances: [
    { questions: ['counter', 'counter-share'], cards: ['counterattack'] },
    { questions: ['nice-try'], cards: ['nice-try'] },
    { questions: ['lucky-bastard'], cards: ['lucky-bastard'], expansion: 'troublemaker' },
  ],
  order: (view) => view.order,
  clockwise: false,
  persons: 'around',
  events,
  facts,
  worded: new Set(WORDED.split(' ')),
  retold: new Set(['imitates']),
  shown: new Set(['shows-hand', 'takes-from-market', 'takes-bets']),
  takenFrom: { 'takes-from-market': 'market', 'takes-bets': '' },
  goesOut: true,
  roundEnded,
  dreaded: 'fuck-you',
  prompt,
  led,
  repeated,
  help: (question, _view, words) => words.optional(`frantic-ui-help-${question.id}`),
  verb,
  threat,
  plain: new Set(['card-number']),
  // on a phone what is in force lies low
  noteAbove: (_view, _picked, small) => small,
  highest: (view) => view.scoring === 'rounds',
};
