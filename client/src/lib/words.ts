/**
 * Words: messages, cards, wishes and options of a game as sentences in a language.
 *
 * The browser's twin of ruthless/texts/words.py, over the same Fluent files; words.test.ts holds the two together.
 */
import type { FluentBundle } from '@fluent/bundle';
import { takeApart } from './notation';
import type { GameName, Language, Message, Seat } from './protocol';
import { loadBundle, loadedBundle } from './texts';

export type Argument = string | number;
export type Arguments = Record<string, Argument>;
type Pattern = Parameters<FluentBundle['formatPattern']>[0];

export interface WordsOptions {
  /** Friendlier names for cards with a rude one; nothing else changes. */
  family?: boolean;
}

/**
 * The words of one game in one language, with names for the seats.
 *
 * Where a `viewer` is given, that seat is spoken to as “you”; everybody else has a name.
 * A Words never changes: for other names, another language or family names make a new one, which costs next to nothing.
 */
export class Words {
  readonly game: GameName | null;
  readonly language: Language;
  readonly names: readonly string[];
  readonly family: boolean;
  readonly #bundle: FluentBundle;

  /** `Words.load` has to be over before; `game` null speaks only the client's own texts. */
  constructor(
    game: GameName | null,
    language: Language,
    names: readonly string[] = [],
    { family = false }: WordsOptions = {},
  ) {
    this.game = game;
    this.language = language;
    this.names = names;
    this.family = family;
    this.#bundle = loadedBundle(game, language);
  }

  /** Fetch the texts of a game in a language; afterwards Words can be made at once. */
  static async load(
    game: GameName | null,
    language: Language,
    names: readonly string[] = [],
    options: WordsOptions = {},
  ): Promise<Words> {
    await loadBundle(game, language);
    return new Words(game, language, names, options);
  }

  /** The same words with other names or other options. */
  with(names: readonly string[], options: WordsOptions = { family: this.family }): Words {
    return new Words(this.game, this.language, names, options);
  }

  // Texts by their id

