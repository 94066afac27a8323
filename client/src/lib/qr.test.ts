import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Modules, qrCode, qrPath } from './qr';

// text, version, mask, and a hash of the rows that Python's `qrcode` 8 gives
const KNOWN: [string, number, number, string][] = [
  ['hi', 1, 1, '275aae7bf9dbc910184e7751b2169986'],
  ['https://ruthless.example/t/KR7Q2M', 3, 4, 'ecd78036422b248a91c3898ca94316a9'],
  [
    'http://192.168.178.40:8765/t/KR7Q2M#seat=abcdefghijklmnopqrstuvwxyz0123456789_-ABCDEFG',
    6,
    7,
    '6415898964e054db8f5f8a7b3cad19c3',
  ],
  ['x'.repeat(100), 6, 2, 'c4e995e60adf6c352ad27d5b24c631d2'],
  [`${'é'.repeat(60)}z`, 7, 5, 'b169d70048132114f1a23703dcdd9d60'],
  ['y'.repeat(210), 10, 0, '640822f4e11ca62e8ba125809c53b031'],
];

function hash(modules: Modules): string {
  const rows = modules.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')).join('\n');
  return createHash('sha256').update(rows).digest('hex').slice(0, 32);
}

describe('a QR code', () => {
  it.each(KNOWN)('of %s is that of others', (text, version, mask, rows) => {
    const modules = qrCode(text, mask)!;
    expect(modules).toHaveLength(17 + 4 * version);
    expect(hash(modules)).toBe(rows);
  });

  it('chooses one of the eight masks by itself', () => {
    const chosen = hash(qrCode('https://ruthless.example/t/KR7Q2M')!);
    const all = Array.from({ length: 8 }, (_, mask) => hash(qrCode('https://ruthless.example/t/KR7Q2M', mask)!));
    expect(all).toContain(chosen);
  });

  it('is not made of what would be hard to read', () => {
    expect(qrCode('z'.repeat(213))).not.toBeNull();
    expect(qrCode('z'.repeat(214))).toBeNull();
  });

  it('becomes a path', () => {
    expect(
      qrPath([
        [true, false],
        [false, true],
      ]),
    ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  });
});
