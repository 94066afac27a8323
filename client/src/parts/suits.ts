/** The four colours: shape, letter and shades. The numbers stand in the visual spec; text on each has at least 4.5 to 1. */
import type { Language } from '../lib/protocol';

export type SuitName = 'red' | 'yellow' | 'green' | 'blue';

export const SUITS: readonly SuitName[] = ['red', 'yellow', 'green', 'blue'];

/** Box 24. */
export const SHAPES: Record<SuitName, string> = {
  red: 'M12 22.5C5 16.6 1 12.6 1 7.8A5.7 5.7 0 0 1 12 5.2A5.7 5.7 0 0 1 23 7.8C23 12.6 19 16.6 12 22.5z',
  yellow: 'M12.5 1L3 13.6H9.8L6.2 23L21 8.6H13.8L18.6 1z',
  green:
    'M12 1.2a5.2 5.2 0 0 1 4.7 7.4a5.2 5.2 0 1 1-3.1 8.4L15.6 23H8.4l2-6a5.2 5.2 0 1 1-3.1-8.4A5.2 5.2 0 0 1 12 1.2z',
  blue: 'M12 .8C15.6 7 20 10.6 20 15.4A8 8 0 0 1 4 15.4C4 10.6 8.4 7 12 .8z',
};

const LETTERS: Record<Language, Record<SuitName, string>> = {
  en: { red: 'R', yellow: 'Y', green: 'G', blue: 'B' },
  fr: { red: 'R', yellow: 'J', green: 'V', blue: 'B' },
  de: { red: 'R', yellow: 'Ge', green: 'Gr', blue: 'B' },
};

export const letter = (suit: SuitName, language: string): string => (LETTERS[language as Language] ?? LETTERS.en)[suit];

export const isSuit = (name: string): name is SuitName => name in SHAPES;
