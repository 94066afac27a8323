/** The face of a card as markup, box 100×140. Colours are custom properties, so that a theme can pale them: parts.css. */
import type { CardLook, Ground } from './cards';
import { drawn, drawnAt, layOut } from './glyphs';
import { ICONS } from './icons';
import { markup, type Paths } from './icons/format';
import { nameMarkup } from './names';
import { letter, SHAPES, SUITS, type SuitName } from './suits';

/** A numbered teleport's broken ring; its numeral stands in it. */
const BROKEN_RING: Paths = ['5,21.8 7.7M24 4.5A19.5 19.5 0 0 1 24 43.5A19.5 19.5 0 0 1 24 4.5z'];

/** `tiny`: under 36 px there is room for one thing only. */
export type CardSize = 'tiny' | 'small' | 'medium' | 'large';

export const colour = (name: string, part = ''): string => `var(--card-${name}${part && `-${part}`})`;

/** The field within the frame below some line from the left to the right edge. */
const below = (left: number, right: number): string => `M4 ${left}L96 ${right}V129a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7z`;

const CUT = below(98, 62);

export const iconAt = (name: string, x: number, y: number, size: number, how = ''): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 48})${how}">${markup(ICONS[name] ?? [])}</g>`;

export const suitAt = (suit: SuitName, x: number, y: number, size: number, turned = false): string =>
  `<path d="${SHAPES[suit]}" transform="translate(${x} ${y})${turned ? ' rotate(180)' : ''} scale(${size / 24}) translate(-12 -12)"/>`;

const inColour = (fill: string, inside: string): string => `<g fill="${fill}" color="${fill}">${inside}</g>`;

/** Four fangs that rise to the cut. */
export function jaw(base: number, lowest: number, highest: number, shapes: boolean, left = 4, width = 92): string {
  const step = width / 4;
  return SUITS.map((suit, place) => {
    const x = left + place * step;
    const middle = x + step / 2;
    const tip = lowest + ((highest - lowest) * place) / 3;
    const waist = base - (base - tip) * 0.36;
    const fang = `<path d="M${x} ${base}Q${middle - step * 0.16} ${waist} ${middle} ${tip}Q${middle + step * 0.16} ${waist} ${x + step} ${base}z" fill="${colour(suit)}"/>`;
    return fang + (shapes ? inColour(colour(suit, 'text'), suitAt(suit, middle, base - 7.5, 10.5)) : '');
  }).join('');
}

/** Ink and bone, leaning. */
function hazard(top: number, bottom: number): string {
  const stripes = [0, 1, 2, 3, 4, 5].map((place) => {
    const x = 6 + place * 20;
    return `M${x - 9} ${bottom}L${x + 12} ${top + 30 - place * 7.2}H${x + 22}L${x + 1} ${bottom}z`;
  });
  return `<g clip-path="url(#hazard-field)"><path d="${stripes.join('')}" fill="${colour('bone')}"/></g>`;
}

interface Paint {
  field: string;
  deep: string;
  text: string;
}

const PAINTS: Partial<Record<Ground, Paint>> = {
  jaw: { field: colour('paper'), deep: '', text: colour('ink') },
  white: { field: colour('white'), deep: '', text: colour('ink') },
  black: { field: colour('black'), deep: colour('black', 'deep'), text: colour('black', 'text') },
  event: { field: colour('black'), deep: '', text: colour('black', 'text') },
  hazard: { field: colour('black'), deep: '', text: colour('black', 'text') },
  plum: { field: colour('plum'), deep: colour('black'), text: colour('black', 'text') },
  grey: { field: colour('grey'), deep: colour('black'), text: colour('black', 'text') },
};

export const paintOf = (look: CardLook): Paint => {
  const [suit = 'red'] = look.suits;
  const named = look.ground === 'pair' ? suit : look.ground;
  return PAINTS[look.ground] ?? { field: colour(named), deep: colour(named, 'deep'), text: colour(named, 'text') };
};

/** The colour of the name, and of the rule, which stand on the lower part of a card. */
export const nameColour = (look: CardLook): string => {
  if (look.ground === 'pair') return colour(look.suits[1] ?? 'red', 'text');
  return look.ground === 'jaw' ? colour('black', 'text') : paintOf(look).text;
};

/** The icon or numeral of a card around a middle. */
export function centre(look: CardLook, x: number, y: number, size: number, family = false): string {
  if (look.numeral) {
    // a numbered teleport
    const ring = `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 48})">${markup(BROKEN_RING)}</g>`;
    return ring + drawnAt(look.numeral, x, y, size * 0.48);
  }
  const name = family && look.icon === 'fuck-you' ? 'get-lost' : look.icon;
  const how = look.mirrored ? ' translate(48 0) scale(-1 1)' : look.turn ? ` rotate(${look.turn} 24 24)` : '';
  return iconAt(name, x, y, size, how);
}

