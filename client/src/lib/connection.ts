/**
 * One socket to the table, kept up over bad networks: docs/protocol.md.
 *
 * Whatever changes something is kept until the server has answered it, and sent again with the same key over each new
 * connection, and as long as the server does not know whether it counted: it takes effect once.
 */
import type { Command, FromServer, Message } from './protocol';
import { randomKey } from './random';

export type Status = 'connecting' | 'online' | 'offline' | 'gone';

export interface Hello {
  table: string;
  token?: string;
  player?: string;
  match?: number;
  since?: number;
  chat?: number;
}

export type Reply = Extract<FromServer, { is: 'ok' | 'no' | 'why' | 'hint' }>;
type Frame = Command & { key: string };

/** What of a WebSocket is used here, so that a test can play the network. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'>;

export interface ConnectionOptions {
  url: string;
  /** What to say at each (re)connection; asked for anew each time, since what has been told grows. */
  hello(): Hello;
  onFrame(frame: FromServer): void;
  onStatus(status: Status): void;
  /** Whether to come back after a farewell that is not for good: with another token, for instance. */
  again?(refusal: Message): boolean;
  open?(url: string): Socket;
  /** Where `online`, `offline` and `visibilitychange` are heard. */
  world?: EventTarget | null;
  random?(): number;
}

/** How long each further attempt is waited for. A server that is started again is there after a second or two. */
const WAITS = [250, 400, 600, 800, 1000, 2000, 4000, 5000];
/** The attempt that somebody who was asked to come later waits for. */
const LATER = 6;
const PING = 15_000;
/** A server that has not said anything this long after a ping is not there any more. */
const SILENCE = 8000;
/** A socket that does not open within this time is given up. */
const OPENING = 8000;

/** How long until it is asked again whether something counted, at first and at most. */
const ASKING = 500;
const ASKING_AT_MOST = 5000;

/** The connection ended for a reason that another attempt may not meet. */
const PASSING = new Set(['server-too-fast', 'server-too-many', 'server-busy', 'server-unknown']);

