/** Names on cards: they have to fit in every language and in every font of the list. */

const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

/** About how wide a line of condensed capitals is, in ems; the fonts of the list differ by a tenth. */
const ems = (line: string): number =>
  [...line].reduce((sum, one) => sum + (/[IJ.,:!’' -]/.test(one) ? 0.3 : /[MW]/.test(one) ? 0.78 : 0.58), 0);

const WIDE = 86;
const ONE_LINE = 12;
const TWO_LINES = 10.6;

/** A name on one line, or on two if it would get too small; a long one is held to the width whatever the font. */
function nameLines(name: string): { lines: string[]; size: number } {
  const size = WIDE / ems(name);
  const words = name.split(/[ \u00a0]/);
  if (size >= 9.4 || words.length < 2) return { lines: [name], size: Math.min(ONE_LINE, size) };
  let best = { lines: [name], size };
  for (let at = 1; at < words.length; at++) {
    const lines = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const fits = Math.min(TWO_LINES, WIDE / Math.max(...lines.map(ems)));
    if (fits > best.size + 0.01) best = { lines, size: fits };
  }
  return best;
}

/** A name in capitals on the lower edge of a card. */
export function nameMarkup(name: string, bottom: number, fill: string): { text: string; lines: number } {
  const { lines, size } = nameLines(name);
  const step = size * 0.98;
  const text = lines
    .map((line, place) => {
      const y = bottom - (lines.length - 1 - place) * step;
      const held = ems(line) * size > WIDE - 4 ? ` textLength="${WIDE}" lengthAdjust="spacingAndGlyphs"` : '';
      return `<text x="50" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}" text-anchor="middle" fill="${fill}"${held}>${escaped(line)}</text>`;
    })
    .join('');
  return { text, lines: lines.length };
}
