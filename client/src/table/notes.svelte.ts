/**
 * What is explained beside the table: what was touched, else what a bot advises, else, to whoever is new to a game, a line
 * for each kind of question, card and event when it first matters. A board speaks of what can be picked on it by itself.
 */
import { capital } from '../lib/words';
import { ledTo } from './band';
import type { GameTable, Heading, Scene } from './contract';
import type { Firsts } from './firsts.svelte';
import type { Hints } from './hints.svelte';
import type { Picker } from './picker.svelte';
import type { Client, TableView } from './tableview';

export interface Note {
  heading: Heading;
  more: string;
  close: () => void;
}

/** What it is made from, at any moment. */
interface Sources {
  readonly client: Client;
  readonly scene: Scene<TableView> | null;
  readonly game: GameTable<TableView> | null;
  readonly firsts: Firsts | null;
  /** Who has seen the picked card. */
  readonly witnesses: string;
  readonly frozen: boolean;
}

export class Notes {
  /** What somebody is told who is new to it. */
  #lesson = $state.raw<Heading | null>(null);
  /** What has been read because it was touched, and at which question: it is not told once more. */
  readonly #read = new Map<string, string>();
  readonly #picker: Picker;
  readonly #hints: Hints;
  readonly #sources: () => Sources;

  constructor(picker: Picker, hints: Hints, sources: () => Sources) {
    this.#picker = picker;
    this.#hints = hints;
    this.#sources = sources;
  }

  /** What was touched. A card that is refused has its reason said instead. */
  get #touched(): Heading | null {
    const { scene, client } = this.#sources();
    const { picked, reason } = this.#picker;
    if (!scene || (reason && scene.view.hand.includes(picked ?? ''))) return null;
    const touched = this.#picker.explain(scene.words);
    if (!touched || !picked) return touched;
    const entry = scene.words.entryOf(picked);
    const ask = client.update?.ask?.id ?? '';
    const read = this.#read.get(entry);
    if (read === undefined) this.#read.set(entry, ask);
    else if (read !== ask && this.#saysAll(entry, picked))
      return this.#sources().witnesses ? { ...touched, text: '' } : null;
    return touched;
  }

  /** Whether a card that can be played says on its face what it does: the pile matters more than to read it again. */
  #saysAll(entry: string, picked: string): boolean {
    const { scene, game } = this.#sources();
    return (game?.plain?.has(entry) && scene?.view.options?.includes(picked)) ?? false;
  }

  /** Whether something is picked that the board speaks of itself: no line for newcomers lies over that. */
  get #onBoard(): boolean {
    const { scene, game } = this.#sources();
    const { picked } = this.#picker;
    if (!scene || picked === null || !game?.explain) return false;
    return !scene.view.hand.includes(picked) && (scene.view.options?.includes(picked) ?? false);
  }

  /** What a bot advises. */
  get advice(): Heading | null {
    const { scene, frozen } = this.#sources();
    const question = scene?.view.question;
    return scene && question && !frozen ? this.#hints.heading(scene.words, question.id) : null;
  }

  get shown(): Note | null {
    const touched = this.#touched;
    if (touched)
      return { heading: touched, more: this.#sources().witnesses, close: () => (this.#picker.noted = false) };
    const { advice } = this;
    if (advice) return { heading: advice, more: '', close: () => this.#hints.drop() };
    // whoever is refused needs the reason, and to see the table it speaks of
    return this.#lesson && !this.#picker.reason && !this.#onBoard
      ? { heading: this.#lesson, more: '', close: () => (this.#lesson = null) }
      : null;
  }

  /** Something new is asked. */
  meet(): void {
    this.#lesson = null;
    const { client, scene, game, firsts } = this.#sources();
    const question = scene?.view.question;
    if (!scene || !question || !game || !firsts || scene.me === null) return;
    const { words } = scene;
    const behind = ledTo(question, scene, game, client)?.behind;
    const entry = behind ? words.entryOf(behind) : question.id;
    if (!firsts.wants(entry)) return;
    const text = behind ? words.about(entry) : (game.help?.(question, scene.view, words) ?? '');
    if (!text) return;
    if (!this.#read.has(entry)) this.#lesson = { title: behind ? capital(words.say(entry)) : '', text };
    firsts.tell(entry);
  }
}
