/** The buttons at the thumb for what is asked. */

import { takeApart } from '../lib/notation';
import { capital, type Words } from '../lib/words';
import { strikes } from './attack';
import type { GameTable } from './contract';
import type { Picker } from './picker.svelte';
import type { TableView } from './tableview';

export interface Action {
  key: string;
  text: string;
  icon: string | null;
  main: boolean;
  shortcut: string;
  /** The seat whose face stands on the button. */
  seat: number | null;
  press: () => void;
  /** The answer it gives, in notation. */
  option?: string;
  disabled?: boolean;
  label?: string;
  struck?: boolean;
}

/** Directions are seen sooner than read. */
const ARROWS: Record<string, string> = {
  north: 'arrow-up',
  east: 'arrow-right',
  south: 'arrow-down',
  west: 'arrow-left',
};

/** The icon of a card: its kind. Numbers have none. */
export function iconOf(notation: string): string | null {
  const card = notation.startsWith('as ') ? notation.slice(3) : (notation.split(' ')[0] ?? '');
  const { stem, number } = takeApart(card);
  return number ? null : stem;
}

export function actionsOf(
  picker: Picker,
  game: GameTable<never>,
  words: Words,
  openRule: (rule: string) => void,
): Action[] {
  const question = picker.question;
  const view = picker.view;
  if (!question || !view) return [];
  const table = game as unknown as GameTable;
  const attacked = strikes(question, view.seat, game as unknown as GameTable<TableView>);
  // an attack is answered by the same words on its screen and beside the hand
  const verb = (option: string) =>
    attacked && option === 'no'
      ? words.ui('table-take-it')
      : (table.verb?.(option, question, view, words) ??
        (option === `-> ${view.seat}` ? words.ui('table-you') : capital(words.optionWords(option, question.id))));
  const plain = { icon: null, shortcut: '', seat: null, main: false };
  const reason = picker.reason;
  if (reason) {
    const rule = reason.rule;
    const buttons: Action[] = [];
    if (rule && rule !== '0')
      buttons.push({ ...plain, key: 'why', text: words.ui('table-why'), press: () => openRule(rule) });
    buttons.push({
      ...plain,
      key: 'fits',
      main: true,
      text: words.ui('table-show-fits'),
      press: () => {
        picker.drop();
        picker.fits = true;
      },
    });
    return buttons;
  }
  const buttons = picker.options.filter((option) => picker.where(option) === 'button');
  const pointed = picker.options.length > buttons.length;
  const picked = picker.picked;
  // my own pawn has a button, and is picked on the board as well: then the main one confirms it
  const others = pointed ? buttons.filter((option) => option !== picked) : buttons;
  const actions: Action[] = others.map((option) => ({
    ...plain,
    key: option,
    text: verb(option),
    icon: words.isCard(option) ? iconOf(option) : (ARROWS[option] ?? null),
    shortcut: option === 'draw' || option === 'pass' ? 'D' : '',
    seat: option.startsWith('-> ') ? Number(option.slice(3)) : null,
    // with nothing to point at, these are the answer itself
    main: !pointed && others.length === 1,
    option,
    press: () => picker.answer(option),
  }));
  const wanted = words.isCard(question.id) ? question.id : (table.counter ?? null);
  if (picker.window && !pointed && wanted) {
    // the same buttons whatever anybody holds
    const name = words.card(wanted);
    for (const action of actions) action.main = true;
    return [
      {
        ...plain,
        key: 'none',
        text: name,
        icon: wanted,
        struck: true,
        label: words.ui('table-hold-none', { card: name }),
        press: () => {},
      },
      ...actions,
    ];
  }
  if (pointed) {
    const chosen = picked !== null && picker.options.includes(picked);
    actions.push({
      ...plain,
      key: 'main',
      main: true,
      text: chosen ? verb(picked) : words.ui(hint(picker)),
      icon: chosen && (words.isCard(picked) || picked.startsWith('as ')) ? iconOf(picked) : null,
      seat: chosen && picked.startsWith('-> ') ? Number(picked.slice(3)) : null,
      disabled: !chosen,
      option: chosen ? picked : undefined,
      press: () => chosen && picker.answer(picked),
    });
  }
  return actions;
}

function hint(picker: Picker): string {
  const kinds = new Set(picker.options.map((option) => picker.where(option)));
  if (kinds.has('seat')) return 'table-pick-person';
  if (kinds.has('stage')) return 'table-pick-stage';
  if (kinds.has('chooser')) return 'table-pick-one';
  return 'table-pick-card';
}
