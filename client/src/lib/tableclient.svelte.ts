/** A table as one client sees it: everything the server said, as state that screens are drawn from. */
import { Connection, type Status, socketUrl } from './connection';
import { madeKey, playerKey } from './player';
import type { Advice, ChatLine, Coach, Command, FromServer, Message, TableState, Told, Update } from './protocol';
import { randomHex } from './random';
import { beginRenewal, endRenewal, keepSeat, rememberEntropy, rememberSeal, renewalOf } from './seats';
import { server } from './server.svelte';

export type Listener = (update: Update, news: Told[]) => void;

/** How long a confirmed answer waits for the moment that follows it before it counts as done by itself. */
const SETTLING = 600;
/** What is told so soon after connecting was said before. */
const BACKLOG = 400;
/** So many lines can be at faces at once. */
const SPOKEN = 20;

export class TableClient {
  readonly code: string;
  token = $state.raw<string | null>(null);

  table = $state.raw<TableState | null>(null);
  update = $state.raw<Update | null>(null);
  /** All that was told in this match. */
  log = $state.raw<Told[]>([]);
  /** What was told with the present moment; empty after a reconnection. */
  news = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Of that, what was said while we listened: not what there was to read when we came. */
  spoken = $state.raw<ChatLine[]>([]);
  /** What the coach says; null at a table that is no lesson. */
  coach = $state.raw<Coach | null>(null);
  status = $state<Status>('connecting');
  /** Sent and not yet confirmed. */
  sending = $state.raw<{ key: string; answer: string } | null>(null);
  /** Why the last answer was not taken; whoever picks something else sets it to null. */
  refusal = $state.raw<Message | null>(null);
  /** By key, what may or may not have counted: the server does not know yet, and is asked again. */
  #doubts = $state.raw<ReadonlySet<string>>(new Set());
  /** Why the server hung up for good, if `status` is `gone`. */
  farewell = $state.raw<Message | null>(null);

  readonly #connection: Connection;
  readonly #listeners = new Set<Listener>();
  #heardAt = 0;
  #onlineSince = performance.now();
  #fresh = false;
  #answers = 0;
  /** The token that is to replace the present one. */
  #renewal: string | null = null;

