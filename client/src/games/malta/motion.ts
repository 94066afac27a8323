/** How tiles and pawns are seen to move, where a plain glide from here to there would tell it wrongly. */
import { at, middle, type Plan, pawnPlace } from './geometry';
import type { PawnPiece, TilePiece } from './pieces';
import { columnOf, rowOf, stepTo } from './spaces';

const TURN = 300;
const STEP = 160;

interface Wrapping {
  piece: TilePiece;
  plan: Plan;
  still: boolean;
  /** How much longer than usual things take. */
  tempo: number;
}

/** A tile that leaves its line over the rim fades out there and comes in at the other end. */
export function wrapRound(node: HTMLElement, now: Wrapping) {
  let before = now.piece;
  return {
    update(next: Wrapping) {
      const { piece, plan, still, tempo } = next;
      if (piece !== before && piece.leftBy && !still) {
        const [right, up] = stepTo(piece.leftBy);
        const spot = (column: number, row: number) => {
          const { x, y } = at(plan, column, row);
          return `translate(${x - plan.tile / 2}px, ${y - plan.tile / 2}px)`;
        };
        const [column, row] = [columnOf(before.space, plan.width), rowOf(before.space, plan.width)];
        const [newColumn, newRow] = [columnOf(piece.space, plan.width), rowOf(piece.space, plan.width)];
        node.animate(
          [
            { transform: spot(column, row), opacity: 1, offset: 0 },
            { transform: spot(column + 0.7 * right, row + 0.7 * up), opacity: 0, offset: 0.5 },
            { transform: spot(newColumn - 0.7 * right, newRow - 0.7 * up), opacity: 0, offset: 0.5 },
            { transform: spot(newColumn, newRow), opacity: 1, offset: 1 },
          ],
          { duration: TURN * tempo },
        );
      }
      before = piece;
    },
  };
}

interface Gliding {
  pawn: PawnPiece;
  plan: Plan;
  slot: number;
  size: number;
  still: boolean;
  tempo: number;
}

/** A pawn that has gone several steps goes them one after the other. */
export function glide(node: HTMLElement, now: Gliding) {
  let before = now.pawn;
  return {
    update({ pawn, plan, slot, size, still, tempo }: Gliding) {
      if (pawn !== before && pawn.path.length > 1 && !still) {
        const stops = [before.space, ...pawn.path];
        const frames = stops.map((space, place) => {
          const { x, y } = place === stops.length - 1 ? pawnPlace(plan, space, slot) : middle(plan, space);
          return { transform: `translate(${x - size / 2}px, ${y - size / 2}px)` };
        });
        node.animate(frames, { duration: STEP * tempo * pawn.path.length, easing: 'ease-in-out' });
      }
      before = pawn;
    },
  };
}

/** Something comes to the board or leaves it. */
export function enter(_node: Element, { still, tempo }: { still: boolean; tempo: number }) {
  return still
    ? { duration: 120, css: (t: number) => `opacity: ${t}` }
    : { duration: 260 * tempo, css: (t: number) => `opacity: ${t}; scale: ${0.3 + 0.7 * t}` };
}
