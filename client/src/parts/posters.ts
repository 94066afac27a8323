/**
 * Pictures of the events, box 320×420: a sky, a wall that rises to the right, one idea, and a drawn title that takes part.
 *
 * The lower quarter stays free for what the event does.
 */
import { iconAt, suitAt } from './face';
import { disc, polygon, sliced } from './geometry';
import { canDraw, drawnAt, GAP, glyph, layOut } from './glyphs';
import { faceAt, type Mood, type PersonShape } from './persons';
import { SUITS, type SuitName } from './suits';

const INK = '#17121B';
const BONE = '#F7F1E5';
const PLUM = '#4B3B5C';

interface Ground {
  sky: string;
  wall: string;
  /** Faint stripes in the sky. */
  stripe: string;
  text: string;
}

const NIGHT: Ground = { sky: INK, wall: PLUM, stripe: '#241C2B', text: BONE };
const RED: Ground = { sky: '#CF2637', wall: '#A41A2A', stripe: '#C62234', text: '#FFF' };
const YELLOW: Ground = { sky: '#F4B90F', wall: '#DC9A00', stripe: '#EEB20A', text: INK };
const GREEN: Ground = { sky: '#12814A', wall: '#0B6237', stripe: '#107844', text: '#FFF' };
const BLUE: Ground = { sky: '#1F5FC4', wall: '#164899', stripe: '#1C58B8', text: '#FFF' };

// Things that stand in pictures

const inColour = (colour: string, inside: string): string => `<g color="${colour}" fill="${colour}">${inside}</g>`;
const path = (d: string, how: string): string => `<path d="${d}" ${how}/>`;
const line = (d: string, colour: string, width: number, more = ''): string =>
  path(d, `fill="none" stroke="${colour}" stroke-width="${width}" ${more}`);
const turned = (inside: string, degrees: number, x: number, y: number): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${inside}</g>`;
const moved = (inside: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inside}</g>`;

/** The upper edge of the wall. */
const wallAt = (x: number): number => 252.7 - 0.267 * x;

/** A card: face down unless it has a colour. */
const card = (x: number, y: number, degrees = 0, w = 40, fill = INK, edge = BONE): string =>
  `<rect x="${x - w / 2}" y="${y - w * 0.7}" width="${w}" height="${w * 1.4}" rx="${w * 0.1}" fill="${fill}" stroke="${edge}" stroke-width="${Math.max(2.4, w * 0.07)}" transform="rotate(${degrees} ${x} ${y})"/>`;

const suited = (suit: SuitName, x: number, y: number, degrees = 0, w = 40): string =>
  card(x, y, degrees, w, `var(--${suit})`) +
  inColour(`var(--on-${suit})`, turned(suitAt(suit, x, y, w * 0.62), degrees, x, y));

const hand = (x: number, y: number, count: number, w = 34, step = 16): string =>
  Array.from({ length: count }, (_, place) => {
    const degrees = (place - (count - 1) / 2) * step;
    return turned(card(x, y, 0, w), degrees, x, y + w * 1.5);
  }).join('');

type Look = { x: number; y: number };
const face = (shape: PersonShape, mood: Mood, x: number, y: number, size: number, look?: Look): string =>
  faceAt(shape, mood, x, y, size, look);

/** Somebody on the wall. */
const stands = (shape: PersonShape, mood: Mood, x: number, size: number, look?: Look): string =>
  face(shape, mood, x, wallAt(x) - size * 0.46, size, look);

const icon = (name: string, x: number, y: number, size: number, colour: string): string =>
  inColour(colour, iconAt(name, x, y, size));

const arrow = (x: number, y: number, to: number, length: number, colour: string): string =>
  turned(
    path(`M${x - length / 2} ${y - 4}h${length - 14}v-7l16 11l-16 11v-7h${14 - length}z`, `fill="${colour}"`),
    to,
    x,
    y,
  );

const scatter = (count: number, of: (place: number, x: number, y: number) => string): string =>
  Array.from({ length: count }, (_, place) => of(place, 22 + ((place * 97) % 277), 22 + ((place * 61) % 150))).join('');

/** Somewhere on an ellipse. */
const round = (
  place: number,
  count: number,
  x: number,
  y: number,
  rx: number,
  ry: number,
  from = -90,
): [number, number] => {
  const turn = ((from + (place * 360) / count) * Math.PI) / 180;
  return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)];
};

const FOUR: PersonShape[] = ['shield', 'disc', 'ghost', 'hexagon'];

