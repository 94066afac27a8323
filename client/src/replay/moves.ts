/** The moves of a match, a row a moment, under a heading a turn. */
import type { Message, Seat } from '../lib/protocol';
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
export function notationOf(fact: Message): string {
  if (fact.id === 'plays' || fact.id === 'bets' || fact.id === 'buries-card') return String(fact.card);
  if (fact.id === 'draws' || fact.id === 'draws-cards') return 'draw';
  if (fact.id === 'passes') return 'pass';
  if (fact.id === 'wishes') return `wish ${String(fact.wish).replace(/^wish /, '')}`;
  if (/^(attacks|shares-four|names)$/.test(fact.id)) return `-> ${fact.other}`;
  if (/^(gives-cards|discards|takes-from-market)$/.test(fact.id) && Array.isArray(fact.cards))
    return fact.cards.join(' ');
  if (fact.id === 'lays' || fact.id === 'goes-to' || fact.id === 'names-space') return String(fact.space);
  if (fact.id === 'lays-pointing') return `${fact.space} ${fact.arrow}`;
  return '';
}

/** Who did what is told, where nobody's answer says so. */
function actorOf(moment: Moment, before: Moment | undefined): Seat | null {
  const actor = moment.facts.find(
    (fact) => typeof fact.seat === 'number' && fact.id !== 'round' && !fact.id.startsWith('is-dealt'),
  );
  if (actor) return actor.seat as Seat;
  const asked = moment.facts.length ? [] : (before?.view.asked ?? []);
  return asked.length === 1 ? (asked[0] ?? null) : null;
}

export function moveAt(moment: Moment, before: Moment | undefined): Move {
  const lines = moment.facts.map((fact) => ({
    fact,
    cards: cardsBehind(fact, moment.facts, before?.open, moment.open),
  }));
  const answers = before?.answers ?? [];
  const seats = [...new Set(answers.map((one) => Number(one.split(' ', 1)[0])))];
  // of many who let it happen nobody wants to read
  const said = seats.length > 1 ? answers.filter((one) => !one.endsWith(' no')) : answers;
  const notation = answers.length
    ? (said.length ? said : ['no'])
        .map((one) => (seats.length === 1 ? one.slice(one.indexOf(' ') + 1) : one))
        .join(', ')
    : (moment.facts.map(notationOf).find(Boolean) ?? '');
  const seat = seats.length === 1 ? (seats[0] ?? null) : said.length ? null : actorOf(moment, before);
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
    group.moves.push(moveAt(moment, moments[number - 1]));
  }
  return groups;
}