  constructor(code: string, token: string | null, open?: (url: string) => WebSocket) {
    this.code = code;
    this.token = token;
    this.#connection = new Connection({
      url: open ? 'ws://test' : socketUrl(code),
      ...(open ? { open } : {}),
      hello: () => ({
        table: this.code,
        ...(this.token ? { token: this.token } : {}),
        ...this.#player(),
        ...(this.update ? { match: this.update.match, since: this.update.number } : {}),
        ...(this.chat.length ? { chat: this.chat[this.chat.length - 1]!.number } : {}),
      }),
      again: (refusal) => refusal.id === 'server-renewed' && this.#takeRenewed(),
      onFrame: (frame) => this.#hear(frame),
      onStatus: (status) => {
        this.status = status;
        if (status === 'online') this.#fresh = false;
        if (status === 'online') this.#onlineSince = performance.now();
        if (status === 'gone') this.farewell = this.#connection.farewell;
      },
    });
  }

  /** My seat belongs to my key, and my key finds it on other devices. Who only looks on needs none. */
  #player(): { player?: string } {
    const key = this.token ? madeKey() : playerKey();
    return key ? { player: key } : {};
  }

  /** The number of the person I am, or null if I watch. */
  get me(): number | null {
    return this.table?.you ?? null;
  }

  get isHost(): boolean {
    return this.table !== null && this.table.you !== null && this.table.host === this.table.you;
  }

  /** Whether it is not known yet if something of mine has counted. */
  get unsure(): boolean {
    return this.#doubts.size > 0;
  }

  /** Milliseconds until time runs out, below zero during the grace; null without a clock. */
  clockLeft(): number | null {
    const clock = this.update?.clock;
    if (!clock) return null;
    // while something is shown, all of the time is still there
    return Math.min(clock.total, Math.max(-clock.grace, clock.left - (performance.now() - this.#heardAt)));
  }

  /** Milliseconds until the next round begins anyway; null without such a limit. */
  holdLeft(): number | null {
    const left = this.update?.hold?.left ?? null;
    return left === null ? null : Math.max(0, left - (performance.now() - this.#heardAt));
  }

  /** Answer the open question. Nothing is shown as done before the server has it. */
  async answer(option: string): Promise<void> {
    const ask = this.update?.ask;
    if (!ask || this.sending) return;
    this.refusal = null;
    this.#answers += 1;
    const sending = { key: `${this.#answers}`, answer: option };
    this.sending = sending;
    const reply = await this.#connection.send({ do: 'answer', ask: ask.id, answer: option });
    if (reply.is === 'no') {
      if (this.sending === sending) this.sending = null;
      // a question that is gone, because time ran out or another tab answered it, is no mistake of the player
      if (reply.refusal.id !== 'server-stale') this.refusal = reply.refusal;
      return;
    }
    // the next moment may already have come; else the answer settles when it does
    setTimeout(() => {
      if (this.sending !== sending) return;
      this.sending = null;
      if (this.update?.ask?.id === ask.id) this.update = { ...this.update, ask: null, clock: null };
    }, SETTLING);
  }

  /** Why an answer would not be taken; null if it would. */
  async why(option: string): Promise<Message | null> {
    const ask = this.update?.ask;
    if (!ask) return { id: 'server-stale' };
    const reply = await this.#connection.send({ do: 'why', ask: ask.id, answer: option });
    return reply.is === 'no' || reply.is === 'why' ? reply.refusal : null;
  }

  /** What a bot would do with the open question; or why it does not say. */
  async hint(): Promise<Advice | { refusal: Message }> {
    const ask = this.update?.ask;
    if (!ask) return { refusal: { id: 'server-stale' } };
    const reply = await this.#connection.send({ do: 'hint', ask: ask.id });
    if (reply.is === 'hint') return reply;
    return { refusal: reply.is === 'no' ? reply.refusal : { id: 'app-error-unknown' } };
  }

  /** Send anything else; resolves to the refusal, or to null when it is done. */
  async send(command: Command): Promise<Message | null> {
    const reply = await this.#connection.send(command);
    return reply.is === 'no' ? reply.refusal : null;
  }

  /** Say that I am ready (or not), with chance of my own for the next deal. */
  ready(ready: boolean): Promise<Message | null> {
    const entropy = randomHex(16);
    if (ready) rememberEntropy(this.code, entropy);
    return this.send({ do: 'ready', ready, entropy });
  }

  /** Replace the token of my seat: whoever else has the old one loses it. Resolves to the refusal, or to null. */
  async renew(): Promise<Message | null> {
    const token = randomHex(20);
    this.#renewal = token;
    beginRenewal(this.code, token);
    const refusal = await this.send({ do: 'renew', token, ...this.#player() });
    if (refusal) this.#endRenewal();
    else this.#takeRenewed();
    return refusal;
  }

  /** Go on with the token that has replaced the one before, if that was done here. */
  #takeRenewed(): boolean {
    // a page that was closed before the answer came has left its token in the browser
    const token = this.#renewal ?? renewalOf(this.code);
    if (token === null) return false;
    this.token = token;
    keepSeat(this.code, token);
    this.#endRenewal();
    return true;
  }

  #endRenewal(): void {
    this.#renewal = null;
    endRenewal(this.code);
  }

  /** Hear of every moment as it comes, none left out: what is drawn may skip some. Returns how to stop. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#connection.close();
  }

  #hear(frame: FromServer): void {
    switch (frame.is) {
      case 'table':
        this.table = frame.table;
        rememberSeal(this.code, frame.table.match + (frame.table.phase === 'playing' ? 0 : 1), frame.table.seal);
        // back in the lobby there is nothing left of the match that was
        if (frame.table.phase === 'lobby') this.#forget();
        break;
      case 'update':
        this.#move(frame);
        break;
      case 'coach':
        this.coach = frame;
        break;
      case 'notice':
        server.hear(frame);
        break;
      case 'unknown':
        this.#doubts = new Set([...this.#doubts, frame.key]);
        break;
      case 'ok':
      case 'no':
        if (this.#doubts.has(frame.key)) this.#doubts = new Set([...this.#doubts].filter((key) => key !== frame.key));
        break;
      case 'chat': {
        const last = this.chat[this.chat.length - 1]?.number ?? -1;
        const lines = frame.lines.filter((line) => line.number > last);
        if (!lines.length) break;
        this.chat = [...this.chat, ...lines];
        if (performance.now() - this.#onlineSince > BACKLOG) this.spoken = [...this.spoken, ...lines].slice(-SPOKEN);
        break;
      }
    }
  }

  #move(update: Update): void {
    const sameMatch = this.update?.match === update.match;
    const log = sameMatch ? this.log : [];
    const last = log[log.length - 1]?.number ?? -1;
    const told = update.told.filter((one) => one.number > last);
    const news = this.#fresh && sameMatch ? told : [];
    // what comes after the first word of a connection happens while we watch
    this.#fresh = true;
    this.#heardAt = performance.now();
    if (this.sending && update.ask?.id !== this.update?.ask?.id) this.sending = null;
    if (update.ask?.id !== this.update?.ask?.id) this.refusal = null;
    this.log = told.length ? [...log, ...told] : log;
    this.news = news;
    this.update = update;
    for (const listener of this.#listeners) listener(update, news);
  }

  #forget(): void {
    this.update = null;
    this.log = [];
    this.news = [];
    this.sending = null;
    this.refusal = null;
  }
}
