import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkDeal, checkProof, type Deck, firstDeal, isFair, judge } from './fairness';
import deals from './fairness.fixtures.json';
import type { Proof } from './protocol';
import { fromHex, hmacSha256, ownSha256, toHex } from './sha256';

const seed = '5a'.repeat(32);
const salt = '0f'.repeat(16);
const entropies = ['00112233445566778899aabbccddeeff', '', 'ffeeddccbbaa99887766554433221100'];
const proof: Proof = {
  salt,
  seed,
  entropies,
  seal: createHash('sha256')
    .update(Buffer.from(salt + seed, 'hex'))
    .digest('hex'),
  mixed: createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(entropies.map((one) => `${one}\n`).join(''))
    .digest('hex'),
};

describe('the check of a deal', () => {
  it.each(deals)(
    'deals $game for $seats as Python does',
    async ({ game, seats, seed: mixed, cards, events, hands }) => {
      const sorted = (all: string[][]) => all.map((hand) => [...hand].sort());
      const dealt = async (deck: Deck) => sorted((await firstDeal(game, seats, mixed, deck))!);
      expect(await dealt({ cards, events })).toEqual(sorted(hands));
      // a deck that says nothing of what is no card deals the same
      expect(await dealt({ cards, events: [] })).toEqual(sorted(hands));
      // nor does it matter if everything comes in one row, but for events, which have a pile of their own
      if (game !== 'frantic') expect(await dealt({ cards: [...cards, ...events], events: [] })).toEqual(sorted(hands));
    },
  );

  it('accepts an honest proof', async () => {
    expect(await checkProof(proof)).toEqual({ seal: true, mixed: true });
  });

  it.each(['seal', 'salt', 'seed', 'mixed'] as const)('sees a forged %s', async (part) => {
    const forged = { ...proof, [part]: proof[part].replace(/^./, (first) => (first === '1' ? '2' : '1')) };
    const check = await checkProof(forged);
    expect(check.seal && check.mixed).toBe(false);
  });

  it('looks at the hand, the seal that was shown and what I put in', async () => {
    const { game, seats, cards, events } = deals[0]!;
    const deck = { cards, events };
    const hand = (await firstDeal(game, seats, proof.mixed, deck))![0]!;
    const log = [{ number: 0, facts: [{ id: 'is-dealt-cards', seat: 0, cards: [...hand].reverse() }] }];
    const deal = {
      game,
      seats,
      proof,
      deck,
      seat: 0,
      log,
      sealShown: proof.seal,
      entropies: [entropies[0]!],
    };
    expect(await checkDeal(deal)).toEqual({ seal: true, shown: true, mixed: true, mine: true, hand: true });
    const other = [{ number: 0, facts: [{ id: 'is-dealt-cards', seat: 0, cards: hand.slice(1) }] }];
    const bad = await checkDeal({ ...deal, log: other, sealShown: 'another', entropies: ['another'] });
    expect(bad).toEqual({ seal: true, shown: false, mixed: true, mine: false, hand: false });
    expect(isFair(bad)).toBe(false);
    const watched = await checkDeal({ game, seats, proof, deck: null });
    expect(watched).toEqual({ seal: true, shown: null, mixed: true, mine: null, hand: null });
    expect(isFair(watched)).toBe(true);
    expect(await judge(Promise.resolve(bad))).toEqual({ verdict: 'bad', mine: false });
    expect(await judge(checkDeal(deal))).toEqual({ verdict: 'good', mine: true });
  });

  it('accuses nobody where it cannot be made', async () => {
    const fetched = Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    expect(await judge(fetched)).toEqual({ verdict: 'unknown', mine: false });
  });
});

describe('SHA-256 of our own', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 200])('hashes %d bytes', (length) => {
    const data = Uint8Array.from({ length }, (_, place) => (place * 37) & 255);
    expect(toHex(ownSha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
  });

  it('authenticates', async () => {
    const key = fromHex(seed)!;
    const message = new TextEncoder().encode('line\n');
    expect(toHex(await hmacSha256(key, message, ownSha256))).toBe(
      createHmac('sha256', key).update(message).digest('hex'),
    );
  });
});
