/** What the band above the hand says. */
import { date, moment, overDays } from '../lib/days';
import type { Message } from '../lib/protocol';
import type { Words } from '../lib/words';
import type { GameTable, Persona, Scene } from './contract';
import type { Client, TableView } from './tableview';

export interface Band {
  tone: 'asked' | 'attack' | 'refused' | 'quiet';
  title: string;
  text: string;
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
): Band {
  const { view, words, people, me } = scene;
  const mine = me === null ? null : (people[me] ?? null);
  const band: Band = {
    tone: 'quiet',
    title: '',
    text: '',
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
    const text = fits ? words.ui('table-these-fit') : (told?.text ?? words.render(question, me));
    const attacker = window && typeof question.seat === 'number' ? people[question.seat] : undefined;
    const victim = window && typeof question.other === 'number' ? people[question.other] : undefined;
    return {
      ...band,
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
  if (overDays(client.table?.settings.clock)) return waitingForDays(client, view, band, words, people, me);
  return waiting(view, band, words, people, me, client.table?.settings.clock === 'off');
}

function offline(client: Client, band: Band, words: Words): Band {
  const clock = client.update?.clock;
  const left = clock?.grace && client.update?.ask ? (client.clockLeft() ?? 0) + clock.grace : null;
  return {
    ...band,
    closed: true,
    title: words.ui('table-offline'),
    text:
      left === null
        ? words.ui('table-offline.text')
        : words.ui('table-offline.bot', { seconds: Math.max(0, Math.ceil(left / 1000)) }),
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
    return waiting(view, band, words, people, me, false);
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
): Band {
  const asked = view.asked ?? [];
  const others = asked.filter((seat) => seat !== me);
  if (view.over || !asked.length)
    return { ...band, clock: false, title: words.ui('table-over'), text: words.ui('table-over.text') };
  if (me !== null && asked.includes(me) && others.length)
    return { ...band, title: words.ui('table-answered'), text: words.ui('table-answered.text') };
  const first = people[others[0] ?? -1] ?? null;
  if (others.length !== 1 || !first)
    return { ...band, title: words.ui('table-several'), text: words.ui('table-several.text') };
  const away = !first.here && !first.bot;
  return {
    ...band,
    persona: first,
    mine: false,
    look: { x: 0, y: -0.6 },
    closed: away && !first.replaced,
    square: first.bot || first.replaced,
    title: words.ui(away ? 'table-away' : 'table-thinking', { name: first.name }),
    text: words.ui(
      away
        ? timeless
          ? 'table-away.timeless'
          : 'table-away.text'
        : first.bot || first.replaced
          ? 'table-thinking.bot'
          : 'table-thinking.text',
    ),
  };
}
