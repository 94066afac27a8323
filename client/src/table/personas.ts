/** How people are drawn: a shape each, and an initial that tells them apart. */
import { onHoliday } from '../lib/days';
import type { PersonState, Seat } from '../lib/protocol';
import type { Persona } from './contract';

const SHAPES = ['shield', 'disc', 'hexagon', 'square', 'triangle', 'diamond', 'blossom'] as const;

/**
 * Everybody's shape, by place: the first bot is the ghost, everybody else takes the next one. Who came first is known by
 * the number of the person, so that nobody changes colour when seats do. The lobby draws the same.
 */
export function shapesOf(people: readonly { bot: unknown; person?: number }[]): Persona['shape'][] {
  const arrived = people
    .map((one, place) => ({ ...one, place }))
    .sort((a, b) => (a.person ?? a.place) - (b.person ?? b.place));
  const ghost = arrived.find((one) => one.bot !== null)?.place;
  const shapes: Persona['shape'][] = people.map(() => 'ghost');
  let next = 0;
  for (const { place } of arrived) if (place !== ghost) shapes[place] = SHAPES[next++] ?? 'ghost';
  return shapes;
}

/** Where a decision may take days nobody has to be connected: who is not on holiday counts as there. */
export function personasOf(people: readonly PersonState[], days = false): Persona[] {
  const shapes = shapesOf(people);
  const initials = initialsOf(people.map((one) => one.name));
  return people.map((one, seat) => ({
    seat,
    name: one.name,
    initial: initials[seat] ?? '?',
    shape: shapes[seat] ?? 'ghost',
    bot: one.bot !== null,
    here: one.bot !== null || (days ? !onHoliday(one) : one.here),
    replaced: one.replaced,
    eased: Boolean(one.eased),
    holiday: onHoliday(one) ? (one.holiday ?? null) : null,
    late: one.late ?? false,
  }));
}

/** One letter, or two where one would not tell people apart. */
function initialsOf(names: readonly string[]): string[] {
  const first = names.map((name) => [...name.trim()][0]?.toUpperCase() ?? '?');
  return names.map((name, seat) => {
    const letter = first[seat] as string;
    return first.filter((other) => other === letter).length > 1 ? letter + ([...name.trim()][1] ?? '') : letter;
  });
}

/** The others as seen from my chair, from left to right. `order` is the order of play. */
export function fromLeft(order: readonly Seat[], me: Seat | null, clockwise: boolean): Seat[] {
  const at = me === null ? -1 : order.indexOf(me);
  const others = at < 0 ? [...order] : [...order.slice(at + 1), ...order.slice(0, at)];
  // clockwise, the next player sits at the left hand; the other way round, at the right
  return clockwise ? others : others.reverse();
}

/** Who comes after a seat in order of play and is not out: of the match, or of their next turn. */
export function following(order: readonly Seat[], seat: Seat, out: readonly Seat[]): Seat | undefined {
  const at = order.indexOf(seat);
  return [...order.slice(at + 1), ...order.slice(0, at)].find((one) => !out.includes(one));
}
