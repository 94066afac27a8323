import { describe, expect, it } from 'vitest';
import { layOut, lies } from './layout';

const PHONE = 372;

describe('a hand on a phone', () => {
  it.each([
    [4, 84, [4]],
    [5, 70, [5]],
    [9, 70, [5, 4]],
    [16, 62, [8, 8]],
    [22, 62, [8, 7, 7]],
    [25, 62, [7, 6, 6, 6]],
  ])('lays out %i cards', (count, card, rows) => {
    const layout = layOut(count, PHONE, true);
    expect(layout.card).toBe(card);
    expect(layout.places).toHaveLength(count);
    expect(rows.map((_, row) => layout.places.filter((place) => place.row === row).length)).toEqual(rows);
  });

  it.each([{}, { short: true }, { low: true }, { low: true, short: true }])(
    'keeps at least 44 px of every card to touch: %o',
    (how) => {
      for (let count = 2; count <= 40; count++) {
        const { places } = layOut(count, PHONE, true, -1, how);
        places.forEach((place, at) => {
          const next = places[at + 1];
          if (next?.row === place.row) expect(next.x - place.x).toBeGreaterThanOrEqual(44);
          else if (next) expect(next.y - place.y).toBeGreaterThanOrEqual(54);
        });
      }
    },
  );

  it('takes less height on a short phone, and above a board', () => {
    const room = (how: object) => layOut(7, PHONE, true, -1, how).room;
    expect(room({ short: true })).toBeLessThan(room({}) - 20);
    expect(room({ low: true })).toBeLessThan(room({}) - 20);
    expect(room({ low: true, short: true })).toBeLessThan(room({ low: true }) - 20);
  });

  it.each([{}, { short: true }, { low: true }, { low: true, short: true }])(
    'takes the same height however many cards there are: %o',
    (how) => {
      const rooms = Array.from({ length: 41 }, (_, count) => layOut(count, PHONE, true, -1, how).room);
      expect(new Set(rooms).size).toBe(1);
    },
  );

  it('shows all of a usual hand without scrolling', () => {
    for (let count = 1; count <= 24; count++) {
      const { height, room } = layOut(count, PHONE, true);
      expect(height, `${count} cards`).toBeLessThanOrEqual(room);
    }
    for (let count = 1; count <= 8; count++) {
      const { height, room } = layOut(count, PHONE, true, -1, { low: true });
      expect(height, `${count} cards above a board`).toBeLessThanOrEqual(room);
    }
  });

  it('never leaves the screen', () => {
    for (let count = 1; count <= 40; count++)
      for (let picked = -1; picked < count; picked++)
        for (const place of layOut(count, PHONE, true, picked).places) {
          expect(place.x).toBeGreaterThanOrEqual(0);
          expect(place.x + layOut(count, PHONE, true).card).toBeLessThanOrEqual(PHONE + 0.01);
        }
  });

  it('moves the neighbours of the picked card aside', () => {
    const flat = layOut(21, PHONE, true).places;
    const lifted = layOut(21, PHONE, true, 8).places;
    expect((lifted[9]?.x ?? 0) - (lifted[8]?.x ?? 0)).toBeGreaterThan((flat[9]?.x ?? 0) - (flat[8]?.x ?? 0));
  });
});

describe('a hand on a desktop', () => {
  it('lies in one row up to 17 cards, then in two', () => {
    expect(new Set(layOut(17, 850, false).places.map((place) => place.row)).size).toBe(1);
    expect(new Set(layOut(18, 850, false).places.map((place) => place.row)).size).toBe(2);
    expect(layOut(9, 850, false).card).toBe(112);
  });

  it('takes less height on a low desk, and shows all of a hand there', () => {
    for (let count = 1; count <= 26; count++) {
      const { height, room } = layOut(count, 640, false, -1, { short: true });
      expect(height, `${count} cards`).toBeLessThanOrEqual(room);
      expect(room).toBeLessThan(layOut(count, 640, false).room - 20);
    }
  });
});

describe('a phone on its side', () => {
  it.each([
    [844, 390, true],
    [667, 375, true],
    [932, 430, true],
    [390, 844, false],
    [360, 225, false],
    [1200, 500, false],
  ])('%i by %i', (width, height, expected) => {
    expect(lies(width, height)).toBe(expected);
  });
});
