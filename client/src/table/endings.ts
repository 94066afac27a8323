/** How rounds and matches end: who ended them and how, in words, from what was told. */
import type { Message, Roles, Told } from '../lib/protocol';
import { capital, sentence, type Words } from '../lib/words';
import type { GameTable, Scene } from './contract';
import type { TableView } from './tableview';

export interface Ended {
  /** All that was told of the round up to its end. */
  before: Message[];
  /** Its end, and what was counted then. */
  counted: Message[];
}

/** A round that has ended, by its number, from 1; a match without rounds is one. */
export function endOf(log: readonly Told[], roles: Roles, round: number): Ended {
  let before: Message[] = [];
  let counted: Message[] | null = null;
  let ended = 0;
  for (const { facts } of log)
    for (const fact of facts) {
      const role = roles[fact.id];
      if (role === 'end') ended++;
      if (counted && (role === 'round' || ended > round)) return { before, counted };
      if (role === 'round') before = [];
      if (ended === round) counted = [...(counted ?? []), fact];
      else before.push(fact);
    }
  return { before, counted: counted ?? [] };
}

/** Who ended a round and how: as the game tells it, else who has gone out, else what was told of its end. */
export function whyRoundEnded(
  { before, counted }: Ended,
  game: GameTable<TableView>,
  { words, me }: Pick<Scene<TableView>, 'words' | 'me'>,
): string {
  const end = counted.find((fact) => game.facts[fact.id] === 'end');
  if (!end) return '';
  const told = game.roundEnded?.(before, counted);
  if (told) return sentence(words.render(told, me));
  const out = game.goesOut ? wentOut(counted, game.facts) : [];
  if (!out.length || (end.text && end.text !== 'finished')) return words.render(end, me);
  return words.ui('table-went-out', {
    names: words.listing(out.map((seat) => words.name(seat))),
    who: out.length === 1 && out[0] === me ? 'you' : 'they',
  });
}

/** Those who had no card left when a round was counted. */
export function wentOut(counted: readonly Message[], roles: Roles): number[] {
  return counted
    .filter((fact) => ['score', 'hold'].includes(roles[fact.id] ?? '') && (fact.cards as string[])?.length === 0)
    .map((fact) => Number(fact.seat));
}

/** What ended the match, beside who has won it: as the game tells it, else whoever has reached the limit. */
export function whyMatchEnded(
  view: TableView,
  log: readonly Told[],
  game: GameTable<TableView>,
  { words, me }: { words: Words; me: number | null },
): string {
  const told = game.matchEnded?.(view, log);
  if (told) return sentence(words.render(told, me));
  if (!view.limit) return '';
  if (game.highest?.(view)) return words.ui('table-ended-rounds', { count: view.limit });
  const scores = view.scores ?? [];
  const most = Math.max(...scores);
  if (most < view.limit) return '';
  const over = scores.flatMap((score, seat) => (score >= (view.limit ?? 0) ? [seat] : []));
  const limit = { limit: view.limit, points: most, count: over.length };
  if (me === null || !over.includes(me))
    return words.ui('table-ended-limit', { ...limit, names: words.listing(over.map((seat) => words.name(seat))) });
  if (over.length === 1) return words.ui('table-ended-limit-you', limit);
  const all = [me, ...over.filter((seat) => seat !== me)].map((seat) => words.name(seat, me));
  return capital(words.ui('table-ended-limit-among', { ...limit, names: words.listing(all) }));
}
