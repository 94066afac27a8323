/** The order of the cards in the own hand: by colour, by number, or as the player likes it. */
import { takeApart } from '../lib/notation';

export type Sorting = 'colour' | 'number' | 'hand';
export const SORTINGS: readonly Sorting[] = ['colour', 'number', 'hand'];

const COLOURS = ['red', 'yellow', 'green', 'blue', 'black'];

function colourRank(notation: string): number {
  const parts = takeApart(notation);
  const colour = parts.colour.split('-')[0] || parts.stem;
  const rank = COLOURS.indexOf(colour);
  return rank < 0 ? COLOURS.length : rank;
}

function compare(a: string, b: string, by: Sorting): number {
  const one = takeApart(a);
  const two = takeApart(b);
  const colour = colourRank(a) - colourRank(b);
  // cards without a number come behind
  const number = (one.number || 99) - (two.number || 99);
  return by === 'number' ? number || colour : colour || number;
}

/** Sort a hand. `before` is how it lay: by hand, cards keep their place and new ones come at the end. */
export function sorted(hand: readonly string[], by: Sorting, before: readonly string[]): string[] {
  if (by !== 'hand') {
    const at = new Map(hand.map((card, place) => [card, place]));
    return [...hand].sort((a, b) => compare(a, b, by) || (at.get(a) ?? 0) - (at.get(b) ?? 0));
  }
  const left = [...hand];
  const kept: string[] = [];
  for (const card of before) {
    const at = left.indexOf(card);
    if (at >= 0) kept.push(...left.splice(at, 1));
  }
  return [...kept, ...left];
}

/** Two equal cards have equal notation; a place among the equals tells them apart. */
export function keysOf(hand: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const count = seen.get(card) ?? 0;
    seen.set(card, count + 1);
    return `${card}#${count}`;
  });
}
