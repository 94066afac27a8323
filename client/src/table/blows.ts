/** What somebody has done to me, from the facts: an attack that I did not ward off, and what came of it. */
import type { Message, Roles, Seat } from '../lib/protocol';
import { playedBy, seatOf } from './story';

/** Who has aimed at me last, and with what. */
export interface Attack {
  attacker: Seat;
  card: string;
  /** Whether something may still come of it at once. */
  pending: boolean;
  /** What I have played against it. */
  answer?: string;
}

export interface Blow {
  attacker: Seat;
  card: string;
  /** Whether it has cost me the turn that would be mine now. */
  turn: boolean;
  /** What has come of it for me. */
  facts: Message[];
}

/** What comes of an attack lasts for these few facts; longer lists are in the log. */
const MOST = 3;

/**
 * What has hit me, and the attack that may still do so. `card` is what was played last before.
 * A turn that I miss later is still the doing of who took it from me.
 */
export function blowOf(
  facts: readonly Message[],
  me: Seat | null,
  roles: Roles,
  before: Attack | null,
  card: string,
): { blow: Blow | null; attack: Attack | null } {
  let attack = before;
  let played = card;
  let blow: Blow | null = null;
  const hit = ({ attacker, card }: Attack, fact: Message) => {
    const told = blow?.attacker === attacker ? blow.facts : [];
    blow = { attacker, card, turn: roles[fact.id] === 'miss', facts: [...told, fact].slice(0, MOST) };
  };
  for (const fact of facts) {
    const role = roles[fact.id];
    const mine = seatOf(fact) === me;
    played = playedBy(fact, roles) ?? played;
    if (role === 'attack' && fact.other === me && !mine && me !== null)
      attack = { attacker: Number(fact.seat), card: played, pending: true };
    else if (!attack) continue;
    else if (role === 'round' || (role === 'counter' && mine)) attack = null;
    else if (role === 'miss' && mine) {
      hit(attack, fact);
      attack = null;
    } else if (role === 'turn' || role === 'end' || role === 'event') attack = { ...attack, pending: false };
    else if (role === 'play' && mine) attack = { ...attack, answer: played };
    // where I lay my answer is my own doing
    else if (mine && attack.answer && fact.card === attack.answer) continue;
    else if (attack.pending && concerns(fact, me, role)) hit(attack, fact);
  }
  return { blow, attack };
}

/** Whether a fact is something that happens to a seat: it gets, loses or will miss something. */
function concerns(fact: Message, me: Seat | null, role: string | undefined): boolean {
  if (role === 'play' || role === 'attack' || role === 'counter') return false;
  return fact.other === me || seatOf(fact) === me;
}
