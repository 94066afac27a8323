/** Which cards stand beside a rule. */
import type { Rule } from '../lib/api';
import type { Entry } from './catalogue';

/** A rule that names many speaks of them all, and of none in particular. */
const MOST = 4;

/** What it explains; else what it names, as long as that is not half the box. */
export function drawnBeside(rule: Rule, box: ReadonlyMap<string, Entry>): Entry[] {
  const kinds = rule.explains.length ? rule.explains : rule.names.length <= MOST ? rule.names : [];
  return kinds.map((kind) => box.get(kind)).filter((entry) => entry !== undefined);
}
