/** Whom I do not want to hear, table by table; kept in this browser, and nobody is told. */
import type { ChatLine } from '../lib/protocol';
import { recall, remember } from '../lib/storage';

class Muted {
  #keys = $state.raw<string[]>(recall<string[]>('muted', []));

  #set(keys: string[]): void {
    this.#keys = keys;
    remember('muted', keys);
  }

  mute(code: string, person: number): void {
    if (!this.has(code, person)) this.#set([...this.#keys, `${code}/${person}`]);
  }

  unmute(code: string, person: number): void {
    this.#set(this.#keys.filter((key) => key !== `${code}/${person}`));
  }

  has(code: string, person: number): boolean {
    return this.#keys.includes(`${code}/${person}`);
  }

  /** Hear everybody at a table again. */
  forgive(code: string): void {
    this.#set(this.#keys.filter((key) => !key.startsWith(`${code}/`)));
  }

  anybody(code: string): boolean {
    return this.#keys.some((key) => key.startsWith(`${code}/`));
  }

  /** What is left of the talk at a table. */
  heard(code: string, lines: readonly ChatLine[]): ChatLine[] {
    return lines.filter((line) => !this.has(code, line.person));
  }
}

export const muted = new Muted();