/** Four give to one in the middle, or take. */
function oneAndFour(gives: boolean): string {
  return [
    ...[0, 1, 2, 3].map((place) => {
      const [x, y] = [
        [56, 70],
        [62, 168],
        [262, 60],
        [258, 150],
      ][place] as [number, number];
      const shape = (['shield', 'disc', 'ghost', 'triangle'] as const)[place] ?? 'disc';
      const [mx, my] = [x * 0.56 + 160 * 0.44, y * 0.56 + 116 * 0.44];
      const to = (Math.atan2(116 - y, 160 - x) * 180) / Math.PI + (gives ? 0 : 180);
      const look = { x: (160 - x) / 90, y: (116 - y) / 90 };
      return face(shape, gives ? 'sad' : 'smug', x, y, 50, look) + arrow(mx, my, to, 34, BONE);
    }),
    hand(160, 72, gives ? 2 : 5, 34, 15),
    face('hexagon', gives ? 'smug' : 'sad', 160, 126, 76, { x: 0, y: gives ? 0.3 : -0.6 }),
  ].join('');
}

/** So many cards on each heap. */
const heaps = (counts: number[], edge = BONE): string =>
  counts
    .map((count, place) => {
      const x = 46 + place * (228 / Math.max(1, counts.length - 1));
      return Array.from({ length: count }, (_, high) => {
        const y = wallAt(x) - 6 - high * 13;
        return path(
          `M${x - 21} ${y + 5.6}L${x + 21} ${y - 5.6}v-9L${x - 21} ${y - 3.4}z`,
          `fill="${INK}" stroke="${edge}" stroke-width="2.4"`,
        );
      }).join('');
    })
    .join('');

const burst = (x: number, y: number, size: number, colour = BONE): string => icon('event', x, y, size, colour);
const confetti = (): string =>
  scatter(26, (place, x, y) =>
    turned(
      `<rect x="${x}" y="${y}" width="9" height="5" fill="var(--${SUITS[place % 4]})" stroke="${INK}" stroke-width=".8"/>`,
      place * 47,
      x,
      y,
    ),
  );
const partyHat = (x: number, y: number, degrees: number, suit: SuitName): string =>
  turned(
    path(`M${x - 17} ${y}L${x} ${y - 42}L${x + 17} ${y}z`, `fill="var(--${suit})" stroke="${INK}" stroke-width="2.5"`) +
      path(disc(x, y - 43, 5), `fill="${BONE}"`),
    degrees,
    x,
    y,
  );
const topHat = (x: number, y: number): string =>
  path(`M${x - 44} ${y}h88v9h-88zM${x - 28} ${y}l4-50h48l4 50z`, `fill="${INK}" stroke="${BONE}" stroke-width="2"`) +
  path(`M${x - 27} ${y - 14}h54l.8 11h-55.6z`, 'fill="#CF2637"');

// Titles

interface At {
  place: number;
  count: number;
  /** Between −1 and 1, from the first letter to the last. */
  part: number;
}

/** How a letter stands: a transform in its own box, 100 high, baseline at 100. */
type Trick = (at: At, width: number) => string;

interface TitleLine {
  text: string;
  scale: number;
  left: number;
  top: number;
}

const TITLE_WIDE = 278;

interface Spread {
  /** All letters are as wide as each other. */
  even?: boolean;
  /** How large a letter is, from the first at −1 to the last at 1. */
  swell?: (part: number) => number;
}

/** Where the letters of a line stand, 100 units high. */
function spread(
  text: string,
  { even = false, swell }: Spread,
): { placed: { character: string; x: number; width: number; size: number }[]; width: number } {
  let x = 0;
  const placed = layOut(text).placed.map(({ character, width }, place) => {
    const size = swell?.(text.length > 1 ? (2 * place) / (text.length - 1) - 1 : 0) ?? 1;
    const one = { character, x, width, size };
    x += (even ? 60 : width) * size + GAP;
    return one;
  });
  return { placed, width: x - GAP };
}

function titleLines(title: string, largest: number, how: Spread): TitleLine[] {
  const words = title.split(' ');
  const wide = (text: string): number => spread(text, how).width;
  let best = [title];
  const high = (lines: string[]): number =>
    Math.min(
      ...lines.map((text) => (100 * TITLE_WIDE) / wide(text)),
      lines.length > 1 ? Math.min(35, largest) : largest,
    );
  for (let at = 1; at < words.length; at++) {
    const lines = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (high(lines) * 1.35 > high(best) * (best.length > 1 ? 1.35 : 1)) best = lines;
  }
  const size = high(best);
  const top = (best.length > 1 ? 274 : 280) - (size * best.length + 6 * (best.length - 1)) / 2;
  return best.map((text, place) => ({
    text,
    scale: size / 100,
    left: 160 - (wide(text) * size) / 200,
    top: top + place * (size + 6),
  }));
}