  /** Whether there is a text of that id; `id.attribute` for an attribute. */
  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  #pattern(id: string): Pattern | null {
    const dot = id.indexOf('.');
    const message = this.#bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
    if (!message) return null;
    return dot < 0 ? message.value : (message.attributes[id.slice(dot + 1)] ?? null);
  }

  /** A text by its id; the id itself if there is none, so that a missing text never stops a match. */
  say(id: string, args: Arguments = {}): string {
    const pattern = this.#pattern(id);
    if (pattern === null) return id;
    // an array of errors keeps a text with a missing argument from throwing
    return this.#bundle.formatPattern(pattern, { family: this.family ? 'yes' : 'no', ...args }, []);
  }

  /** One of the client's own texts. */
  ui(id: string, args: Arguments = {}): string {
    return this.say(id, args);
  }

  /** A text that not everything has; nothing where there is none. */
  optional(id: string, args: Arguments = {}): string {
    return this.has(id) ? this.say(id, args) : '';
  }

  // Messages

  /** A question, a fact or a refusal as a sentence for the viewer, or for the public. */
  render(message: Message, viewer: Seat | null = null): string {
    return capital(this.say(message.id, this.arguments(message, viewer)));
  }

  /** The arguments of a message in words. */
  arguments(message: Message, viewer: Seat | null = null): Arguments {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(message)) {
      if (name === 'id' || name === 'rule' || value === undefined || value === null) continue;
      if (name === 'question') {
        args[name] = this.render({ ...message, id: String(value), question: undefined }, viewer);
        continue;
      }
      if (name === 'seat') args.who = value === viewer ? 'you' : 'they';
      if (name === 'other') args.whom = value === viewer ? 'you' : 'they';
      args[name] = this.#argument(name, value, viewer);
      if (Array.isArray(value) && !('count' in args)) args.count = value.length;
    }
    return args;
  }

  #argument(name: string, value: number | string | number[] | string[], viewer: Seat | null): Argument {
    if (name === 'seat' || name === 'other') return this.name(value as Seat, viewer);
    if (Array.isArray(value)) {
      if (name === 'seats') return this.listing((value as Seat[]).map((seat) => this.name(seat, viewer)));
      if (name === 'spaces') return this.listing((value as string[]).map((space) => this.space(space)));
      if (name === 'cards' || name === 'events')
        return this.listing((value as string[]).map((card) => this.card(card)));
      return this.listing(value.map(String));
    }
    const notation = String(value);
    switch (name) {
      case 'card':
      case 'guise':
        return this.card(notation);
      case 'event':
        return this.event(notation);
      case 'wish':
        return this.wish(notation);
      case 'demand':
        return this.demand(notation);
      case 'space':
        return this.space(notation);
      case 'arrow':
        return this.answer(notation);
      default:
        return value;
    }
  }

  /** Who sits there: “you” for the viewer, a name for others, the number if nobody sits there. */
  name(seat: Seat, viewer: Seat | null = null): string {
    return seat === viewer ? this.say('name-you') : (this.names[seat] ?? String(seat));
  }

  /** Several things in a row. */
  listing(row: readonly string[]): string {
    if (row.length < 2) return row[0] ?? this.say('list-none');
    let text = this.say('list-two', { first: row[row.length - 2]!, last: row[row.length - 1]! });
    for (const item of row.slice(0, -2).reverse()) text = this.say('list-more', { first: item, rest: text });
    return text;
  }

  // Cards

  /** The name of a playing card or an event: `gift:red` is red Gift. */
  card(notation: string): string {
    const { stem, colour, number } = takeApart(notation);
    const kind = `card-${stem}`;
    if (number) {
      if (this.has(kind)) return this.say(`${kind}.card`, { number });
      return this.say('card-number.card', { colour: this.colour(stem), number });
    }
    if (!this.has(kind)) return this.event(notation);
    const card = this.say(kind);
    if (!colour) return card;
    const [one, other] = colour.split('-', 2) as [string, string | undefined];
    // the notation goes along for languages in which the colour bends to the card
    const args = { symbol: stem, hue: one, card, colour: this.colour(one) };
    return other ? this.say('two-coloured', { ...args, other: this.colour(other) }) : this.say('coloured', args);
  }

  /** The name of an event. */
  event(notation: string): string {
    return this.say(`event-${notation}`);
  }

  /** The name of a space of a board: its number, unless it has a name. */
  space(notation: string): string {
    const id = `space-${notation}`;
    return this.has(id) ? this.say(id) : notation;
  }

  /** A word to answer with. */
  answer(notation: string): string {
    return this.say(`answer-${notation}`);
  }

  /** The name of a colour. */
  colour(notation: string): string {
    return this.say(`colour-${notation}`);
  }

  /** The id of the text that explains a card or an event: `gift:red` is explained by `card-gift`. */
  entryOf(notation: string): string {
    if (this.has(`event-${notation}`)) return `event-${notation}`;
    const { stem, number } = takeApart(notation);
    return number && this.has(`colour-${stem}`) ? 'card-number' : `card-${stem}`;
  }

  /** What a kind of card or an event does; nothing for what is neither. */
  about(entry: string): string {
    const id = `${entry}.about`;
    return this.has(id) ? this.say(id) : '';
  }

  /** Whether something is written as a card or an event of this game. */
  isCard(notation: string): boolean {
    return this.has(this.entryOf(notation));
  }

  // What can be answered, wished for and demanded

  /** An option in words: `-> 2` is the name of seat 2. A question may have its own words for `no` and the like. */
  optionWords(notation: string, question = ''): string {
    const space = notation.indexOf(' ');
    const head = space < 0 ? notation : notation.slice(0, space);
    const rest = space < 0 ? '' : notation.slice(space + 1);
    if (head === '->') return this.name(Number(rest));
    if (head === 'wish') return this.has(`colour-${rest}`) ? this.colour(rest) : rest;
    if (head === 'as') return this.say('answer-as', { card: this.card(rest) });
    for (const id of [`${question}.${notation}`, `answer-${notation}`]) if (this.has(id)) return this.say(id);
    return this.isCard(notation) ? this.card(notation) : this.space(notation);
  }

  /** What somebody wishes for: `wish 8` is an 8. */
  wish(notation: string): string {
    const wanted = notation.replace(/^wish /, '');
    return isNumber(wanted) ? this.say('wish-number', { number: Number(wanted) }) : this.colour(wanted);
  }

  /** What the next card has to be: `red-7` asks for red or a 7. */
  demand(notation: string): string {
    if (this.has(`colour-${notation}`)) return this.colour(notation);
    if (notation.startsWith('wish ')) {
      const wanted = notation.slice('wish '.length);
      return isNumber(wanted)
        ? this.say('demand-wish-number', { number: Number(wanted) })
        : this.say('demand-wish-colour', { colour: this.colour(wanted) });
    }
    if (notation.startsWith('swap '))
      return this.say('demand-swap', { colour: this.colour(notation.slice('swap '.length)) });
    const { stem, colour, number } = takeApart(notation);
    if (colour)
      return this.say('demand-special', { colour: this.colour(colour), card: this.say(`card-${stem}`), symbol: stem });
    if (number && this.has(`colour-${stem}`)) return this.say('demand-number', { colour: this.colour(stem), number });
    return this.say(`demand-${stem}`, { number });
  }

  // House rules

  /** What a house rule is about. */
  houseRule(name: string): string {
    return this.#first([`option-${name}`], name);
  }

  /** What a house rule means with this value: a word, a number or several words. */
  houseValue(name: string, value: unknown): string {
    if (Array.isArray(value)) {
      const several = value.length ? value : ['none'];
      return this.listing(several.map((one) => this.#houseWord(name, one)));
    }
    if (typeof value === 'number') return this.#first([`option-${name}.number`], String(value), { count: value });
    return this.#houseWord(name, value);
  }

  /** One of several words; those of other packages have a text of their own. */
  #houseWord(name: string, value: unknown): string {
    return this.#first([`option-${name}.${value}`, `expansion-${value}`], String(value));
  }

  /** What a set of house rules with a name is. */
  preset(name: string): string {
    return this.#first([`preset-${name}`], name);
  }

  /** The first of these texts that there is; what is plain, if there is none. */
  #first(ids: readonly string[], plain: string, args: Arguments = {}): string {
    const id = ids.find((one) => this.has(one));
    return id === undefined ? plain : this.say(id, args);
  }
}

/** A text with a capital at its beginning. */
export function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** A text with an end: not every language ends what it tells with a full stop. */
export function sentence(text: string): string {
  return /[\p{L}\p{N}»%)]$/u.test(text) ? `${text}.` : text;
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}
