import { describe, expect, it } from 'vitest';
import type { GameName, Language, Message, Seat } from './protocol';
import { capital, Words } from './words';
import fixtures from './words.fixtures.json';

interface Fixture {
  game: GameName;
  language: Language;
  names: string[];
  family: boolean;
  render: [Message, Seat | null, string][];
  card: Record<string, string>;
  entryOf: Record<string, string>;
  about: Record<string, string>;
  optionWords: Record<string, string>;
  demand: Record<string, string>;
  wish: Record<string, string>;
  houseValue: [string, unknown, string, string][];
  preset: Record<string, string>;
}

describe.each(fixtures as unknown as Fixture[])('$game in $language, family: $family', (said) => {
  const loading = Words.load(said.game, said.language, said.names, { family: said.family });

  it('renders messages as Python does', async () => {
    const words = await loading;
    for (const [message, viewer, text] of said.render) expect(words.render(message, viewer), message.id).toBe(text);
  });

  it.each(['card', 'entryOf', 'optionWords', 'demand', 'wish', 'preset'] as const)(
    'says every %s alike',
    async (name) => {
      const words = await loading;
      for (const [notation, text] of Object.entries(said[name])) expect(words[name](notation), notation).toBe(text);
    },
  );

  it('explains cards and house rules alike', async () => {
    const words = await loading;
    for (const [card, text] of Object.entries(said.about)) expect(words.about(words.entryOf(card))).toBe(text);
    for (const [name, value, rule, text] of said.houseValue) {
      expect(words.houseRule(name)).toBe(rule);
      expect(words.houseValue(name, value), `${name} ${value}`).toBe(text);
    }
  });

  it('shows house rules that have no words as they are', async () => {
    const words = await loading;
    expect([words.houseRule('dogs'), words.houseValue('dogs', 'bark'), words.houseValue('dogs', 5)]).toEqual([
      'dogs',
      'bark',
      '5',
    ]);
  });
});

describe("the client's own texts", () => {
  it('are the same ids in every language', async () => {
    const own = import.meta.glob<string>(['../texts/*/*.ftl', '../games/*/{texts,poster}/*.ftl'], {
      import: 'default',
      eager: true,
    });
    const ids: Record<string, Record<string, string[]>> = {};
    for (const [path, source] of Object.entries(own)) {
      const language = path.match(/\b(en|fr|de)\b/)![1]!;
      const part = path.replace(/\b(en|fr|de)\b/, '');
      ids[part] ??= {};
      ids[part][language] = [...source.matchAll(/^[a-z][\w-]*|^ +\.[\w-]+/gm)].map(([id]) => id.trim()).sort();
    }
    for (const [part, byLanguage] of Object.entries(ids))
      for (const language of ['fr', 'de'])
        expect(byLanguage[language], `${part} in ${language}`).toEqual(byLanguage.en);
  });

  it('says an id for which there is no text', async () => {
    const words = await Words.load(null, 'en');
    expect(words.say('no-such-text')).toBe('no-such-text');
    expect(words.has('no-such-text')).toBe(false);
    expect(words.about('card-nothing')).toBe('');
  });

  it('begins with a capital, whatever the first letter is made of', () => {
    expect(capital('élan')).toBe('Élan');
    expect(capital('')).toBe('');
    expect(capital('𝒶b')).toBe('𝒶b');
  });
});
