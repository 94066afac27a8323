import { expect, it } from 'vitest';
import { tileLook } from './tilelook';

it('a tile is read as it lies', () => {
  expect(tileLook("├2'")).toEqual({ hole: false, start: false, number: 2, arrows: [3, 0, 1], quarters: 1 });
  expect(tileLook('c┴')).toMatchObject({ start: true, number: 1 });
  expect(tileLook('o^4')).toMatchObject({ hole: true, number: 0, arrows: [] });
});
