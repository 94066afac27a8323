/** The keys of the table: digits pick, Enter plays, Escape puts away, letters do what is needed often. */
import { tick } from 'svelte';
import type Hand from './Hand.svelte';
import type { Hints } from './hints.svelte';
import type { News } from './news.svelte';
import type { Panels } from './panels.svelte';
import type { Picker } from './picker.svelte';

interface Keyed {
  picker: Picker;
  hints: Hints;
  news: News;
  panels: Panels;
  /** My cards, where they are shown. */
  hand: Hand | undefined;
  /** Whether nothing can be pressed: offline, or a bot plays for me. */
  frozen: boolean;
  /** Puts away what lies on top. */
  putAway(): void;
}

export function pressKey(event: KeyboardEvent, keyed: Keyed): void {
  const { news, panels, frozen, putAway } = keyed;
  const { key } = event;
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.matches('input, textarea, select, [contenteditable]') || document.querySelector('dialog[open]')) return;
  if (key === 'Escape') putAway();
  else if (news.event && (key === 'Enter' || key === ' ') && !target.matches('button, a')) news.dismiss();
  else if (key === '?') {
    event.preventDefault();
    panels.openRule(null);
  } else if (key === 'l' || key === 'L') {
    panels.openLog();
    if (!panels.over) void tick().then(() => document.querySelector<HTMLElement>('[role=log]')?.focus());
  } else if (!frozen) playByKey(event, target, keyed);
}

function playByKey(event: KeyboardEvent, target: HTMLElement, { picker, hints, hand }: Keyed): void {
  const { key } = event;
  if (key === 'h' || key === 'H') void hints.ask();
  else if (key === 'd' || key === 'D') {
    const option = ['draw', 'pass'].find((one) => picker.options.includes(one));
    if (option) picker.answer(option);
  } else if (key === 'Enter' && !target.matches('button, a, summary')) {
    if (picker.picked && picker.options.includes(picker.picked)) picker.answer(picker.picked);
  } else if (key.startsWith('Arrow') && (target === document.body || target.id === 'asked')) {
    event.preventDefault();
    if (!enterChoices(picker)) hand?.focusHand();
  } else if (key.startsWith('Arrow') && target.matches('.choices [data-option], .persons [data-option]')) {
    event.preventDefault();
    walkOn(target, key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1);
  } else if (/^[1-9]$/.test(key)) pickByDigit(Number(key), picker, hand);
}

/** Arrows lead to what can be answered: a board, a person, something to choose from; whether there was any beside the hand. */
function enterChoices(picker: Picker): boolean {
  const wheres = new Set(picker.options.map((option) => picker.where(option)));
  if (wheres.has('hand')) return false;
  if (!wheres.has('stage') && !wheres.has('seat') && !wheres.has('chooser')) return false;
  const found = [...document.querySelectorAll<HTMLElement>('[data-option]')].filter((one) => !one.closest('.thumb'));
  // a board has one stop, from which its own arrows go on
  const stop = found.find((one) => one.tabIndex === 0) ?? found[0];
  stop?.focus();
  return stop !== undefined;
}

/** From one thing to choose to the next, round and round. */
function walkOn(from: HTMLElement, step: number): void {
  const all = [...document.querySelectorAll<HTMLElement>('.choices [data-option], .persons [data-option]')];
  all[(all.indexOf(from) + step + all.length) % all.length]?.focus();
}

/** A digit is a wish, or the place of what is pointed at, or of a card in the hand. */
function pickByDigit(number: number, picker: Picker, hand: Hand | undefined): void {
  const wish = `wish ${number}`;
  const pointed = picker.options.filter((option) => picker.where(option) !== 'button');
  if (picker.options.includes(wish)) picker.pick(wish);
  else if (pointed.length && !pointed.some((option) => picker.where(option) === 'hand')) {
    const option = pointed[number - 1];
    if (option) picker.pick(option);
  } else {
    const card = hand?.cardAt(number - 1);
    if (card) picker.pick(card.card, card.place);
  }
}
