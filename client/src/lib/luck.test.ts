import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blake2b } from './blake2b';
import { Luck } from './luck';
import { toHex } from './sha256';

// the recipe's own vectors, read from the page that promises them
const page = readFileSync(new URL('../../../docs/luck.md', import.meta.url), 'utf-8');
const vectors = JSON.parse(page.match(/```json\n([\s\S]*?)```/)![1]!) as {
  seeds: { seed: string; key: string; words: number[] }[];
  below: { seed: string; bound: number; values: number[] }[];
  shuffle: { seed: string; of: number; order: number[]; next: number }[];
};

describe('docs/luck.md', () => {
  it.each(vectors.seeds)('gives the key and the words of seed $seed', ({ seed, key, words }) => {
    const luck = new Luck(seed);
    expect(toHex(luck.key)).toBe(key);
    expect(words.map(() => luck.word())).toEqual(words);
  });

  it.each(vectors.below)('gives the numbers below $bound', ({ seed, bound, values }) => {
    const luck = new Luck(seed);
    expect(values.map(() => luck.below(bound))).toEqual(values);
  });

  it.each(vectors.shuffle)('shuffles $of things', ({ seed, of, order, next }) => {
    const luck = new Luck(seed);
    const items = Array.from({ length: of }, (_, place) => place);
    luck.shuffle(items);
    expect(items).toEqual(order);
    expect(luck.word()).toBe(next);
  });
});

it.each([0, 3, 128, 129, 300])('hashes %d bytes as others do', (length) => {
  const data = Uint8Array.from({ length }, (_, place) => (place * 37) & 255);
  expect(toHex(blake2b(data, { size: 64 }))).toBe(createHash('blake2b512').update(data).digest('hex'));
});
