import { describe, expect, it } from 'vitest';
import type { MaltaView } from './declared.generated';
import { movesOf } from './moves';
import { spaceName } from './spaces';

function view(other: Partial<MaltaView> = {}): MaltaView {
  return {
    seat: 0,
    width: 5,
    player: 0,
    order: [0, 1, 2],
    pawns: ['c3', 'a5', ''],
    homes: ['b1', 'd1', 'e1'],
    board: Array.from({ length: 25 }, () => '+1'),
    question: { id: 'play-card' },
    options: [],
    played: [],
    announced: [],
    lost: [2],
    ...other,
  } as unknown as MaltaView;
}
const said = (now: MaltaView, picked: string | null) =>
  movesOf(now, picked).map(({ seat, from, to }) => [seat, name(from), name(to)].join(' '));
const name = (space: number) => spaceName(space, 5);

describe('where pawns would go', () => {
  it('is seen when a card is picked, for all at whom it could be directed', () => {
    expect(said(view(), 'follow-me')).toEqual(['1 a5 c3']);
    expect(said(view(), 'swap-places')).toEqual(['1 a5 c3', '0 c3 a5']);
    expect(said(view(), 'going-home')).toEqual(['0 c3 b1', '1 a5 d1']);
    expect(said(view(), 'extra-step')).toHaveLength(4);
    expect(said(view(), 'steal')).toEqual([]);
    expect(said(view(), null)).toEqual([]);
  });

  it('is seen of the pawn that is picked, and by everybody once it was named', () => {
    const asked = view({ question: { id: 'whose-pawn' }, options: ['-> 0', '-> 1'], played: ['going-home'] });
    expect(said(asked, null)).toEqual([]);
    expect(said(asked, '-> 1')).toEqual(['1 a5 d1']);
    const reacting = view({ seat: 1, question: { id: 'react-aimed' }, played: ['follow-me'], announced: ['-> 1'] });
    expect(said(reacting, null)).toEqual(['1 a5 c3']);
  });

  it('is seen of a step that was named, as long as no Negate holds', () => {
    const reacting = { seat: 1, question: { id: 'react' }, announced: ['west'] };
    expect(said(view({ ...reacting, played: ['extra-step'] }), null)).toEqual(['0 c3 b3']);
    expect(said(view({ ...reacting, played: ['extra-step', 'negate'] }), null)).toEqual([]);
    expect(said(view({ ...reacting, played: ['extra-step'], announced: [] }), null)).toEqual([]);
  });

  it('is nowhere while a Negate holds, and seen again once that is negated', () => {
    const answered = (...reactions: string[]) =>
      said(view({ question: { id: 'react-to' }, played: ['follow-me', ...reactions], announced: ['-> 1'] }), null);
    expect(answered('negate')).toEqual([]);
    expect(answered('negate', 'negate')).toEqual(['1 a5 c3']);
    expect(answered('negate', 'negate', 'negate')).toEqual([]);
  });

  it('is turned round by a Boomerang, unless that is negated', () => {
    const answered = (card: string, ...reactions: string[]) =>
      said(view({ question: { id: 'react-to' }, played: [card, ...reactions], announced: ['-> 1'] }), null);
    expect(answered('follow-me', 'boomerang')).toEqual(['0 c3 a5']);
    expect(answered('going-home', 'boomerang')).toEqual(['0 c3 b1']);
    expect(answered('swap-places', 'boomerang')).toEqual(['0 c3 a5', '1 a5 c3']);
    expect(answered('follow-me', 'boomerang', 'negate')).toEqual(['1 a5 c3']);
    expect(answered('follow-me', 'boomerang', 'negate', 'negate')).toEqual(['0 c3 a5']);
  });

  it('is nowhere for who is there already', () => {
    expect(said(view({ pawns: ['b1', 'd1', ''] }), 'going-home')).toEqual([]);
  });
});
