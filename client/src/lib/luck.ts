/** Luck: the stream of numbers that belongs to the seed of a match; docs/luck.md is the recipe. */
import { blake2b } from './blake2b';

const SPAN = 2 ** 32;

export class Luck {
  readonly key: Uint8Array;
  #words: number[] = [];
  #block = 0;
  #at = 0;

  constructor(seed: string) {
    this.key = blake2b(new TextEncoder().encode(seed), { size: 32, person: 'ruthless/seed' });
  }

  /** The next 32 bits. */
  word(): number {
    if (this.#at === this.#words.length) this.#refill();
    const word = this.#words[this.#at]!;
    this.#at += 1;
    return word;
  }

  /** A whole number from 0 to bound - 1, all equally likely. */
  below(bound: number): number {
    const limit = SPAN - (SPAN % bound);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % bound;
  }

  /** Put items into a random order. */
  shuffle<T>(items: T[]): void {
    for (let place = items.length - 1; place > 0; place -= 1) {
      const other = this.below(place + 1);
      [items[place], items[other]] = [items[other]!, items[place]!];
    }
  }

  #refill(): void {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setBigUint64(0, BigInt(this.#block), true);
    const block = blake2b(new Uint8Array(counter.buffer), { size: 64, key: this.key, person: 'ruthless/luck' });
    const view = new DataView(block.buffer, block.byteOffset, block.length);
    this.#words = Array.from({ length: 16 }, (_, word) => view.getUint32(word * 4, true));
    this.#block += 1;
    this.#at = 0;
  }
}
