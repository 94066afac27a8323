import { beforeAll, describe, expect, it } from 'vitest';
import ended from '../dev/ended.fixtures.json';
import { table as frantic } from '../games/frantic';
import { table as board } from '../games/frantic_board';
import { table as malta } from '../games/malta';
import { waysOut } from '../games/malta/asking';
import type { MaltaView } from '../games/malta/declared.generated';
import { lossesOf } from '../games/malta/loss';
import { spaceOf } from '../games/malta/spaces';
import type { Language, Message, Told } from '../lib/protocol';
import { Words } from '../lib/words';
import type { GameTable } from './contract';
import { endOf, whyMatchEnded, whyRoundEnded } from './endings';
import type { TableView } from './tableview';

type Name = 'frantic' | 'frantic-board' | 'malta';
interface Whole {
  view: TableView;
  log: Told[];
  boards: { board: string[]; pawns: string[] }[];
}
const NAMES = ['Ada', 'Bob', 'Zoe', 'Otto', 'Mia', 'Kim'];
const TABLES = { frantic, 'frantic-board': board, malta } as unknown as Record<Name, GameTable<TableView>>;
const matches = ended as unknown as Record<Name, Whole[]>;
const CLEAN = /^\p{Lu}.*[.!]$/su;

describe.each<Language>(['en', 'fr', 'de'])('in %s', (language) => {
  it.each(Object.keys(TABLES) as Name[])('%s: every round and match says who ended it, and how', async (name) => {
    const words = await Words.load(name, language, NAMES);
    const game = TABLES[name];
    for (const { view, log } of matches[name]) {
      for (let round = 1; round <= (view.sheet?.length ?? 0); round++)
        for (const me of [0, 1, null]) {
          const end = endOf(log, game.facts, round);
          const told = game.roundEnded?.(end.before, end.counted);
          expect(told, `round ${round}: ${end.counted[0]?.text}`).toBeTruthy();
          const text = whyRoundEnded(end, game, { words, me });
          expect(text).toMatch(CLEAN);
          expect(text).not.toMatch(/-ui-|\{|undefined|NaN|\$/);
          expect(text.length, text).toBeLessThan(110);
        }
      const why = whyMatchEnded(view, log, game, { words, me: 0 });
      expect(why).toMatch(CLEAN);
      expect(why).not.toMatch(/-ui-|\{|undefined|NaN|\$/);
    }
  });
});

describe.each<[Language, string, string]>([
  ['en', 'You and Bob have reached', 'Ada and Bob have reached'],
  ['fr', 'Toi et Bob avez atteint', 'Ada et Bob ont atteint'],
  ['de', 'Du und Bob habt', 'Ada und Bob haben'],
])('in %s', (language, mine, theirs) => {
  it('several over the limit are told, and I among them as I am spoken to', async () => {
    const words = await Words.load('frantic', language, NAMES);
    const view = { limit: 99, scores: [101, 120, 20] } as unknown as TableView;
    const said = (me: number | null) => whyMatchEnded(view, [], { facts: {} } as GameTable<TableView>, { words, me });
    expect(said(0)).toContain(mine);
    expect(said(2)).toContain(theirs);
    expect(said(null)).toContain(theirs);
  });
});

describe('in particular', () => {
  let words: Words;
  beforeAll(async () => {
    words = await Words.load('frantic', 'en', NAMES);
  });
  const round = { id: 'round', round: 1, seat: 0 };
  const scores = (left: string[][]) => left.map((cards, seat) => ({ id: 'scores', seat, points: 0, cards }));
  const said = (facts: Message[], text: string, left: string[][] = [[], ['red-1']], me: number | null = 0) => {
    const log = [{ number: 1, facts: [round, ...facts, { id: 'round-ends', text }, ...scores(left)] }];
    return whyRoundEnded(endOf(log, frantic.facts, 1), TABLES.frantic, { words, me });
  };

  it('a last card is named', () => {
    const plays = { id: 'plays', seat: 0, card: 'red-7' };
    expect(said([plays], 'finished')).toBe('You went out with red 7. Keep the speech short.');
    expect(said([plays], 'finished', undefined, 1)).toBe('Ada went out with red 7. Expect speeches.');
  });

  it.each(['friday-the-13th', 'third-time-lucky'])('a last card that has brought %s was laid', (event) => {
    const laid = [
      { id: 'plays', seat: 0, card: 'black-5' },
      { id: 'event', seat: 0, event },
    ];
    expect(said(laid, 'finished')).toBe('You went out with black 5. Keep the speech short.');
    const filled = [...laid, { id: 'finishes', seat: 0 }, { id: 'draws', seat: 0, count: 3 }];
    expect(said(filled, 'finished', [['red-1'], ['red-2']])).toBe('You went out with black 5. Keep the speech short.');
    const lucky = { id: 'plays', seat: 1, card: 'lucky-bastard' };
    expect(said([laid[0]!, lucky, laid[1]!], 'finished')).toBe('You went out with black 5. Keep the speech short.');
  });

  it('what an event took was not taken by the next one', () => {
    const plague = ['plague', 'merry-christmas', 'friday-the-13th'].map((event) => ({ id: 'event', seat: 1, event }));
    const gives = { id: 'gives', seat: 0, other: 1, count: 1 };
    const facts = [{ id: 'plays', seat: 1, card: 'black-5' }, plague[0]!, plague[1]!, gives, plague[2]!];
    expect(said(facts, 'finished')).toBe('Merry Christmas took your last card.');
  });

  it.each<[string, Message[]]>([
    ['Nice Try', [{ id: 'plays', seat: 1, card: 'nice-try' }]],
    [
      'what stands in for it',
      [
        { id: 'plays', seat: 1, card: 'mimicry' },
        { id: 'imitates', seat: 1, guise: 'nice-try' },
      ],
    ],
  ])('whoever had finished before %s has not', (_, thrown) => {
    const facts = [
      { id: 'plays', seat: 0, card: 'black-5' },
      { id: 'event', seat: 0, event: 'third-time-lucky' },
      { id: 'finishes', seat: 0 },
      ...thrown,
      { id: 'draws', seat: 0, count: 3 },
      { id: 'has-turn', seat: 1 },
      { id: 'plays', seat: 1, card: 'red-7' },
    ];
    expect(said(facts, 'finished', [['red-1'], []])).toBe('Bob went out with red 7. Expect speeches.');
  });

  it('of what was not heard nothing is claimed', () => {
    expect(said([], 'finished')).toBe('You were left without a card.');
    const plays = { id: 'plays', seat: 1, card: 'exchange:red' };
    const discards = { id: 'discards', seat: 0, cards: ['red-1'] };
    expect(said([plays, discards], 'finished')).toBe('You were left without a card.');
    const event = { id: 'event', seat: 1, event: 'communism' };
    expect(said([event], 'finished')).toBe('Communism took your last card.');
    expect(
      frantic.roundEnded?.([], [{ id: 'round-ends', text: 'finished' }, ...scores([['red-1'], ['red-2']])]),
    ).toBeNull();
  });

  it('what has been taken or given was not laid', () => {
    const plays = { id: 'plays', seat: 0, card: 'gift:red' };
    expect(said([plays, { id: 'gives', seat: 0, other: 1, count: 1 }], 'finished', undefined, 1)).toBe(
      'Ada gave the last card to you.',
    );
    const event = { id: 'event', seat: 1, event: 'communism' };
    expect(said([plays, event, { id: 'discards', seat: 0, cards: ['red-1'] }], 'finished')).toBe(
      'Communism took your last card.',
    );
    expect(said([plays], 'finished', [[], []])).toBe('Out at once: you and Bob.');
  });

  it('whoever had to draw, and whoever brought what ended it', () => {
    expect(said([{ id: 'draws', seat: 1, count: 0 }, { id: 'pile-empty' }], 'pile')).toBe(
      'Bob had to draw, and the pile did not suffice.',
    );
    const black = { id: 'plays', seat: 1, card: 'black-7' };
    expect(said([black, { id: 'event', seat: 1, event: 'doomsday' }], 'doomsday')).toBe(
      'Bob’s black 7 brought Doomsday.',
    );
    expect(said([black, { id: 'event', seat: 1, event: 'time-bomb' }, { id: 'bomb-lit' }], 'bomb')).toBe(
      'Bob lit the bomb with black 7. It went off.',
    );
  });
});

describe('who was lost in Malta!', () => {
  /** The moment at which somebody came to stand where no way leads out, before a loss. */
  function stuckAt({ view, boards }: Whole, seat: number, before: number): number {
    let at = before;
    const free = (moment: number) => {
      const now = { ...view, ...boards[moment] } as unknown as MaltaView;
      const space = spaceOf(now.pawns[seat] ?? '', now.width);
      return space < 0 || waysOut(now, space).length > 0;
    };
    while (at > 0 && !free(at - 1)) at--;
    return at;
  }

  it('was put there by the card after which no way led out, or went there without', () => {
    const found = { card: 0, own: 0 };
    for (const whole of matches.malta) {
      const losses = lossesOf(whole.log, (whole.view as unknown as MaltaView).width);
      const facts = whole.log.flatMap((told, at) => told.facts.map((fact) => ({ ...fact, at }) as Message));
      const told = facts.filter((fact) => fact.id === 'loses');
      expect(losses.map(({ seat, why }) => [seat, why])).toEqual(told.map((fact) => [fact.seat, fact.text]));
      losses.forEach((loss, place) => {
        if (loss.why !== 'stuck') return;
        const lost = Number(told[place]?.at);
        const moment = stuckAt(whole, loss.seat, lost);
        const goes = whole.log[lost]?.facts.some((fact) => fact.id === 'goes-to' && fact.seat === loss.seat);
        if (!goes) expect(loss.space).toBe(whole.boards[lost - 1]?.pawns[loss.seat]);
        // whoever was stuck may have been moved on to another place without a way out
        const since = whole.log.slice(moment, lost + 1).map(({ facts }) => facts);
        const steps = since.some(([first]) => first?.id === 'goes-to' && first.seat === loss.seat);
        const plays = facts.filter(
          (fact) => fact.id === 'plays' && !['negate', 'boomerang'].includes(String(fact.card)),
        );
        const first = plays.findLastIndex((fact) => Number(fact.at) <= moment);
        if (!loss.card) expect(steps, JSON.stringify({ loss, since })).toBe(true);
        else expect(plays.slice(first).map((fact) => fact.card)).toContain(loss.card);
        found[loss.card ? 'card' : 'own']++;
      });
    }
    expect(found.card).toBeGreaterThan(3);
    expect(found.own).toBeGreaterThan(3);
  });

  it.each<[Language, string, string, string]>([
    [
      'en',
      'Otto’s Sudden Death found you on c3, over a hole.',
      'Your Sudden Death found Ada on c3, over a hole.',
      'Otto’s Sudden Death found Ada on c3, over a hole.',
    ],
    [
      'fr',
      'En c3, au-dessus d’un trou, t’attendait la carte d’Otto : Mort subite.',
      'En c3, au-dessus d’un trou, ta carte attendait Ada : Mort subite.',
      'En c3, au-dessus d’un trou, la carte d’Otto attendait Ada : Mort subite.',
    ],
    [
      'de',
      'Auf c3, über einem Loch, findet dich eine Karte von Otto: Gnadenstoß.',
      'Auf c3, über einem Loch, findet deine Karte Ada: Gnadenstoß.', // codespell:ignore deine
      'Auf c3, über einem Loch, trifft Ada eine Karte von Otto: Gnadenstoß.',
    ],
  ])('by Sudden Death is told in %s to all three', async (language, lost, killer, others) => {
    const words = await Words.load('malta', language, NAMES);
    const log = [
      [
        { id: 'goes-to', seat: 0, space: 'c3' },
        { id: 'removes', space: 'c3' },
      ],
      [
        { id: 'has-turn', seat: 3 },
        { id: 'plays', seat: 3, card: 'sudden-death' },
      ],
      [{ id: 'loses', seat: 0, text: 'sudden-death' }],
    ].map((facts, number) => ({ number, facts }));
    const view = { width: 5 } as unknown as TableView;
    const told = [0, 3, 1].map((me) => whyMatchEnded(view, log, TABLES.malta, { words, me }));
    expect(told.map((text) => text.replace(/\s/g, ' '))).toEqual([lost, killer, others]);
  });

  it('is told in words', async () => {
    const words = await Words.load('malta', 'en', NAMES);
    const log = (facts: Message[]) => [{ number: 1, facts }];
    const view = { width: 5 } as unknown as TableView;
    const said = (facts: Message[], me = 0) => whyMatchEnded(view, log(facts), TABLES.malta, { words, me });
    const stood = { id: 'goes-to', seat: 0, space: 'c3' };
    const lost = { id: 'loses', seat: 0, text: 'stuck' };
    const turn = (seat: number) => ({ id: 'has-turn', seat });
    const moves = [stood, turn(1), { id: 'plays', seat: 1, card: 'everyone-moves' }, { ...stood, space: 'c4' }];
    expect(said([...moves, turn(0), lost])).toBe('Bob’s Everyone Moves left you on c4 without a way out.');
    expect(said([...moves, turn(0), lost], 1)).toBe('Your Everyone Moves left Ada on c4 without a way out.');
    expect(said([turn(0), stood, turn(1), turn(0), lost])).toBe('You went to c3 yourself, and there was no way off.');
    const broke = { id: 'loses', seat: 0, text: 'no-cards' };
    expect(said([turn(0), stood, { id: 'gives', seat: 0, other: 1, count: 1 }, broke])).toBe(
      'Your last card went to Bob. The racket does not give change.',
    );
    expect(said([turn(0), { id: 'plays', seat: 0, card: 'negate' }, broke], 1)).toBe(
      'Negate was Ada’s last card. Nobody stays in without one.',
    );
  });
});
