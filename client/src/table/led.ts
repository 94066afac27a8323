/** What led to a question: for everybody who looks up and wonders why they are asked. */
import type { Message, Roles, Seat, Told } from '../lib/protocol';

export interface Led {
  /** In the client's words, or a fact as it was told. */
  message: Message;
  /** The card or event behind it, in notation: what it does is worth a line to whoever meets it for the first time. */
  behind: string | null;
}

/** Which of how many alike questions one is. */
export interface Repeated {
  number: number;
  total: number;
}

/** All that was told since the last round began, oldest first. */
export function thisRound(log: readonly Told[], roles: Roles): Message[] {
  const facts = log.flatMap((told) => told.facts);
  const begins = facts.findLastIndex((fact) => roles[fact.id] === 'round');
  return facts.slice(Math.max(0, begins));
}

/** The last fact with one of these ids, and by that seat if one is given. */
export function lastOf(facts: readonly Message[], ids: readonly string[], seat?: Seat | null): Message | null {
  return facts.findLast((fact) => ids.includes(fact.id) && (seat === undefined || fact.seat === seat)) ?? null;
}

/** What happened last that anybody did: the beginning of a turn is nobody's doing. */
export function latest(facts: readonly Message[], roles: Roles): Led | null {
  const fact = facts.findLast((one) => !['turn', 'deal', 'round'].includes(roles[one.id] ?? ''));
  return fact ? { message: fact, behind: null } : null;
}

/**
 * Counts questions that follow each other without anything being told between them, such as for each of three cards.
 * Who comes in the middle of it does not know how many there were.
 */
export class Run {
  #key = '';
  #ask = '';
  #heard = -1;
  #count: number | null = null;

  /** The place of a question in its row, from 1; null if that is not known. */
  of(ask: string, question: Message, log: readonly Told[], watched: boolean): number | null {
    if (ask === this.#ask) return this.#count;
    const told = log.findLast((one) => one.facts.length > 0)?.number ?? -1;
    const key = `${question.id} ${question.other ?? ''}`;
    const goes = key === this.#key && told === this.#heard;
    this.#count = goes ? this.#count && this.#count + 1 : watched ? 1 : null;
    this.#key = key;
    this.#ask = ask;
    this.#heard = told;
    return this.#count;
  }
}
