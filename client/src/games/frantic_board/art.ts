/** What the board game draws, learnt by whoever imports this. */
import { learnArt } from '../../parts/cards';
import { looks } from './cards';
import { icons } from './icons';
import { kinds } from './kinds.generated';

learnArt('frantic-board', { icons, looks, kinds });
