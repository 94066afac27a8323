/** The end of a round: what led to it is seen first, then its sheet, and the next one when the sheet is put away. */
import { untrack } from 'svelte';
import { settings } from '../lib/settings.svelte';
import type { Curtain } from './curtain.svelte';
import type { News } from './news.svelte';
import type { Client } from './tableview';

/** So long the last card of a round is looked at, in milliseconds. */
const HOLD = 900;

interface Table {
  readonly tempo: number;
  /** Whether something is still on its way. */
  readonly moving: boolean;
  /** Whether I only watch, or cannot press anything now. */
  readonly idle: boolean;
}

/** Make one while a component is set up. */
export class RoundEnd {
  #lingering = $state(false);
  readonly #client: Client & Curtain;
  readonly #news: News;
  readonly #table: () => Table;

  constructor(client: Client & Curtain, news: News, table: () => Table) {
    this.#client = client;
    this.#news = news;
    this.#table = table;
    $effect(() => this.linger());
    $effect(() => this.giveWay());
  }

  /** There is a sheet: the last card is looked at first. What comes back ends the wait without showing anything. */
  linger(): (() => void) | undefined {
    if (this.#news.sheet === null || settings.still) return;
    this.#lingering = true;
    const timer = setTimeout(() => (this.#lingering = false), HOLD * untrack(() => this.#table().tempo));
    return () => clearTimeout(timer);
  }

  /** The sheet and all that moved before it are gone: what follows is seen. */
  giveWay(): void {
    const { down } = this.#client;
    if (down && this.#news.sheet === null && !this.#news.event && !this.#table().moving) this.#client.raise();
  }

  /** The rounds of the sheet that is shown now. */
  get sheet(): number | null {
    const waits = this.#news.event || this.#table().moving || (this.#lingering && this.#client.down);
    return waits ? null : this.#news.sheet;
  }

  /** I have seen it: that is told to the table if it waits for me. */
  goOn(): void {
    const { table, update } = this.#client;
    const hold = update?.hold ?? null;
    if (hold && table?.you != null && hold.waiting.includes(table.you))
      void this.#client.send({ do: 'seen', number: update?.number ?? 0 });
    else if (!hold || this.#table().idle) this.#news.sheet = null;
  }
}
