import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { insist } from './insist';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Something that fails so many times. */
function failing(times: number) {
  return vi.fn(() => (times-- > 0 ? Promise.reject(new Error('offline')) : Promise.resolve('here')));
}

describe('what nothing can be drawn without', () => {
  it('is fetched until it is here, and then no more', async () => {
    const fetch = failing(2);
    const found = vi.fn();
    insist(fetch, found);
    await vi.runAllTimersAsync();
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(found.mock.calls).toEqual([['here']]);
  });

  it('is not wanted any more once it is given up', async () => {
    const fetch = failing(1);
    const found = vi.fn();
    const giveUp = insist(fetch, found);
    await vi.advanceTimersByTimeAsync(1);
    giveUp();
    await vi.runAllTimersAsync();
    expect(fetch).toHaveBeenCalledTimes(1);
    insist(failing(0), found)();
    await vi.runAllTimersAsync();
    expect(found).not.toHaveBeenCalled();
  });
});
