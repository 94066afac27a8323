/** What each game provides for its table, fetched when it is needed. */
import type { GameName } from '../lib/protocol';
import type { GameTable } from './contract';
import type { TableView } from './tableview';

// each game's view is a TableView with more in it; the frame hands back what it was given
const tables: Record<GameName, () => Promise<{ table: unknown }>> = {
  frantic: () => import('../games/frantic'),
  'frantic-board': () => import('../games/board'),
  malta: () => import('../games/malta'),
};

export async function gameTable(name: GameName): Promise<GameTable<TableView>> {
  return (await tables[name]()).table as GameTable<TableView>;
}
