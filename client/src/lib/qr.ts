/** QR codes (ISO/IEC 18004) for links: bytes, versions 1 to 10, error correction M. */

/** Whether each module is dark, row by row. */
export type Modules = boolean[][];

/** By version from 1: codewords of error correction in a block, and how many data codewords each block has (level M). */
const BLOCKS: readonly [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** By version from 1: where the centres of alignment patterns are, in both directions. */
const ALIGNMENT: readonly number[][] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const LEVEL_M = 0;

// Arithmetic in the field of 256 elements

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

function times(one: number, other: number): number {
  return one && other ? EXP[LOG[one]! + LOG[other]!]! : 0;
}

function correction(data: readonly number[], length: number): number[] {
  let generator = [1];
  for (let power = 0; power < length; power += 1) {
    const next: number[] = Array.from({ length: generator.length + 1 }, () => 0);
    generator.forEach((factor, place) => {
      next[place] = next[place]! ^ factor;
      next[place + 1] = next[place + 1]! ^ times(factor, EXP[power]!);
    });
    generator = next;
  }
  const rest = [...data, ...Array.from({ length }, () => 0)];
  for (let place = 0; place < data.length; place += 1) {
    const factor = rest[place]!;
    generator.forEach((one, offset) => {
      rest[place + offset] = rest[place + offset]! ^ times(one, factor);
    });
  }
  return rest.slice(data.length);
}

// From text to codewords

function codewords(bytes: Uint8Array, version: number): number[] {
  const [length, sizes] = BLOCKS[version - 1]!;
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const put = (value: number, width: number) => {
    for (let bit = width - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0; data.length < room; pad += 1) data.push(pad % 2 ? 0x11 : 0xec);

  let start = 0;
  const blocks = sizes.map((size) => {
    const block = data.slice(start, start + size);
    start += size;
    return { block, check: correction(block, length) };
  });
  const woven: number[] = [];
  for (let place = 0; place < Math.max(...sizes); place += 1)
    for (const { block } of blocks) if (place < block.length) woven.push(block[place]!);
  for (let place = 0; place < length; place += 1) for (const { check } of blocks) woven.push(check[place]!);
  return woven;
}

// From codewords to modules

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** A number followed by the remainder that protects it. */
function protectedBits(value: number, divisor: number, width: number): number {
  let rest = value << width;
  const top = 31 - Math.clz32(divisor);
  for (let bit = 31 - Math.clz32(rest); rest && bit >= top; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - top);
  return (value << width) | rest;
}

class Grid {
  readonly size: number;
  readonly dark: Modules;
  /** Modules that carry no data. */
  readonly fixed: Modules;

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => false));
    this.fixed = this.dark.map((row) => [...row]);
    this.#patterns();
  }

  set(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    this.dark[row]![column] = dark;
    this.fixed[row]![column] = true;
  }

  #patterns(): void {
    const last = this.size - 1;
    for (let at = 8; at < this.size - 8; at += 1) {
      this.set(6, at, at % 2 === 0);
      this.set(at, 6, at % 2 === 0);
    }
    for (const [row, column] of [
      [3, 3],
      [3, last - 3],
      [last - 3, 3],
    ] as const)
      for (let r = -4; r <= 4; r += 1)
        for (let c = -4; c <= 4; c += 1) {
          const ring = Math.max(Math.abs(r), Math.abs(c));
          this.set(row + r, column + c, ring !== 2 && ring !== 4);
        }
    const centres = ALIGNMENT[this.version - 1]!;
    for (const row of centres)
      for (const column of centres) {
        // the corners with finder patterns have none
        if ((row === 6 && (column === 6 || column === last - 6)) || (column === 6 && row === last - 6)) continue;
        for (let r = -2; r <= 2; r += 1)
          for (let c = -2; c <= 2; c += 1) this.set(row + r, column + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
      }
    this.format(0);
    if (this.version >= 7) this.#number();
  }

  /** Level and mask, twice. */
  format(mask: number): void {
    const bits = protectedBits((LEVEL_M << 3) | mask, 0b10100110111, 10) ^ 0b101010000010010;
    const bit = (place: number) => ((bits >> place) & 1) === 1;
    const last = this.size - 1;
    for (let place = 0; place < 15; place += 1) {
      const row = place < 6 ? place : place < 8 ? place + 1 : last - 14 + place;
      this.set(row, 8, bit(place));
      const column = place < 8 ? last - place : place < 9 ? 7 : 14 - place;
      this.set(8, column, bit(place));
    }
    this.set(last - 7, 8, true);
  }

  #number(): void {
    const bits = protectedBits(this.version, 0b1111100100101, 12);
    for (let place = 0; place < 18; place += 1) {
      const dark = ((bits >> place) & 1) === 1;
      const long = Math.floor(place / 3);
      const short = this.size - 11 + (place % 3);
      this.set(long, short, dark);
      this.set(short, long, dark);
    }
  }

  fill(words: readonly number[]): void {
    let at = 0;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5; // the column of the timing pattern is left out
      const upwards = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step += 1) {
        const row = upwards ? this.size - 1 - step : step;
        for (const column of [right, right - 1]) {
          if (this.fixed[row]![column]) continue;
          this.dark[row]![column] = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
          at += 1;
        }
      }
    }
  }

  masked(mask: number): Modules {
    this.format(mask);
    return this.dark.map((row, r) => row.map((dark, c) => (this.fixed[r]![c] ? dark : dark !== MASKS[mask]!(r, c))));
  }
}

/** How hard a picture is to read: the mask with the lowest penalty is taken. */
function penalty(modules: Modules): number {
  const size = modules.length;
  const columns = modules.map((_, column) => modules.map((row) => row[column]!));
  let sum = 0;
  for (const line of [...modules, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (let at = text.indexOf('1011101'); at >= 0; at = text.indexOf('1011101', at + 1)) {
      const clear = (from: number) => !text.slice(Math.max(0, from), Math.max(0, from + 4)).includes('1');
      if (clear(at - 4) || clear(at + 7)) sum += 40;
    }
  }
  for (let r = 1; r < size; r += 1)
    for (let c = 1; c < size; c += 1) {
      const dark = modules[r]![c];
      if (dark === modules[r - 1]![c] && dark === modules[r]![c - 1] && dark === modules[r - 1]![c - 1]) sum += 3;
    }
  const share = modules.flat().filter(Boolean).length / size ** 2;
  return sum + 10 * Math.floor(Math.abs(share * 20 - 10));
}

/** The code of a text; null if it is too long for one that a phone reads easily. The mask is chosen unless it is given. */
export function qrCode(text: string, mask?: number): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const version =
    BLOCKS.findIndex(([, sizes], place) => {
      const header = place + 1 < 10 ? 2 : 3;
      return bytes.length + header <= sizes.reduce((sum, size) => sum + size, 0);
    }) + 1;
  if (version === 0) return null;
  const grid = new Grid(version);
  grid.fill(codewords(bytes, version));
  if (mask !== undefined) return grid.masked(mask);
  const candidates = MASKS.map((_, one) => grid.masked(one));
  const penalties = candidates.map(penalty);
  return candidates[penalties.indexOf(Math.min(...penalties))]!;
}

/** A code as the path of an SVG, one unit a module. */
export function qrPath(modules: Modules): string {
  return modules.flatMap((row, r) => row.map((dark, c) => (dark ? `M${c} ${r}h1v1h-1z` : ''))).join('');
}
