/** What the timeline points out: rounds, attacks and events. */
import { takeApart } from '../lib/notation';
import type { Message } from '../lib/protocol';
import type { Moment } from './source';

export interface Mark {
  moment: number;
  kind: 'round' | 'attack' | 'event' | 'out';
  icon: string;
  fact: Message;
}

const WEIGHT: Record<Mark['kind'], number> = { round: 4, out: 3, event: 2, attack: 1 };

/** All marks of a match, in order. An attack wears the card that carries it out. */
export function marksOf(moments: readonly (Moment | undefined)[]): Mark[] {
  const marks: Mark[] = [];
  let card = '';
  for (const moment of moments) {
    if (!moment) continue;
    const add = (kind: Mark['kind'], icon: string, fact: Message) => {
      if (!marks.some((one) => one.moment === moment.number && one.kind === kind))
        marks.push({ moment: moment.number, kind, icon, fact });
    };
    for (const fact of moment.facts) {
      if (fact.id === 'plays') card = String(fact.card);
      else if (fact.id === 'imitates') card = String(fact.guise);
      else if (fact.id === 'round' && moment.number > 0) add('round', '', fact);
      else if (fact.id === 'event' || fact.id === 'chooses-event')
        add('event', fact.event === 'time-bomb' ? 'time-bomb' : 'event', fact);
      else if (fact.id === 'attacks' || fact.id === 'shares-four') add('attack', iconOf(card), fact);
      // in Malta! a card is directed at somebody by naming them
      else if (fact.id === 'names' && fact.seat !== fact.other) add('attack', iconOf(card), fact);
      else if (fact.id === 'counters' || fact.id === 'blocks' || fact.id === 'turns-back')
        add('attack', iconOf(card) || 'counterattack', fact);
      else if (fact.id === 'loses') add('out', 'curse', fact);
    }
  }
  return marks;
}

function iconOf(card: string): string {
  const { stem, number } = takeApart(card);
  return number ? '' : stem;
}

export interface Placed {
  mark: Mark;
  x: number;
}

/** As many marks as can stand apart, the weightier first; the rest are ticks only. */
export function placeMarks(marks: readonly Mark[], x: (moment: number) => number, apart: number): Placed[] {
  const placed: Placed[] = [];
  const ranked = marks
    .filter((mark) => mark.kind !== 'round' && mark.icon)
    .sort((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind]);
  for (const mark of ranked) {
    const here = x(mark.moment);
    if (placed.every((one) => Math.abs(one.x - here) >= apart)) placed.push({ mark, x: here });
  }
  return placed.sort((a, b) => a.x - b.x);
}
