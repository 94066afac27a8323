/** What people have just said, for a while: it appears at their faces. */
import type { ChatLine } from '../lib/protocol';
import { muted } from './muted.svelte';
import type { Client } from './tableview';

/** Milliseconds a line stands, and more for each of its letters. */
const LEAST = 4000;
const EACH = 55;
/** Ready-made lines are about so long in every language. */
const READY_MADE = 22;

/** How long somebody needs to see a line and to read it. */
export function standing(line: ChatLine): number {
  return LEAST + EACH * (line.text?.length ?? READY_MADE);
}

/** Make one while a component is set up. */
export class Bubbles {
  /** By person, the last line that still stands. */
  #lines = $state.raw<ReadonlyMap<number, ChatLine>>(new Map());
  readonly #client: () => Pick<Client, 'table' | 'spoken'>;
  #last = -1;

  constructor(client: () => Pick<Client, 'table' | 'spoken'>, heard: () => void = () => {}) {
    this.#client = client;
    this.#last = client().spoken?.at(-1)?.number ?? -1;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    $effect(() => {
      const fresh = (client().spoken ?? []).filter((line) => line.number > this.#last);
      if (!fresh.length) return;
      this.#last = fresh.at(-1)?.number ?? this.#last;
      for (const line of fresh) {
        this.#lines = new Map([...this.#lines, [line.person, line]]);
        const timer = setTimeout(() => {
          timers.delete(timer);
          if (this.#lines.get(line.person) === line)
            this.#lines = new Map([...this.#lines].filter(([person]) => person !== line.person));
        }, standing(line));
        timers.add(timer);
      }
      const table = client().table;
      if (muted.heard(table?.code ?? '', fresh).some((line) => line.person !== table?.you)) heard();
    });
    $effect(() => () => {
      for (const timer of timers) clearTimeout(timer);
    });
  }

  /** What somebody has just said; null if nothing, or if I do not want to hear it. */
  of(person: number | null | undefined): ChatLine | null {
    const line = person == null ? undefined : this.#lines.get(person);
    return line ? (muted.heard(this.#client().table?.code ?? '', [line])[0] ?? null) : null;
  }
}
