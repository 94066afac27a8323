/** What a question lets one point at on the board. */
import type { Message } from '../../lib/protocol';
import { type Arrow, arrowsFor, isArrow, kindOf, spaceNamed, teleportSpace } from './board';
import type { BoardView } from './declared.generated';
import { wayOf } from './way';

const PLACES: ReadonlySet<string> = new Set(['place', 'place-anywhere', 'place-empty']);

/** Whether a card is to be laid, and where is the question. */
export function isPlace(question: Message | null): boolean {
  return question !== null && PLACES.has(question.id);
}

/** The card that is to be laid on the board. */
export function laidCard(view: BoardView): string | null {
  return view.thrown.at(-1) ?? null;
}

/** By space the option it stands for. Seats are there, too, where one pawn alone can be meant. */
export function targets(view: BoardView): Map<number, string> {
  const found = new Map<number, string>();
  const { question, options } = view;
  if (!question || !options) return found;
  for (const option of options) {
    const space = spaceOf(option, question, view);
    if (space === null) continue;
    if (option.startsWith('-> ') && found.has(space)) found.set(space, '');
    else if (!found.has(space)) found.set(space, option);
  }
  for (const [space, option] of found) if (option === '') found.delete(space);
  return found;
}

function spaceOf(option: string, question: Message, view: BoardView): number | null {
  if (option.startsWith('-> ')) return view.pawns[Number(option.slice(3))] ?? null;
  if (question.id === 'teleport-which') return teleportSpace(view.board, option);
  if (question.id === 'gift-steps') return giftEnd(view, Number(question.other), Number(option));
  return spaceNamed(option);
}

/** Where a Gift would take somebody's pawn. */
export function giftEnd(view: BoardView, seat: number, steps: number): number {
  return wayOf(view, view.pawns[seat] ?? 0, steps).end;
}

/** Whether an option is pointed at on the stage. Seats are pointed at on the persons as well, so they are not the stage's. */
export function isOnStage(option: string, question: Message, view: BoardView): boolean {
  if (option.startsWith('-> ')) return false;
  if (question.id === 'take-from-market') return view.market.includes(option);
  if (question.id === 'point') return isArrow(option);
  return spaceOf(option, question, view) !== null;
}

/** What touching a space means to the frame: the option it stands for, or the space itself, which is then explained. */
export function meaningOf(space: number, name: string, view: BoardView, offered: Map<number, string>): string {
  const option = offered.get(space);
  if (option !== undefined) return option;
  // two steps of a Gift are not space 2
  return view.options?.includes(name) ? `space ${name}` : name;
}

/** The arrows between which to choose for the card that is being laid on a space. */
export function arrowsHere(view: BoardView, space: number | null): readonly Arrow[] {
  if (view.question?.id === 'point') return (view.options ?? []).filter(isArrow);
  const card = laidCard(view);
  return card !== null && space !== null && isPlace(view.question) ? arrowsFor(kindOf(card), space) : [];
}
