import { describe, expect, it } from 'vitest';
import { agreements, dayOf, duration, endOfDay, onHoliday, overDays } from './days';
import type { TableState } from './protocol';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('times in few words', () => {
  it.each([
    [30_000, '1m'],
    [50 * MINUTE, '50m'],
    [3 * HOUR + 5 * MINUTE, '3h 5m'],
    [13 * HOUR + 5 * MINUTE, '13h'],
    [52 * HOUR, '2d 4h'],
    [48 * HOUR, '2d'],
    [-5, '0m'],
  ])('%d ms are %s', (milliseconds, text) => {
    expect(duration(milliseconds, 'en')).toBe(text);
  });

  it('has at most two units in every language', () => {
    for (const language of ['en', 'fr', 'de'] as const)
      expect(duration(52 * HOUR + 5 * MINUTE, language).match(/\d+/g)).toEqual(['2', '4']);
  });

  it('a day ends at its end', () => {
    const end = endOfDay('2026-12-24') as number;
    expect(dayOf(end)).toBe('2026-12-24');
    expect(dayOf(end + 2000)).toBe('2026-12-25');
    expect(endOfDay('')).toBeNull();
  });
});

describe('tables over days', () => {
  it('are told by their clocks', () => {
    expect(['off', 'brisk', 'day', 'week'].map((clock) => overDays(clock as 'off'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(overDays(undefined)).toBe(false);
  });

  it('say what was agreed on', () => {
    const table = (clock: string, sit_in: boolean) =>
      ({ settings: { clock, sit_in, window: 'hour' } }) as unknown as TableState;
    expect(agreements(table('brisk', true))).toEqual([]);
    expect(agreements(table('day', false))).toEqual(['app-window-hour.chip', 'app-sit-in.off']);
    expect(agreements(table('day', true))).toEqual(['app-window-hour.chip', 'app-sit-in.on']);
  });

  it('know who is on holiday', () => {
    expect(onHoliday({ holiday: Date.now() + HOUR })).toBe(true);
    expect(onHoliday({ holiday: Date.now() - HOUR })).toBe(false);
    expect(onHoliday({})).toBe(false);
  });
});
