/** Every icon by its name: a kind of card as notation has it, a group of cards, or a sign of the frame. */
import { board, groups } from './board';
import type { Paths } from './format';
import { frantic } from './frantic';
import { malta } from './malta';
import { ui } from './ui';

export const ICONS: Record<string, Paths> = { ...ui, ...groups, ...frantic, ...board, ...malta };
