/** A new table, and the way to it: for friends, with a lobby; or against bots, dealt at once. */
import { api } from './api';
import type { BotLevel, GameName, Settings } from './protocol';
import { router } from './router.svelte';
import { dealAtOnce, keepSeat } from './seats';
import { settings } from './settings.svelte';
import { recall, remember } from './storage';
import type { Words } from './words';

export interface Wanted {
  game: GameName;
  /** What I call myself; empty for somebody whom bots need not know. */
  player: string;
  /** What the table is called; else after the player. */
  name?: string;
  open?: boolean;
  /** What else the host decides about a table of friends. */
  agreed?: Partial<Pick<Settings, 'clock' | 'window' | 'sit_in'>>;
  /** Whom to play at once; none for a table of friends. */
  bots?: BotLevel[];
}

/** Make a table and go there. Refused as `api.create` is. */
export async function newTable(wanted: Wanted, words: Words): Promise<void> {
  const { game, bots } = wanted;
  const player = wanted.player || words.ui('app-nobody');
  const unnamed = wanted.player ? words.ui('app-default-table', { name: player }) : words.ui('app-table-alone');
  const name = wanted.name?.trim() || unnamed.slice(0, 40);
  const { code, token } = await api.create({
    game,
    player,
    settings: {
      name,
      pace: settings.pace,
      ...(bots ? { clock: 'off' } : { open: wanted.open ?? false, ...wanted.agreed }),
    },
    ...(bots ? { bots } : {}),
  });
  keepSeat(code, token, { name, game });
  if (bots) dealAtOnce(code);
  router.go(`/t/${code}`);
}

export interface Opponents {
  count: number;
  level: BotLevel;
}

/** The bots I played last, which I am offered again. */
export function lastOpponents(): Opponents {
  return { count: 3, level: 'normal', ...recall<Partial<Opponents>>('opponents', {}) };
}

export function rememberOpponents(chosen: Opponents): void {
  remember('opponents', chosen);
}
