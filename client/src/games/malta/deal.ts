/** The first hands of a match of Malta!: before the cards, the tiles are shuffled. */
import { after, type FirstHands, hands } from '../../lib/fairness';

/** Tiles as docs/notation.md writes them; the first of their kind are the seven start tiles, `a┴` to `g┴`. */
const TILE = /^[a-g]?[+┴├┬┤^><v]\d?$/;
const START_TILE = /^[a-g]/;

/** How many tiles are shuffled, unless the deck that is given says so. */
const OTHER_TILES = 47;

/** By number of players how many cards of a kind stay in the box: rule 2.6. */
const BOXED: Record<number, Record<string, number>> = {
  2: { 'reverse-order': 2, reinvite: 2, 'pass-left': 1, 'sudden-death': 1 },
  5: { 'remove-a-space': 2 },
  6: { 'pass-left': 1, 'extra-turn': 1, 'remove-a-space': 4 },
};

export const firstHands: FirstHands = (luck, seats, deck) => {
  const first = luck.below(seats);
  const tiles = [...deck.cards, ...deck.events].filter((one) => TILE.test(one) && !START_TILE.test(one));
  luck.shuffle(tiles.length ? tiles : Array.from({ length: OTHER_TILES }));
  const boxed = { ...BOXED[seats] };
  const draw = deck.cards.filter((card) => {
    const left = boxed[card] ?? 0;
    boxed[card] = left - 1;
    return !TILE.test(card) && left <= 0;
  });
  luck.shuffle(draw);
  return hands(draw, after((first + seats - 1) % seats, seats), 4);
};
