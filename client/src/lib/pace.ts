/** How fast a table goes: the same three words for the bots of the server and for what is shown here. */
export type PaceName = 'slow' | 'normal' | 'fast';
export const PACES: readonly PaceName[] = ['slow', 'normal', 'fast'];

/** How much longer or shorter everything is shown. */
const TEMPO: Record<PaceName, number> = { slow: 1.8, normal: 1, fast: 0.5 };

export function tempoOf(pace: PaceName | undefined): number {
  return TEMPO[pace ?? 'normal'];
}
