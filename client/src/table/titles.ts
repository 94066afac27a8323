/** Four titles for the record, counted from the facts of a match. */
import type { Roles, Seat, Told } from '../lib/protocol';
import { countOf, hits } from './story';

export interface Title {
  id: 'meanest' | 'victim' | 'comeback' | 'clean' | 'saint' | 'hoarder';
  seat: Seat;
  icon: string;
  args: Record<string, number>;
}

const sum = (row: readonly number[]) => row.reduce((a, b) => a + b, 0);

function most(values: readonly number[]): Seat {
  return values.indexOf(Math.max(...values));
}

export function titlesOf(log: readonly Told[], seats: number, winners: readonly Seat[], roles: Roles): Title[] {
  const hit = hits(log, seats, roles);
  const made = hit.map(sum);
  const taken = Array.from({ length: seats }, (_, seat) => sum(hit.map((row) => row[seat] ?? 0)));
  const countered = new Array<number>(seats).fill(0);
  const gifts = new Array<number>(seats).fill(0);
  const drawn = new Array<number>(seats).fill(0);
  // how many cards somebody held at the worst moment of a round that ended with none
  const held = new Array<number>(seats).fill(0);
  const worst = new Array<number>(seats).fill(0);
  let round = 0;
  const back = { seat: -1, count: 0, round: 0 };
  for (const { facts } of log)
    for (const fact of facts) {
      const seat = Number(fact.seat);
      const count = countOf(fact);
      const role = roles[fact.id];
      if (role === 'round') {
        round = Number(fact.round);
        held.fill(0);
        worst.fill(0);
      } else if (role === 'deal') held[seat] = count;
      else if (role === 'draw') {
        held[seat] = (held[seat] ?? 0) + count;
        drawn[seat] = (drawn[seat] ?? 0) + count;
      } else if (role === 'gift') {
        held[seat] = (held[seat] ?? 0) - count;
        held[Number(fact.other)] = (held[Number(fact.other)] ?? 0) + count;
      } else if (role === 'play') {
        held[seat] = (held[seat] ?? 0) - 1;
        if (String(fact.card).startsWith('gift')) gifts[seat] = (gifts[seat] ?? 0) + 1;
      } else if (role === 'discard') held[seat] = (held[seat] ?? 0) - count;
      else if (role === 'counter') countered[seat] = (countered[seat] ?? 0) + 1;
      else if ((role === 'score' || role === 'hold') && Array.isArray(fact.cards) && fact.cards.length === 0) {
        if ((worst[seat] ?? 0) > back.count) Object.assign(back, { seat, count: worst[seat] ?? 0, round });
      }
      if (seat in held) worst[seat] = Math.max(worst[seat] ?? 0, held[seat] ?? 0);
    }
  const titles: Title[] = [];
  const meanest = most(made);
  if ((made[meanest] ?? 0) > 0) {
    const row = hit[meanest] ?? [];
    const other = most(row);
    titles.push({
      id: 'meanest',
      seat: meanest,
      icon: 'gift',
      args: { count: made[meanest] ?? 0, on: row[other] ?? 0, other },
    });
  }
  const victim = most(taken);
  if ((taken[victim] ?? 0) > 0)
    titles.push({
      id: 'victim',
      seat: victim,
      icon: 'counterattack',
      args: { count: taken[victim] ?? 0, countered: countered[victim] ?? 0 },
    });
  if (back.seat >= 0 && back.count > 9)
    titles.push({
      id: 'comeback',
      seat: back.seat,
      icon: 'second-chance',
      args: { count: back.count, round: back.round },
    });
  const clean = winners.find((seat) => gifts[seat] === 0);
  const kindest = made.indexOf(Math.min(...made));
  if (clean !== undefined && gifts.some((count) => count > 0))
    titles.push({ id: 'clean', seat: clean, icon: 'fantastic', args: {} });
  else if (kindest >= 0)
    titles.push({ id: 'saint', seat: kindest, icon: 'fantastic', args: { count: made[kindest] ?? 0 } });
  const hoarder = most(drawn);
  if (titles.length < 4 && (drawn[hoarder] ?? 0) > 0)
    titles.push({ id: 'hoarder', seat: hoarder, icon: 'fantastic-four', args: { count: drawn[hoarder] ?? 0 } });
  return titles.slice(0, 4);
}
