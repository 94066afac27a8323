import { describe, expect, it } from 'vitest';
import { apart, FINGER, plan, TOUCH } from './geometry';

describe('spaces that are pointed at', () => {
  it.each(['none', 'names'] as const)('are all seen where they may be small enough for that: %s', (reserve) => {
    for (let height = 280; height < 480; height += 4) {
      const room = { width: 700, height };
      const least = apart(room, 7, reserve);
      expect(least).toBeGreaterThanOrEqual(FINGER);
      expect(least).toBeLessThanOrEqual(TOUCH);
      expect(plan(room, 7, reserve, 0, least).room.height).toBe(height);
    }
  });
});