const plain: Trick = () => '';

/** Smaller, on the same baseline. */
const sized = (scale: number): string => `translate(0 ${(100 * (1 - scale)).toFixed(1)}) scale(${scale.toFixed(3)})`;

function letters(lines: TitleLine[], trick: Trick, how: Spread = {}): string {
  const count = lines.reduce((sum, { text }) => sum + text.length, 0);
  let place = 0;
  return lines
    .map(({ text, scale, left, top }) =>
      spread(text, how)
        .placed.map(({ character, x, width, size }) => {
          const at = { place, count, part: count > 1 ? (2 * place) / (count - 1) - 1 : 0 };
          place += 1;
          return `<g transform="translate(${(left + x * scale).toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)}) ${size === 1 ? '' : sized(size)} ${trick(at, width)}">${glyph(character)}</g>`;
        })
        .join(''),
    )
    .join('');
}

interface Picture {
  ground: Ground;
  scene: string;
  trick?: Trick;
  spread?: Spread;
  /** How high the title may be. */
  largest?: number;
  /** The wall does not rise. */
  level?: boolean;
  /** Drawn over the title. */
  over?: string;
  /** Drawn under the title. */
  under?: string;
  /** Changes everything at the end. */
  whole?(inside: string, lines: TitleLine[]): string;
}

const CRACK = 'L252 258L232 232L160 276L138 250L';

const brick = Array.from({ length: 6 }, (_, row) =>
  [0, 1, 2, 3, 4].map((column) => `M${column * 76 - (row % 2) * 38 + 2} ${14 + row * 36}h72v32h-72z`).join(''),
).join('');