export interface FaceOptions {
  size: CardSize;
  /** The name in the player's language. */
  name: string;
  language: string;
  family: boolean;
  /** The rule is written on the card: everything else moves up. */
  ruled: boolean;
}

const rect = (inset: number, radius: number, how: string): string =>
  `<rect x="${inset}" y="${inset}" width="${100 - 2 * inset}" height="${140 - 2 * inset}" rx="${radius}" ${how}/>`;
const filled = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const edged = (width: number): string => `fill="none" stroke="${colour('ink')}" stroke-width="${width}"`;

/** Edge, frame and field, with what lies below the cut. `strip`: where the name's own ground begins. */
function field(look: CardLook, strip: number, small: boolean, ruled: boolean): string {
  const { ground, suits } = look;
  const { field: above, deep } = paintOf(look);
  const pale = ground === 'white' || ground === 'jaw';
  const parts = [
    rect(0.8, 10, `fill="${colour(pale ? 'paper' : 'bone')}" stroke="${colour('edge')}" stroke-width="1.6"`),
    ground === 'event' ? rect(9, 4, `fill="${above}"`) : rect(4, 7, `fill="${above}"`),
  ];
  if (ground === 'white') parts.push(rect(5, 6.5, edged(2.4)));
  else if (ground === 'jaw') {
    const [lowest, highest] = small ? [106, 66] : ruled ? [strip - 14, strip - 30] : [strip - 28, strip - 62];
    parts.push(rect(4, 7, edged(1.6)), jaw(strip, lowest, highest, !small && !ruled));
    parts.push(filled(below(strip, strip), colour('black')));
  } else if (ground === 'hazard') {
    if (!ruled) parts.push(hazard(66, strip));
    parts.push(filled(below(strip, strip), colour('black')));
  } else if (ground === 'pair') {
    const [left, right] = ruled ? [66, 46] : [98, 62];
    parts.push(filled(below(left, right), colour(suits[1] ?? 'red')));
    parts.push(`<path d="M4 ${left}L96 ${right}" stroke="${colour('bone')}" stroke-width="3"/>`);
  } else if (deep) parts.push(filled(ruled ? below(82, 46) : CUT, deep));
  return parts.join('');
}

type Place = readonly [x: number, y: number, size: number];

/** Where the icon stands: on medium and large cards, and on small ones. */
const PLACES: Partial<Record<Ground, readonly [Place, Place]>> = {
  jaw: [
    [60, 38, 50],
    [60, 44, 58],
  ],
  hazard: [
    [60, 45, 54],
    [60, 50, 58],
  ],
  event: [
    [50, 62, 54],
    [50, 70, 58],
  ],
};
const ELSEWHERE: readonly [Place, Place] = [
  [58, 65, 54],
  [60, 72, 58],
];

/** The first letters of the words of a name, where there is no room for it. */
function initials(name: string): string {
  return name
    .split(/[ \u00a0-]+/)
    .map(([first = '']) => first.toUpperCase())
    .join('')
    .slice(0, 3);
}

