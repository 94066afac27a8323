/** SHA-256 and HMAC. The browser's own where there are any; on plain http there are none, so we bring one along. */

const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The first 32 bits of the fractional part of a root of a prime: where the constants of SHA-256 come from. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

function fill(): void {
  const primes: number[] = [];
  for (let one = 2; primes.length < 64; one += 1) if (primes.every((prime) => one % prime)) primes.push(one);
  primes.forEach((prime, place) => {
    K[place] = fraction(Math.cbrt(prime));
    if (place < 8) START[place] = fraction(Math.sqrt(prime));
  });
}

function right(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** SHA-256 without the browser's help. */
export function ownSha256(data: Uint8Array): Uint8Array {
  if (!K[0]) fill();
  const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((data.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (data.length * 8) >>> 0);
  const state = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let t = 0; t < 16; t += 1) w[t] = view.getUint32(block + t * 4);
    for (let t = 16; t < 64; t += 1) {
      const early = w[t - 15]!;
      const late = w[t - 2]!;
      const s0 = right(early, 7) ^ right(early, 18) ^ (early >>> 3);
      const s1 = right(late, 17) ^ right(late, 19) ^ (late >>> 10);
      w[t] = w[t - 16]! + s0 + w[t - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let t = 0; t < 64; t += 1) {
      const s1 = right(e, 6) ^ right(e, 11) ^ right(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[t]! + w[t]!) | 0;
      const s0 = right(a, 2) ^ right(a, 13) ^ right(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => {
      state[place] = state[place]! + word;
    });
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => {
    digest.setUint32(place * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

/** SHA-256. */
export async function sha256(data: Uint8Array): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', data as BufferSource)) : ownSha256(data);
}

/** HMAC-SHA-256 (RFC 2104), over the hash above; keys of at most 64 bytes. */
export async function hmacSha256(
  key: Uint8Array,
  message: Uint8Array,
  hash: (data: Uint8Array) => Uint8Array | Promise<Uint8Array> = sha256,
): Promise<Uint8Array> {
  const padded = new Uint8Array(64);
  padded.set(key);
  const inner = await hash(
    joined(
      padded.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return hash(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes from hexadecimal digits; null if it is no such text. */
export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 || !/^[0-9a-f]*$/i.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, place) =>
    Number.parseInt(text.slice(2 * place, 2 * place + 2), 16),
  );
}
