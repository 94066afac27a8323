/** Every icon by its name: a kind of card as notation has it, a group of cards, or a sign of the frame. A game adds its own. */
import { common } from './common';
import type { Paths } from './format';
import { ui } from './ui';

export const ICONS: Record<string, Paths> = { ...ui, ...common };
