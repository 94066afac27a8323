/** The first hands of a match of the board game. */
import { after, type FirstHands, hands } from '../../lib/fairness';

/** Numbered teleports come onto the board, not into hands. */
const TELEPORT = /^teleport-\d+$/;

export const firstHands: FirstHands = (luck, seats, deck) => {
  const draw = deck.cards.filter((card) => !TELEPORT.test(card));
  luck.shuffle(draw);
  return hands(draw, after(seats - 1, seats), { 2: 8, 3: 7 }[seats] ?? 6);
};
