import './art';
import { expect, it } from 'vitest';
import { cardLook } from '../../parts/cards';

it('a pointing card is turned', () => {
  expect(cardLook('frantic-board', 'push west').turn).toBe(270);
  expect(cardLook('frantic-board', 'jump backward').mirrored).toBe(true);
  expect(cardLook('frantic-board', 'teleport-3')).toMatchObject({ numeral: '3', ground: 'white' });
});
