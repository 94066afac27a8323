/** What each game provides for its table, fetched when it is needed; one of another package has a plain one. */
import { api } from '../lib/api';
import { ofGame } from '../lib/games';
import type { GameName } from '../lib/protocol';
import type { GameTable } from './contract';
import type { TableView } from './tableview';

// each game's view is a TableView with more in it; the frame hands back what it was given
const tables = import.meta.glob<GameTable<TableView>>('../games/*/index.ts', { import: 'table' });

export async function gameTable(name: GameName): Promise<GameTable<TableView>> {
  const fetch = ofGame(tables, name);
  if (fetch) return fetch();
  const [{ plainTable }, declared] = await Promise.all([import('./plain'), api.declared(name)]);
  return plainTable(name, declared);
}
