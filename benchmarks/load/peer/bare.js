/**
 * boardgame.io without a server: a client steps the game in this process by `client.moves`.
 * Reads requests as lines of JSON and answers each with a line, as benchmarks/worker.py does.
 */
const { Client } = require('boardgame.io/client');
const readline = require('node:readline');
const { Shedding, fits } = require('./game');
const { version } = require('boardgame.io/package.json');

const SEATS = 4;
const LONGEST = 600; // a draw is always possible, so that a round at random may last and last

/** One round between seats that choose uniformly among the cards that fit and drawing. */
function play() {
  const client = Client({ game: Shedding, numPlayers: SEATS, debug: false });
  client.start();
  const count = { questions: 0, decisions: 0 };
  for (let last = false; !last && count.questions < LONGEST; count.questions += 1) {
    const { G, ctx } = client.store.getState(); // what getState() adds costs them more and is not needed here
    const hand = G.hands[ctx.currentPlayer];
    const top = G.pile[G.pile.length - 1];
    const fitting = [];
    for (let index = 0; index < hand.length; index += 1) if (fits(hand[index], top)) fitting.push(index);
    const chosen = Math.floor(Math.random() * (fitting.length + 1));
    last = chosen < fitting.length && hand.length === 1;
    if (chosen < fitting.length) client.moves.play(fitting[chosen]);
    else client.moves.draw();
    if (fitting.length) count.decisions += 1;
  }
  client.stop();
  return count;
}

function turn(seconds) {
  const done = { seconds: 0, games: 0, questions: 0, decisions: 0, copies: 0 };
  while (done.seconds < seconds) {
    const started = process.cpuUsage();
    const count = play();
    const used = process.cpuUsage(started);
    done.seconds += (used.user + used.system) / 1e6;
    done.games += 1;
    done.questions += count.questions;
    done.decisions += count.decisions;
  }
  return done;
}

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
say({ versions: { 'boardgame.io': version, node: process.versions.node } });
readline.createInterface({ input: process.stdin }).on('line', (line) => say(turn(JSON.parse(line).seconds)));
