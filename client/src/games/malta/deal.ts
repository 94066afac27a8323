/** The first hands of a match of Malta!: before the cards, the tiles are shuffled. */
import { after, type FirstHands, hands } from '../../lib/fairness';

/** Tiles as docs/notation.md writes them; the first of their kind are the seven start tiles, `a┴` to `g┴`. */
const TILE = /^[a-g]?[+┴├┬┤^><v]\d?$/;
const START_TILE = /^[a-g]/;

/** How many tiles are shuffled, unless the deck that is given says so. */
const OTHER_TILES = 47;

/** What does nothing between two players stays in the box. */
const IDLE_FOR_TWO = ['reverse-order', 'reinvite'];

export const firstHands: FirstHands = (luck, seats, deck) => {
  const first = luck.below(seats);
  const tiles = [...deck.cards, ...deck.events].filter((one) => TILE.test(one) && !START_TILE.test(one));
  luck.shuffle(tiles.length ? tiles : Array.from({ length: OTHER_TILES }));
  const boxed = seats === 2 ? IDLE_FOR_TWO : [];
  const draw = deck.cards.filter((card) => !TILE.test(card) && !boxed.includes(card));
  luck.shuffle(draw);
  return hands(draw, after((first + seats - 1) % seats, seats), 4);
};
