import { describe, expect, it } from 'vitest';
import { elide } from './elision';
import { Words } from './words';

describe('a short French word', () => {
  it.each([
    ['Otto', 'd’Otto'],
    ['Ada', 'd’Ada'],
    ['Élise', 'd’Élise'],
    ['œil', 'd’œil'],
    ['Hugo', 'd’Hugo'],
    ['Hélène', 'd’Hélène'],
    ['Hannah', 'de Hannah'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Vera', 'de Vera'],
    ['7', 'de 7'],
    ['', 'de '],
    ['Y', 'de Y'],
  ])('before %s', (name, expected) => {
    expect(elide('de', name)).toBe(expected);
  });

  it('is cut in texts', async () => {
    const words = await Words.load('malta', 'fr', ['Ada', 'Vera']);
    expect(words.ui('table-turn-of', { name: 'Otto' })).toBe('Tour d’Otto');
    expect(words.ui('table-turn-of', { name: 'Vera' })).toBe('Tour de Vera');
    expect(words.render({ id: 'not-richest', other: 0 })).toMatch(/qu’Ada\.$/);
  });
});
