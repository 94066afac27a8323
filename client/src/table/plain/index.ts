/** The table of a game from outside, drawn from what it declares: the frame has the hands, the stage everything else. */
import type { Declared } from '../../lib/api';
import type { Role } from '../../lib/games.generated';
import type { GameName, Seat, Told, View } from '../../lib/protocol';
import { learnKinds } from '../../parts/cards';
import type { GameTable } from '../contract';
import type { TableView } from '../tableview';
import { bySeat, fieldName } from './fields';
import Stage from './Stage.svelte';

export function plainTable(name: GameName, declared: Declared): GameTable<TableView> {
  learnKinds(name, declared.kinds);
  const facts = Object.fromEntries(Object.entries(declared.facts).filter(([, role]) => role)) as Record<string, Role>;
  const fields = declared.view;
  return {
    Stage,
    fields,
    facts,
    complete,
    onStage: () => false,
    subtitle: (view, words) => ({
      title: words.has(name) ? words.say(name) : name,
      detail: view.round ? words.ui('table-round', { round: view.round }) : '',
    }),
    standing: (view, words) => [
      { title: 'table-column-cards', values: view.counts },
      ...bySeat(view, fields, 'numbers').map((field) => ({
        title: fieldName(field.name, words),
        values: field.values,
      })),
      ...(view.scores ? [{ title: 'table-column-points', values: view.scores }] : []),
    ],
    badges: (view, seat, words) =>
      bySeat(view, fields, 'flags')
        .filter(({ values }) => values[seat])
        .map((field) => fieldName(field.name, words)),
    figure: (view, seat, words) => (view.scores ? words.ui('table-points', { count: view.scores[seat] ?? 0 }) : ''),
    attacks: new Set(),
    order: (view) => view.order,
    clockwise: true,
    persons: 'column',
    ranking,
  };
}

/** A view with everything the frame reads: a game may have no hands, no turns and no pile. */
function complete(view: View, seats: number): TableView {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    player: view.asked?.[0] ?? 0,
    order: all,
    hand: [],
    counts: all.map(() => 0),
    known: all.map(() => []),
    draw: 0,
    over: false,
    ...view,
  };
}

/** Who won is told at the end. The others go by their accounts, where those say that low, or high, is good. */
function ranking(view: TableView, log: readonly Told[]): Seat[][] {
  const told = log.flatMap(({ facts }) => facts).findLast((fact) => Array.isArray(fact.seats));
  const winners = (told?.seats as Seat[] | undefined) ?? [];
  const others = view.order.filter((seat) => !winners.includes(seat));
  const account = (seat: Seat) => view.scores?.[seat] ?? 0;
  const best = account(winners[0] ?? -1);
  const good = others.every((seat) => account(seat) >= best)
    ? 1
    : others.every((seat) => account(seat) <= best)
      ? -1
      : 0;
  const places = [...new Set(others.map((seat) => good * account(seat)))].sort((a, b) => a - b);
  const ranked = places.map((place) => others.filter((seat) => good * account(seat) === place));
  return [winners, ...ranked].filter((seats) => seats.length);
}