const PICTURES: Record<string, () => Picture> = {
  'black-hole': () => ({
    ground: NIGHT,
    scene:
      [0, 1, 2, 3, 4, 5]
        .map((place) => {
          const [x, y] = round(place, 6, 160, 118, 112 - place * 9, 78 - place * 6, 20);
          return card(x, y, place * 62, 34 - place * 3.4);
        })
        .join('') +
      [84, 66, 50]
        .map((r, place) =>
          line(
            disc(160, 118, r),
            BONE,
            3 - place * 0.6,
            `stroke-dasharray="${r} ${r * 0.45}" transform="rotate(${place * 70} 160 118)"`,
          ),
        )
        .join('') +
      path(disc(160, 118, 40), `fill="#000"`) +
      inColour(BONE, path('M136 112L156 122C152 132 138 128 136 112zM184 112L164 122C168 132 182 128 184 112z', '')),
    trick: ({ place }, width) => {
      // everything leans to the O of HOLE
      const far = Math.abs(place - 6);
      if (place < 5) return `rotate(${(place - 2) * 2} ${width / 2} 60)`;
      return far === 0
        ? 'translate(30 55) scale(.56) translate(-30 -50)'
        : `translate(${(6 - place) * 14} ${12 / far}) rotate(${(6 - place) * -10} ${width / 2} 50) scale(.9)`;
    },
  }),
  capitalism: () => ({
    ground: YELLOW,
    scene:
      heaps([1, 2, 4, 8], BONE) +
      face('disc', 'smug', 274, 58, 58, { x: -1, y: 0.5 }) +
      stands('hexagon', 'sad', 84, 40, { x: 1, y: -0.4 }),
    spread: { swell: (part) => (Math.abs(part) === 1 ? 1 : 0.78) },
  }),
  charity: () => ({ ground: RED, scene: oneAndFour(false) }),
  crowdfunding: () => ({ ground: BLUE, scene: oneAndFour(true) }),
  communism: () => ({
    ground: RED,
    scene:
      FOUR.map((shape, place) => {
        const x = 52 + place * 72;
        return hand(x, 118, 3, 28, 20) + face(shape, 'calm', x, 170, 62, { x: 0, y: 0 });
      }).join('') + path('M46 26H274v10H46zM46 46H274v10H46z', `fill="${BONE}"`),
    level: true,
    spread: { even: true },
    trick: (_, width) => `scale(${60 / width} 1)`,
  }),
  distributor: () => ({
    ground: NIGHT,
    scene:
      [-4, -3, -2, -1, 0, 1, 2, 3, 4]
        .map((place) => {
          const turn = (place * 19 * Math.PI) / 180;
          const [x, y] = [160 + 124 * Math.sin(turn), 196 - 124 * Math.cos(turn)];
          return (
            line(`M160 180L${x} ${y}`, BONE, 2, 'stroke-dasharray="3 7"') +
            suited(SUITS[(place + 8) % 4] ?? 'red', x, y, place * 19, 30)
          );
        })
        .join('') + face('square', 'mean', 160, 176, 84, { x: 0, y: -1 }),
  }),
  doomsday: () => ({
    ground: { ...NIGHT, sky: '#A41A2A', stripe: '#9A1626', wall: INK },
    scene:
      path(disc(160, 190, 96), 'fill="#F4B90F"') +
      inColour(INK, path('M92 150L150 178C144 212 98 206 92 150zM228 150L170 178C176 212 222 206 228 150z', '')),
    trick: ({ place, part }, width) =>
      `translate(0 ${4 + 22 * Math.abs(part) + (place % 2) * 14}) rotate(${part * 9 + (place % 2 ? -6 : 5)} ${width / 2} 90)`,
    over: path('M10 308H310V350H10z', `fill="${INK}"`) + line('M10 308H310', BONE, 3),
  }),
  'double-taxation': () => ({
    ground: GREEN,
    scene: [
      [112, 132, 62],
      [204, 96, 62],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          path(disc(x, y, r), `fill="#F4B90F" stroke="${INK}" stroke-width="3"`) +
          line(disc(x, y, r - 10), INK, 2.5, 'stroke-dasharray="5 4"') +
          inColour(INK, drawnAt('2', x, y, 58, true)),
      )
      .join(''),
    whole: (inside, lines) =>
      inside.replace(
        '<g class="title"',
        `<g color="#F4B90F">${moved(letters(lines, plain), 4, 5)}</g><g class="title"`,
      ),
  }),
  earthquake: () => ({
    ground: NIGHT,
    scene: FOUR.map((shape, place) => {
      const x = 58 + place * 70;
      const y = wallAt(x) - 34;
      return (
        turned(hand(x, y - 56, 2, 32, 24), -8 + place * 7, x, y) +
        face(shape, place === 3 ? 'sad' : 'shocked', x, y, 60, { x: 1, y: place === 3 ? 0.4 : 0.1 })
      );
    }).join(''),
    whole: (inside) =>
      `<clipPath id="crack-above"><path d="M-30-30H350V254${CRACK}-30 290z"/></clipPath><clipPath id="crack-below"><path d="M350 262${CRACK}-30 298V620H350z"/></clipPath><g clip-path="url(#crack-above)">${inside}</g><g transform="translate(-13 9) rotate(1.2 160 340)"><g clip-path="url(#crack-below)">${inside}</g></g>`,
  }),
  'event-manager': () => ({
    ground: NIGHT,
    scene:
      [-1, 0, 1]
        .map((place) =>
          turned(card(160, place ? 96 : 74, 0, 66) + burst(160, place ? 96 : 74, 42), place * 19, 160, 330),
        )
        .join('') + face('shield', 'smug', 160, 182, 72, { x: 0, y: -1 }),
  }),
  expansion: () => ({
    ground: BLUE,
    scene: heaps([1, 3, 5, 7, 9]),
    largest: 76,
    spread: { swell: (part) => 0.7 + 0.3 * part },
  }),
  recession: () => ({
    ground: RED,
    scene: heaps([11, 8, 5, 3, 1]),
    largest: 76,
    spread: { swell: (part) => 0.66 - 0.34 * part },
  }),
  'finish-line': () => ({
    ground: GREEN,
    scene:
      Array.from({ length: 3 }, (_, row) =>
        Array.from({ length: 11 }, (_, column) =>
          (row + column) % 2 ? '' : `M${(column * 27.3 + 10).toFixed(1)} ${12 + row * 26}h27.3v26h-27.3z`,
        ).join(''),
      )
        .map((d) => path(d, `fill="${BONE}"`))
        .join('') +
      turned(stands('disc', 'shocked', 178, 92, { x: 1, y: 0 }), 12, 178, 170) +
      line('M60 190h34M48 168h40M64 146h28', BONE, 5),
    under:
      path('M10 258L178 246L186 258L174 270L188 282L176 294L184 304L10 316z', `fill="${BONE}"`) +
      path('M310 248L194 252L202 264L190 276L204 288L194 300L200 312L310 308z', `fill="${BONE}"`),
    trick: ({ place }) => (place < 7 ? 'translate(-10 -6)' : 'translate(10 6)'),
    whole: (inside) => inside.replace('class="title"', 'class="title" style="color:#17121B;paint-order:stroke"'),
  }),
  'friday-the-13th': () => ({
    ground: { ...NIGHT, sky: PLUM, stripe: PLUM },
    scene:
      line('M128 128q14 12 28 0M172 128q14 12 28 0', BONE, 5, 'stroke-linecap="round"') +
      path('M152 168a13 17 0 1 0 26 0a13 17 0 1 0-26 0z', `fill="${INK}"`) +
      inColour(
        BONE,
        turned(drawnAt('Z', 224, 98, 20), 10, 224, 98) +
          turned(drawnAt('Z', 246, 70, 14), 16, 246, 70) +
          drawnAt('Z', 262, 48, 9),
      ),
    largest: 17,
  }),
  'gambling-man': () => ({
    ground: NIGHT,
    scene:
      ['red', 'yellow', 'green', 'blue']
        .map((suit, place) => turned(suited(suit as SuitName, 160, 66, 0, 58), -36 + place * 24, 160, 220))
        .join('') +
      stands('diamond', 'smug', 160, 104, { x: 1, y: 0.4 }) +
      topHat(160, 124),
  }),
  'identity-theft': () => ({
    ground: NIGHT,
    scene:
      face('hexagon', 'mean', 92, 128, 104) +
      face('disc', 'sad', 228, 104, 104) +
      icon('thief', 92, 128, 88, INK) +
      icon('thief', 228, 104, 88, INK) +
      arrow(160, 54, -10, 74, BONE) +
      arrow(160, 186, 170, 74, BONE),
  }),
  'last-chance': () => ({
    ground: RED,
    scene:
      line('M160 10V84', BONE, 3) +
      turned(card(160, 138, 0, 70) + burst(160, 138, 42), 8, 160, 84) +
      line(disc(48, 30, 15), INK, 8) +
      line(disc(42, 74, 15), INK, 8) +
      path('M60 36L166 66L170 58L66 24zM56 68L166 40L170 48L62 82z', `fill="${INK}"`) +
      stands('triangle', 'shocked', 254, 62, { x: -1, y: -0.6 }),
  }),
  market: () => ({
    ground: GREEN,
    scene:
      ['red', 'yellow', 'green', 'blue']
        .map((suit, place) => suited(suit as SuitName, 58 + place * 68, 142 - place * 0, (place % 2 ? 1 : -1) * 3, 48))
        .join('') +
      Array.from({ length: 10 }, (_, place) =>
        path(
          `M${10 + place * 30} 10h30v56a15 15 0 0 1-30 0z`,
          `fill="${place % 2 ? BONE : '#CF2637'}" stroke="${INK}" stroke-width="2"`,
        ),
      ).join('') +
      path('M10 184H310v14H10z', `fill="${BONE}"`),
  }),
  'mating-season': () => ({
    ground: RED,
    scene:
      [
        [-1, 104],
        [1, 216],
      ]
        .map(([side = 1, x = 0]) =>
          turned(card(x, 126, 0, 92, '#FFFDF7', INK) + inColour(INK, drawnAt('7', x, 126, 72, true)), side * 9, x, 220),
        )
        .join('') +
      inColour('#FFF', suitAt('red', 160, 60, 56) + suitAt('red', 60, 42, 24) + suitAt('red', 262, 48, 30)),
  }),
  'merry-christmas': () => ({
    ground: GREEN,
    scene:
      scatter(20, (place, x, y) => path(disc(x, y, 2 + (place % 3)), `fill="${BONE}"`)) +
      icon('gift', 160, 116, 168, BONE),
  }),
  'mexican-standoff': () => ({
    ground: YELLOW,
    scene:
      path(disc(160, 96, 62), 'fill="#DC9A00"') +
      face('disc', 'mean', 62, 142, 88, { x: 1, y: -0.2 }) +
      face('hexagon', 'mean', 258, 120, 88, { x: -1, y: 0.1 }) +
      face('shield', 'mean', 160, 70, 84, { x: -0.4, y: 1 }),
  }),
  plague: () => ({
    ground: GREEN,
    scene:
      icon('curse', 160, 92, 124, INK) +
      burst(62, 148, 72) +
      burst(258, 128, 72) +
      line('M104 112L84 128M214 104L232 114', BONE, 4, 'stroke-dasharray="5 5"'),
  }),
  'plus-one': () => ({
    ground: YELLOW,
    scene: inColour(INK, path('M88 52h34v34h34v34h-34v34h-34v-34h-34v-34h34z', '') + drawnAt('1', 222, 106, 150, true)),
  }),
  repeat: () => ({
    ground: BLUE,
    scene: icon('circling', 160, 112, 176, BONE) + burst(160, 116, 76),
    whole: (inside, lines) =>
      inside.replace(
        '<g class="title"',
        `<g color="${BONE}" opacity=".22">${moved(letters(lines, plain), 0, -26)}</g><g color="${BONE}" opacity=".45">${moved(letters(lines, plain), 0, -13)}</g><g class="title"`,
      ),
  }),
  'robin-hood': () => ({
    ground: GREEN,
    scene:
      line('M96 26C190 60 190 160 96 204', INK, 9) +
      line('M96 26L58 118L96 204', BONE, 2.5) +
      suited('red', 232, 92, 8, 74) +
      path('M58 114H210v-12l30 16l-30 16v-12H58z', `fill="${BONE}"`) +
      path('M58 118l-18-14h22l16 14l-16 14h-22z', 'fill="#F4B90F"'),
  }),
  'russian-roulette': () => ({
    ground: NIGHT,
    scene:
      path(disc(160, 112, 92), `fill="${BONE}"`) +
      [0, 1, 2, 3, 4, 5]
        .map((place) => {
          const [x, y] = round(place, 6, 160, 112, 56, 56);
          return path(disc(x, y, 22), `fill="${place ? INK : '#CF2637'}"`);
        })
        .join('') +
      path(disc(160, 112, 14), `fill="${INK}"`),
  }),
  seppuku: () => {
    const [above, below] = sliced(
      [
        [104, 24],
        [216, 24],
        [216, 180],
        [104, 180],
      ],
      [60, 140],
      [260, 62],
      6,
      18,
    );
    return {
      ground: RED,
      scene:
        path(above, `fill="#FFFDF7" stroke="${INK}" stroke-width="3"`) +
        path(below, `fill="#FFFDF7" stroke="${INK}" stroke-width="3"`) +
        path('M24 152L282 51L296 50L286 60L28 161z', `fill="${BONE}" stroke="${INK}" stroke-width="2"`) +
        path('M20 150l14-6l6 16l-14 6z', `fill="#F4B90F" stroke="${INK}" stroke-width="2"`) +
        inColour(INK, drawnAt('42', 160, 66, 40)) +
        inColour('#CF2637', drawnAt('21', 146, 154, 26)),
    };
  },
  'surprise-party': () => ({
    ground: NIGHT,
    scene:
      confetti() +
      stands('blossom', 'shocked', 92, 84, { x: 0.6, y: -0.4 }) +
      partyHat(92, wallAt(92) - 76, -8, 'red') +
      stands('square', 'smug', 206, 96, { x: -1, y: 0 }) +
      partyHat(206, wallAt(206) - 90, 10, 'yellow'),
    trick: ({ place }, width) => `rotate(${place % 2 ? 5 : -5} ${width / 2} 50)`,
  }),
  'the-all-seeing-eye': () => ({
    ground: YELLOW,
    scene:
      Array.from({ length: 18 }, (_, place) =>
        turned('<path d="M160 10L152 52h16z" fill="#17121B"/>', place * 20, 160, 122),
      ).join('') +
      path('M160 40L252 190H68z', `fill="${BONE}" stroke="${INK}" stroke-width="5"`) +
      path('M112 150C130 118 190 118 208 150C190 178 130 178 112 150z', `fill="${INK}"`) +
      path(disc(160, 149, 20), `fill="${BONE}"`) +
      path('M160 132C168 142 168 156 160 166C152 156 152 142 160 132z', `fill="${INK}"`),
  }),
  'third-time-lucky': () => ({
    ground: BLUE,
    scene: [-1, 0, 1]
      .map((place) =>
        turned(icon('lucky-bastard', 160 + place * 88, 112 - place * 12, 84, BONE), place * 12, 160 + place * 88, 112),
      )
      .join(''),
  }),
  'time-bomb': () => ({
    ground: RED,
    scene:
      icon('time-bomb', 156, 112, 184, INK) +
      inColour(
        '#F4B90F',
        path(
          polygon(
            Array.from({ length: 16 }, (_, place): [number, number] => {
              const [x, y] = round(place, 16, 232, 44, place % 2 ? 12 : 28, place % 2 ? 12 : 28);
              return [x, y];
            }),
          ),
          '',
        ),
      ),
    trick: ({ place }) => (place % 2 ? 'translate(0 4)' : 'translate(0 -4)'),
  }),
  tornado: () => ({
    ground: NIGHT,
    scene:
      Array.from({ length: 8 }, (_, place) => {
        const [y, rx] = [34 + place * 22, 118 - place * 13.5];
        return line(
          `M${160 - rx + place * 3} ${y}a${rx} ${9 + place * 0.2} 0 0 0 ${2 * rx} ${-6}`,
          BONE,
          7 - place * 0.4,
          'stroke-linecap="round"',
        );
      }).join('') +
      [0, 1, 2, 3, 4, 5]
        .map((place) => {
          const [x, y] = round(place, 6, 160, 96, 122 - (place % 2) * 50, 66, 12);
          return suited(SUITS[place % 4] ?? 'red', x, y, place * 71, 30);
        })
        .join(''),
    trick: ({ place, part }, width) =>
      `translate(0 ${Math.sin(place * 1.15) * 18}) rotate(${-18 * Math.cos(place * 1.15)} ${width / 2} 50) scale(${1 - 0.18 * Math.abs(part)})`,
  }),
  'trust-fall': () => ({
    ground: BLUE,
    scene:
      turned(
        face('disc', 'shocked', 176, 74, 84, { x: 0, y: -1 }) +
          line('M120 40l-22-12M116 70H88M122 100l-22 12', BONE, 4),
        62,
        176,
        74,
      ) +
      stands('shield', 'smug', 70, 60, { x: 1, y: -0.5 }) +
      stands('ghost', 'calm', 150, 60, { x: 0.2, y: -1 }) +
      stands('hexagon', 'smug', 250, 60, { x: 1, y: 0 }),
    trick: ({ part }, width) => `rotate(${part > 0 ? 8 + part * 16 : 0} ${width} 100)`,
  }),
  vandalism: () => ({
    ground: { ...RED, sky: '#8C2A33', stripe: '#8C2A33' },
    scene:
      path(brick, 'fill="#A8343F"') +
      inColour(
        '#F4B90F',
        path(
          'M70 150C52 96 92 34 150 46C168 18 236 24 244 72C286 84 282 150 236 156C224 184 168 182 156 164C128 182 82 178 70 150z',
          `stroke="${INK}" stroke-width="4"`,
        ),
      ) +
      inColour(
        INK,
        path('M104 84L152 106C148 134 108 130 104 84zM226 78L176 104C182 132 222 124 226 78z', '') +
          path('M112 146q48 22 96-6', `fill="none" stroke="${INK}" stroke-width="7"`),
      ),
    over:
      path(
        'M14 296C60 252 120 306 170 270S280 246 306 262L304 282C270 270 232 284 190 294S70 290 18 312z',
        'fill="#F4B90F"',
      ) +
      path(
        'M60 288v34a5 5 0 0 0 10 0v-34zM150 284v22a5 5 0 0 0 10 0v-22zM236 274v40a5 5 0 0 0 10 0v-40z',
        'fill="#F4B90F"',
      ),
  }),
  'epic-fail': () => ({
    ground: RED,
    largest: 52,
    scene:
      icon('teleport', 236, 92, 110, BONE) +
      line('M70 180C90 90 140 60 196 84', BONE, 4, 'stroke-dasharray="3 9" stroke-linecap="round"') +
      turned(face('triangle', 'shocked', 146, 66, 66, { x: 1, y: 0.2 }), 24, 146, 66),
    trick: ({ place, count }, width) => (place === count - 1 ? `rotate(24 ${width / 2} 100)` : 'translate(-14 0)'),
  }),
  'epic-win': () => ({
    ground: YELLOW,
    scene:
      path('M96 250V150H224V250z', `fill="${BONE}" stroke="${INK}" stroke-width="3"`) +
      inColour(INK, drawnAt('1', 160, 188, 46, true)) +
      face('shield', 'smug', 160, 108, 92, { x: 0, y: 0.6 }) +
      icon('crown', 160, 46, 56, INK),
  }),
  'marching-orders': () => ({
    ground: NIGHT,
    scene:
      [0, 1, 2, 3]
        .map((place) =>
          turned(
            stands((['disc', 'square', 'shield', 'hexagon'] as const)[place] ?? 'disc', 'calm', 56 + place * 68, 56, {
              x: 1,
              y: 0,
            }),
            10,
            56 + place * 68,
            200,
          ),
        )
        .join('') + arrow(160, 58, -14, 190, BONE),
    trick: () => 'skewX(-10)',
  }),
  'teleport-terror': () => ({
    ground: NIGHT,
    scene:
      [96, 72, 48]
        .map((r, place) =>
          line(
            disc(160, 116, r),
            BONE,
            13 - place * 2,
            `stroke-dasharray="${r * 1.1} ${r * 0.47}" transform="rotate(${place * 50} 160 116)"`,
          ),
        )
        .join('') + face('hexagon', 'shocked', 160, 116, 56, { x: 0, y: 0 }),
    trick: ({ place }) => (place % 3 === 1 ? 'translate(0 -14)' : place % 3 === 2 ? 'translate(0 10)' : ''),
  }),
  restock: () => ({
    ground: BLUE,
    scene:
      path('M26 96H294v8H26zM26 184H294v8H26z', `fill="${BONE}"`) +
      [0, 1, 2, 3, 4]
        .map((place) => suited(SUITS[place % 4] ?? 'red', 56 + place * 52, 60, place % 2 ? 4 : -3, 40))
        .join('') +
      [0, 1, 3]
        .map((place) => suited(SUITS[(place + 2) % 4] ?? 'red', 56 + place * 52, 150, place % 2 ? -4 : 3, 40))
        .join('') +
      inColour(BONE, path('M260 130h10v15h15v10h-15v15h-10v-15h-15v-10h15z', '')),
  }),
  reset: () => ({
    ground: GREEN,
    scene: icon('circling', 160, 112, 190, BONE) + hand(160, 112, 4, 36, 18),
    trick: ({ place, count }) => (place === count - 1 ? 'translate(60 0) scale(-1 1)' : ''),
  }),
  tsunami: () => ({
    ground: { ...NIGHT, wall: '#164899' },
    scene:
      path(
        'M10 250V120C40 40 150 10 206 60C240 92 224 132 190 132C204 112 190 92 166 96C130 102 124 160 170 190L310 170V250z',
        'fill="#1F5FC4"',
      ) +
      line('M10 120C40 40 150 10 206 60C240 92 224 132 190 132', BONE, 7, 'stroke-linecap="round"') +
      stands('triangle', 'shocked', 262, 60, { x: -1, y: -0.6 }),
    trick: ({ place }) => `translate(0 ${Math.sin(place * 1.05) * 16})`,
  }),
  loot: () => ({
    ground: YELLOW,
    scene:
      path('M134 66C60 110 70 200 160 200S260 110 186 66z', `fill="${BONE}" stroke="${INK}" stroke-width="4"`) +
      path('M126 34L160 50L196 32L184 66H136z', `fill="${BONE}" stroke="${INK}" stroke-width="4"`) +
      icon('thief', 160, 134, 96, INK),
  }),
  reorganize: () => ({
    ground: BLUE,
    scene:
      [
        [86, 138, '3'],
        [236, 96, '6'],
      ]
        .map(
          ([x, y, n]) =>
            path(disc(x as number, y as number, 54), `fill="#FFF"`) +
            line(disc(x as number, y as number, 40), INK, 9, 'stroke-dasharray="44 18.8"') +
            inColour(INK, drawnAt(n as string, x as number, y as number, 40)),
        )
        .join('') +
      arrow(150, 50, -14, 64, BONE) +
      arrow(176, 180, 166, 64, BONE),
    trick: ({ place }) => (place === 4 ? 'translate(60 0) scale(-1 1)' : ''),
  }),
};

