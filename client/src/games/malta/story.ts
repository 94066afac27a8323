/** What has been played and by whom: a view shows the cards that are being resolved, what was told says whose they are. */
import type { Message, Seat, Told } from '../../lib/protocol';
import type { MaltaView } from './declared.generated';

export interface Played {
  card: string;
  /** Who played it; null if that was told before we came. */
  seat: Seat | null;
  /** Another card has taken its effect away. */
  negated: boolean;
}

/** What has been seen of the present turn. */
export interface Turn {
  number: number;
  /** How many cards were drawn at its beginning; null if we came later. */
  drawn: number | null;
  /** How many cards have been played, as far as seen. */
  played: number;
  /** Blind Faith: no cards are played. */
  blind: boolean;
}

export interface Story {
  view: MaltaView;
  /** The number of what was told last: nothing is heard twice. */
  heard: number;
  turn: Turn;
  /** The last card played in somebody's turn and the reactions to it. */
  played: Played[];
  /** What was announced with it. */
  announced: string[];
  /** Whether it is still being resolved. */
  running: boolean;
  /** Who carries it out now, after a Boomerang. */
  taken: Seat | null;
  /** There was nothing it could have done. */
  idle: boolean;
}

/** What was told after a number; all of it if the numbers begin anew, as in another match. */
export function unheard(news: readonly Told[], heard = -1): readonly Told[] {
  const last = news.at(-1)?.number ?? -1;
  return last < heard ? news : news.filter((told) => told.number > heard);
}

/** The story so far, after a new view and what was told with it. */
export function goOn(before: Story | null, view: MaltaView, news: readonly Told[]): Story {
  const facts = unheard(news, before?.heard).flatMap((told) => told.facts);
  const heard = news.at(-1)?.number ?? before?.heard ?? -1;
  const starts = !before || view.turn < before.turn.number || (!facts.length && view.turn !== before.turn.number);
  const story: Story = starts
    ? {
        view,
        heard,
        turn: newTurn(view.turn, null),
        played: [],
        announced: [],
        running: false,
        taken: null,
        idle: false,
      }
    : { ...before, view, heard, turn: { ...before.turn }, played: before.played.map((one) => ({ ...one })) };
  for (const fact of facts) tell(story, fact);
  story.running = view.played.length > 0;
  if (story.running) {
    // who comes in the middle of it has missed how many there were before
    story.turn.played = Math.max(1, story.turn.played);
    story.announced = view.announced;
    if (story.played.map((one) => one.card).join() !== view.played.join())
      story.played = view.played.map((card, place) => ({
        card,
        seat: place ? whoPlayed(card, facts) : view.player,
        negated: false,
      }));
  }
  return story;
}

function whoPlayed(card: string, facts: readonly Message[]): Seat | null {
  const fact = facts.findLast((one) => one.id === 'plays' && one.card === card);
  return fact ? (fact.seat as Seat) : null;
}

const REACTIONS = new Set(['negate', 'boomerang']);

function tell(story: Story, fact: Message): void {
  const { turn } = story;
  switch (fact.id) {
    case 'has-turn':
      story.turn = newTurn(story.view.turn, 0);
      story.running = false;
      break;
    case 'draws':
    case 'draws-cards':
      // later draws are what cards do
      if (turn.drawn !== null && !turn.played && !turn.blind)
        turn.drawn += Array.isArray(fact.cards) ? fact.cards.length : Number(fact.count ?? 0);
      break;
    case 'trusts':
      turn.blind = true;
      break;
    case 'plays':
      plays(story, { card: String(fact.card), seat: fact.seat as Seat, negated: false });
      break;
    case 'negated': {
      const last = story.played.findLast((one) => one.card === fact.card && !one.negated);
      if (last) last.negated = true;
      break;
    }
    case 'turns-back':
      story.taken = fact.seat as Seat;
      story.announced = [];
      break;
    case 'no-target':
      story.idle = true;
      break;
    default: {
      const announced = announcedBy(fact);
      if (announced) story.announced = [...story.announced, announced];
    }
  }
}

/** Whoever has the turn plays cards; what others play are reactions to them. */
function plays(story: Story, card: Played): void {
  const first = story.played[0];
  if (first && first.seat !== card.seat && REACTIONS.has(card.card) && story.turn.played) story.played.push(card);
  else {
    story.turn.played += 1;
    Object.assign(story, { played: [card], announced: [], taken: null, idle: false });
  }
}

function newTurn(number: number, drawn: number | null): Turn {
  return { number, drawn, played: 0, blind: false };
}

function announcedBy(fact: Message): string | null {
  switch (fact.id) {
    case 'names':
      return `-> ${fact.other}`;
    case 'names-space':
      return String(fact.space);
    case 'names-side':
      return String(fact.arrow);
    case 'names-turn':
      return `turn-${fact.count}`;
    case 'names-row':
      return `row-${fact.count}`;
    case 'names-column':
      return `column-${fact.space}`;
    default:
      return null;
  }
}

let latest: Story | null = null;

/** The story at a view, for all parts of the table alike; what was told is heard once, however many ask. */
export function storyAt(view: MaltaView, news: readonly Told[]): Story {
  if (latest?.view !== view) latest = goOn(latest, view, news);
  return latest;
}
