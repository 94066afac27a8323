/**
 * What the frame of the table and a game's renderer promise each other.
 *
 * The frame draws bar, persons, prompt, hand, actions, log, reactions, score sheet. A game draws its stage and says which
 * options are pointed at there. The same parts show a live match and a replay: in a replay `ask` is null and nothing can be picked.
 */
import type { Component } from 'svelte';
import type { Ask, Message, Roles, Seat, Told, View } from '../lib/protocol';
import type { Words } from '../lib/words';
import type { Picture } from '../parts/posters/picture';
import type { Led, Repeated } from './led';

/** A person as drawn: colour, shape and initial are the same in every game, chart and log. */
export interface Persona {
  seat: Seat;
  name: string;
  initial: string;
  shape: 'disc' | 'square' | 'hexagon' | 'triangle' | 'shield' | 'diamond' | 'blossom' | 'ghost';
  bot: boolean;
  here: boolean;
  replaced: boolean;
  /** Whether its bot plays less well for now, because the server is busy. */
  eased: boolean;
  /** Until when they are on holiday; null if they are not. */
  holiday: number | null;
  /** Their time is up, and the match waits. */
  late: boolean;
}

/** Everything a game's components get. `V` is the game's view. */
export interface Scene<V extends View = View> {
  view: V;
  words: Words;
  people: Persona[];
  me: Seat | null;
  ask: Ask | null;
  /** Picked but not sent: an option's notation, or a card or space that is not among the options. */
  picked: string | null;
  /** Sent and not yet confirmed. */
  sending: string | null;
  /** What was told with the present moment, for motion; empty after a reconnection. */
  news: Told[];
  /** All that was told in this match so far, as far as it is at hand. */
  log?: Told[];
  /** All other hands open, as in a replay; by seat. */
  open: string[][] | null;
  /** Pick something, by its notation; picking it again sends it if it is an option. null: pick nothing. */
  pick(what: string | null): void;
  /** Send an option at once. */
  answer(option: string): void;
  /** Whether the stage should be drawn small (phone). */
  small: boolean;
  /** A coach below a short phone leaves little height: nothing leans over the stage, and all of it is in sight. */
  tight?: boolean;
  /** What a bot advises lies where a small stage has its own words, which give way to it. */
  advised?: boolean;
  /** No flights, no turning. */
  still: boolean;
  /** How much longer or shorter things move and are shown than usual, as the table has chosen; 1 if not said. */
  tempo?: number;
  /** Says whether something moves on the stage that has to arrive before a round is over. */
  settle?(moving: boolean): void;
}

export interface StandingColumn {
  /** Id of the column's heading in client/src/texts. */
  title: string;
  values: (number | string)[];
}

/** What a game provides: games/<game>/index.ts exports one as `table`. */
export interface GameTable<V extends View = View> {
  /** Fills the room between persons and prompt. */
  Stage: Component<{ scene: Scene<V>; game: GameTable<V> }>;
  /** Lies over the stage for questions it covers, such as wishes: the hand is always there; optional. */
  Chooser?: Component<{ scene: Scene<V> }>;
  chooses?(question: Message, view: V): boolean;
  /** Something small above the hand, such as Malta!'s three steps; optional. */
  Steps?: Component<{ scene: Scene<V> }>;
  /** Whether an option is pointed at on the stage; hand cards and seats (`-> 2`) are the frame's, other options become buttons. */
  onStage(option: string, question: Message, view: V): boolean;
  /** Lines under the bar's title: round, limit, pile. */
  subtitle(view: V, words: Words): { title: string; detail: string };
  /** The columns of the standing, by seat. */
  standing(view: V, words: Words): StandingColumn[];
  /** Badges on a person's tile: skip, bomb, out … as short words already in the player's language. */
  badges(view: V, seat: Seat, words: Words): string[];
  /** Small figures on a person's tile, e.g. `48 pts`. */
  figure(view: V, seat: Seat, words: Words): string;
  /** Questions that fill the screen as an attack when they are put to me, and to nobody else by `other`; others in `window` are a strip with a countdown. */
  attacks: ReadonlySet<string>;
  /** The roles of its facts. */
  facts: Roles;
  /** Who plays after whom, seats in order of play. */
  order(view: V): Seat[];
  /** Whether order of play runs clockwise as seen from above. */
  clockwise: boolean;