/** Any other event: its sign, and everybody looks at it. */
const other = (): Picture => ({
  ground: NIGHT,
  scene:
    burst(160, 92, 120) +
    stands('disc', 'shocked', 60, 54, { x: 0.6, y: -0.8 }) +
    stands('hexagon', 'sad', 262, 54, { x: -0.6, y: -0.8 }),
});

export interface Drawing {
  markup: string;
  /** The colour of words on the lower part. */
  text: string;
}

/** `more`: how much higher than 420 it is, for an event that needs many words. */
export function posterDrawing(event: string, title: string, more = 0): Drawing {
  const picture = (PICTURES[event] ?? other)();
  const {
    ground,
    scene,
    trick = plain,
    spread: how = {},
    largest = 60,
    level = false,
    over = '',
    under = '',
    whole,
  } = picture;
  const capitals = title.toUpperCase().replaceAll('’', "'");
  const drawable = canDraw(capitals);
  const lines = drawable ? titleLines(how.even ? capitals.replaceAll('I', '|') : capitals, largest, how) : [];
  const written = drawable
    ? letters(lines, trick, how)
    : `<text x="160" y="298" font-size="${Math.min(46, 420 / title.length)}" text-anchor="middle" fill="currentColor">${title.replace(/[&<>]/g, '')}</text>`;
  const stripes = Array.from(
    { length: 7 },
    (_, place) => `M10 ${60 + place * 52}L310 ${-20 + place * 52}v14L10 ${74 + place * 52}z`,
  ).join('');
  // posters of one height may share it, others must not
  const sky = `sky-${Math.round(more)}`;
  const inside = [
    `<clipPath id="${sky}"><rect x="10" y="10" width="300" height="${400 + more}" rx="9"/></clipPath>`,
    `<rect width="320" height="${420 + more}" rx="18" fill="${BONE}"/><g clip-path="url(#${sky})"><path d="M0 0H320V420H0z" fill="${ground.sky}"/>`,
    path(stripes, `fill="${ground.stripe}"`),
    scene,
    path(`${level ? 'M10 206H310' : 'M10 250L310 170'}V${420 + more}H10z`, `fill="${ground.wall}"`),
    under,
    `<g class="title" color="${ground.text}">${written}</g>`,
    over,
    '</g>',
  ].join('');
  return { markup: whole ? whole(inside, lines) : inside, text: ground.text };
}
