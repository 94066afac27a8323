/** What happened, grouped by turn, from the facts alone. */
import type { Message, Roles, Seat, Told } from '../lib/protocol';

export interface LogLine {
  /** Where it stands in the match: told number and place in it. */
  key: string;
  fact: Message;
  /** Who did it, if anybody. */
  actor: Seat | null;
}

export interface Turn {
  key: string;
  /** Whose turn, or null for what belongs to nobody: the deal, a round's end. */
  seat: Seat | null;
  round: number | null;
  lines: LogLine[];
}

export function seatOf(fact: Message): Seat | null {
  return typeof fact.seat === 'number' ? fact.seat : null;
}

/** How many cards a fact is about. */
export function countOf(fact: Message): number {
  return Number(fact.count ?? (fact.cards as unknown[] | undefined)?.length ?? 1);
}

/** The card a fact names as what is done from now on: one that is played, or the guise it takes; else null. */
export function playedBy(fact: Message, roles: Roles): string | null {
  if (typeof fact.guise === 'string') return fact.guise;
  return roles[fact.id] === 'play' ? String(fact.card) : null;
}

/** Whether a fact says that somebody plays a card, and what is told next says more of it. */
export function toldTwice(
  fact: Message,
  following: Message | undefined,
  roles: Roles,
  retold: ReadonlySet<string> = new Set(),
): boolean {
  if (!following || roles[fact.id] !== 'play' || !retold.has(following.id)) return false;
  return following.card === undefined || following.card === fact.card;
}

/**
 * The turns of a match, oldest first. That a turn begins is its heading and no line of its own; `retold` are the facts
 * that say more of a card somebody has just been told to play.
 */
export function turnsOf(log: readonly Told[], roles: Roles, retold: ReadonlySet<string> = new Set()): Turn[] {
  const turns: Turn[] = [];
  let turn: Turn | null = null;
  const open = (key: string, seat: Seat | null, round: number | null): Turn => {
    const fresh: Turn = { key, seat, round, lines: [] };
    turns.push(fresh);
    return fresh;
  };
  for (const told of log) {
    told.facts.forEach((fact, place) => {
      const key = `${told.number}.${place}`;
      const actor = seatOf(fact);
      const role = roles[fact.id];
      if (role === 'turn') {
        turn = open(key, actor, null);
        return;
      }
      if (role === 'round') turn = open(key, null, Number(fact.round ?? 0));
      else if (role === 'end' && turn?.seat !== null) turn = open(key, null, null);
      turn ??= open(key, null, null);
      const before = turn.lines.at(-1);
      if (before && toldTwice(before.fact, fact, roles, retold)) turn.lines.pop();
      turn.lines.push({ key, fact, actor });
    });
  }
  return turns;
}

/** Who hits whom, how often: `hits[attacker][victim]`. */
export function hits(log: readonly Told[], seats: number, roles: Roles): number[][] {
  const count = Array.from({ length: seats }, () => new Array<number>(seats).fill(0));
  for (const { facts } of log)
    for (const fact of facts) {
      if (roles[fact.id] !== 'attack') continue;
      const row = count[Number(fact.seat)];
      const victim = Number(fact.other);
      if (row && victim in row && fact.seat !== fact.other) row[victim] = (row[victim] ?? 0) + 1;
    }
  return count;
}
