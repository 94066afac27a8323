/** The server this page comes from: where others find it, and what its host says to everybody. */
import { api } from './api';

/** How often a page that sits at no table asks. */
const ASKING = 60_000;

class Server {
  #address = $state<string | null>(null);
  announcement = $state<string | null>(null);
  /** It is about to be restarted: no table is made and no match begun any more. */
  draining = $state(false);
  #push = '';

  /** What links for others begin with: on the machine of the server itself, that is not the address of the page. */
  get origin(): string {
    return this.#address ?? location.origin;
  }

  /** Ask what is to be known of it; a page without an answer goes by its own address. */
  async learn(): Promise<void> {
    try {
      const about = await api.server();
      this.#address = about.address;
      this.#push = about.push ?? '';
      this.hear(about);
    } catch {
      // whoever cannot be reached now will not be invited to either
    }
  }

  /** The key by which a browser knows that it is this server that calls; null if it cannot be asked now. */
  async pushKey(): Promise<Uint8Array<ArrayBuffer> | null> {
    if (!this.#push) await this.learn();
    if (!this.#push) return null;
    const text = atob(this.#push.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  }

  /** Ask now and then, for as long as the page is open. */
  watch(): void {
    void this.learn();
    setInterval(() => {
      if (document.visibilityState === 'visible') void this.learn();
    }, ASKING);
  }

  /** Hear what its host says. */
  hear(said: { announcement: string | null; draining: boolean }): void {
    this.announcement = said.announcement;
    this.draining = said.draining;
  }
}

export const server = new Server();
