/** How the cards of Malta! look: by what they are about. */
import { grouped, type Looks } from '../../parts/cards';

const GROUPS = grouped({
  pawns: ['red', 'everyone-moves shove extra-step swap-places going-home follow-me'],
  spaces: [
    'yellow',
    'remove-a-space restore-a-space rotate-a-space swap-spaces shift-a-line new-space spin-everything',
  ],
  hands: [
    'blue',
    'draw-two draw-three discard-two-of-yours discard-two-of-theirs steal-a-card give-two swap-hands pass-left everyone-draws everyone-discards',
  ],
  turns: ['green', 'end-turn blind-faith lost-turn extra-turn reverse-order'],
  reaction: ['jaw', 'negate boomerang'],
  life: ['black', 'reshuffle reinvite sudden-death'],
});

export const looks: Looks = ({ stem }) => GROUPS[stem] ?? null;
