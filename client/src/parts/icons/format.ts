/**
 * How an icon is written: a list of paths in a box of 48, all in one colour, holes by the even-odd rule.
 *
 * A path may begin with the width of a stroke, `r` for round ends and, after a comma, its dashes: `4rM…`, `3,5 4M…`.
 * It may end with a turn around the middle: `M…@90`.
 */
export type Paths = readonly string[];

const FORM = /^([\d.]*)(r?)(?:,([\d. ]+))?(M[^@]*)(?:@(-?\d+))?$/;

/** An icon as markup, in its box of 48. */
export function markup(paths: Paths): string {
  return paths
    .map((path) => {
      const [, width, round, dashes, d, turn] = FORM.exec(path) ?? [];
      const how = width
        ? `fill="none" stroke="currentColor" stroke-width="${width}"${round ? ' stroke-linecap="round" stroke-linejoin="round"' : ''}${dashes ? ` stroke-dasharray="${dashes}"` : ''}`
        : 'fill="currentColor" fill-rule="evenodd"';
      return `<path d="${d}" ${how}${turn ? ` transform="rotate(${turn} 24 24)"` : ''}/>`;
    })
    .join('');
}
