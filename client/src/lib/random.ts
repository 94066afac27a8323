/** Randomness of this device. `crypto.randomUUID` is missing on plain http, where a phone on the home network plays. */

/** Random bytes as hexadecimal digits, two a byte. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** A key for a frame: a random UUID. */
export function randomKey(): string {
  const hex = randomHex(16);
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
