/** The first hands of a match of Frantic. */
import { after, type FirstHands, hands } from '../../lib/fairness';

export const firstHands: FirstHands = (luck, seats, deck) => {
  const dealer = luck.below(seats);
  const draw = [...deck.cards];
  luck.shuffle(draw);
  return hands(draw, after(dealer, seats), 7);
};
