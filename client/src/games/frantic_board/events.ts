/** Pictures of the events of the board game. */
import { disc } from '../../parts/geometry';
import { drawnAt } from '../../parts/glyphs';
import { common } from '../../parts/posters/common';
import { BLUE, BONE, GREEN, INK, NIGHT, type Picture, RED, YELLOW } from '../../parts/posters/picture';
import { arrow, face, hand, icon, inColour, line, path, stands, suited, turned } from '../../parts/posters/things';
import { SUITS } from '../../parts/suits';

export const events: Record<string, () => Picture> = {
  ...common,
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
