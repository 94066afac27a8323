/** Malta! in whole sentences: what a space is called, what touching it explains, what is worth knowing before an answer. */
import type { Seat } from '../../lib/protocol';
import { capital, type Words } from '../../lib/words';
import { announcedSpaces, hostsOn, pawnsBySpace, pointing, waysOut } from './asking';
import type { MaltaView } from './declared.generated';
import { isSide, lineOf, SIDES, type Side, spaceName, spaceOf } from './spaces';
import { homeOf, type Tile, tileAt, tileOf, turned } from './tiles';

export interface Explanation {
  title: string;
  text: string;
}

function sides(ways: readonly Side[], words: Words): string {
  return words.listing(ways.map((side) => words.ui('malta-ui-to', { side })));
}

function people(seats: readonly Seat[], view: MaltaView, words: Words): string {
  return words.listing(seats.map((seat) => words.name(seat, view.seat)));
}

/** A tile in words: its number and its ways out. */
export function tileWords(tile: Tile, words: Words): string {
  if (tile.removed) return words.ui('malta-ui-hole');
  const ways =
    tile.ways.length === 4
      ? words.ui('malta-ui-all-ways')
      : words.ui('malta-ui-ways', { count: tile.ways.length, ways: sides(tile.ways, words) });
  return words.ui('malta-ui-tile', { number: words.ui('malta-ui-number', { number: tile.number }), ways });
}

/** A space as somebody finds it who comes to stand there: its number, and the ways that stay on the board. */
export function placeWords(view: MaltaView, space: number, words: Words): string {
  return tileWords({ ...tileAt(view, space), ways: waysOut(view, space).map(({ side }) => side) }, words);
}

/** Whose home a space is. */
export function homesOn(view: MaltaView, space: number): Seat[] {
  return view.homes.map((_, seat) => seat).filter((seat) => homeOf(view, seat) === space);
}

/** Everything about a space, for who cannot see it. `option` is what picking it answers. */
export function spaceWords(
  view: MaltaView,
  space: number,
  words: Words,
  option: string | null,
  picked: boolean,
): string {
  const tile = tileAt(view, space);
  const parts = [words.ui('malta-ui-space', { space: spaceName(space, view.width), tile: tileWords(tile, words) })];
  if (tile.sort === 'start' && !tile.removed) parts.push(words.ui('malta-ui-start'));
  const pawns = pawnsBySpace(view).get(space) ?? [];
  if (pawns.length) parts.push(words.ui('malta-ui-pawns', { count: pawns.length, pawns: people(pawns, view, words) }));
  const homes = homesOn(view, space);
  if (homes.length) parts.push(words.ui('malta-ui-home', { pawns: people(homes, view, words) }));
  if (announcedSpaces(view).includes(space)) parts.push(words.ui('malta-ui-named'));
  if (option && spaceOf(option, view.width) < 0) parts.push(words.optionWords(option, view.question?.id));
  if (option) parts.push(words.ui(picked ? 'malta-ui-is-picked' : 'malta-ui-can-pick'));
  return parts.join('. ');
}

/** What touching something explains: a space, a direction, a line, a turn. Null for what is not the board's. */
export function explain(what: string, view: MaltaView, words: Words): Explanation | null {
  const space = spaceOf(what, view.width);
  if (space >= 0) return explainSpace(view, space, words);
  if (lineOf(what)) return { title: capital(words.optionWords(what)), text: words.ui('malta-ui-explain-line') };
  const { spaces, turning } = pointing(view);
  if (isSide(what)) {
    const target = [...spaces].find(([, option]) => option === what)?.[0];
    if (target !== undefined) return explainSpace(view, target, words);
    const everybody = view.question?.id === 'everyone-moves';
    const text = words.ui(everybody ? 'malta-ui-explain-rim' : 'malta-ui-explain-slide');
    return { title: capital(words.optionWords(what)), text };
  }
  if (turning && what.startsWith('turn-')) {
    const ways = turnedWays(tileAt(view, turning.space), what);
    return {
      title: capital(words.optionWords(what)),
      text: words.ui('malta-ui-explain-turn', { ways: sides(ways, words) }),
    };
  }
  return null;
}

/** Where the arrows of a tile would point after a turn such as `turn-90`. */
export function turnedWays(tile: Tile, turn: string): Side[] {
  const ways = tile.ways.map((side) => turned(side, Number(turn.slice('turn-'.length)) / 90));
  return SIDES.filter((side) => ways.includes(side));
}

