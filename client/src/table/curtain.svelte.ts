/**
 * The curtain between two rounds. The server tells how a round ended and how the next one begins in one moment; here the
 * end is shown first, with the table as it was, and the rest when the curtain rises: who looks at the scores has missed no deal.
 */
import type { Message, Roles, Told, Update } from '../lib/protocol';
import type { Client } from './tableview';

interface Shown {
  update: Update | null;
  log: Told[];
  news: Told[];
}

/** Told before the rest of a moment: its number lies between the one before and its own. */
const BEFORE = 0.5;

export class Curtain {
  readonly #client: () => Client;
  readonly #roles: () => Roles | null;
  /** The moment up to which everything may be seen. */
  #raised = $state.raw<Update | null>(null);
  #seen: Update | null = null;
  /** The table as it was before the moment at which the curtain fell. */
  #old: Update | null = null;
  /** By moment of this match, where in what was told the curtain fell. */
  readonly #cuts = new Map<number, number>();
  readonly #shown = $derived.by(() => this.#stage());

  constructor(client: () => Client, roles: () => Roles | null) {
    this.#client = client;
    this.#roles = roles;
  }

  /** Whether the end of a round is shown, and nothing of the next one yet. */
  get down(): boolean {
    return this.#shown.update !== this.#client().update;
  }

  /** Show how it goes on. */
  raise(): void {
    this.#raised = this.#client().update;
  }

  get update(): Update | null {
    return this.#shown.update;
  }
  get log(): Told[] {
    return this.#shown.log;
  }
  get news(): Told[] {
    return this.#shown.news;
  }

  #stage(): Shown {
    const { update, log, news } = this.#client();
    const raised = this.#raised;
    const roles = this.#roles();
    this.#remember(update, news);
    const old = this.#old;
    const last = log.at(-1);
    if (update && old && roles && last?.number === update.number && cutOf(last.facts, roles))
      this.#cuts.set(last.number, cutOf(last.facts, roles));
    if (!update || !this.#cuts.size) return { update, log, news };
    const parted = log.flatMap((told) => this.#parts(told));
    if (!old || !last || !this.#cuts.has(update.number)) return { update, log: parted, news };
    // moments are counted anew in each match
    if (raised?.match === update.match && raised.number >= update.number)
      return { update, log: parted, news: parted.slice(-1) };
    const view = asItWas(old, update);
    return {
      update: { ...update, view, ask: null, clock: null },
      log: parted.slice(0, -1),
      news: parted.slice(-2, -1),
    };
  }

  /** What was told, before and after the curtain if it fell there. */
  #parts(told: Told): Told[] {
    const at = this.#cuts.get(told.number);
    if (!at) return [told];
    return [
      { number: told.number - BEFORE, facts: told.facts.slice(0, at) },
      { ...told, facts: told.facts.slice(at) },
    ];
  }

  /** Keep the table as it was before the present moment, if that was seen and this one comes before our eyes. */
  #remember(update: Update | null, news: readonly Told[]): void {
    const before = this.#seen;
    if (update === before) return;
    this.#seen = update;
    const same = update !== null && update.match === before?.match;
    if (same && update.number === before?.number) return;
    if (!same) this.#cuts.clear();
    this.#old = same && news.length ? before : null;
  }

  /** No clock is seen to run while the curtain is down. */
  clockLeft(): number | null {
    return this.down ? null : this.#client().clockLeft();
  }

  /** All else is the client's own. */
  get client(): Client {
    return this.#client();
  }
}

/** A client behind a curtain. */
export function behindCurtain(client: () => Client, roles: () => Roles | null): Client & Curtain {
  const curtain = new Curtain(client, roles);
  return new Proxy(curtain, {
    get(_, name) {
      const one: object = name in curtain ? curtain : curtain.client;
      const value: unknown = Reflect.get(one, name, one);
      return typeof value === 'function' ? value.bind(one) : value;
    },
  }) as Client & Curtain;
}

/** Where in what was told the next round begins, after the end of one; 0 if it does not. */
function cutOf(facts: readonly Message[], roles: Roles): number {
  const end = facts.findIndex((fact) => roles[fact.id] === 'end');
  return end < 0
    ? 0
    : Math.max(
        0,
        facts.findIndex((fact, place) => place > end && roles[fact.id] === 'round'),
      );
}

/** The table before the next deal, with the accounts as they are now. Nobody is asked anything. */
function asItWas(old: Update, now: Update): Update['view'] {
  const { sheet, scores } = now.view as { sheet?: unknown; scores?: unknown };
  return { ...old.view, question: null, options: null, ...(sheet ? { sheet } : {}), ...(scores ? { scores } : {}) };
}
