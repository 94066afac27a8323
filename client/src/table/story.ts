/** What happened, grouped by turn, from the facts alone. */
import type { Message, Seat, Told } from '../lib/protocol';

export interface Line {
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
  lines: Line[];
}

/** Facts of nobody's turn. */
const OPENING = new Set(['round', 'is-dealt', 'is-dealt-cards', 'start-card', 'begins']);
const CLOSING = new Set(['round-ends', 'scores', 'holds', 'wins-round', 'match-ends', 'match-ends-rounds']);
/** What somebody does only in the own turn, unless it is a reaction. */
const ACTING = new Set(['plays', 'draws', 'draws-cards', 'passes', 'cannot-play', 'misses']);
/** After these, cards move among others although the turn has not passed. */
const EFFECTS = new Set(['event', 'attacks', 'shares-four', 'round-ends', 'counters', 'imitates']);
/** A card played out of turn is followed by one of these. */
const REACTION_KINDS = /^(counterattack|nice-try|lucky-bastard|mimicry|block|re-roll|negate|boomerang)$/;

export function seatOf(fact: Message): Seat | null {
  return typeof fact.seat === 'number' ? fact.seat : null;
}

/** The turns of a match, oldest first. `beginnings` are the facts that begin a turn, if the game tells it. */
export function turnsOf(log: readonly Told[], beginnings?: ReadonlySet<string>): Turn[] {
  const turns: Turn[] = [];
  let turn: Turn | null = null;
  let effects = false;
  const open = (key: string, seat: Seat | null, round: number | null): Turn => {
    const fresh: Turn = { key, seat, round, lines: [] };
    turns.push(fresh);
    effects = false;
    return fresh;
  };
  for (const told of log) {
    told.facts.forEach((fact, place) => {
      const key = `${told.number}.${place}`;
      const actor = seatOf(fact);
      if (fact.id === 'round') turn = open(key, null, Number(fact.round ?? 0));
      else if (beginnings?.has(fact.id)) turn = open(key, actor, null);
      else if (CLOSING.has(fact.id) && turn?.seat !== null) turn = open(key, null, null);
      else if (
        !beginnings &&
        ACTING.has(fact.id) &&
        actor !== null &&
        turn?.seat !== actor &&
        !OPENING.has(fact.id) &&
        !(
          fact.id === 'plays' &&
          turn?.seat != null &&
          REACTION_KINDS.test(String(fact.card)) &&
          followed(told, place)
        ) &&
        !(effects && fact.id.startsWith('draws'))
      )
        turn = open(key, actor, null);
      if (EFFECTS.has(fact.id)) effects = true;
      else if (fact.id === 'plays' && actor === turn?.seat) effects = false;
      turn ??= open(key, null, null);
      turn.lines.push({ key, fact, actor });
    });
  }
  return turns;
}

/** Whether a card is told to be an answer to something. */
function followed(told: Told, place: number): boolean {
  const next = told.facts[place + 1]?.id === 'imitates' ? told.facts[place + 2] : told.facts[place + 1];
  return next === undefined || next.id !== 'wishes';
}

/** Who hits whom, how often: `hits[attacker][victim]`. */
export function hits(log: readonly Told[], seats: number): number[][] {
  const count = Array.from({ length: seats }, () => new Array<number>(seats).fill(0));
  for (const { facts } of log)
    for (const fact of facts) {
      if (fact.id !== 'attacks' && fact.id !== 'shares-four' && fact.id !== 'names') continue;
      const row = count[Number(fact.seat)];
      const victim = Number(fact.other);
      if (row && victim in row && fact.seat !== fact.other) row[victim] = (row[victim] ?? 0) + 1;
    }
  return count;
}

/** Attacks that make the victim draw; after the others, drawing is the victim's own turn. */
const DRAWN = /^(equality|fantastic-four)/;

/** The attack that was told last in the present turn, if it still concerns anybody. */
export interface LastAttack {
  seat: Seat;
  other: Seat;
  card: string;
  count: number | null;
}

export function lastAttack(log: readonly Told[]): LastAttack | null {
  let card = '';
  const attacks: (LastAttack | null)[] = [null];
  const last = () => attacks[attacks.length - 1] ?? null;
  for (const { facts } of log)
    for (const fact of facts) {
      const found = last();
      if (fact.id === 'plays') card = String(fact.card);
      else if (fact.id === 'imitates') card = String(fact.guise);
      else if (fact.id === 'attacks' || fact.id === 'shares-four')
        attacks.push({ seat: Number(fact.seat), other: Number(fact.other), card, count: null });
      else if (fact.id === 'counters') attacks.push(null);
      else if (found && /^(gives|gives-cards|hands-over)$/.test(fact.id) && fact.seat === found.seat)
        attacks.push({ ...found, count: Number(fact.count ?? (fact.cards as string[] | undefined)?.length ?? 0) });
      else if (
        found &&
        found.count === null &&
        DRAWN.test(found.card) &&
        /^draws/.test(fact.id) &&
        fact.seat === found.other
      )
        attacks.push({ ...found, count: Number(fact.count ?? (fact.cards as string[] | undefined)?.length ?? 0) });
      else if (fact.id === 'round' || fact.id === 'event') attacks.push(null);
    }
  return last();
}
