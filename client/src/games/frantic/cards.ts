/** How the cards of Frantic look: in their colours, black, or with a ground of their own. */
import type { CardLook, Looks } from '../../parts/cards';
import { isSuit } from '../../parts/suits';

const JAW = 'fantastic fantastic-four counterattack equality inequality nice-try lucky-bastard special-favours';
const SPECIAL: Record<string, Partial<CardLook>> = {
  ...Object.fromEntries(JAW.split(' ').map((kind) => [kind, { ground: 'jaw' }])),
  'fuck-you': { ground: 'hazard', hurts: '42' },
  curse: { ground: 'plum', hurts: '13' },
  mimicry: { ground: 'grey' },
};

export const looks: Looks = ({ stem, colours, before, numeral }) => {
  const suits = colours.split('-').filter(isSuit);
  const [first] = suits;
  if (first) return { suits, ground: suits.length > 1 ? 'pair' : first };
  const numbered = { numeral, icon: '', sign: '' };
  if (before === 'black') return { ...numbered, ground: 'black', name: 'card-black' };
  if (isSuit(before)) return { ...numbered, ground: before, suits: [before], name: 'card-number' };
  return SPECIAL[stem] ?? null;
};
