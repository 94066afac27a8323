/**
 * Being called when it is my turn: one switch for this browser, and what the browser makes of it.
 *
 * While a page is open, it shows a notification itself; once it is closed, the server reaches the browser by Web Push,
 * for every seat whose table was told where. What is off here is known nowhere else.
 */
import type { Command, Language } from './protocol';
import { server } from './server.svelte';
import { recall, remember } from './storage';

/**
 * How it stands. `on`: also while the page is closed; `page`: only while it is open. What cannot be switched on:
 * `refused` by whoever uses the browser, `install` first (on iPhones and iPads), `insecure` without https, `unable`.
 */
export type CallState = 'off' | 'on' | 'page' | 'asking' | 'refused' | 'install' | 'insecure' | 'unable';

export type Send = (command: Command) => Promise<unknown>;

/** How long a browser may take to say where it can be reached. */
const PATIENCE = 15_000;

class Calls {
  #wanted = $state(recall('called', false));
  #asking = $state(false);
  #permission = $state<NotificationPermission>('default');
  /** Where this browser can be reached while its pages are closed. */
  subscription = $state.raw<PushSubscription | null>(null);
  /** The tables at which this page has a seat. */
  readonly #tables = new Set<Send>();

  constructor() {
    this.look();
  }

  /** How it stands now. */
  get state(): CallState {
    if (this.#asking) return 'asking';
    const obstacle = obstacleOf(this.#permission);
    if (obstacle) return obstacle;
    if (!this.#wanted || this.#permission !== 'granted') return 'off';
    return this.subscription ? 'on' : 'page';
  }

  /** Whether I want to be called, and may be. */
  get on(): boolean {
    return this.state === 'on' || this.state === 'page';
  }

  /** See whether permission was given or taken in the meantime; if I want to be called, find out where. */
  look(): void {
    this.#permission = typeof Notification === 'undefined' ? 'default' : Notification.permission;
    if (this.#wanted && this.#permission === 'granted' && !this.subscription) void this.#subscribe();
  }

  /** Switch it on, because somebody has touched the switch: the browser may ask. */
  async turnOn(): Promise<void> {
    this.#asking = true;
    try {
      this.#permission = await Notification.requestPermission();
      if (this.#permission !== 'granted') return;
      this.#want(true);
      await this.#subscribe();
    } finally {
      this.#asking = false;
    }
  }

  /** Switch it off: the table I sit at is told, and no other one will reach this browser any more. */
  async turnOff(): Promise<void> {
    this.#want(false);
    const gone = this.subscription;
    this.subscription = null;
    if (!gone) return;
    for (const send of this.#tables) void send({ do: 'call', subscription: null, instead: gone.endpoint });
    await gone.unsubscribe().catch(() => false);
  }

  /** From now on the switch counts for my seat at a table. Returns how to end that. */
  attend(send: Send): () => void {
    this.#tables.add(send);
    return () => this.#tables.delete(send);
  }

  /** Tell a table where I can be reached and in which language; a table that knows it already does nothing. */
  register(send: Send, language: Language): void {
    if (!this.#wanted || !this.subscription) return;
    void send({ do: 'call', subscription: this.subscription.toJSON() as never, language });
  }

  #want(wanted: boolean): void {
    this.#wanted = wanted;
    remember('called', wanted);
  }

  async #subscribe(): Promise<void> {
    try {
      const found = await Promise.race([subscribed(), after(PATIENCE)]);
      if (this.#wanted) this.subscription = found;
    } catch {
      this.subscription = null; // there is no push service, or it does not want to: the page has to do
    }
  }
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}

/** Ask the browser for a subscription by the key of this server; one by another key is given up. */
async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.ready;
  const key = await server.pushKey();
  if (!key || !registration.pushManager) return null;
  const before = await registration.pushManager.getSubscription();
  if (before && sameBytes(before.options.applicationServerKey, key)) return before;
  await before?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function sameBytes(kept: ArrayBuffer | null, key: Uint8Array): boolean {
  if (!kept || kept.byteLength !== key.length) return false;
  const bytes = new Uint8Array(kept);
  return key.every((byte, at) => byte === bytes[at]);
}

/** Why this browser cannot be made to call anybody, if it cannot. */
function obstacleOf(permission: NotificationPermission): CallState | null {
  if (typeof window === 'undefined') return 'unable';
  if (!window.isSecureContext) return 'insecure';
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return onApple() ? 'install' : 'unable';
  return permission === 'denied' ? 'refused' : null;
}

/** An iPhone or iPad, which has notifications only for what was added to the home screen. */
function onApple(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && 'ontouchend' in window)
  );
}

export const calls = new Calls();
