/**
 * A shedding game about as large as Frantic: 125 cards, four players, play what fits or draw, secret hands.
 * Rules stay simple on purpose: the peer gets the lighter work.
 */
const { INVALID_MOVE } = require('boardgame.io/core');

const COLOURS = ['red', 'yellow', 'green', 'blue'];

function deck() {
  const cards = [];
  for (const colour of COLOURS) {
    for (let number = 1; number <= 9; number += 1) {
      cards.push({ colour, number }, { colour, number });
    }
    for (let copy = 0; copy < 13; copy += 1) cards.push({ colour, number: 10 + (copy % 4) });
  }
  cards.push({ colour: 'black', number: 1 });
  return cards;
}

function deal(random, players) {
  const draw = random.Shuffle(deck());
  const hands = {};
  for (let player = 0; player < players; player += 1) hands[player] = draw.splice(0, 7);
  return { hands, pile: [draw.pop()], secret: { draw } };
}

const fits = (card, top) => card.colour === top.colour || card.number === top.number || top.colour === 'black';

function drawOne(G, ctx, random) {
  if (!G.secret.draw.length) {
    const top = G.pile.pop();
    G.secret.draw = random.Shuffle(G.pile);
    G.pile = [top];
  }
  const card = G.secret.draw.pop();
  if (card) G.hands[ctx.currentPlayer].push(card);
}

const Shedding = {
  name: 'shedding',
  setup: ({ ctx, random }) => deal(random, ctx.numPlayers),
  playerView: ({ G, playerID }) => ({
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([player, hand]) => [player, player === playerID ? hand : hand.length]),
    ),
    pile: G.pile,
    draw: G.secret ? G.secret.draw.length : G.draw,
  }),
  moves: {
    play: {
      client: false,
      move: ({ G, ctx, events, random }, index) => {
        const hand = G.hands[ctx.currentPlayer];
        const card = hand[index];
        if (!card || !fits(card, G.pile[G.pile.length - 1])) return INVALID_MOVE;
        hand.splice(index, 1);
        G.pile.push(card);
        if (!hand.length) Object.assign(G, deal(random, ctx.numPlayers)); // a new round, so that the match never ends
        events.endTurn();
        return undefined;
      },
    },
    draw: {
      client: false,
      move: ({ G, ctx, events, random }) => {
        drawOne(G, ctx, random);
        events.endTurn();
      },
    },
  },
};

module.exports = { Shedding, fits };
