/** What kind of picture a card is, by its notation: its field, its icon or numeral, its index. */
import type { GameName } from '../lib/protocol';
import { isSuit, type SuitName } from './suits';

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

const PASS = ['stop', 'x', 'snail'];
const LAND = ['push', 'jump', 'second-chance', 'swap', 'gift', 'magnet', 'teleport'];
const PLAYED = ['skip', 'reverse', 'remote', 'ghost'];
const REACTION = ['block', 're-roll', 'nice-try'];
const WHITE = ['troublemaker', 'fuck-you'];

const MALTA: readonly (readonly [sign: string, ground: Ground, kinds: string])[] = [
  ['pawns', 'red', 'everyone-moves shove extra-step swap-places going-home follow-me'],
  [
    'spaces',
    'yellow',
    'remove-a-space restore-a-space rotate-a-space swap-spaces shift-a-line new-space spin-everything',
  ],
  [
    'hands',
    'blue',
    'draw-two draw-three discard-two-of-yours discard-two-of-theirs steal-a-card give-two swap-hands pass-left everyone-draws everyone-discards',
  ],
  ['turns', 'green', 'end-turn blind-faith lost-turn extra-turn reverse-order'],
  ['reaction', 'jaw', 'negate boomerang'],
  ['life', 'black', 'reshuffle reinvite sudden-death'],
];

const GROUPS: Record<string, Record<string, readonly [sign: string, ground: Ground]>> = {
  'frantic-board': {
    ...all(PASS, 'pass', 'yellow'),
    ...all(LAND, 'land', 'red'),
    ...all(PLAYED, 'played', 'blue'),
    ...all(REACTION, 'reaction', 'jaw'),
    ...all(WHITE, 'white', 'white'),
  },
  malta: Object.assign({}, ...MALTA.map(([sign, ground, kinds]) => all(kinds.split(' '), sign, ground))),
};

function all(kinds: readonly string[], sign: string, ground: Ground): Record<string, readonly [string, Ground]> {
  return Object.fromEntries(kinds.map((kind) => [kind, [`group-${sign}`, ground] as const]));
}

const FRANTIC: Record<string, Ground> = {
  'fuck-you': 'hazard',
  curse: 'plum',
  mimicry: 'grey',
  ...Object.fromEntries(
    'fantastic fantastic-four counterattack equality inequality nice-try lucky-bastard special-favours'
      .split(' ')
      .map((kind) => [kind, 'jaw' as const]),
  ),
};
const HURTS: Record<string, string> = { 'fuck-you': '42', curse: '13' };

/** Push points where its arrow says; the icon points north. */
const ARROWS: Record<string, number> = { north: 0, east: 90, south: 180, west: 270 };

export function cardLook(game: GameName, notation: string): CardLook {
  const [written = '', arrow = ''] = notation.split(' ');
  const [stem = '', colours = ''] = written.split(':');
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
  const number = /^(.+)-(\d+)$/.exec(stem);
  if (game === 'frantic') {
    const suits = colours.split('-').filter(isSuit);
    const [first = 'red'] = suits;
    if (suits.length) return { ...look, suits, ground: suits.length > 1 ? 'pair' : first };
    if (number) {
      const [, colour = '', numeral = ''] = number;
      const suited = { ...look, numeral, icon: '', sign: '', name: 'card-number' };
      if (colour === 'black') return { ...suited, ground: 'black', name: 'card-black' };
      if (isSuit(colour)) return { ...suited, ground: colour, suits: [colour] };
    }
    const ground = FRANTIC[stem];
    if (ground) return { ...look, ground, hurts: HURTS[stem] ?? '' };
  } else {
    const group = GROUPS[game]?.[stem];
    if (group) return { ...look, sign: group[0], ground: group[1] };
    if (game === 'frantic-board' && number?.[1] === 'teleport') {
      return {
        ...look,
        ground: 'white',
        icon: '',
        numeral: number[2] ?? '',
        sign: 'group-white',
        name: 'card-teleport',
      };
    }
  }
  return { ...look, icon: 'event', sign: 'event', name: `event-${stem}` };
}
