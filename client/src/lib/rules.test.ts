import { expect, it } from 'vitest';
import type { RuleBook } from './api';
import { found, inOrder, pieces } from './rules';

const book: RuleBook = {
  sections: [
    {
      number: '2',
      title: 'Beginning',
      rules: [
        { number: '2.1', text: 'Two to eight play.' },
        { number: '2.2', text: 'Égalité (R1).' },
      ],
    },
    { number: '5', title: 'Specials', rules: [{ number: '5.6', text: 'Gift (`gift`): see 2.1 and 9.9.' }] },
  ],
  rulings: [{ number: 'R1', title: 'Who deals?', text: 'The first.' }],
};

it('finds words in any order, without accents, and numbers', () => {
  expect(found(book, 'egalite').sections.map((one) => one.rules.map((rule) => rule.number))).toEqual([['2.2']]);
  expect(found(book, 'gift SPECIALS').sections[0]!.rules[0]!.number).toBe('5.6');
  expect(found(book, 'r1').rulings).toHaveLength(1);
  expect(found(book, '2').sections[0]!.rules).toHaveLength(2);
  expect(found(book, '').sections).toHaveLength(2);
  expect(found(book, 'nonsense')).toEqual({ sections: [], rulings: [] });
});

it('takes a rule apart at its references', () => {
  expect(pieces('Gift (`gift`): see 2.1 and 9.9.', new Set(['2.1']))).toEqual([
    { text: 'Gift (' },
    { text: 'gift', notation: true },
    { text: '): see ' },
    { text: '2.1', to: '2.1' },
    { text: ' and ' },
    { text: '9.9' },
    { text: '.' },
  ]);
});

it('begins with the game, not with what counts as an answer', () => {
  const answers = { number: '0', title: 'Answers', rules: [] };
  const read = inOrder({ ...book, sections: [answers, ...book.sections] });
  expect(read.sections.map((one) => one.number)).toEqual(['2', '5', '0']);
});
