/** What the next card of Frantic has to fit. */
import { takeApart } from '../../lib/notation';

export type Colour = 'red' | 'yellow' | 'green' | 'blue';

/** What is in force, taken apart. */
export interface InForce {
  colour: Colour | null;
  number: number | null;
  /** The kind of card that fits whatever its colour. */
  symbol: string | null;
  wished: boolean;
  black: boolean;
}

const COLOURS: readonly string[] = ['red', 'yellow', 'green', 'blue'];
const asColour = (name: string) => (COLOURS.includes(name) ? (name as Colour) : null);

export function inForce(demand: string): InForce {
  const nothing: InForce = { colour: null, number: null, symbol: null, wished: false, black: false };
  if (demand.startsWith('wish ')) {
    const wanted = demand.slice(5);
    const number = Number(wanted);
    return { ...nothing, wished: true, ...(number ? { number } : { colour: asColour(wanted) }) };
  }
  if (demand.startsWith('swap ')) return { ...nothing, colour: asColour(demand.slice(5)) };
  const { stem, colour, number } = takeApart(demand);
  if (colour) return { ...nothing, colour: asColour(colour), symbol: stem };
  if (stem === 'black') return { ...nothing, number, black: true };
  return { ...nothing, colour: asColour(stem), number: number || null };
}
