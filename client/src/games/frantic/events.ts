/** Pictures of the events of Frantic. */
import { suitAt } from '../../parts/face';
import { disc, polygon, sliced } from '../../parts/geometry';
import { drawnAt } from '../../parts/glyphs';
import { common } from '../../parts/posters/common';
import { BLUE, BONE, GREEN, INK, NIGHT, type Picture, RED, YELLOW } from '../../parts/posters/picture';
import {
  arrow,
  burst,
  card,
  face,
  heaps,
  icon,
  inColour,
  line,
  moved,
  oneAndFour,
  path,
  round,
  scatter,
  stands,
  suited,
  turned,
} from '../../parts/posters/things';
import { letters, plain } from '../../parts/posters/title';
import { SUITS } from '../../parts/suits';

const brick = Array.from({ length: 6 }, (_, row) =>
  [0, 1, 2, 3, 4].map((column) => `M${column * 76 - (row % 2) * 38 + 2} ${14 + row * 36}h72v32h-72z`).join(''),
).join('');

export const events: Record<string, () => Picture> = {
  ...common,
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
  crowdfunding: () => ({ ground: BLUE, scene: oneAndFour(true) }),
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
  'event-manager': () => ({
    ground: NIGHT,
    scene:
      [-1, 0, 1]
        .map((place) =>
          turned(card(160, place ? 96 : 74, 0, 66) + burst(160, place ? 96 : 74, 42), place * 19, 160, 330),
        )
        .join('') + face('shield', 'smug', 160, 182, 72, { x: 0, y: -1 }),
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
};
