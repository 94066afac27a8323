/** Those who have just been lost, shown where they stood until everybody has seen it. */
import type { Told } from '../../lib/protocol';
import type { Scene } from '../../table/contract';
import type { MaltaView } from './declared.generated';
import { type Loss, lossesOf } from './loss';
import { unheard } from './story';

/** So long it is looked at, in milliseconds. */
const LOOK = 3800;

export class Farewell {
  /** Who is shown, and how it came to it. After a match they stay. */
  losses = $state.raw<readonly Loss[]>([]);
  /** Whether the podium has to wait for it. */
  waits = $state(false);
  #heard = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Take in a moment: nobody is shown who is back again, and nothing of what was told before we came. */
  hear({ view, news, log, tempo = 1 }: Pick<Scene<MaltaView>, 'view' | 'news' | 'log' | 'tempo'>): void {
    const told: readonly Told[] = unheard(news, this.#heard);
    this.#heard = news.at(-1)?.number ?? this.#heard;
    const lost = told.flatMap(({ facts }) => facts.filter((fact) => fact.id === 'loses').map((fact) => fact.seat));
    if (lost.length) {
      const losses = lossesOf(log ?? news, view.width).slice(-lost.length);
      this.losses = losses.filter(({ seat }) => lost.includes(seat));
      this.waits = view.over;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.end(view.over), LOOK * tempo);
    } else if (this.losses.some(({ seat }) => !view.lost.includes(seat))) this.end(false);
  }

  /** It has been seen. */
  end(stays: boolean): void {
    clearTimeout(this.#timer);
    this.waits = false;
    if (!stays) this.losses = [];
  }
}