  // All of these are optional; the frame has a plain answer of its own.

  /** Where persons sit on a wide screen: tiles over the stage, a column at its left, or only the standing at the right. */
  persons?: 'around' | 'column' | 'standing';
  /** The drawn number on a person's tile, if it is not the count of cards: the space of a pawn. */
  numeral?(view: V, seat: Seat): number | null;
  /** Heading (up to four words) and sentence of the band for a question; else YOUR TURN and the question's own words. */
  prompt?(question: Message, view: V, words: Words): Heading | null;
  /** What led to a question, from what was told; else whatever happened last. */
  led?(question: Message, view: V, log: readonly Told[]): Led | null;
  /** Which of how many alike questions it is. `run` counts those since anything was told; null if that is not known. */
  repeated?(question: Message, view: V, log: readonly Told[], run: number | null): Repeated | null;
  /** A line of help for whoever meets a question for the first time, unless there is a card or an event behind it. */
  help?(question: Message, view: V, words: Words): string;
  /** The verb on the main button for an option: “Play Gift”. Else the option's own words. */
  verb?(option: string, question: Message, view: V, words: Words): string | null;
  /** Big words and a sentence for a question that fills the screen as an attack. */
  threat?(question: Message, view: V, words: Words): Heading | null;
  /** The card that would answer an attack; its button is there, struck out, for who holds none. */
  counter?: string;
  /** Chances to react for which one can say beforehand what one answers: the questions, and the cards to choose from. */
  chances?: readonly { questions: readonly string[]; cards: readonly string[]; expansion?: string }[];
  /**
   * What was touched on a board, explained. Null for a card, which the frame looks up, and for an option: of what can be picked
   * there the board speaks itself.
   */
  explain?(what: string, view: V, words: Words): Heading | null;
  /** Kinds of cards that are explained once: after that their faces say enough. */
  plain?: ReadonlySet<string>;
  /** Whether the lower half of the stage matters now, so that what explains a card or a space has to stand above. */
  noteAbove?(view: V, picked: string | null, small: boolean): boolean;
  /** What it draws itself out of its box, by the back of the deck: tiles. */
  pieces?: Readonly<Record<string, Component<{ sign: string; size?: number; still?: boolean }>>>;
  /** Pictures of its events, by notation. */
  events?: Record<string, () => Picture>;
  /** The facts of an event that its poster tells in words. */
  worded?: ReadonlySet<string>;
  /** The facts that say more of a card somebody has just been told to play. */
  retold?: ReadonlySet<string>;
  /** Facts that show cards of a hand to everybody. */
  shown?: ReadonlySet<string>;
  /** Where cards come from that are not drawn from the pile, by fact; an empty text for nowhere. */
  takenFrom?: Readonly<Record<string, Anchor>>;
  /** Whoever has no card left has gone out, and ended the round by it. */
  goesOut?: boolean;
  /** Who ended a round and how, from what was told of it before its end and what was counted then; null where that says enough. */
  roundEnded?(before: readonly Message[], counted: readonly Message[]): Message | null;
  /** What ended the match, beside who has won; else whoever has reached the limit. */
  matchEnded?(view: V, log: readonly Told[]): Message | null;
  /** The card nobody wants to be left with; the score sheet remarks on it. */
  dreaded?: string;
  /** Final ranking, best first; ties in one place. Else by the lowest score. */
  ranking?(view: V, log: readonly Told[]): Seat[][];
  /** A view with everything the frame reads, for a game whose view has less. */
  complete?(view: View, seats: number): V;
  /** What each field of the view holds, where the stage is drawn from that. */
  fields?: readonly Field[];
  /** Whether the highest total wins, as when rounds are counted. */
  highest?(view: V): boolean;
}

/** A field of a view: what it is called in Python, and what it holds. */
export interface Field {
  name: string;
  kind: string;
}

export interface Heading {
  title: string;
  text: string;
}

/**
 * Where things are for flights: the frame looks for `data-anchor`: `seat-2`, `hand`, `draw`, `pile`, `market`, `space-17`.
 * A stage marks what it draws; what has no anchor does not fly. Words that it lays over itself are marked `data-told`:
 * while they stand there, nobody's words at a face lie over them.
 */
export type Anchor = string;
