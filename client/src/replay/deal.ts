/** The check of the deal of a record: seal, mixture, seed, and every first hand. */
import { api, type Options } from '../lib/api';
import { checkProof, dealtHand, firstDeal } from '../lib/fairness';
import type { Seat } from '../lib/protocol';
import type { MatchRecord, Source } from './source';

export interface Deal {
  seal: boolean;
  mixed: boolean;
  /** The match was dealt from the mixture. */
  seed: boolean;
}

/** null for a record without a proof: nobody sealed anything. */
export async function checkRecord(record: MatchRecord): Promise<Deal | null> {
  if (!record.proof) return null;
  return { ...(await checkProof(record.proof)), seed: record.seed === record.proof.mixed };
}

/** The seats whose first hand is not the one that the seed deals. Computed here, from the order of a fresh deck. */
export async function wrongHands(record: MatchRecord, source: Source): Promise<Seat[]> {
  const { rules } = await api.codeOf(record.game, record.options as Options);
  const deck = await api.deck(record.game, rules);
  const hands = await firstDeal(record.game, record.seats, record.seed, deck);
  const wrong: Seat[] = [];
  if (!hands) return wrong;
  for (let seat = 0; seat < record.seats; seat++) {
    const page = await source.page(seat, 0, 12);
    const told = dealtHand(page.moments, seat)?.sort();
    const dealt = [...(hands[seat] ?? [])].sort();
    if (!told || told.length !== dealt.length || told.some((card, place) => card !== dealt[place])) wrong.push(seat);
  }
  return wrong;
}

/** A seal as people compare it: its beginning and its end. */
export function shortSeal(seal: string): string {
  return `${seal.slice(0, 4)}·${seal.slice(-4)}`;
}
