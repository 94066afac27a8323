/** Positions of a game that its page and its rulebook show: games/<game>/pictured.json, played by the engine. */
import { ofGame } from '../lib/games';
import type { GameName, View } from '../lib/protocol';
import type { TableView } from '../table/tableview';

/** What a picture shows: what lies on the table, a hand, somebody who attacks. */
export const PICTURES = ['stage', 'hand', 'attack'] as const;
export type Picture = (typeof PICTURES)[number];

export interface Pictured<V extends View = View> {
  /** As the first seat sees them. */
  views: Record<Picture, V>;
  /** The rules that speak of what a picture shows, by their number. */
  rules: Record<string, Picture>;
}

const files = import.meta.glob<Pictured<TableView>>('../games/*/pictured.generated.ts', { import: 'pictured' });

/** Those of a game; null for one of another package, which declares no position. */
export async function picturesOf(game: GameName): Promise<Pictured<TableView> | null> {
  return (await ofGame(files, game)?.()) ?? null;
}

/** Who sits there: the first is whoever looks on, and is never called by name. */
export const NAMES = ['Ada', 'Mia', 'Otto', 'Bob'];
