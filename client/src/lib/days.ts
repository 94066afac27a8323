/** Tables where a decision may take days: their clocks, and times in few words. */
import type { ClockName, Language, PersonState, TableState, WindowName } from './protocol';

export const CLOCKS: readonly ClockName[] = ['off', 'relaxed', 'brisk', 'day', 'three-days', 'week'];
export const WINDOWS: readonly WindowName[] = ['minute', 'ten-minutes', 'hour', 'eight-hours'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on nobody counts seconds. */
export const LONG = 10 * MINUTE;

export function overDays(clock: ClockName | undefined): boolean {
  return clock === 'day' || clock === 'three-days' || clock === 'week';
}

export function onHoliday(person: Pick<PersonState, 'holiday'>): boolean {
  return (person.holiday ?? 0) > Date.now();
}

/** How long that is, in at most two units: `2d 4h`, `50min`. */
export function duration(milliseconds: number, language: Language): string {
  const minutes = Math.max(0, Math.ceil(milliseconds / MINUTE));
  const part = (value: number, unit: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(value);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts: string[] = days
    ? [part(days, 'day'), hours ? part(hours, 'hour') : '']
    : hours
      ? [part(hours, 'hour'), rest && hours < 10 ? part(rest, 'minute') : '']
      : [part(rest, 'minute')];
  return parts.filter(Boolean).join(' ');
}

/** English here is spoken in Europe, where a day has 24 hours. */
const locale = (language: Language) => (language === 'en' ? 'en-GB' : language);

/** A time to come: with its weekday if that suffices, else with its date. */
export function moment(at: number, language: Language): string {
  const near = at - Date.now() < 6 * DAY;
  const day: Intl.DateTimeFormatOptions = near ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  return new Intl.DateTimeFormat(locale(language), { ...day, hour: '2-digit', minute: '2-digit' }).format(at);
}

/** A day; with its year, if it may be long ago. */
export function date(at: number, language: Language, year = false): string {
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...(year ? { year: 'numeric' } : {}) };
  return new Intl.DateTimeFormat(locale(language), day).format(at);
}

/** The end of a day as an `<input type=date>` says it, where this browser is. */
export function endOfDay(day: string): number | null {
  const at = new Date(`${day}T23:59:59`).getTime();
  return Number.isNaN(at) ? null : at;
}

/** The same day as an `<input type=date>` wants it. */
export function dayOf(at: number): string {
  const day = new Date(at);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((one) => String(one).padStart(2, '0')).join('-');
}

/** What everybody at such a table has agreed on, for the lobby. */
export function agreements(table: TableState): string[] {
  if (!overDays(table.settings.clock)) return [];
  return [`app-window-${table.settings.window}.chip`, table.settings.sit_in ? 'app-sit-in.on' : 'app-sit-in.off'];
}