function explainSpace(view: MaltaView, space: number, words: Words): Explanation {
  const tile = tileAt(view, space);
  const name = spaceName(space, view.width);
  const title = tile.removed
    ? words.ui('malta-ui-explain-hole-title', { space: name })
    : words.ui('malta-ui-explain-title', { space: name, number: tile.number });
  const text: string[] = [];
  const hosts = guestsPay(view, space);
  if (hosts.length)
    text.push(
      words.ui('malta-ui-explain-racket', {
        pawns: people(hosts, view, words),
        many: hosts.length,
        each: tile.number,
      }),
    );
  if (tile.removed) {
    const under = tileWords(tileOf(tile.notation), words);
    text.push(words.ui('malta-ui-explain-hole'), words.ui('malta-ui-explain-under', { tile: under }));
  } else {
    const ways = waysOut(view, space);
    text.push(words.ui('malta-ui-explain-draw', { count: tile.number }));
    text.push(
      ways.length
        ? words.ui('malta-ui-explain-ways', {
            count: ways.length,
            ways: sides(
              ways.map((way) => way.side),
              words,
            ),
          })
        : words.ui('malta-ui-explain-blocked'),
    );
  }
  const homes = homesOn(view, space);
  if (homes.length) text.push(words.ui('malta-ui-explain-home', { pawns: people(homes, view, words) }));
  return { title, text: text.map(capital).join(' ') };
}

/** Whom the viewer would have to pay for moving to a space now. */
export function guestsPay(view: MaltaView, space: number): Seat[] {
  if (view.question?.id !== 'step' || !pointing(view).spaces.has(space)) return [];
  return hostsOn(view, space, view.seat);
}

/** A line for the prompt: where a step leads, or who is in trouble. Null if there is nothing to say. */
export function hint(view: MaltaView, words: Words): string | null {
  const asked = view.question?.id;
  if (asked === 'step' || asked === 'extra-step' || asked === 'shove') return whereTo(view, words);
  if (asked === 'play-card') return trouble(view, words);
  if (asked === 'opponent' && view.played[0] === 'halve-a-hand') return losses(view, words);
  return null;
}

/** Halve A Hand leaves so many cards alone. */
const SPARED = 2;

/** How many cards Halve A Hand takes from a hand; a fixture holds it to the rules. */
export function halved(count: number): number {
  return Math.floor(Math.max(0, count - SPARED) / 2);
}

/** What Halve A Hand would take from each who can be named; small hands lose nothing. */
function losses(view: MaltaView, words: Words): string {
  const seats = view.order.filter((seat) => view.options?.includes(`-> ${seat}`));
  const taken = seats.map((seat) => ({ seat: words.name(seat), count: halved(view.counts[seat] ?? 0) }));
  if (taken.every(({ count }) => !count)) return words.ui('malta-ui-halves-none');
  return words.ui('malta-ui-halves', { losses: taken.map((one) => words.ui('malta-ui-halves-one', one)).join(', ') });
}

function whereTo(view: MaltaView, words: Words): string {
  const safe: string[] = [];
  const holes: string[] = [];
  for (const [space, option] of pointing(view).spaces) {
    if (!isSide(option)) continue;
    const tile = tileAt(view, space);
    if (tile.removed) {
      holes.push(capital(words.ui('malta-ui-hole-at', { side: words.ui('malta-ui-at', { side: option }) })));
      continue;
    }
    const hosts = tile.number ? guestsPay(view, space) : [];
    const way = { side: words.ui('malta-ui-to', { side: option }), number: tile.number };
    safe.push(
      hosts.length
        ? words.ui('malta-ui-way-pays', { ...way, pawns: people(hosts, view, words), many: hosts.length })
        : words.ui('malta-ui-way-to', way),
    );
  }
  const ways = safe.length ? [capital(words.ui('malta-ui-ways-to', { ways: either(safe, words) }))] : [];
  return [...ways, ...holes].join(' ');
}

/** One of several: a list that ends with “or”. */
function either(row: readonly string[], words: Words): string {
  if (row.length < 2) return row[0] ?? '';
  const last = words.ui('malta-ui-or', { first: row.at(-2)!, last: row.at(-1)! });
  return [...row.slice(0, -2), last].join(', ');
}

function trouble(view: MaltaView, words: Words): string | null {
  const stuck = (seat: Seat) => {
    const space = spaceOf(view.pawns[seat] ?? '', view.width);
    return space < 0 ? Number.POSITIVE_INFINITY : waysOut(view, space).length;
  };
  const me = view.seat;
  if (me !== null && stuck(me) === 0) return words.ui('malta-ui-you-no-way-out');
  const others = view.order.filter((seat) => seat !== me);
  for (const count of [0, 1]) {
    const victim = others.find((seat) => stuck(seat) === count);
    const id = count ? 'malta-ui-one-way-out' : 'malta-ui-no-way-out';
    if (victim !== undefined) return words.ui(id, { seat: words.name(victim) });
  }
  return me !== null && stuck(me) === 1 ? words.ui('malta-ui-you-one-way-out') : null;
}

/** What picking a space would do, in two or three words beside it. */
export function deedWords(view: MaltaView, space: number, option: string, words: Words): string | null {
  const asked = view.question?.id ?? '';
  const id = `malta-ui-do-${asked}`;
  if (!words.has(id)) return null;
  if (isSide(option)) {
    if (tileAt(view, space).removed) return words.ui('malta-ui-do-hole');
    const due = guestsPay(view, space).length * tileAt(view, space).number;
    if (due) return words.ui('malta-ui-do-pay', { count: due });
  }
  return words.ui(id);
}