/** A card that nobody has drawn: its initials stand for a picture. */
function lettered(name: string, x: number, y: number, size: number): string {
  const short = initials(name).replace(/[&<>"]/g, '');
  const high = size / Math.max(1, short.length * 0.62);
  return `<text x="${x}" y="${y + high * 0.36}" font-size="${high.toFixed(1)}" font-weight="700" text-anchor="middle">${short}</text>`;
}

/** Numeral, icon, or the two shapes of a card of two colours. */
function middle(look: CardLook, small: boolean, ruled: boolean, family: boolean, name: string): string {
  const { ground, suits, numeral } = look;
  const { text } = paintOf(look);
  if (look.plain && !numeral && ground !== 'pair')
    return inColour(text, lettered(name, small ? 56 : 54, ruled ? 33 : 68, ruled ? 30 : 48));
  if (numeral && ground !== 'white') {
    return inColour(
      text,
      drawnAt(numeral, small ? 64 : 60.5, ruled ? 35 : look.plain ? 64 : 70, ruled ? 46 : look.plain ? 66 : 78, true),
    );
  }
  if (ground === 'pair') {
    const [first = 'red', second = 'red'] = suits;
    const one = inColour(colour(first, 'text'), ruled ? suitAt(first, 57, 32, 34) : suitAt(first, 57, 45, 38));
    const other = small ? suitAt(second, 44, 112, 34) : suitAt(second, 50, 103, 27);
    return ruled ? one : one + inColour(colour(second, 'text'), other);
  }
  if (ruled) return inColour(text, centre(look, 58, 33, 40, family));
  const [x, y, size] = (PLACES[ground] ?? ELSEWHERE)[small ? 1 : 0];
  // with a mere sign in the corner, there is room in the middle
  const alone = look.sign.startsWith('group-');
  return inColour(text, centre(look, alone ? (ground === 'jaw' ? 54 : 50) : x, y, size, family));
}

/** One thing, as large as it gets. */
function tinyFace(look: CardLook, family: boolean, name: string): string {
  const { ground, suits, numeral } = look;
  const { text } = paintOf(look);
  const [suit] = suits;
  const own = numeral && ground !== 'white' ? drawnAt(numeral, suit ? 44 : 50, 62, 88) : '';
  const sign = suit && ground !== 'pair' ? suitAt(suit, 76, 112, 36) : '';
  if (ground === 'pair') return field(look, 136, true, false) + middle(look, true, false, family, name);
  const letters = look.plain && !numeral ? lettered(name, 50, suit ? 56 : 68, 70) : '';
  const what = own || letters || centre(look, 50, ground === 'jaw' ? 46 : suit ? 56 : 68, 70, family);
  return field(look, 130, true, false) + inColour(text, what + sign);
}

export function cardFace(look: CardLook, { size, name, language, family, ruled }: FaceOptions): string {
  if (size === 'tiny') return tinyFace(look, family, name);
  const small = size === 'small';
  const { ground, suits, numeral } = look;
  const { text } = paintOf(look);
  const title = small || (numeral && !ruled && !look.plain) ? '' : name.toLocaleUpperCase(language);
  const written = title ? nameMarkup(title, ruled ? 76 : ground === 'event' ? 123 : 131, nameColour(look)) : null;
  const further = (written?.lines ?? 1) - 1;
  const strip = small ? 130 : ruled ? 64 - further * 11 : 118.5 - further * 9.5;
  const parts = [field(look, strip, small, ruled), middle(look, small, ruled, family, name)];
  if (ground !== 'event') parts.push(index(look, text, language, small, family));
  if (numeral && ground !== 'white' && !ruled && !look.plain) {
    const [suit] = suits;
    parts.push(inColour(text, suit ? suitAt(suit, 85, 124, 17, true) : iconAt('event', 85, 124, 19)));
  }
  return parts.join('') + (written?.text ?? '');
}

/** What is seen of a card when others lie on it: the left edge. */
function index(look: CardLook, text: string, language: string, small: boolean, family: boolean): string {
  const { ground, suits, numeral } = look;
  const middle = small ? 19 : 16.5;
  const parts: string[] = [];
  let y = 8.5;
  const own = numeral && ground !== 'white';
  if (own) {
    const high = small ? 26 : 20;
    const wide = (layOut(numeral).width * high) / 100;
    parts.push(
      `<g transform="translate(${(middle - wide / 2).toFixed(2)} ${y}) scale(${high / 100})">${drawn(numeral)}</g>`,
    );
    y += high;
    if (numeral === '6' || numeral === '9') {
      parts.push(`<path d="M${middle - 6} ${y + 2.4}h12v2.6h-12z"/>`);
      y += 4.2;
    }
    y += 4;
  } else if (ground !== 'pair') {
    const high = small ? 24 : 19;
    const name = family && look.sign === 'fuck-you' ? 'get-lost' : look.sign;
    const group = look.sign.startsWith('group-');
    if (name) {
      parts.push(iconAt(name, middle + 1, y + high / 2, group ? high - 2 : high));
      y += high + 3;
    }
  }
  if (look.hurts) {
    const high = small ? 16 : 12;
    parts.push(drawnAt(look.hurts, middle + 1, y + high / 2 + 1, high));
  }
  if (ground === 'jaw' && !look.sign.startsWith('group-')) {
    const step = small ? 12 : 9.6;
    const four = SUITS.map((suit, place) => {
      const [dx, dy] = [(place % 2) * step, Math.floor(place / 2) * step];
      return `<path d="${SHAPES[suit]}" transform="translate(${middle - step / 2 + 1 + dx} ${y + step / 2 + dy}) scale(${(step - 0.6) / 24}) translate(-12 -12)" fill="${colour(suit, 'on-paper')}"/>`;
    });
    parts.push(...four);
  } else if (ground === 'black' && own) {
    parts.push(iconAt('event', middle, y + 8, small ? 20 : 16));
  } else {
    const high = small ? 19 : 16;
    for (const suit of suits) {
      parts.push(suitAt(suit, middle, y + high / 2, high));
      y += high + (suits.length > 1 ? 2 : 0);
    }
    if (!small && suits.length) {
      const letters = suits.map((suit) => letter(suit, language)).join('');
      const size = letters.length > 3 ? 8.5 : letters.length > 2 ? 10 : 12.5;
      parts.push(`<text x="${middle}" y="${y + 12.2}" font-size="${size}" text-anchor="middle">${letters}</text>`);
    }
  }
  return inColour(text, parts.join(''));
}

const faces = new Map<string, string>();

/** The same, remembered: a hand shows the same few faces again and again. */
export function knownFace(key: string, look: CardLook, options: FaceOptions): string {
  const full = `${key}|${Object.values(options).join('|')}`;
  const known = faces.get(full) ?? cardFace(look, options);
  faces.set(full, known);
  return known;
}
