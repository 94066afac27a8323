/** What else is worth telling of a table of Malta!. */
import type { GameChips } from '../../lobby/chips';

export const chips: GameChips = {
  told: ['board_for_two'],
  chips({ options, people }, words) {
    return people.length === 2 ? [words.ui('app-chip-board', { count: Number(options.board_for_two ?? 5) })] : [];
  },
};
