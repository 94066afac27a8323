/** What is read beside the play: over the table on a phone, in tabs beside it on a wide screen; and what is still unread. */
import { muted } from './muted.svelte';
import type { Client } from './tableview';

export type Panel = 'menu' | 'chat' | 'log' | 'rules';
export type Tab = 'log' | 'chat' | 'rules';

/** Make one while a component is set up. */
export class Panels {
  /** What lies over the table; empty if nothing does. */
  over = $state<Panel | ''>('');
  /** What stands beside it. */
  tab = $state<Tab>('log');
  /** The rule to open the book at. */
  rule = $state<string | null>(null);
  /** The last line of the talk that was seen. */
  #read = $state(-1);

  readonly #client: () => Client;
  readonly #small: () => boolean;

  constructor(client: () => Client, small: () => boolean) {
    this.#client = client;
    this.#small = small;
    $effect(() => {
      if ((small() ? this.over : this.tab) === 'chat') this.#read = client().chat.at(-1)?.number ?? -1;
    });
  }

  /** How many lines others have said since. */
  readonly unread = $derived.by(() => {
    const { table, chat } = this.#client();
    return muted.heard(table?.code ?? '', chat).filter((line) => line.number > this.#read && line.person !== table?.you)
      .length;
  });

  openRule(number: string | null): void {
    this.rule = number;
    this.#open('rules');
  }

  openLog(): void {
    this.#open('log');
  }

  close(): void {
    this.over = '';
  }

  #open(what: Panel & Tab): void {
    if (this.#small()) this.over = what;
    else {
      this.over = '';
      this.tab = what;
    }
  }
}
