/** How the cards of Frantic look: in their colours, black, or with a ground of their own. */
import type { CardLook, Ground, Looks } from '../../parts/cards';
import { isSuit } from '../../parts/suits';
import { kinds } from './kinds.generated';

const OWN: Record<string, Ground> = { 'fuck-you': 'hazard', curse: 'plum', mimicry: 'grey' };
/** What most cards without a colour cost; the index tells only what costs more. */
const USUAL = 7;

/** A card of no colour: four colours, or a ground of its own. */
function wild(kind: string): Partial<CardLook> | null {
  const [group, points] = kinds[kind] ?? [];
  if (group !== 'wild') return null;
  return { ground: OWN[kind] ?? 'jaw', hurts: points && points > USUAL ? String(points) : '' };
}

export const looks: Looks = ({ stem, colours, before, numeral }) => {
  const suits = colours.split('-').filter(isSuit);
  const [first] = suits;
  if (first) return { suits, ground: suits.length > 1 ? 'pair' : first };
  const numbered = { numeral, icon: '', sign: '' };
  if (before === 'black') return { ...numbered, ground: 'black', name: 'card-black' };
  if (isSuit(before)) return { ...numbered, ground: before, suits: [before], name: 'card-number' };
  return wild(stem);
};
