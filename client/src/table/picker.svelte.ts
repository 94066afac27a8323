/** What I am about to do: what is picked, why it was refused, what I have given so far. */
import type { Message, Seat } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import type { Words } from '../lib/words';
import type { GameTable, Heading } from './contract';
import type { Client, TableView } from './tableview';

export type Where = 'chooser' | 'stage' | 'hand' | 'seat' | 'button';

interface Given {
  question: string;
  other: number;
  cards: string[];
}

/** Words to answer with are buttons, whatever else is chosen from. */
const WORDS: ReadonlySet<string> = new Set(['no', 'yes', 'pass', 'draw', 'ready']);

export class Picker {
  picked = $state<string | null>(null);
  /** Which of several equal cards was touched. */
  place = $state(0);
  /** Why the picked thing is no answer. */
  reason = $state<Message | null>(null);
  /** Counts up with every refusal, so that a card can shake again. */
  shakes = $state(0);
  /** Whether what is picked is explained. */
  noted = $state(true);
  /** Lift what fits and nothing else. */
  fits = $state(false);
  given = $state<Given | null>(null);
  /** The reasons that were asked for while a question has been open. */
  #reasons = $state.raw<{ ask: string; known: Record<string, Message> }>({ ask: '', known: {} });

  readonly #client: () => Client;
  readonly #game: () => GameTable<TableView> | null;
  readonly #refused: () => void;

  constructor(client: () => Client, game: () => GameTable<TableView> | null, refused: () => void) {
    this.#client = client;
    this.#game = game;
    this.#refused = refused;
  }

  get view(): TableView | null {
    const { update, table } = this.#client();
    if (!update) return null;
    return this.#game()?.complete?.(update.view, table?.seated.length ?? 0) ?? (update.view as TableView);
  }

  /** The open question, unless it has been answered or cannot be. */
  get question(): Message | null {
    return this.#client().update?.ask ? (this.view?.question ?? null) : null;
  }

  /** Whether this is a chance to react. */
  get window(): boolean {
    return this.#client().update?.ask?.window ?? false;
  }

  get options(): string[] {
    return this.question ? (this.view?.options ?? []) : [];
  }

  /** Where an option is shown. */
  where(option: string): Where {
    const view = this.view;
    const question = this.question;
    if (!view || !question) return 'button';
    const game = this.#game();
    if (game?.chooses?.(question, view)) return WORDS.has(option) ? 'button' : 'chooser';
    if (game?.onStage(option, question, view)) return 'stage';
    if (option.startsWith('-> ')) return Number(option.slice(3)) === view.seat ? 'button' : 'seat';
    return view.hand.includes(option) ? 'hand' : 'button';
  }

  /** Nothing is picked any more. */
  drop(): void {
    this.picked = null;
    this.reason = null;
    this.fits = false;
  }

  pick(what: string | null, place = 0): void {
    if (what === null) {
      this.drop();
      return;
    }
    const client = this.#client();
    const again = this.picked === what && this.place === place;
    if (!again) this.noted = true;
    if (this.options.includes(what) && this.question) {
      if (client.sending) return;
      if ((again && !this.reason) || !settings.confirm) {
        this.answer(what);
        return;
      }
      this.picked = what;
      this.place = place;
      this.reason = null;
      this.fits = false;
      return;
    }
    if (again) {
      this.drop();
      return;
    }
    this.picked = what;
    this.place = place;
    this.fits = false;
    this.reason = null;
    if (!this.question) return;
    void this.#ask(what).then((reason) => {
      if (reason && this.picked === what) this.#refuse(reason);
    });
  }

  /** Why something is no answer to the open question, as far as it was asked. */
  reasonFor(what: string): Message | null {
    return this.#client().update?.ask?.id === this.#reasons.ask ? (this.#reasons.known[what] ?? null) : null;
  }

  /** Find out why something is no answer, unless that is known: `reasonFor` says so then. */
  wonder(what: string): void {
    if (this.question && !this.options.includes(what)) void this.#ask(what);
  }

  async #ask(what: string): Promise<Message | null> {
    const known = this.reasonFor(what);
    const client = this.#client();
    const ask = client.update?.ask?.id;
    if (known || !ask) return known;
    const reason = await client.why(what);
    if (reason && client.update?.ask?.id === ask) {
      const before = this.#reasons.ask === ask ? this.#reasons.known : {};
      this.#reasons = { ask, known: { ...before, [what]: reason } };
    }
    return reason;
  }

  #refuse(reason: Message): void {
    // "not among the options" says nothing to somebody who only wanted to look
    if (reason.id === 'unknown-answer' || reason.id === 'not-offered') return;
    this.reason = reason;
    this.shakes++;
    this.#refused();
  }

  answer(option: string): void {
    const client = this.#client();
    const question = this.question;
    if (client.sending || !question || !this.options.includes(option)) return;
    if (client.accepts?.(option) === false) return;
    if (typeof question.count === 'number' && typeof question.other === 'number') {
      const goes = this.given?.question === question.id && this.given.other === question.other && question.count > 1;
      const cards = goes && this.given ? this.given.cards : [];
      this.given = { question: question.id, other: question.other, cards: [...cards, option] };
    } else this.given = null;
    client.answer(option);
  }

  /** What lies ready for somebody while more is asked for. */
  get tray(): { other: Seat; cards: string[] } | null {
    const question = this.question;
    if (!question || !this.given || question.id !== this.given.question || question.other !== this.given.other)
      return null;
    return Number(question.count) > 1 ? { other: this.given.other, cards: this.given.cards } : null;
  }

  /** What the picked thing is and does. */
  explain(words: Words): Heading | null {
    const what = this.picked;
    const view = this.view;
    if (!what || !view || !this.noted) return null;
    const told = this.#game()?.explain?.(what, view, words);
    if (told) return told;
    const card = what.startsWith('as ') ? what.slice(3) : what;
    const about = words.about(words.entryOf(card));
    return about ? { title: words.card(card), text: about } : null;
  }
}
