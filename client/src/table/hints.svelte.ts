/** Advice on the open question: asked for once, and gone with the question. */
import type { Advice, Message } from '../lib/protocol';
import { capital, type Words } from '../lib/words';
import type { Heading } from './contract';
import type { Client } from './tableview';

export type Entry = Advice['entries'][number];

/** A share as a whole number of hundredths. */
export const percent = (share: number): number => Math.round(share * 100);

/** More than this many badges would hide what they are about. */
const BADGES = 14;

export class Hints {
  advice = $state.raw<Advice | null>(null);
  refusal = $state.raw<Message | null>(null);
  thinking = $state(false);

  readonly #client: () => Client;
  readonly #asking: () => void;

  /** `asking`: what else is explained gives way to whatever comes of asking. */
  constructor(client: () => Client, asking: () => void = () => {}) {
    this.#client = client;
    this.#asking = asking;
  }

  /** Whether somebody who is asked may ask in turn: there has to be a choice, and the host may have forbidden it. */
  get allowed(): boolean {
    const { update, table, hint, sending } = this.#client();
    return (
      !!hint && !sending && !!update?.ask && (update.view.options?.length ?? 0) > 1 && table?.settings.hints !== false
    );
  }

  async ask(): Promise<void> {
    const client = this.#client();
    const asked = client.update?.ask?.id;
    if (this.thinking || !asked || !client.hint || !this.allowed) return;
    this.thinking = true;
    this.refusal = null;
    this.#asking();
    const reply = await client.hint();
    this.thinking = false;
    if (client.update?.ask?.id !== asked) return;
    if ('entries' in reply) this.advice = reply;
    else if (reply.refusal.id !== 'server-stale') this.refusal = reply.refusal;
  }

  drop(): void {
    this.advice = null;
    this.refusal = null;
  }

  /** Whether there is anything to say: it is being thought over, it was refused, or here it is. */
  get speak(): boolean {
    return this.thinking || this.refusal !== null || this.advice !== null;
  }

  /** The entries worth a badge, the best first. */
  get shown(): Entry[] {
    const entries = this.advice?.entries ?? [];
    return entries.length > BADGES ? entries.slice(0, 5) : entries;
  }

  /** What it comes to, in words. */
  heading(words: Words, question: string): Heading | null {
    if (this.thinking) return { title: words.ui('table-hint-thinking'), text: '' };
    if (this.refusal) return { title: words.render(this.refusal), text: '' };
    const best = this.advice?.entries.find((one) => one.option === this.advice?.best);
    if (!this.advice || !best) return null;
    const name = (option: string) => words.optionWords(option, question);
    const found = { chance: percent(best.chance), error: percent(best.error) };
    const tries = words.ui('table-hint-tries', { count: this.advice.entries.reduce((sum, one) => sum + one.tries, 0) });
    const close = this.close.map((one) => name(one.option));
    if (!close.length)
      return {
        title: words.ui('table-hint-says', { option: name(best.option) }),
        text: `${words.ui('table-hint-text', found)} ${tries}`,
      };
    // what it found is smaller than its error: it has nothing to advise
    const all = close.length === this.advice.entries.length - 1;
    const names = [name(best.option), ...close];
    return {
      title: words.ui('table-hint-same'),
      text: [
        all
          ? words.ui('table-hint-same.all', found)
          : words.ui('table-hint-same.some', { ...found, names: capital(words.listing(names.slice(0, 4))) }),
        tries,
      ].join(' '),
    };
  }

  /** Those that cannot be told from the best. */
  get close(): Entry[] {
    const best = this.advice?.entries.find((one) => one.option === this.advice?.best);
    return best && this.advice ? asGood(best, this.advice.entries) : [];
  }
}

/** Those that the estimates cannot tell from the best. */
export function asGood(best: Entry, entries: readonly Entry[]): Entry[] {
  return entries.filter(
    (one) => one.option !== best.option && best.chance - one.chance <= Math.hypot(best.error, one.error),
  );
}
