/** The rulebooks as they are read: searched, and with references that can be followed. */
import type { RuleBook } from './api';

export interface Piece {
  text: string;
  /** The rule or ruling this piece names. */
  to?: string;
}

/** A text in pieces; `numbers` are the rules and rulings there are. */
export function pieces(text: string, numbers: ReadonlySet<string>): Piece[] {
  return text
    .split(/(\b[A-Z]\d+\b|\b\d+\.\d+\b)/)
    .filter(Boolean)
    .map((piece) => (numbers.has(piece) ? { text: piece, to: piece } : { text: piece }));
}

/** The book as one reads it: what counts as an answer stands at its end, since it matters least to who wants to learn. */
export function inOrder(book: RuleBook): RuleBook {
  const last = (section: { number: string }) => Number(section.number === '0');
  return { ...book, sections: [...book.sections].sort((a, b) => last(a) - last(b)) };
}

/** As people type it: small letters, no accents. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss');
}

/** The part of a book in which every word of the search occurs; a number finds its rule or its section. */
export function found(book: RuleBook, search: string): RuleBook {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  if (!wanted.length) return book;
  const has = (...texts: string[]) => {
    const all = folded(texts.join(' '));
    return wanted.every((word) => all.includes(word));
  };
  const number = search.trim().toUpperCase();
  return {
    sections: book.sections
      .map((section) => ({
        ...section,
        rules: section.rules.filter(
          (rule) => section.number === number || rule.number === number || has(section.title, rule.text),
        ),
      }))
      .filter((section) => section.rules.length > 0),
    rulings: book.rulings.filter((ruling) => ruling.number === number || has(ruling.title, ruling.text)),
  };
}
