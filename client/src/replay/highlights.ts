/** What the timeline points out: rounds, attacks and events. */
import { takeApart } from '../lib/notation';
import type { Message, Roles } from '../lib/protocol';
import { ICONS } from '../parts/icons';
import { playedBy } from '../table/story';
import type { Moment } from './source';

export interface Highlight {
  moment: number;
  kind: 'round' | 'attack' | 'event' | 'out';
  icon: string;
  fact: Message;
}

const WEIGHT: Record<Highlight['kind'], number> = { round: 4, out: 3, event: 2, attack: 1 };

/** All highlights of a match, in order. An attack wears the card that carries it out. */
export function highlightsOf(moments: readonly (Moment | undefined)[], roles: Roles): Highlight[] {
  const highlights: Highlight[] = [];
  let card = '';
  for (const moment of moments) {
    if (!moment) continue;
    const add = (kind: Highlight['kind'], icon: string, fact: Message) => {
      if (!highlights.some((one) => one.moment === moment.number && one.kind === kind))
        highlights.push({ moment: moment.number, kind, icon, fact });
    };
    for (const fact of moment.facts) {
      card = playedBy(fact, roles) ?? card;
      const role = roles[fact.id];
      if (role === 'round' && moment.number > 0) add('round', '', fact);
      else if (role === 'event') add('event', String(fact.event) in ICONS ? String(fact.event) : 'event', fact);
      else if (role === 'attack' && fact.seat !== fact.other) add('attack', iconOf(card), fact);
      else if (role === 'counter') add('attack', iconOf(card) || 'counterattack', fact);
      else if (role === 'loss') add('out', 'curse', fact);
    }
  }
  return highlights;
}

function iconOf(card: string): string {
  const { stem, number } = takeApart(card);
  return number ? '' : stem;
}

export interface Placed {
  highlight: Highlight;
  x: number;
}

/** As many highlights as can stand apart, the weightier first; the rest are ticks only. */
export function placeHighlights(
  highlights: readonly Highlight[],
  x: (moment: number) => number,
  apart: number,
): Placed[] {
  const placed: Placed[] = [];
  const ranked = highlights
    .filter((highlight) => highlight.kind !== 'round' && highlight.icon)
    .sort((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind]);
  for (const highlight of ranked) {
    const here = x(highlight.moment);
    if (placed.every((one) => Math.abs(one.x - here) >= apart)) placed.push({ highlight, x: here });
  }
  return placed.sort((a, b) => a.x - b.x);
}
