import { expect, it } from 'vitest';
import { routeOf, tableCode } from './router.svelte';

it.each([
  ['/', '', { screen: 'home' }],
  ['/t/kr7q2m', '', { screen: 'table', code: 'KR7Q2M' }],
  ['/replay', '', { screen: 'replay', id: null }],
  ['/replay/abc_D-1', '', { screen: 'replay', id: 'abc_D-1' }],
  ['/games/malta', '', { screen: 'game', game: 'malta' }],
  ['/games/of-others', '', { screen: 'game', game: 'of-others' }],
  ['/games', '', { screen: 'home' }],
  ['/games/%3Cb%3E', '', { screen: 'home' }],
  ['/learn/malta', '', { screen: 'learn', game: 'malta' }],
  ['/learn', '', { screen: 'home' }],
  ['/learn/%3Cb%3E', '', { screen: 'home' }],
  ['/rules/malta', '', { screen: 'rules', game: 'malta', rule: null }],
  ['/rules/frantic-board', '#5.6', { screen: 'rules', game: 'frantic-board', rule: '5.6' }],
  ['/rules', '', { screen: 'rules', game: 'frantic', rule: null }],
  ['/rules/of-others', '', { screen: 'rules', game: 'of-others', rule: null }],
  ['/rules/%3Cb%3E', '', { screen: 'home' }],
  ['/t/KR7Q2M/more', '', { screen: 'home' }],
  ['/%E0%A4%A', '', { screen: 'home' }],
])('%s%s', (path, hash, route) => {
  expect(routeOf(path, hash)).toEqual(route);
});

it('understands codes as people write them', () => {
  expect(tableCode(' kr7 q2m ')).toBe('KR7Q2M');
  expect(tableCode('https://ruthless.example/t/KR7Q2M#seat=secret')).toBe('KR7Q2M');
});
