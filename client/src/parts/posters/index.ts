/**
 * Pictures of the events, box 320×420: a sky, a wall that rises to the right, one idea, and a drawn title that takes part.
 *
 * The lower quarter stays free for what the event does.
 */
import { canDraw } from '../glyphs';
import { BONE, NIGHT, type Picture } from './picture';
import { burst, path, stands } from './things';
import { letters, plain, titleLines } from './title';

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
export function posterDrawing(draw: (() => Picture) | undefined, title: string, more = 0): Drawing {
  const picture = (draw ?? other)();
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
