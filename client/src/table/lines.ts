/** How many lines a text takes where each has room for so many letters; a longer word has a line of its own. */
export function linesOf(text: string, room: number): number {
  let lines = 0;
  let left = 0;
  // beside a blank at either end stands no word
  for (const { length } of text.split(/\s+/).filter(Boolean)) {
    if (length + 1 > left) {
      lines++;
      left = room + 1;
    }
    left = Math.max(0, left - length - 1);
  }
  return lines;
}
