/** What a card would do to whom it is aimed at: the text of a card speaks to whoever plays it, this to the victim. */
import type { Message, Seat } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import type { Heading } from '../../table/contract';
import { announcedSide } from './asking';
import type { MaltaView } from './declared.generated';
import { movesOf } from './moves';
import { beside, spaceName, spaceOf } from './spaces';
import { halved, placeWords } from './speak';

/** The big words and the sentence below them, for an attack on the viewer; null for any other question. */
export function threat(question: Message, view: MaltaView, words: Words): Heading | null {
  if (question.id !== 'react-aimed') return null;
  const card = String(question.card);
  const by = Number(question.seat);
  const me = Number(question.other);
  const hand = view.counts[me] ?? 0;
  const said = words.optional(`malta-ui-threat-${card}`, {
    name: words.name(by),
    to: words.ui('malta-ui-to', { side: announcedSide(view) ?? '' }),
    hand,
    others: view.counts[by] ?? 0,
    count: halved(hand),
  });
  const space = destination(view, card, me);
  return {
    title: words.ui('malta-ui-threat', { card: words.card(card) }),
    // the board lies under the attack: where a pawn would stand is said
    text: said ? [said, there(view, space, words)].filter(Boolean).join(' ') : words.about(words.entryOf(card)),
  };
}

function there(view: MaltaView, space: number, words: Words): string {
  if (space < 0) return '';
  return words.ui('malta-ui-threat-there', {
    space: spaceName(space, view.width),
    tile: placeWords(view, space, words),
  });
}

/** Where the pawn of a seat would go; -1 if it would stay. */
function destination(view: MaltaView, card: string, seat: Seat): number {
  const side = announcedSide(view);
  const from = spaceOf(view.pawns[seat] ?? '', view.width);
  if (card === 'shove') return side && from >= 0 ? beside(from, side, view.width) : -1;
  return movesOf({ ...view, played: [card] }, null).find((move) => move.seat === seat)?.to ?? -1;
}
