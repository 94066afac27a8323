/** What Frantic draws, learnt by whoever imports this. */
import { learnArt } from '../../parts/cards';
import { looks } from './cards';
import { icons } from './icons';
import { kinds } from './kinds.generated';

learnArt('frantic', { icons, looks, kinds });
