/**
 * The check of a deal: that the server dealt what it had sealed, mixed with what the players put in.
 *
 * Everything is computed here, from what this browser saw; the server is asked only for the order of a fresh deck,
 * which docs and the record fix as well.
 */
import { ofGame } from './games';
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

/** How a game deals its first hands, by seat: games/<game>/deal.ts. `deck` is in the order of the box. */
export type FirstHands = (luck: Luck, seats: number, deck: Deck) => string[][];

/** All seats, beginning after one of them. */
export function after(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, place) => (seat + 1 + place) % seats);
}

/** So many cards from the top of a pile for each seat, in that order. */
export function hands(draw: string[], order: readonly Seat[], count: number): string[][] {
  const dealt: string[][] = order.map(() => []);
  for (const seat of order) dealt[seat] = draw.splice(-count);
  return dealt;
}

const dealers = import.meta.glob<FirstHands>('../games/*/deal.ts', { import: 'firstHands' });

/** The hands of the first deal, by seat; null in a game of which this client does not know how it is dealt. */
export async function firstDeal(game: GameName, seats: number, seed: string, deck: Deck): Promise<string[][] | null> {
  const dealer = await ofGame(dealers, game)?.();
  return dealer?.(new Luck(seed), seats, deck) ?? null;
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
  const dealt = deck && (await firstDeal(deal.game, deal.seats, proof.mixed, deck));
  return {
    ...(await checkProof(proof)),
    shown: deal.sealShown ? deal.sealShown === proof.seal : null,
    mine: seat === null || !entropies.length ? null : entropies.includes(proof.entropies[seat] ?? ''),
    hand: seat === null || !hand || !dealt ? null : equal(hand, dealt[seat] ?? []),
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

/** What comes of a check. Where it cannot be made, because something it takes could not be fetched, nobody is accused. */
export async function judge(
  check: Promise<DealCheck>,
): Promise<{ verdict: 'good' | 'bad' | 'unknown'; mine: boolean }> {
  try {
    const found = await check;
    return { verdict: isFair(found) ? 'good' : 'bad', mine: found.mine === true };
  } catch {
    return { verdict: 'unknown', mine: false };
  }
}
