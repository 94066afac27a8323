/** BLAKE2b (RFC 7693) with key and personalisation, which browsers do not bring along. */

const MASK = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
/** Which four words each of the eight steps of a round stirs. */
const STEPS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const BLOCK = 128;

function turned(word: bigint, by: bigint): bigint {
  return ((word >> by) | (word << (64n - by))) & MASK;
}

function compress(state: bigint[], block: DataView, length: bigint, last: boolean): void {
  const v = [...state, ...IV];
  v[12] = v[12]! ^ length;
  if (last) v[14] = v[14]! ^ MASK;
  const m = Array.from({ length: 16 }, (_, word) => block.getBigUint64(word * 8, true));
  for (let round = 0; round < 12; round += 1) {
    const sigma = SIGMA[round % 10]!;
    STEPS.forEach(([a, b, c, d], step) => {
      v[a] = (v[a]! + v[b]! + m[sigma[2 * step]!]!) & MASK;
      v[d] = turned(v[d]! ^ v[a]!, 32n);
      v[c] = (v[c]! + v[d]!) & MASK;
      v[b] = turned(v[b]! ^ v[c]!, 24n);
      v[a] = (v[a]! + v[b]! + m[sigma[2 * step + 1]!]!) & MASK;
      v[d] = turned(v[d]! ^ v[a]!, 16n);
      v[c] = (v[c]! + v[d]!) & MASK;
      v[b] = turned(v[b]! ^ v[c]!, 63n);
    });
  }
  for (let word = 0; word < 8; word += 1) state[word] = state[word]! ^ v[word]! ^ v[word + 8]!;
}

export interface Blake2bOptions {
  /** Length of the digest in bytes. */
  size: number;
  key?: Uint8Array;
  /** At most 16 bytes; padded with zeros. */
  person?: string;
}

export function blake2b(data: Uint8Array, { size, key = new Uint8Array(), person = '' }: Blake2bOptions): Uint8Array {
  const header = new DataView(new ArrayBuffer(64));
  header.setUint32(0, (1 << 24) | (1 << 16) | (key.length << 8) | size, true);
  new Uint8Array(header.buffer, 48).set(new TextEncoder().encode(person));
  const state = IV.map((word, place) => word ^ header.getBigUint64(place * 8, true));

  const whole = new Uint8Array((key.length ? BLOCK : 0) + data.length);
  whole.set(key);
  whole.set(data, key.length ? BLOCK : 0);
  const blocks = Math.max(1, Math.ceil(whole.length / BLOCK));
  for (let place = 0; place < blocks; place += 1) {
    const block = new Uint8Array(BLOCK);
    block.set(whole.subarray(place * BLOCK, (place + 1) * BLOCK));
    const last = place === blocks - 1;
    compress(state, new DataView(block.buffer), BigInt(last ? whole.length : (place + 1) * BLOCK), last);
  }
  const digest = new DataView(new ArrayBuffer(64));
  state.forEach((word, place) => {
    digest.setBigUint64(place * 8, word, true);
  });
  return new Uint8Array(digest.buffer, 0, size);
}
