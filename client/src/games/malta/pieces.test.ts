import { describe, expect, it } from 'vitest';
import scenes from '../../dev/scenes.fixtures.json';
import type { Update } from '../../lib/protocol';
import type { MaltaView } from './declared.generated';
import { follow, type Pieces } from './pieces';
import { spaceOf } from './spaces';
import { goOn, type Story } from './story';
import { tileOf } from './tiles';

const acts = scenes['malta/acts'] as unknown as Update<MaltaView>[];
const stretch = scenes['malta/match'] as unknown as Update<MaltaView>[];

/** What lies where after each moment, and the fact that led there. */
function followed(moments: Update<MaltaView>[]): { before: Pieces; after: Pieces; facts: string[] }[] {
  let before = follow(null, moments[0]!.view, []);
  return moments.slice(1).map(({ view, told }) => {
    const after = follow(before, view, told);
    const found = { before, after, facts: told.flatMap((one) => one.facts.map((fact) => fact.id)) };
    before = after;
    return found;
  });
}

const at = (pieces: Pieces, name: string) =>
  pieces.tiles.find((piece) => piece.space === spaceOf(name, pieces.view.width))!;

describe('pieces', () => {
  it('always lie as the view says', () => {
    for (const moments of [acts, stretch])
      for (const { after } of followed(moments)) {
        expect(new Set(after.tiles.map((piece) => piece.space)).size).toBe(after.view.board.length);
        for (const piece of after.tiles) {
          expect(piece.sign).toBe(after.view.board[piece.space]);
          const tile = tileOf(piece.sign);
          if (!tile.removed && tile.sort !== 'star') expect((piece.angle / 90) % 4).toBe(tile.quarters);
        }
      }
  });

  it('stay themselves unless one is replaced', () => {
    for (const { before, after, facts } of followed(acts)) {
      const old = new Set(before.tiles.map((piece) => piece.id));
      const fresh = after.tiles.filter((piece) => !old.has(piece.id));
      expect(fresh.length).toBe(facts.includes('replaces') ? 1 : 0);
    }
  });

  it('slide by one, and the last comes round', () => {
    const { before, after } = followed(acts).find(({ facts }) => facts.includes('shifts'))!;
    expect(at(after, 'b3').id).toBe(at(before, 'a3').id);
    expect(at(after, 'a3').id).toBe(at(before, 'g3').id);
    expect(at(after, 'a3').leftBy).toBe('east');
    expect(at(after, 'b3').leftBy).toBeNull();
  });

  it('change places', () => {
    const { before, after } = followed(acts).find(({ facts }) => facts.includes('swaps-spaces'))!;
    expect(at(after, 'b6').id).toBe(at(before, 'f2').id);
    expect(at(after, 'f2').id).toBe(at(before, 'b6').id);
  });

  it('turn the way they were turned, stars too', () => {
    const spun = followed(acts).find(({ facts }) => facts.includes('spins'))!;
    for (const piece of spun.after.tiles) {
      const old = spun.before.tiles.find((one) => one.id === piece.id)!;
      expect(piece.angle - old.angle).toBe(tileOf(piece.sign).removed ? 0 : 90);
    }
    const turned = followed(acts).find(({ facts }) => facts.includes('rotates'))!;
    expect(at(turned.after, 'c4').angle - at(turned.before, 'c4').angle).toBe(180);
  });

  it('need nothing told', () => {
    const views = acts;
    const last = views.at(-1)!.view;
    const pieces = follow(follow(null, views[0]!.view, []), last, []);
    expect(pieces.tiles.map((piece) => piece.sign).sort()).toEqual([...last.board].sort());
  });

  it('have pawns that know their steps', () => {
    const { after } = followed(acts).find(({ facts }) => facts.filter((one) => one === 'goes-to').length === 4)!;
    for (const pawn of after.pawns) expect(pawn.path).toEqual([pawn.space]);
  });
});

describe('the story', () => {
  const stories = (moments: Update<MaltaView>[]) => {
    let story: Story | null = null;
    return moments.map(({ view, told }) => {
      story = goOn(story, view, told);
      return story;
    });
  };

  it('shows what is being resolved as the view does', () => {
    for (const story of [...stories(acts), ...stories(stretch)])
      if (story.view.played.length) {
        expect(story.played.map((one) => one.card)).toEqual(story.view.played);
        expect(story.played[0]!.seat).toBe(story.view.player);
        expect(story.announced).toEqual(story.view.announced);
      }
  });

  it('counts what is played in a turn', () => {
    for (const story of stories(acts)) expect(story.turn.played + story.view.owed).toBe(12);
  });

  it('knows what was drawn once it has seen a turn begin', () => {
    const known = stories(stretch).filter((story) => story.turn.drawn !== null);
    expect(known.length).toBeGreaterThan(20);
    for (const story of known) expect(story.turn.drawn).toBeLessThanOrEqual(4);
  });

  it('remembers reactions and who took a card over', () => {
    const turned = scenes['malta/boomerang'] as unknown as Update<MaltaView>[];
    expect(stories(turned).at(-1)?.taken).toBe(1);
  });
});
