/**
 * A card on its way to the board: the space and the arrow chosen for it.
 *
 * The rules ask for the space first and for the arrow then. Here both can be chosen at once: the arrow waits until it
 * is asked for. The second question does not say which space it is about, so the first answer is remembered.
 */
import type { Scene } from '../../table/contract';
import { arrowsHere, isPlace } from './asking';
import { type Arrow, spaceNamed } from './board';
import type { BoardView } from './declared.generated';

class Laying {
  space = $state<number | null>(null);
  arrow = $state<Arrow | null>(null);
  #sent: number | null = null;
  #answered = '';

  /** Follow what is asked, picked and sent. */
  follow(scene: Scene<BoardView>): void {
    const { question, options } = scene.view;
    if (scene.ask && isPlace(question)) {
      const chosen = [scene.sending, scene.picked].find((one) => one !== null && options?.includes(one)) ?? null;
      this.space = chosen === null ? null : spaceNamed(chosen);
      if (scene.sending !== null) this.#sent = this.space;
      if (this.arrow !== null && !arrowsHere(scene.view, this.space).includes(this.arrow)) this.arrow = null;
    } else if (scene.ask && question?.id === 'point') {
      const told = typeof question.space === 'string' ? spaceNamed(question.space) : null;
      this.space = told ?? this.#sent;
      this.#hurry(scene, scene.ask.id);
    } else {
      this.space = null;
      this.arrow = null;
      this.#sent = null;
      this.#answered = '';
    }
  }

  /** The arrow was chosen together with the space: answer at once, and only once. */
  #hurry(scene: Scene<BoardView>, ask: string): void {
    const { arrow } = this;
    if (arrow === null || this.#answered === ask || scene.sending !== null) return;
    this.#answered = ask;
    this.arrow = null;
    if (scene.view.options?.includes(arrow)) scene.answer(arrow);
  }

  /** An arrow was touched. A second touch sends, as everywhere. */
  point(scene: Scene<BoardView>, arrow: Arrow): void {
    if (scene.view.question?.id === 'point') scene.pick(arrow);
    else if (this.arrow !== arrow) this.arrow = arrow;
    else if (scene.picked !== null) scene.pick(scene.picked);
  }

  /** The arrow that is chosen at the moment. */
  chosen(scene: Scene<BoardView>): Arrow | null {
    if (!isPlace(scene.view.question)) return (scene.sending ?? scene.picked) as Arrow | null;
    return this.arrow;
  }
}

export const laying = new Laying();
