/** What the band above the hand says. */
import { date, moment, overDays } from '../lib/days';
import type { Message } from '../lib/protocol';
import { capital, sentence, type Words } from '../lib/words';
import type { GameTable, Persona, Scene } from './contract';
import { lately } from './lately';
import { type Led, latest, thisRound } from './led';
import type { Client, TableView } from './tableview';

export interface Band {
  tone: 'asked' | 'attack' | 'refused' | 'quiet';
  title: string;
  text: string;
  /** What led to the question, above it. */
  led: string;
  /** Which of several alike it is: 2 of 3. */
  count: string;
  rule: string;
  persona: Persona | null;
  /** Whether the face is mine. */
  mine: boolean;
  mood: 'calm' | 'mean' | 'sad' | 'smug' | 'shocked';
  look: { x: number; y: number };
  closed: boolean;
  square: boolean;
  /** Whom it hits, if I only look on. */
  victim: Persona | null;
  clock: boolean;
}

export function bandOf(
  client: Client,
  scene: Scene<TableView>,
  game: GameTable<TableView>,
  reason: Message | null,
  fits: boolean,
  run: number | null = null,
): Band {
  const { view, words, people, me } = scene;
  const mine = me === null ? null : (people[me] ?? null);
  const band: Band = {
    tone: 'quiet',
    title: '',
    text: '',
    led: '',
    count: '',
    rule: '',
    persona: mine,
    mine: true,
    mood: 'calm',
    look: { x: 0.2, y: -1 },
    closed: false,
    square: false,
    victim: null,
    clock: true,
  };
  if (client.status === 'offline' || client.status === 'connecting') return offline(client, band, words);
  if (client.unsure)
    return { ...band, mood: 'shocked', title: words.ui('table-unknown'), text: words.render({ id: 'server-unknown' }) };
  if (client.table?.broken)
    return {
      ...band,
      closed: true,
      clock: false,
      title: words.ui('table-broken'),
      text: words.ui('table-broken.text'),
    };
  if (mine?.replaced) {
    return {
      ...band,
      square: true,
      clock: false,
      title: words.ui('table-bot-plays'),
      text: words.ui('table-bot-plays.text'),
    };
  }
  const question = view.question;
  if (reason && question) {
    return {
      ...band,
      tone: 'refused',
      mood: 'sad',
      title: words.ui('table-no'),
      text: words.render(reason, me),
      rule: reason.rule && reason.rule !== '0' ? words.ui('table-rule', { number: reason.rule }) : '',
    };
  }
  if (question) {
    const told = game.prompt?.(question, view, words);
    const window = client.update?.ask?.window ?? false;
    const title = told?.title ?? words.ui(view.player === me ? 'table-your-turn' : 'table-your-call');
    const led = ledTo(question, scene, game, client);
    const asks = told?.text ?? words.render(question, me);
    const text = fits ? words.ui('table-these-fit') : led?.behind ? without(asks, words.card(led.behind)) : asks;
    const attacker = window && typeof question.seat === 'number' ? people[question.seat] : undefined;
    const victim = window && typeof question.other === 'number' ? people[question.other] : undefined;
    const repeated = game.repeated?.(question, view, client.log, run) ?? null;
    return {
      ...band,
      led: led ? sentence(words.render(led.message, me)) : '',
      count: repeated && repeated.total > 1 ? words.ui('table-count', { ...repeated }) : '',
      tone: window ? 'attack' : 'asked',
      title,
      text,
      mood: window ? 'shocked' : 'mean',
      ...(attacker && attacker.seat !== me
        ? {
            persona: attacker,
            mine: false,
            look: victim && victim.seat !== me ? { x: 1, y: 0 } : { x: 0, y: 1 },
            mood: 'mean' as const,
            square: attacker.bot || attacker.replaced,
            victim: victim && victim.seat !== me && victim.seat !== attacker.seat ? victim : null,
          }
        : {}),
    };
  }
  const acts = lately(client.log, game).map((fact) => sentence(words.render(fact, me)));
  if (overDays(client.table?.settings.clock))
    return waitingForDays(client, view, band, words, people, me, acts.at(-1) ?? '');
  return {
    ...waiting(view, band, words, people, me, client.table?.settings.clock === 'off', acts.at(-1) ?? ''),
    led: acts.at(-2) ?? '',
  };
}

