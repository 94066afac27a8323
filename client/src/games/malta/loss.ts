/** Who was lost in Malta!, where, and by whose doing, from what was told: everything it takes is public. */
import type { Message, Seat, Told } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import { facts as roles } from './declared.generated';
import { isSide, type Line, lineOf, type Side, spaceName, spacesOf } from './spaces';

export interface Loss {
  seat: Seat;
  why: 'stuck' | 'no-cards' | 'sudden-death';
  /** Where the pawn stood; empty if that was told before we came. */
  space: string;
  /** Whose doing it was, the lost one's own perhaps; null if nobody knows. */
  by: Seat | null;
  /** The card that did it; empty for a step, or a debt. */
  card: string;
}

/** What somebody has done to somebody, perhaps to themselves. */
interface Deed {
  by: Seat;
  card: string;
}

/** All losses of a match on a board so many spaces wide, in their order. */
export function lossesOf(log: readonly Told[], width: number): Loss[] {
  const course = new Course(width);
  for (const { facts } of log) {
    for (const fact of facts) course.tell(fact);
    course.settle();
  }
  return course.losses;
}

const REACTIONS = new Set(['negate', 'boomerang']);
const SLIDING = new Set(['shift-a-line', 'swap-spaces']);
const EMPTIES = new Set(['gift', 'discard']);

class Course {
  readonly losses: Loss[] = [];
  readonly #spaces = new Map<Seat, string>();
  #holes = new Set<string>();
  /** Who has last changed the ground under a pawn, or put the pawn onto it. */
  readonly #ground = new Map<Seat, Deed>();
  /** Who has last taken a card from a hand. */
  readonly #taken = new Map<Seat, Deed>();
  #card: Deed | null = null;
  #works = false;
  #line: Line | null = null;
  #side: Side = 'north';
  /** Before tiles slid: where the holes were, and who had done what. Whoever slides along in a hole was in it already. */
  #before = { holes: new Set<string>(), ground: new Map<Seat, Deed>() };
  readonly #width: number;

  constructor(width: number) {
    this.#width = width;
  }

  tell(fact: Message): void {
    const seat = fact.seat as Seat;
    const space = String(fact.space ?? '');
    switch (fact.id) {
      case 'has-turn':
        this.#card = null;
        break;
      case 'plays':
        this.#taken.set(seat, { by: seat, card: String(fact.card) });
        if (!REACTIONS.has(String(fact.card))) this.#card = { by: seat, card: String(fact.card) };
        this.#works = false;
        break;
      case 'turns-back':
        if (this.#card) this.#card = { ...this.#card, by: seat };
        break;
      case 'goes-to':
        this.#goTo(seat, space);
        break;
      case 'removes':
        this.#holes.add(space);
        this.#change((one) => one === space);
        break;
      case 'restores':
      case 'replaces':
        this.#holes.delete(space);
        this.#change((one) => one === space);
        break;
      case 'rotates':
        this.#change((one) => one === space && !this.#holes.has(one));
        break;
      case 'spins':
        this.#change((one) => !this.#holes.has(one));
        break;
      case 'names-row':
        this.#line = lineOf(`row-${fact.count}`);
        break;
      case 'names-column':
        this.#line = lineOf(`column-${space}`);
        break;
      case 'names-side':
        if (isSide(String(fact.arrow))) this.#side = fact.arrow as Side;
        break;
      case 'swaps-spaces':
        this.#slide(fact.spaces as string[]);
        break;
      case 'shifts':
        this.#slide(this.#named());
        break;
      case 'comes-back':
        this.#taken.delete(seat);
        break;
      case 'loses':
        this.#lose(seat, fact.text as Loss['why']);
        break;
      default:
        if (EMPTIES.has(roles[fact.id] ?? '')) this.#empties(fact);
    }
  }

  /** A moment is over: what a card has done, it has done at once. */
  settle(): void {
    if (this.#works) this.#card = null;
    this.#works = false;
  }

  /** Tiles change under the pawns that stand there. */
  #change(where: (space: string) => boolean): void {
    this.#works = true;
    const card = this.#card;
    if (card) for (const [seat, space] of this.#spaces) if (where(space)) this.#ground.set(seat, card);
  }

  /** The spaces of the line that was named, the way it slides. */
  #named(): string[] {
    if (!this.#line) return [];
    const spaces = spacesOf(this.#line, this.#width).map((space) => spaceName(space, this.#width));
    return this.#side === 'north' || this.#side === 'east' ? spaces : spaces.reverse();
  }

  /** Each tile comes to the next of these spaces, the last to the first. */
  #slide(spaces: readonly string[]): void {
    this.#before = { holes: this.#holes, ground: new Map(this.#ground) };
    const next = (space: string) => spaces[(spaces.indexOf(space) + 1) % spaces.length] ?? space;
    this.#holes = new Set([...this.#holes].map((hole) => (spaces.includes(hole) ? next(hole) : hole)));
    this.#change((space) => spaces.includes(space));
  }

  #goTo(seat: Seat, space: string): void {
    const deed = this.#card ?? { by: seat, card: '' };
    const carried = SLIDING.has(deed.card) && this.#before.holes.has(this.#spaces.get(seat) ?? '');
    const former = carried && this.#holes.has(space) ? this.#before.ground.get(seat) : null;
    this.#spaces.set(seat, space);
    this.#ground.set(seat, former ?? deed);
    this.#works = true;
  }

  /** Cards leave a hand; without a card that does it, they are a debt that is paid. */
  #empties(fact: Message): void {
    const seat = fact.seat as Seat;
    const paid = fact.other === undefined ? seat : (fact.other as Seat);
    this.#taken.set(seat, this.#card ?? { by: paid, card: '' });
    // hands that go round leave nobody with the blame for those that were empty already
    if (roles[fact.id] === 'gift' && fact.other !== undefined) this.#taken.delete(fact.other as Seat);
  }

  #lose(seat: Seat, why: Loss['why']): void {
    const deed = why === 'no-cards' ? this.#taken : this.#ground;
    const { by = null, card = '' } = (why === 'sudden-death' ? this.#card : deed.get(seat)) ?? {};
    this.losses.push({ seat, why, space: this.#spaces.get(seat) ?? '', by, card });
    this.#spaces.delete(seat);
  }
}

/** A loss in words: who, where, by whose doing. */
export function lossWords({ seat, why, space, by, card }: Loss): Message {
  const own = by === seat;
  const id = `malta-ui-lost-${why}`;
  if (why === 'sudden-death')
    return by === null ? { id: 'loses', seat, text: why } : { id, seat, other: by, card, space };
  if (why === 'no-cards') {
    if (by === null) return { id, seat };
    if (card) return { id: own ? `${id}-own` : `${id}-by`, seat, other: by, card };
    return own ? { id, seat } : { id: `${id}-paid`, seat, other: by };
  }
  if (!space) return { id: 'loses', seat, text: why };
  if (by === null) return { id, seat, space };
  return card ? { id: `${id}-by`, seat, other: by, card, space } : { id: `${id}-own`, seat, space };
}

/** Those who have just been lost, in words: a heading, and a sentence for each. */
export function lostWords(losses: readonly Loss[], words: Words, me: Seat | null): string[] {
  const title = { id: 'malta-ui-lost-title', seat: losses.at(-1)?.seat ?? 0 };
  return [title, ...losses.map(lossWords)].map((message) => words.render(message, me));
}
