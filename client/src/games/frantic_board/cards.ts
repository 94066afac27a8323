/** How the cards of the board game look: by when they work, and numbered teleports. */
import { grouped, type Looks } from '../../parts/cards';

const GROUPS = grouped({
  pass: ['yellow', 'stop x snail'],
  land: ['red', 'push jump second-chance swap gift magnet teleport'],
  played: ['blue', 'skip reverse remote ghost'],
  reaction: ['jaw', 'block re-roll nice-try'],
  white: ['white', 'troublemaker fuck-you'],
});

export const looks: Looks = ({ stem, before, numeral }) =>
  before === 'teleport'
    ? { ground: 'white', icon: '', numeral, sign: 'group-white', name: 'card-teleport' }
    : (GROUPS[stem] ?? null);
