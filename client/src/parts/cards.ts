/** What kind of picture a card is, by its notation: its field, its icon or numeral, its index. */
import type { Declared } from '../lib/api';
import type { GameName } from '../lib/protocol';
import { ICONS } from './icons';
import type { Paths } from './icons/format';
import { SUITS, type SuitName } from './suits';

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
  /** Nobody has drawn it: its name stands where the picture would be. */
  plain: boolean;
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

/** Kinds of card that another package declares, by game. */
const declared = new Map<GameName, Declared['kinds']>();

/** Take note of the kinds of a game that this client does not draw. */
export function learnKinds(game: GameName, kinds: Declared['kinds']): void {
  declared.set(game, kinds);
}

/** A card that nobody has drawn: in the colour of its group, with what it costs. */
function plainLook(game: GameName, notation: string, stem: string, numeral: string): Partial<CardLook> {
  const kinds = declared.get(game) ?? [];
  const kind = kinds.find(({ name, faces }) => name === stem || faces.includes(notation));
  const groups = [...new Set(kinds.map(({ group }) => group))];
  const ground = kind ? SUITS[groups.indexOf(kind.group) % SUITS.length] : undefined;
  const points = kind?.points ? String(kind.points) : '';
  return { ground: ground ?? 'grey', numeral, hurts: points === numeral ? '' : points };
}

/** What a game of ours draws: games/<game>/art.ts. */
export interface GameArt {
  icons: Readonly<Record<string, Paths>>;
  looks: Looks;
  kinds: Kinds;
}

const arts = new Map<GameName, GameArt>();

/** Take note of what a game draws. It comes with its table, or with its poster if that shows cards: not with the first look. */
export function learnArt(game: GameName, art: GameArt): void {
  arts.set(game, art);
  Object.assign(ICONS, art.icons);
}

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
    plain: false,
  };
  const art = arts.get(game);
  const own = art?.looks({ stem, colours, before, numeral });
  if (!own && art?.kinds[stem]?.[0] === 'event')
    return { ...look, icon: 'event', sign: 'event', name: `event-${stem}` };
  const full = { ...look, ...(own ?? plainLook(game, notation, stem, numeral)) };
  const drawn = (own && full.numeral) || (art && full.icon in ICONS);
  return drawn ? full : { ...full, icon: '', sign: '', plain: true };
}
