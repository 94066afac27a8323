/** What makes up the picture of an event, and the colours it is drawn in. */
import type { Spread, TitleLine, Trick } from './title';

export const INK = '#17121B';
export const BONE = '#F7F1E5';
export const PLUM = '#4B3B5C';

interface Ground {
  sky: string;
  wall: string;
  /** Faint stripes in the sky. */
  stripe: string;
  text: string;
}

export const NIGHT: Ground = { sky: INK, wall: PLUM, stripe: '#241C2B', text: BONE };
export const RED: Ground = { sky: '#CF2637', wall: '#A41A2A', stripe: '#C62234', text: '#FFF' };
export const YELLOW: Ground = { sky: '#F4B90F', wall: '#DC9A00', stripe: '#EEB20A', text: INK };
export const GREEN: Ground = { sky: '#12814A', wall: '#0B6237', stripe: '#107844', text: '#FFF' };
export const BLUE: Ground = { sky: '#1F5FC4', wall: '#164899', stripe: '#1C58B8', text: '#FFF' };

export interface Picture {
  ground: Ground;
  scene: string;
  trick?: Trick;
  spread?: Spread;
  /** How high the title may be. */
  largest?: number;
  /** The wall does not rise. */
  level?: boolean;
  /** Drawn over the title. */
  over?: string;
  /** Drawn under the title. */
  under?: string;
  /** Changes everything at the end. */
  whole?(inside: string, lines: TitleLine[]): string;
}
