/** The fields of a view that no game of ours has, sorted by how they are shown. */
import type { Seat } from '../../lib/protocol';
import { capital, type Words } from '../../lib/words';
import type { Field } from '../contract';
import type { TableView } from '../tableview';

/** What has its own place in the frame, or none. */
const FRAMED = new Set([
  'seat',
  'asked',
  'question',
  'options',
  'round',
  'player',
  'order',
  'hand',
  'counts',
  'known',
  'draw',
  'scores',
  'sheet',
  'over',
]);

type Values = Record<string, unknown>;

/** What a field is called: by a text of the game, if there is one. */
export function fieldName(name: string, words: Words): string {
  const id = `view-${name}`;
  return capital(words.has(id) ? words.say(id) : name.replaceAll('_', ' '));
}

function own(view: TableView, fields: readonly Field[]): (Field & { value: unknown })[] {
  return fields
    .filter(({ name }) => !FRAMED.has(name))
    .map((field) => ({ ...field, value: (view as unknown as Values)[field.name] }))
    .filter(({ value }) => value !== undefined && value !== null);
}

/** The lists with an entry for each seat. */
export function bySeat(
  view: TableView,
  fields: readonly Field[],
  kind: 'numbers' | 'flags',
): { name: string; values: number[] }[] {
  return own(view, fields)
    .filter((field) => field.kind === kind && (field.value as unknown[]).length === view.counts.length)
    .map(({ name, value }) => ({ name, values: (value as unknown[]).map(Number) }));
}

export interface Pile {
  name: string;
  cards: string[];
}

/** The open cards of the table; of a list by seat, each seat's own pile. */
export function pilesOf(view: TableView, fields: readonly Field[], words: Words): Pile[] {
  const piles: Pile[] = [];
  for (const { name, kind, value } of own(view, fields)) {
    const title = fieldName(name, words);
    if (kind === 'cards' && areCards(value as string[], words)) piles.push({ name: title, cards: value as string[] });
    if (kind === 'hands' && areCards((value as string[][]).flat(), words))
      (value as string[][]).forEach((cards, seat) => {
        if (cards.length) piles.push({ name: `${title}: ${words.names[seat] ?? seat}`, cards });
      });
  }
  return piles;
}

/** A list of words is written as one of cards is. */
function areCards(listed: readonly string[], words: Words): boolean {
  return listed.every((one) => words.isCard(one));
}

/** Everything else that is so at the moment, in words. */
export function figuresOf(view: TableView, fields: readonly Field[], words: Words): { name: string; text: string }[] {
  const who = (seat: Seat) => words.name(seat, view.seat);
  const figures: { name: string; text: string }[] = [];
  for (const { name, kind, value } of own(view, fields)) {
    let text = '';
    if (kind === 'number' || kind === 'text') text = String(value);
    else if (kind === 'seat') text = who(value as Seat);
    else if (kind === 'seats') text = (value as Seat[]).map(who).join(', ');
    else if (kind === 'flag') text = value ? '✓' : '';
    else if (kind === 'cards' && !areCards(value as string[], words)) text = (value as string[]).join(', ');
    else if (kind === 'hands' && !areCards((value as string[][]).flat(), words))
      text = (value as string[][]).map((row) => row.join(' ')).join(' / ');
    else if ((kind === 'numbers' || kind === 'flags') && (value as unknown[]).length !== view.counts.length)
      text = (value as unknown[]).join(', ');
    else if (kind === 'data') text = JSON.stringify(value);
    if (text) figures.push({ name: fieldName(name, words), text });
  }
  return figures;
}
