/** What kind of picture a card is, by its notation: its field, its icon or numeral, its index. */
import { ofGame } from '../lib/games';
import type { GameName } from '../lib/protocol';
import type { SuitName } from './suits';

/** `jaw`: four colours. `hazard`: Fuck You. */
export type Ground = SuitName | 'pair' | 'jaw' | 'black' | 'hazard' | 'plum' | 'grey' | 'white' | 'event';

export interface CardLook {
  ground: Ground;
  /** The suits of a card of one or two colours. */
  suits: SuitName[];
  icon: string;
  /** Degrees by which the icon is turned, and whether it is mirrored. */
  turn: number;
  mirrored: boolean;
  /** The drawn numeral in the middle; empty if there is an icon. */
  numeral: string;
  /** The sign of its group in the index, or the icon again. */
  sign: string;
  /** Points it costs, where the index tells. */
  hurts: string;
  /** Id of its name. */
  name: string;
}

/** A card's notation in parts: `gift:red`, `red-7`, `push west`. */
export interface WrittenCard {
  stem: string;
  colours: string;
  /** What stands before the number, and the number; empty without one. */
  before: string;
  numeral: string;
}

/** What a game draws for a card, as far as it differs from the icon of its kind; null for what is no card of its own. */
export type Looks = (card: WrittenCard) => Partial<CardLook> | null;

/** Kinds of card as a game declares them. */
export type Kinds = Readonly<Record<string, readonly [group: string, points: number]>>;

const looks = import.meta.glob<Looks>('../games/*/cards.ts', { eager: true, import: 'looks' });

/** A card that points somewhere; the icon points north. */
const ARROWS: Record<string, number> = { north: 0, east: 90, south: 180, west: 270 };

/** Kinds by their group, as the game declares it: each has the group's sign and ground. */
export function grouped(kinds: Kinds, grounds: Record<string, Ground>): Record<string, Partial<CardLook>> {
  const found: Record<string, Partial<CardLook>> = {};
  for (const [kind, [group]] of Object.entries(kinds)) {
    const ground = grounds[group];
    if (ground) found[kind] = { sign: `group-${group}`, ground };
  }
  return found;
}

export function cardLook(game: GameName, notation: string): CardLook {
  const [written = '', arrow = ''] = notation.split(' ');
  const [stem = '', colours = ''] = written.split(':');
  const [, before = '', numeral = ''] = /^(.+)-(\d+)$/.exec(stem) ?? [];
  const look: CardLook = {
    ground: 'event',
    suits: [],
    icon: stem,
    turn: ARROWS[arrow] ?? 0,
    mirrored: arrow === 'backward',
    numeral: '',
    sign: stem,
    hurts: '',
    name: `card-${stem}`,
  };
  const own = ofGame(looks, game)?.({ stem, colours, before, numeral });
  return own ? { ...look, ...own } : { ...look, icon: 'event', sign: 'event', name: `event-${stem}` };
}
