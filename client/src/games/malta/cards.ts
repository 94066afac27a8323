/** How the cards of Malta! look: by what they are about. */
import { grouped, type Looks } from '../../parts/cards';
import { kinds } from './kinds.generated';

const GROUPS = grouped(kinds, {
  pawns: 'red',
  spaces: 'yellow',
  hands: 'blue',
  turns: 'green',
  reaction: 'jaw',
  life: 'black',
});

export const looks: Looks = ({ stem }) => GROUPS[stem] ?? null;
