/**
 * The first matches of a person: how many of a game were finished on this device, and what has been explained.
 *
 * Whoever is new to a game is told more, once for each kind of question, card and event, and has longer to read it.
 */
import type { GameName } from '../lib/protocol';
import { recall, remember } from '../lib/storage';

/** After so many finished matches of a game nobody is new to it. */
const NEW = 3;

interface Kept {
  finished: number;
  told: string[];
}

export class Firsts {
  readonly #game: GameName;
  #kept = $state.raw<Kept>({ finished: 0, told: [] });

  constructor(game: GameName) {
    this.#game = game;
    const kept = recall<Partial<Kept>>(`firsts-${game}`, {});
    this.#kept = { finished: Number(kept.finished) || 0, told: Array.isArray(kept.told) ? kept.told : [] };
  }

  /** Whether the person is new to the game. */
  get learning(): boolean {
    return this.#kept.finished < NEW;
  }

  /** Whether something is yet to be explained. */
  wants(what: string): boolean {
    return this.learning && !this.#kept.told.includes(what);
  }

  /** It has been explained. */
  tell(what: string): void {
    if (this.#kept.told.includes(what)) return;
    this.#keep({ ...this.#kept, told: [...this.#kept.told, what] });
  }

  /** A match has come to its end. */
  finish(): void {
    this.#keep({ ...this.#kept, finished: this.#kept.finished + 1 });
  }

  /** How long what nobody waits for is shown: whoever is new has twice the time. */
  longer(time: number): number {
    return this.learning ? 2 * time : time;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    remember(`firsts-${this.#game}`, kept);
  }
}
