import { describe, expect, it } from 'vitest';
import type { Message } from '../lib/protocol';
import { Notes } from './notes.svelte';

type Sources = ReturnType<ConstructorParameters<typeof Notes>[2]>;

describe('what is explained', () => {
  it('to whoever is new gives way to the reason of a refusal, and comes back', () => {
    const picker = { picked: null as string | null, reason: null as Message | null, explain: () => null };
    const sources = {
      client: { log: [] },
      scene: { view: { question: { id: 'play-or-draw' }, hand: ['red-1'] }, words: {}, me: 0 },
      game: { facts: {}, help: () => 'A card fits by colour.' },
      firsts: { wants: () => true, tell: () => {} },
      witnesses: '',
      frozen: false,
    } as unknown as Sources;
    const notes = new Notes(picker as never, { heading: () => null } as never, () => sources);
    notes.meet();
    expect(notes.shown?.heading.text).toBe('A card fits by colour.');
    picker.picked = 'red-1';
    picker.reason = { id: 'no-fit' };
    expect(notes.shown).toBeNull();
    picker.reason = null;
    expect(notes.shown?.heading.text).toBe('A card fits by colour.');
  });

  it('of a card whose face says enough is told at one question, and whenever it is no answer', () => {
    const picker = {
      picked: 'red-1' as string | null,
      reason: null,
      explain: () => ({ title: 'Red 1', text: 'A number.' }),
    };
    const view = { question: { id: 'play-or-draw' }, options: ['red-1', 'blue-1'], hand: ['red-1', 'blue-1', 'red-7'] };
    const client = { log: [], update: { ask: { id: '3.0' } } };
    const sources = {
      client,
      scene: { view, words: { entryOf: () => 'card-number' }, me: 0 },
      game: { facts: {}, plain: new Set(['card-number']) },
      witnesses: '',
    } as unknown as Sources;
    const notes = new Notes(picker as never, { heading: () => null } as never, () => sources);
    expect(notes.shown?.heading.text).toBe('A number.');
    picker.picked = 'blue-1';
    expect(notes.shown?.heading.text).toBe('A number.');
    client.update.ask.id = '4.0';
    expect(notes.shown).toBeNull();
    picker.picked = 'red-7';
    expect(notes.shown?.heading.text).toBe('A number.');
  });
});
