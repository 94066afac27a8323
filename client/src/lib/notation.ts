/** How the notation of cards is taken apart; the same as ruthless/texts/notation.py. */

export interface CardParts {
  /** A kind of card, or a colour if a number follows: `gift`, `red`, `black`, `fantastic`. */
  stem: string;
  colour: string;
  number: number;
}

/** The parts of a card's notation: `gift:red`, `red-7`, `black-7` and `fantastic` each use some of these. */
export function takeApart(notation: string): CardParts {
  const colon = notation.indexOf(':');
  if (colon >= 0) return { stem: notation.slice(0, colon), colour: notation.slice(colon + 1), number: 0 };
  const dash = notation.lastIndexOf('-');
  const last = notation.slice(dash + 1);
  if (dash > 0 && /^\d+$/.test(last)) return { stem: notation.slice(0, dash), colour: '', number: Number(last) };
  return { stem: notation, colour: '', number: 0 };
}
