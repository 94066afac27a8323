/** Every icon by its name: a kind of card as notation has it, a group of cards, or a sign of the frame. */
import { common } from './common';
import type { Paths } from './format';
import { ui } from './ui';

const ofGames = import.meta.glob<Record<string, Paths>>('../../games/*/icons.ts', { eager: true, import: 'icons' });

export const ICONS: Record<string, Paths> = Object.assign({}, ui, common, ...Object.values(ofGames));
