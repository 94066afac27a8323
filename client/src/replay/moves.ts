/** The moves of a match, a row a moment, under a heading a turn. */
import type { Message, Roles, Seat } from '../lib/protocol';
import { cardsBehind } from './hands';
import { turnAt } from './reel.svelte';
import type { Moment } from './source';

export interface MoveLine {
  fact: Message;
  /** What the open cards show and the sentence does not say. */
  cards: string[];
}

export interface Move {
  moment: number;
  /** Whose move it is, if it is one person's. */
  seat: Seat | null;
  lines: MoveLine[];
  /** What was answered, or what the facts say of it. */
  notation: string;
  /** The answers of that one person, where they are open. */
  answers: string[];
}

export interface Group {
  key: number;
  /** Counted from 0; −1 for the deal. */
  turn: number;
  seat: Seat | null;
  round: number | null;
  moves: Move[];
}

/** A fact as somebody would write it down; nothing for what nobody decided. */
function notationOf(fact: Message, roles: Roles): string {
  const role = roles[fact.id];
  const cards = Array.isArray(fact.cards) ? fact.cards.join(' ') : String(fact.card ?? '');
  if (role === 'play' || role === 'discard' || role === 'gift') return cards;
  if (role === 'draw') return typeof fact.card === 'string' ? fact.card : 'draw';
  if (fact.id === 'passes') return 'pass';
  if (fact.id === 'wishes') return `wish ${String(fact.wish).replace(/^wish /, '')}`;
  if (role === 'attack') return `-> ${fact.other}`;
  if (fact.id === 'lays' || fact.id === 'goes-to' || fact.id === 'names-space') return String(fact.space);
  if (fact.id === 'lays-pointing') return `${fact.space} ${fact.arrow}`;
  return '';
}

/** Who did what is told, where nobody's answer says so. */
function actorOf(moment: Moment, before: Moment | undefined, roles: Roles): Seat | null {
  const actor = moment.facts.find(
    (fact) => typeof fact.seat === 'number' && !['round', 'deal', 'turn'].includes(roles[fact.id] ?? ''),
  );
  if (actor) return actor.seat as Seat;
  const asked = moment.facts.length ? [] : (before?.view.asked ?? []);
  return asked.length === 1 ? (asked[0] ?? null) : null;
}

export function moveAt(moment: Moment, before: Moment | undefined, roles: Roles): Move {
  // that a turn begins is the heading of what follows
  const lines = moment.facts
    .filter((fact) => roles[fact.id] !== 'turn')
    .map((fact) => ({
      fact,
      cards: cardsBehind(fact, moment.facts, before?.open, moment.open, roles),
    }));
  const answers = before?.answers ?? [];
  const seats = [...new Set(answers.map((one) => Number(one.split(' ', 1)[0])))];
  // of many who let it happen nobody wants to read
  const said = seats.length > 1 ? answers.filter((one) => !one.endsWith(' no')) : answers;
  const notation = answers.length
    ? (said.length ? said : ['no'])
        .map((one) => (seats.length === 1 ? one.slice(one.indexOf(' ') + 1) : one))
        .join(', ')
    : (moment.facts.map((fact) => notationOf(fact, roles)).find(Boolean) ?? '');
  const seat = seats.length === 1 ? (seats[0] ?? null) : said.length ? null : actorOf(moment, before, roles);
  return {
    moment: moment.number,
    seat,
    lines,
    notation,
    answers: seats.length === 1 ? answers.map((one) => one.slice(one.indexOf(' ') + 1)) : [],
  };
}

/** The moves between two moments, both included, as far as they are here. */
export function movesOf(
  moments: readonly (Moment | undefined)[],
  turns: readonly number[],
  first: number,
  last: number,
  roles: Roles,
): Group[] {
  const groups: Group[] = [];
  for (let number = first; number <= last; number++) {
    const moment = moments[number];
    if (!moment) continue;
    // what was told with a moment happened in the turn of the one before
    const turn = number === 0 ? -1 : turnAt(turns, number - 1);
    let group = groups[groups.length - 1];
    if (!group || group.turn !== turn) {
      const begun = moments[turns[turn] ?? -1];
      const asked = begun?.view.asked ?? [];
      group = {
        key: number,
        turn,
        seat: begun ? (asked.length === 1 ? (asked[0] ?? null) : begun.view.player) : null,
        round: null,
        moves: [],
      };
      groups.push(group);
    }
    group.moves.push(moveAt(moment, moments[number - 1], roles));
  }
  return groups;
}
