import { beforeEach, describe, expect, it } from 'vitest';
import { Firsts } from './firsts.svelte';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

describe('the first matches', () => {
  it('explain everything once', () => {
    const firsts = new Firsts('malta');
    expect(firsts.wants('step')).toBe(true);
    firsts.tell('step');
    expect(firsts.wants('step')).toBe(false);
    expect(firsts.wants('pay')).toBe(true);
    expect(new Firsts('malta').wants('step'), 'also the next time').toBe(false);
    expect(new Firsts('frantic').wants('step'), 'but in every game').toBe(true);
  });

  it('are three, and then nothing is explained any more', () => {
    const firsts = new Firsts('malta');
    expect(firsts.longer(6)).toBe(12);
    for (let match = 0; match < 3; match++) {
      expect(firsts.learning).toBe(true);
      firsts.finish();
    }
    expect(firsts.learning).toBe(false);
    expect(firsts.wants('pay')).toBe(false);
    expect(firsts.longer(6)).toBe(6);
    expect(new Firsts('malta').learning).toBe(false);
  });

  it('begin anew where what was kept cannot be read', () => {
    kept.set('ruthless/firsts-malta', '7');
    expect(new Firsts('malta').learning).toBe(true);
  });
});