/** What led to a question; where a game does not say so, whatever happened last. */
export function ledTo(
  question: Message,
  scene: Scene<TableView>,
  game: GameTable<TableView>,
  client: Client,
): Led | null {
  return game.led?.(question, scene.view, client.log) ?? latest(thisRound(client.log, game.facts), game.facts);
}

/** A question without the name of the card or event it begins with, which has just been told. */
function without(text: string, name: string): string {
  const rest = text.startsWith(name) ? text.slice(name.length).match(/^\s*:\s*(.+)/s) : null;
  return rest?.[1] ? capital(rest[1]) : text;
}

function offline(client: Client, band: Band, words: Words): Band {
  const clock = client.update?.clock;
  const left = clock?.grace && client.update?.ask ? (client.clockLeft() ?? 0) + clock.grace : null;
  return {
    ...band,
    closed: true,
    // one number is enough, and it is the one that matters
    clock: left === null,
    title: words.ui('table-offline'),
    text:
      left !== null && left > 0
        ? words.ui('table-offline.bot', { seconds: Math.ceil(left / 1000) })
        : words.ui('table-offline.text'),
  };
}

/** Where a decision may take days: whose it is, and until when. */
function waitingForDays(
  client: Client,
  view: TableView,
  band: Band,
  words: Words,
  people: Persona[],
  me: number | null,
  acts: string,
): Band {
  const asked = view.asked ?? [];
  const others = asked.filter((seat) => seat !== me);
  const first = people[others[0] ?? -1] ?? null;
  const left = client.clockLeft();
  const until = left === null || left <= 0 ? '' : moment(Date.now() + left, words.language);
  if (me !== null && asked.includes(me))
    return {
      ...band,
      title: words.ui('table-answered'),
      text: until ? words.ui('table-answered.kept', { until }) : '',
    };
  if (view.over || others.length !== 1 || !first || first.bot || first.replaced)
    return waiting(view, band, words, people, me, false, acts);
  const now = {
    ...band,
    persona: first,
    mine: false,
    look: { x: 0, y: -0.6 },
    closed: first.holiday !== null,
  };
  if (first.holiday)
    return {
      ...now,
      clock: false,
      title: words.ui('table-holiday', { name: first.name }),
      text: words.ui('table-holiday.text', { date: date(first.holiday, words.language) }),
    };
  if (first.late)
    return {
      ...now,
      clock: false,
      title: words.ui('table-late', { name: first.name }),
      text: words.ui('table-late.text'),
    };
  return {
    ...now,
    title: words.ui('table-has-time', { name: first.name }),
    text: until ? words.ui('table-has-time.text', { until }) : '',
  };
}

function waiting(
  view: TableView,
  band: Band,
  words: Words,
  people: Persona[],
  me: number | null,
  timeless: boolean,
  acts: string,
): Band {
  const asked = view.asked ?? [];
  const others = asked.filter((seat) => seat !== me);
  if (view.over || !asked.length)
    return { ...band, clock: false, title: words.ui('table-over'), text: words.ui('table-over.text') };
  if (me !== null && asked.includes(me) && others.length)
    return { ...band, title: words.ui('table-answered'), text: acts || words.ui('table-answered.text') };
  const first = people[others[0] ?? -1] ?? null;
  if (others.length !== 1 || !first)
    return { ...band, title: words.ui('table-several'), text: acts || words.ui('table-several.text') };
  const bot = first.bot || first.replaced;
  const away = !first.here && !bot;
  const turn = first.seat === view.player ? 'table-turn-of' : 'table-decides';
  return {
    ...band,
    persona: first,
    mine: false,
    look: { x: 0, y: -0.6 },
    closed: away,
    square: bot,
    // a bot does not think, it acts: what it did is told
    title: words.ui(away ? 'table-away' : bot && acts ? turn : 'table-thinking', { name: first.name }),
    text: away
      ? words.ui(timeless ? 'table-away.timeless' : 'table-away.text')
      : acts || words.ui(bot ? 'table-thinking.bot' : 'table-thinking.text'),
  };
}
