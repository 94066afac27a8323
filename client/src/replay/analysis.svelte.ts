/** Who stood how well, turn by turn: begun on request, asked for until it is there. */
import { call, refusalOf } from '../lib/api';
import type { Message, Seat } from '../lib/protocol';
import type { AnalysisState, Findings, Source, TurnFound } from './source';

const PAUSE = 700;

export class Analysis {
  findings = $state.raw<Findings | null>(null);
  failure = $state.raw<Message | null>(null);
  /** Between 0 and 1 while it is being made; null before. */
  progress = $state<number | null>(null);
  /** Whether it is there but not wanted for the moment. */
  hidden = $state(false);

  readonly #source: Source;
  #closed = false;

  constructor(source: Source) {
    this.#source = source;
  }

  get possible(): boolean {
    return this.#source.analyse !== null;
  }

  async begin(): Promise<void> {
    if (this.findings) {
      this.hidden = !this.hidden;
      return;
    }
    if (!this.#source.analyse || this.progress !== null) return;
    this.failure = null;
    this.progress = 0;
    try {
      let state = await this.#source.analyse();
      while (!state.analysis && !this.#closed) {
        this.progress = state.progress;
        await new Promise((done) => setTimeout(done, PAUSE));
        state = await call<AnalysisState>('GET', `/analyses/${state.id}`);
      }
      this.findings = state.analysis;
    } catch (error) {
      this.failure = refusalOf(error);
    }
    this.progress = null;
  }

  close(): void {
    this.#closed = true;
  }
}

/**
 * A seat's chances, turn by turn. Neighbours say much the same, so each point may borrow from those beside it, what was
 * tried often but little; where the match turned, they do not.
 */
export function smoothed({ turns, turning_points }: Findings, seat: Seat): number[] {
  const own = turns.map((turn) => turn.chances[seat] ?? 0);
  const turned = turning_points.map((point) => point.turn);
  return turns.map((turn, at) => {
    // the end is known
    if (turn.tries === 0) return own[at] ?? 0;
    let sum = 0;
    let weight = 0;
    for (let by = -2; by <= 2; by++) {
      const other = turns[at + by];
      if (!other || other.tries === 0) continue;
      const [first, last] = by < 0 ? [at + by, at] : [at, at + by];
      if (turned.some((point) => first < point && point <= last)) continue;
      const share = other.tries * [1, 0.6, 0.25][Math.abs(by)]!;
      sum += share * (own[at + by] ?? 0);
      weight += share;
    }
    return sum / weight;
  });
}

/** How far off an estimate may be, as a share: the usual error of the middle of the match. */
export function usualError(turns: readonly TurnFound[]): number {
  const errors = turns.filter((turn) => turn.tries > 0).map((turn) => Math.max(...turn.errors));
  errors.sort((one, other) => one - other);
  return errors[errors.length >> 1] ?? 0;
}

/**
 * The chance at the upper edge of a chart. Most of a match is played between chances that are much alike, and only its
 * end goes all the way up: the scale is that of the former, and what is beyond it runs along the edge.
 */
export function upperEdge(curves: readonly (readonly number[])[]): number {
  const highest = (curves[0] ?? []).map((_, at) => Math.max(...curves.map((curve) => curve[at] ?? 0)));
  const usual = highest.sort((a, b) => a - b)[Math.floor(highest.length * 0.85)] ?? 1;
  return Math.min(1, Math.max(0.3, Math.ceil(usual * 1.15 * 20) / 20));
}
