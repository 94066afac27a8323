import { expect, it } from 'vitest';
import type { RuleBook } from './api';
import { found, inOrder, pieces } from './rules';

const rule = (number: string, text: string, title = '') => ({ number, text, title, explains: [], names: [] });

const book: RuleBook = {
  sections: [
    {
      number: '2',
      title: 'Beginning',
      rules: [rule('2.1', 'Two to eight play.'), rule('2.2', 'Égalité (R1).')],
    },
    { number: '5', title: 'Specials', rules: [rule('5.6', 'Gift: see 2.1 and 9.9.')] },
  ],
  rulings: [rule('R1', 'The first.', 'Who deals?')],
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
  expect(pieces('Gift: see 2.1 and 9.9.', new Set(['2.1']))).toEqual([
    { text: 'Gift: see ' },
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
