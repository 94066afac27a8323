/** What the latest update brings beside a new view: things that fly, events that fill the screen, the sheet of a round. */
import type { Message, Seat } from '../lib/protocol';
import { type Attack, type Blow, blowOf } from './blows';
import type { GameTable } from './contract';
import { type Act, actsOf } from './flights';
import { type Happening, happenings } from './happenings';
import type { Sound } from './sound';
import { playedBy } from './story';
import type { Client, TableView } from './tableview';

/** Of what happened at once, so much is shown as motion. */
const MOST = 8;

export class News {
  /** Events that wait to be seen, the present one first. */
  events = $state.raw<Happening[]>([]);
  /** Rounds whose score sheet is being shown. */
  sheet = $state<number | null>(null);
  /** What somebody has just done to me. */
  blow = $state.raw<Blow | null>(null);
  podiumClosed = $state(false);

  readonly #client: () => Client;
  readonly #sound: (sound: Sound) => void;
  readonly #seen = new Set<string>();
  #match = -1;
  /** The last moment that was told, and the one after which events are shown; null without any. */
  #last = -1;
  #after: number | null = null;
  #rounds = 0;
  /** Whether the table waits until all have seen how the round ended. */
  #held = false;
  #attack: Attack | null = null;

  constructor(client: () => Client, sound: (sound: Sound) => void) {
    this.#client = client;
    this.#sound = sound;
  }

  /** Take in the present update. What shall be seen moving: nothing after a reconnection. */
  hear(me: Seat | null, game: GameTable<TableView>): Act[] {
    const client = this.#client();
    const update = client.update;
    if (!update) return [];
    const now = update.view as TableView;
    if (update.match !== this.#match) this.#begin(update.match, now);
    const watched = client.news.length > 0;
    const before = this.#last;
    const facts =
      watched && before >= 0 ? client.log.filter((told) => told.number > before).flatMap((told) => told.facts) : [];
    const played = this.#playedUntil(before, game);
    this.#last = client.log.at(-1)?.number ?? before;
    this.#showEvents(facts, before, game);
    this.#showSheet(facts, now, watched, game);
    this.#showBlow(facts, me, played, game);
    return actsOf(facts, me, game, played).slice(-MOST);
  }

  /** The event to be shown now: what a new round begins with waits until the sheet of the one before is put away. */
  get event(): Happening | null {
    const [one] = this.events;
    return one && (this.sheet === null || one.ended) ? one : null;
  }

  /** The present event has been seen. */
  dismiss(): void {
    const [one] = this.events;
    if (one) this.#seen.add(one.key);
    this.events = this.events.slice(1);
    if (!this.events.length) this.#after = null;
  }

  /** A chance to react is short: nothing may lie over it. */
  clear(): void {
    if (!this.#held) this.sheet = null;
    this.blow = null;
    while (this.events.length) this.dismiss();
  }

  #begin(match: number, view: TableView): void {
    this.#match = match;
    this.#last = -1;
    this.#after = null;
    this.#rounds = view.sheet?.length ?? 0;
    this.#held = false;
    this.#attack = this.blow = null;
    this.#seen.clear();
    this.events = [];
    this.sheet = null;
    this.podiumClosed = false;
  }

  /** The card that was played last, up to a moment: it is behind what is done now. */
  #playedUntil(moment: number, game: GameTable<TableView>): string {
    let played = '';
    for (const { number, facts } of this.#client().log)
      if (number <= moment) for (const fact of facts) played = playedBy(fact, game.facts) ?? played;
    return played;
  }

  #showEvents(facts: readonly Message[], before: number, game: GameTable<TableView>): void {
    const roles = new Set(facts.map((fact) => game.facts[fact.id]));
    if (roles.has('event')) {
      if (!this.events.length) this.#after = before;
      this.#sound('event');
    } else if (roles.has('play')) this.#sound('card');
    if (this.#after === null) return;
    this.events = happenings(this.#client().log, this.#after, game.facts, game.worded).filter(
      (one) => !this.#seen.has(one.key),
    );
    if (!this.events.length) this.#after = null;
  }

  #showBlow(facts: readonly Message[], me: Seat | null, played: string, game: GameTable<TableView>): void {
    const { blow, attack } = blowOf(facts, me, game.facts, this.#attack, played);
    this.#attack = attack;
    if (blow) this.blow = blow;
  }

  #showSheet(facts: readonly Message[], view: TableView, watched: boolean, game: GameTable<TableView>): void {
    const rounds = view.sheet?.length ?? 0;
    const held = Boolean(this.#client().update?.hold);
    const ended = rounds > this.#rounds;
    this.#rounds = Math.max(rounds, this.#rounds);
    if (held && !this.#held) this.sheet = rounds || this.#endsTold(game);
    else if (this.#held && !held) this.sheet = null;
    else if (ended && watched) this.sheet = rounds;
    this.#held = held;
    if (ended && watched) this.#sound(view.over ? 'victory' : 'curtain');
    else if (!ended && view.over && facts.some((fact) => game.facts[fact.id] === 'end')) this.#sound('victory');
  }

  /** How many rounds have ended, in a game that keeps no sheet. */
  #endsTold(game: GameTable<TableView>): number {
    return this.#client().log.reduce(
      (count, told) => count + told.facts.filter((fact) => game.facts[fact.id] === 'end').length,
      0,
    );
  }
}
