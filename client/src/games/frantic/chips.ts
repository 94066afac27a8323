/** What else is worth telling of a table of Frantic. */
import type { GameChips } from '../../lobby/chips';

export const chips: GameChips = {
  told: ['expansions'],
  chips({ options: { expansions } }, words) {
    return Array.isArray(expansions) && expansions.includes('troublemaker') ? [words.ui('app-chip-troublemaker')] : [];
  },
};
