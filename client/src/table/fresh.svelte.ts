/**
 * The cards that have just come into my hand, which glow for a turn.
 *
 * What comes in my own turn is new until my next one begins; what others bring me is new to the end of my next turn.
 */
import type { Seat, Told } from '../lib/protocol';
import type { GameTable } from './contract';
import { cardsFor } from './lately';

interface Come {
  card: string;
  /** Whether it came in my own turn. */
  mine: boolean;
  /** Whether I have had it at the beginning of a turn. */
  met: boolean;
}

export class Fresh {
  #cards = $state.raw<readonly Come[]>([]);
  #match = -1;
  #heard = -1;
  #turn: Seat | null = null;

  /** The new cards, each as often as it came. */
  get cards(): readonly string[] {
    return this.#cards.map(({ card }) => card);
  }

  /** Take in what was told. Whoever has just come has seen nothing come. */
  hear(
    match: number,
    log: readonly Told[],
    me: Seat | null,
    hand: readonly string[],
    { facts: roles }: Pick<GameTable, 'facts'>,
  ): void {
    const first = match !== this.#match;
    this.#match = match;
    let cards = first ? [] : [...this.#cards];
    for (const told of log) {
      if (!first && told.number <= this.#heard) continue;
      for (const fact of told.facts) {
        const role = roles[fact.id];
        if (role === 'turn') {
          this.#turn = Number(fact.seat);
          cards =
            this.#turn === me
              ? cards.filter((one) => !one.mine).map((one) => ({ ...one, met: true }))
              : cards.filter((one) => !one.met);
        } else if (role === 'round') cards = [];
        else if (!first)
          cards.push(...cardsFor(fact, me, roles).map((card) => ({ card, mine: this.#turn === me, met: false })));
      }
    }
    this.#heard = log.at(-1)?.number ?? -1;
    this.#cards = within(cards, hand);
  }
}

/** Those of some cards that are in a hand, each as often as it is there. */
function within(cards: readonly Come[], hand: readonly string[]): Come[] {
  const left = [...hand];
  return cards.filter(({ card }) => {
    const at = left.indexOf(card);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}
