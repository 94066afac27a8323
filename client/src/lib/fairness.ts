/**
 * The check of a deal: that the server dealt what it had sealed, mixed with what the players put in.
 *
 * Everything is computed here, from what this browser saw; the server is asked only for the order of a fresh deck,
 * which docs and the record fix as well.
 */
import { Luck } from './luck';
import type { GameName, Message, Proof, Seat, Told } from './protocol';
import { fromHex, hmacSha256, joined, sha256, toHex } from './sha256';

/** Whether each part of a deal is as it should be; null: this browser cannot know. */
export interface DealCheck {
  /** Seed and salt give the seal. */
  seal: boolean;
  /** That seal is the one that was shown before the deal. */
  shown: boolean | null;
  /** Seed and the players' entropies give the seed of the match. */
  mixed: boolean;
  /** What I put in is among them. */
  mine: boolean | null;
  /** The hand I got is the one that seed deals. */
  hand: boolean | null;
}

export interface Deck {
  cards: string[];
  events: string[];
}

/** Whether seal and mixture of a proof are what its seed, salt and entropies give. */
export async function checkProof(proof: Proof): Promise<{ seal: boolean; mixed: boolean }> {
  const seed = fromHex(proof.seed);
  const salt = fromHex(proof.salt);
  if (!seed || !salt) return { seal: false, mixed: false };
  const message = new TextEncoder().encode(proof.entropies.map((one) => `${one}\n`).join(''));
  return {
    seal: toHex(await sha256(joined(salt, seed))) === proof.seal,
    mixed: toHex(await hmacSha256(seed, message)) === proof.mixed,
  };
}

const BOARD_TELEPORT = /^teleport-\d+$/;
/** Tiles of Malta! as docs/notation.md writes them; the first of their kind are the seven start tiles, `a┴` to `g┴`. */
const TILE = /^[a-g]?[+┴├┬┤^><v]\d?$/;
const START_TILE = /^[a-g]/;

/** How many tiles of Malta! are shuffled before the cards, unless the deck that is given says so. */
const OTHER_TILES = 47;

/** The hands of the first deal, by seat, and whoever deals or begins. `deck` is in the order of the box. */
export function firstDeal(game: GameName, seats: number, seed: string, deck: Deck): string[][] {
  const luck = new Luck(seed);
  const hands: string[][] = Array.from({ length: seats }, () => []);
  const after = (seat: Seat) => Array.from({ length: seats }, (_, place) => (seat + 1 + place) % seats);
  const give = (draw: string[], order: Seat[], count: number) => {
    for (const seat of order) hands[seat] = draw.splice(-count);
  };
  if (game === 'frantic') {
    const dealer = luck.below(seats);
    const draw = [...deck.cards];
    luck.shuffle(draw);
    give(draw, after(dealer), 7);
  } else if (game === 'frantic-board') {
    const draw = deck.cards.filter((card) => !BOARD_TELEPORT.test(card));
    luck.shuffle(draw);
    give(draw, after(seats - 1), { 2: 8, 3: 7 }[seats] ?? 6);
  } else {
    const first = luck.below(seats);
    const tiles = [...deck.cards, ...deck.events].filter((one) => TILE.test(one) && !START_TILE.test(one));
    luck.shuffle(tiles.length ? tiles : Array.from({ length: OTHER_TILES }));
    const draw = deck.cards.filter((card) => !TILE.test(card));
    luck.shuffle(draw);
    give(draw, after((first + seats - 1) % seats), 4);
  }
  return hands;
}

/** The first hand a seat was told it got in a match. */
export function dealtHand(log: readonly Told[], seat: Seat): string[] | null {
  for (const { facts } of log)
    for (const fact of facts) if (fact.id === 'is-dealt-cards' && fact.seat === seat) return cardsOf(fact);
  return null;
}

function cardsOf(fact: Message): string[] | null {
  return Array.isArray(fact.cards) ? fact.cards.map(String) : null;
}

export interface DealToCheck {
  game: GameName;
  seats: number;
  proof: Proof;
  deck: Deck | null;
  /** The seal that was shown before, if this browser saw it. */
  sealShown?: string | null;
  /** What this browser put into deals of the table. */
  entropies?: readonly string[];
  /** My seat and what I was told, if I played. */
  seat?: Seat | null;
  log?: readonly Told[];
}

/** Everything this browser can check about a deal. */
export async function checkDeal(deal: DealToCheck): Promise<DealCheck> {
  const { proof, deck, seat = null, log = [], entropies = [] } = deal;
  const hand = seat === null ? null : dealtHand(log, seat);
  return {
    ...(await checkProof(proof)),
    shown: deal.sealShown ? deal.sealShown === proof.seal : null,
    mine: seat === null || !entropies.length ? null : entropies.includes(proof.entropies[seat] ?? ''),
    hand:
      seat === null || !hand || !deck
        ? null
        : equal(hand, firstDeal(deal.game, deal.seats, proof.mixed, deck)[seat] ?? []),
  };
}

function equal(one: readonly string[], other: readonly string[]): boolean {
  const sorted = [...other].sort();
  return one.length === other.length && [...one].sort().every((card, place) => card === sorted[place]);
}

/** Whether nothing that could be checked is wrong. */
export function isFair(check: DealCheck): boolean {
  return Object.values(check).every((one) => one !== false);
}
