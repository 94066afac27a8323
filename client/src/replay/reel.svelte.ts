/** A match on a reel: which moment is shown, through whose eyes, and what has been fetched of it. */
import { Refused, refusalOf } from '../lib/api';
import type { Message, Told } from '../lib/protocol';
import type { Eye, Place } from './eye';
import { type Head, type Moment, PAGE, type Source } from './source';

const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Round {
  round: number;
  moment: number;
}

/** How long a moment stands at speed 1: long enough to read what happened. */
export function standing(moment: Moment | undefined): number {
  const facts = moment?.facts.length ?? 0;
  return facts === 0 ? 350 : Math.min(3200, 1000 + facts * 350);
}

export class Reel {
  readonly source: Source;
  head = $state.raw<Head | null>(null);
  eye = $state<Eye>('open');
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  /** What could not be fetched, and why. */
  failure = $state.raw<Message | null>(null);
  /** Whether the present moment was stepped to from the one before: then things may move. */
  stepped = $state(false);
  /** The moments of the present eye, as far as they are here. */
  moments = $state.raw<readonly (Moment | undefined)[]>([]);

  readonly #kept = new Map<Eye, (Moment | undefined)[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts up whenever what is to be fetched changes; an older fetch then stops. */
  #fetching = 0;
  #closed = false;

  constructor(source: Source, place: Place) {
    this.source = source;
    this.at = place.moment;
    this.eye = source.kind === 'running' ? 'public' : place.eye;
    void this.#fetch();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  // What is shown

  readonly moment = $derived<Moment | undefined>(this.moments[this.at]);
  readonly last = $derived(Math.max(0, (this.head?.count ?? 1) - 1));
  /** How many moments are still to come over the wire. */
  readonly missing = $derived.by(() => {
    let missing = 0;
    for (let number = 0; number <= this.last; number++) if (!this.moments[number]) missing++;
    return missing;
  });
  /** The place of the present turn in the list of turns; −1 before the first. */
  readonly turn = $derived(turnAt(this.head?.turns ?? [], this.at));
  readonly rounds = $derived<Round[]>(roundsOf(this.moments));
  readonly round = $derived<Round | null>(this.rounds.findLast((one) => one.moment <= this.at) ?? null);
  readonly news = $derived<Told[]>(
    this.stepped && this.moment ? [{ number: this.moment.number, facts: this.moment.facts }] : [],
  );

  /** What was told up to the present moment, as far as it is here; the last so many moments. */
  told(most = Number.POSITIVE_INFINITY): Told[] {
    const found: Told[] = [];
    for (let number = this.at; number >= 0 && found.length < most; number--) {
      const moment = this.moments[number];
      if (moment) found.push({ number, facts: moment.facts });
    }
    return found.reverse();
  }

  // Moving

  go(moment: number): void {
    const to = Math.max(0, Math.min(this.head ? this.last : moment, Math.round(moment)));
    if (to === this.at) return;
    this.stepped = to === this.at + 1;
    this.at = to;
    if (!this.moments[to]) void this.#fetch();
    if (this.playing) this.#wind();
  }

  step(by: 1 | -1): void {
    this.go(this.at + by);
  }

  /** To the beginning of a turn, counted from 0. */
  goTurn(turn: number): void {
    const turns = this.head?.turns ?? [];
    const to = turns[Math.max(0, Math.min(turns.length - 1, turn))];
    if (to !== undefined) this.go(to);
  }

  stepTurn(by: 1 | -1): void {
    const turns = this.head?.turns ?? [];
    if (by > 0) this.go(turns.find((moment) => moment > this.at) ?? this.last);
    else this.go(turns.findLast((moment) => moment < this.at) ?? 0);
  }

  look(eye: Eye): void {
    if (eye === this.eye || this.source.kind === 'running') return;
    this.eye = eye;
    this.stepped = false;
    this.moments = this.#kept.get(eye) ?? [];
    void this.#fetch();
  }

  /** The address of what is seen now is shown. */
  place(): Place {
    return { moment: this.at, eye: this.eye };
  }

  // Playing

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.at >= this.last && this.head?.over !== false) this.go(0);
    this.playing = true;
    this.#wind();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
    if (this.playing) this.#wind();
  }

  #wind(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tick(), standing(this.moment) / this.speed);
  }

  #tick(): void {
    if (!this.playing || this.#closed) return;
    if (this.at >= this.last) this.pause();
    else if (this.moments[this.at + 1]) this.step(1);
    // what is not here yet is waited for
    else this.#wind();
  }

  // Fetching

  again(): void {
    this.failure = null;
    void this.#fetch();
  }

  /** Asks whether a running match has gone on. */
  async more(): Promise<void> {
    const { eye } = this;
    const kept = [...this.moments];
    // the last moment changes when it is answered
    kept.length = Math.max(0, kept.length - 1);
    this.#keep(eye, kept);
    await this.#load(eye, kept.length);
    void this.#fetch();
  }

  /** Everything of the present eye, what is looked at first. */
  async #fetch(): Promise<void> {
    const turn = ++this.#fetching;
    const { eye } = this;
    let attempts = 0;
    while (turn === this.#fetching && !this.#closed) {
      const first = this.#wanted();
      if (first === null) return;
      try {
        await this.#load(eye, first);
        attempts = 0;
      } catch (error) {
        const passing = error instanceof Refused && (error.status === 429 || error.status === 0 || error.status >= 500);
        if (passing && attempts < 4) {
          attempts++;
          await new Promise((done) => setTimeout(done, 500 * 2 ** attempts));
        } else {
          if (turn === this.#fetching) this.failure = refusalOf(error);
          return;
        }
      }
    }
  }

  async #load(eye: Eye, first: number): Promise<void> {
    const { moments, ...head } = await this.source.page(eye, first, PAGE);
    if (this.#closed) return;
    const kept = [...(this.#kept.get(eye) ?? [])];
    for (const moment of moments) kept[moment.number] = moment;
    this.#keep(eye, kept);
    this.failure = null;
    this.head = head;
    if (this.at > this.last) this.at = this.last;
  }

  #keep(eye: Eye, kept: (Moment | undefined)[]): void {
    this.#kept.set(eye, kept);
    if (eye === this.eye) this.moments = kept;
  }

  /** The next page to ask for: around the present moment, then what follows, then what was before. */
  #wanted(): number | null {
    const page = Math.floor(this.at / PAGE) * PAGE;
    if (!this.head) return page;
    const lacks = (first: number) => {
      for (let number = first; number < Math.min(first + PAGE, this.last + 1); number++)
        if (!this.moments[number]) return true;
      return false;
    };
    for (let first = page; first <= this.last; first += PAGE) if (lacks(first)) return first;
    for (let first = page - PAGE; first >= 0; first -= PAGE) if (lacks(first)) return first;
    return null;
  }
}

/** The last turn that has begun at a moment. */
export function turnAt(turns: readonly number[], moment: number): number {
  let low = 0;
  let high = turns.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((turns[middle] ?? 0) <= moment) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export function roundsOf(moments: readonly (Moment | undefined)[]): Round[] {
  const rounds: Round[] = [];
  for (const moment of moments)
    for (const fact of moment?.facts ?? [])
      if (fact.id === 'round') rounds.push({ round: Number(fact.round ?? 0), moment: moment?.number ?? 0 });
  return rounds;
}
