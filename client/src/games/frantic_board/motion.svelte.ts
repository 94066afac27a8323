/** Plays what was told: dice roll, pawns step from space to space. It never holds anything up, and touching ends it. */
import type { Message, Seat, Told } from '../../lib/protocol';
import { A_MOVE, type Act, actsOf, type Cause } from './acts';
import type { BoardView } from './declared.generated';

export interface Roll {
  seat: Seat;
  value: number;
  sides: 6 | 20;
}

const STEP = 160;
const HOP = 320;
const ROLL = 420;
const LAY = 140;
/** A walk is never longer than this: 21 spaces at once are told, not endured. */
const LONGEST_WALK = 1600;
/** When so many acts wait, they go at double speed; when it is too many, only the result is shown. */
const MANY = 4;
const TOO_MANY = 14;
/** So many moments of the log say enough about the present one. */
const RECENT = 12;

export class Motion {
  /** Where the pawns are seen, by seat. */
  at = $state.raw<readonly number[]>([]);
  die = $state.raw<Roll | null>(null);
  rolling = $state(false);
  /** How long the present step takes. */
  pace = $state(STEP);
  moving = $state<Seat | null>(null);
  /** The space on which a card was laid last. */
  fresh = $state<number | null>(null);
  busy = $state(false);
  /** Whether the die says how far a pawn moves, so that its way can be shown. */
  ofMove = $state(false);

  #view: BoardView | null = null;
  #facts: readonly Message[] = [];
  /** Where the pawns are after these. */
  #after: readonly number[] = [];
  #number = -1;
  #cause: Cause = A_MOVE;
  #waiting: Act[] = [];
  #hurried = false;
  #tempo = 1;
  #cut: (() => void) | null = null;

  /**
   * Show a view. What was told with it is played once; without facts, or where nothing shall move, the result is there at
   * once. Whoever has just come learns from the log what the die was for.
   */
  show(view: BoardView, news: readonly Told[], log: readonly Told[], still: boolean, tempo = 1): void {
    this.#tempo = tempo;
    const before = this.#view;
    const known = before !== null && before.pawns.length === view.pawns.length;
    const number = news.at(-1)?.number ?? log.at(-1)?.number ?? -1;
    this.#view = view;
    // the same moment again: only what is asked has changed
    if (known && number === this.#number && number >= 0) return;
    // going back in a replay, or on to another match, there is nothing to play
    const told = number < this.#number ? [] : news.filter((one) => one.number > this.#number);
    this.#number = number;
    const watched = known && told.length > 0;
    this.#facts = (watched ? told : log.slice(-RECENT)).flatMap((one) => one.facts);
    const from = known ? before : view;
    const { acts, cause, at } = actsOf(this.#facts, from.pawns, from.board, watched ? this.#cause : A_MOVE);
    this.#cause = cause;
    this.#after = at;
    this.ofMove = false;
    this.fresh = null;
    this.#waiting.push(...(watched ? acts : acts.filter((act) => act.does === 'roll').slice(-1)));
    if (!watched || still || this.#waiting.length > TOO_MANY) this.#skip();
    if (!this.busy) void this.#play();
  }

  /** Everything at once: somebody touched the board, or there is no time. */
  finish(): void {
    if (this.busy) this.#skip();
  }

  /** Stop for good. */
  stop(): void {
    this.#waiting = [];
    this.#skip();
  }

  #skip(): void {
    this.#hurried = true;
    this.#cut?.();
  }

  async #play(): Promise<void> {
    this.busy = true;
    for (let act = this.#waiting.shift(); act; act = this.#waiting.shift()) {
      const speed = (this.#waiting.length >= MANY ? 0.5 : 1) * this.#tempo;
      if (act.does === 'roll') await this.#roll(act, speed);
      else if (act.does === 'lay') await this.#lay(act.space, speed);
      else await this.#go(act.seat, act.does === 'walk' ? act.through : [act.to], act.does === 'walk', speed);
    }
    this.#hurried = false;
    this.busy = false;
    this.#rest();
  }

  async #roll({ seat, value, sides }: Roll, speed: number): Promise<void> {
    this.die = { seat, value, sides };
    if (this.#hurried) return;
    this.rolling = true;
    await this.#pause(ROLL * speed);
    this.rolling = false;
  }

  async #lay(space: number, speed: number): Promise<void> {
    if (this.#hurried) return;
    this.fresh = space;
    await this.#pause(LAY * speed);
  }

  async #go(seat: Seat, through: readonly number[], walks: boolean, speed: number): Promise<void> {
    const pace = (walks ? Math.min(STEP, LONGEST_WALK / through.length) : HOP) * speed;
    for (const space of through) {
      if (this.#hurried) break;
      this.moving = seat;
      this.pace = pace;
      this.at = this.at.with(seat, space);
      await this.#pause(pace);
    }
    this.moving = null;
  }

  #pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#cut = null;
        resolve();
      };
      const timer = setTimeout(done, time);
      this.#cut = done;
    });
  }

  /** What stays when everything has moved. */
  #rest(): void {
    const view = this.#view;
    if (!view) return;
    // the view of a round that has ended is the one before its last step
    this.at = endsRound(this.#facts) ? this.#after : view.pawns;
    const { question } = view;
    if (question?.id === 're-roll') {
      const [seat, value] = [Number(question.seat), Number(question.roll)];
      if (this.die?.seat !== seat || this.die.value !== value) this.die = { seat, value, sides: value > 6 ? 20 : 6 };
    }
    this.ofMove = this.die?.sides === 6 && view.stage === 'move' && this.#cause.moves && endsWithRoll(this.#facts);
  }
}

/** Whether a round has ended, and no other one has begun. */
function endsRound(facts: readonly Message[]): boolean {
  return facts.findLast((fact) => fact.id === 'round' || fact.id === 'round-ends')?.id === 'round-ends';
}

/** Whether the die has been rolled and nothing has come of it yet. */
function endsWithRoll(facts: readonly Message[]): boolean {
  return facts.findLast((fact) => fact.id === 'rolls' || fact.id === 'goes-to')?.id === 'rolls';
}
