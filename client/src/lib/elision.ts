/**
 * French words that lose their last letter before a vowel, as in “le tour d’Otto”: `Tour { ELIDE("de", $name) }`.
 *
 * The browser's twin of ruthless/texts/elision.py.
 */
import type { FluentFunction } from '@fluent/bundle';

const VOWELS = 'aeiouœæ';

/** Whether a name sounds as if it began with a vowel. An h is mute as in Hugo, but before an a, as in Hannah, most are not. */
function beginsWithVowel(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const vowel = (letter: string) => letter !== '' && VOWELS.includes(letter);
  if (first === 'h') return second !== 'a' && (vowel(second) || second === 'y');
  if (first === 'y') return /\p{L}/u.test(second) && !vowel(second);
  return vowel(first);
}

/** A short word and what follows it, run together where French does so. */
export function elide(word: string, name: string): string {
  return beginsWithVowel(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}

/** What Fluent texts can call. */
export const functions: Record<string, FluentFunction> = {
  ELIDE: ([word, name]) => elide(String(word), String(name)),
};
