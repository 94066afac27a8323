/** How the cards of the board game look: by when they work, and numbered teleports. */
import { grouped, type Looks } from '../../parts/cards';
import { kinds } from './kinds.generated';

const GROUPS = grouped(kinds, { pass: 'yellow', land: 'red', played: 'blue', reaction: 'jaw', white: 'white' });

export const looks: Looks = ({ stem, before, numeral }) =>
  before === 'teleport'
    ? { ground: 'white', icon: '', numeral, sign: 'group-white', name: 'card-teleport' }
    : (GROUPS[stem] ?? null);
