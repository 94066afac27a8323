/** The server this page comes from: where others find it. */
import { api } from './api';

class Server {
  #address = $state<string | null>(null);

  /** What links for others begin with: on the machine of the server itself, that is not the address of the page. */
  get origin(): string {
    return this.#address ?? location.origin;
  }

  /** Ask what is to be known of it; a page without an answer goes by its own address. */
  async learn(): Promise<void> {
    try {
      const about = await api.server();
      this.#address = about.address;
    } catch {
      // whoever cannot be reached now will not be invited to either
    }
  }
}

export const server = new Server();