export class Connection {
  status: Status = 'connecting';
  /** Why the server hung up for good. */
  farewell: Message | null = null;
  readonly #options: ConnectionOptions;
  #socket: Socket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<string, { frame: Frame; settle(reply: Reply): void; doubts: number }>();
  readonly #world: EventTarget | null;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#world = options.world === undefined ? (typeof window === 'undefined' ? null : window) : options.world;
    this.#world?.addEventListener('online', this.#hurry);
    this.#world?.addEventListener('offline', this.#lost);
    this.#world?.addEventListener('visibilitychange', this.#looked);
    this.#connect();
  }

  /** Send a command; its reply comes when the server has it, however many connections that takes. */
  send(command: Command): Promise<Reply> {
    const frame: Frame = { key: randomKey(), ...command };
    return new Promise((settle) => {
      if (this.status === 'gone') {
        settle(notSent(frame.key, this.farewell));
        return;
      }
      this.#waiting.set(frame.key, { frame, settle, doubts: 0 });
      if (this.status === 'online') this.#say(frame);
    });
  }

  /** Hang up for good. */
  close(): void {
    this.#end(null);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#hangUp();
    if (this.#failures === 0) this.#become('connecting');
    const open = this.#options.open ?? ((url: string): Socket => new WebSocket(url));
    let socket: Socket;
    try {
      socket = open(this.#options.url);
    } catch {
      this.#later();
      return;
    }
    this.#socket = socket;
    this.#watch = setTimeout(this.#lost, OPENING);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#say({ do: 'hello', ...this.#options.hello() });
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(String(event.data));
    };
    socket.onclose = socket.onerror = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(text: string): void {
    let frame: FromServer;
    try {
      frame = JSON.parse(text) as FromServer;
    } catch {
      return; // a proxy's error page is nothing a server says
    }
    if (frame.is === 'bye') {
      this.#dismissed(frame.refusal);
      return;
    }
    this.#await();
    if (this.status !== 'online') {
      // the first word after hello: we are known there, and what was left unanswered goes again
      this.#failures = 0;
      this.#become('online');
      for (const { frame: unanswered } of this.#waiting.values()) this.#say(unanswered);
    }
    if (frame.is === 'ok' || frame.is === 'no' || frame.is === 'why' || frame.is === 'hint') {
      const waiting = this.#waiting.get(frame.key);
      this.#waiting.delete(frame.key);
      waiting?.settle(frame);
    }
    if (frame.is === 'unknown') this.#askAgain(frame.key);
    this.#options.onFrame(frame);
  }

  /** Ask again whether something counted, ever more slowly, until it is known. */
  #askAgain(key: string): void {
    const waiting = this.#waiting.get(key);
    if (!waiting) return;
    const delay = Math.min(ASKING_AT_MOST, ASKING * 2 ** waiting.doubts);
    waiting.doubts += 1;
    // a new connection sends it again anyway
    const socket = this.#socket;
    setTimeout(() => {
      if (this.#socket === socket && this.#waiting.has(key)) this.#say(waiting.frame);
    }, delay);
  }

  /** Ping after a while; a server that stays silent then is lost. */
  #await(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#ping(), PING);
  }

  #ping(): void {
    clearTimeout(this.#watch);
    this.#say({ do: 'ping', key: randomKey() });
    this.#watch = setTimeout(this.#lost, SILENCE);
  }

  #say(frame: object): void {
    try {
      this.#socket?.send(JSON.stringify(frame));
    } catch {
      // the close that follows will be heard
    }
  }

  #dismissed(refusal: Message): void {
    if (PASSING.has(refusal.id)) {
      this.#failures = Math.max(this.#failures, LATER);
      this.#lost();
    } else if (this.#options.again?.(refusal)) this.#lost();
    else this.#end(refusal);
  }

  #later(): void {
    const delay = WAITS[Math.min(this.#failures, WAITS.length - 1)]!;
    this.#failures += 1;
    // half of it by chance, so that a whole table does not come back in the same instant
    const random = this.#options.random ?? Math.random;
    this.#retry = setTimeout(() => this.#connect(), delay / 2 + (delay / 2) * random());
  }

  readonly #lost = (): void => {
    if (this.status === 'gone') return;
    this.#hangUp();
    this.#become('offline');
    clearTimeout(this.#retry);
    this.#later();
  };

  readonly #hurry = (): void => {
    if (this.status === 'offline') {
      this.#failures = Math.min(this.#failures, 1);
      this.#connect();
    }
  };

  /** A phone that wakes up may hold a socket that died in its sleep. */
  readonly #looked = (): void => {
    if (typeof document !== 'undefined' && document.visibilityState !== 'visible') return;
    if (this.status === 'online') this.#ping();
    else this.#hurry();
  };

  #hangUp(): void {
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    try {
      socket.close();
    } catch {
      // it was not open yet
    }
  }

  #end(refusal: Message | null): void {
    if (this.status === 'gone') return;
    clearTimeout(this.#retry);
    this.#hangUp();
    this.#world?.removeEventListener('online', this.#hurry);
    this.#world?.removeEventListener('offline', this.#lost);
    this.#world?.removeEventListener('visibilitychange', this.#looked);
    this.farewell = refusal;
    this.#become('gone');
    for (const [key, { settle }] of this.#waiting) settle(notSent(key, refusal));
    this.#waiting.clear();
  }

  #become(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.#options.onStatus(status);
  }
}

function notSent(key: string, refusal: Message | null): Reply {
  return { is: 'no', key, refusal: refusal ?? { id: 'app-error-gone' } };
}

/** Where the socket of a table is, at the server that served this page. */
export function socketUrl(code: string): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/api/tables/${code}/socket`;
}
