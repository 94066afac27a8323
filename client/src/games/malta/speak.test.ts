import { beforeAll, describe, expect, it } from 'vitest';
import scenes from '../../dev/scenes.fixtures.json';
import halves from '../../lib/halved.fixtures.json';
import type { Language } from '../../lib/protocol';
import { Words } from '../../lib/words';
import { pointing } from './asking';
import type { MaltaView } from './declared.generated';
import { lineOf, spaceName, spaceOf } from './spaces';
import { deedWords, explain, halved, hint, spaceWords } from './speak';
import { tileOf } from './tiles';

const moments = Object.entries(scenes)
  .filter(([name, told]) => name.startsWith('malta/') && told.length === 1)
  .map(([name, [moment]]) => ({ key: name.slice('malta/'.length), view: moment!.view as unknown as MaltaView }));
const view = (key: string) => moments.find((moment) => moment.key === key)!.view;

describe('what is pointed at', () => {
  it('is every space, direction, line and turn that can be answered', () => {
    for (const { key, view } of moments) {
      const { spaces, handles, turning } = pointing(view);
      const pointed = [...spaces.values(), ...handles.map((one) => one.option), ...(turning?.options ?? [])];
      for (const option of view.options ?? [])
        if (!option.startsWith('-> ') && !view.hand.includes(option) && option !== 'no')
          expect(pointed, `${key} ${option}`).toContain(option);
      for (const option of pointed) expect(view.options, key).toContain(option);
    }
  });

  it('leads from the pawn that was named', () => {
    const shove = view('shove');
    const from = spaceOf(shove.pawns[Number(shove.announced[0]!.slice(3))]!, shove.width);
    for (const space of pointing(shove).spaces.keys()) expect([1, shove.width]).toContain(Math.abs(space - from));
  });
});

describe('tiles', () => {
  it('are read as they lie', () => {
    expect(tileOf("├2'")).toMatchObject({ notation: '┴2', quarters: 1, ways: ['north', 'east', 'south'], number: 2 });
    expect(tileOf('oc┴')).toMatchObject({ notation: 'c┴', removed: true, ways: [], number: 0, column: 'c' });
    expect(tileOf("c┤'''")).toMatchObject({ notation: 'c┴', sort: 'start', quarters: 3, number: 1 });
  });
});

it.each(halves)('Halve A Hand takes $taken of $count cards, as the rules have it', ({ count, taken }) => {
  expect(halved(count)).toBe(taken);
});

for (const language of ['en', 'fr', 'de'] as Language[])
  describe(`words in ${language}`, () => {
    let words: Words;
    beforeAll(async () => {
      words = await Words.load('malta', language, ['Ada', 'Bob', 'Mia', 'Zoe', 'Otto', 'Kai']);
    });

    it('are there for everything that can be touched', () => {
      for (const { key, view } of moments) {
        const said: (string | null | undefined)[] = [hint(view, words)];
        view.board.forEach((_, space) => {
          const option = pointing(view).spaces.get(space) ?? null;
          said.push(spaceWords(view, space, words, option, false));
          const about = explain(spaceName(space, view.width), view, words);
          said.push(about?.title, about?.text);
          if (option) said.push(deedWords(view, space, option, words));
        });
        for (const option of view.options ?? []) {
          const about = explain(option, view, words);
          if (lineOf(option) || option.startsWith('turn-')) expect(about, option).not.toBeNull();
          said.push(about?.title, about?.text);
        }
        for (const text of said) {
          expect(text ?? '', key).not.toMatch(/malta-ui|\{|\}|undefined|NaN/);
        }
      }
    });

    it('say before a hand is halved what that takes from whom', () => {
      const asked = view('opponent');
      const rivals = asked.order.filter((seat) => asked.options?.includes(`-> ${seat}`));
      const counts = asked.counts.map((count, seat) => (seat === rivals[0] ? 7 : rivals.includes(seat) ? 3 : count));
      const said = hint({ ...asked, counts, played: ['halve-a-hand'] }, words);
      expect(said).toContain(rivals.map((seat, place) => `${words.name(seat)} ${place ? 0 : 2}`).join(', '));
      const none = hint({ ...asked, counts: counts.map(() => 3), played: ['halve-a-hand'] }, words);
      expect(none).toBe(words.ui('malta-ui-halves-none'));
    });

    it('name a hole as one', () => {
      const shown = view('step');
      const hole = shown.board.findIndex((sign) => sign.startsWith('o'));
      const name = spaceName(hole, shown.width);
      expect(spaceWords(shown, hole, words, null, false)).toContain(words.ui('malta-ui-hole'));
      expect(explain(name, shown, words)?.title).toBe(words.ui('malta-ui-explain-hole-title', { space: name }));
    });
  });
