/** Scripted clients on boardgame.io's own client: node drive.js PORT TABLES SECONDS PAUSE. Prints one JSON object. */
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Shedding, fits } = require('./game');

const [port, tables, seconds, pause] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const latencies = [];
let counting = false;

/** Who asks for a match that is not there gets a new one, so the lobby is not needed. */
function seat(matchID, playerID) {
  const client = Client({
    game: Shedding,
    multiplayer: SocketIO({ server: base }),
    matchID,
    playerID,
    numPlayers: 4,
    debug: false,
  });
  let sentFor = -1;
  let sentAt = 0;
  client.subscribe((state) => {
    if (!state) return;
    if (sentFor >= 0 && state._stateID > sentFor) {
      if (counting) latencies.push(performance.now() - sentAt);
      sentFor = -1;
    }
    if (state.ctx.currentPlayer !== playerID || sentFor >= 0) return;
    sentFor = state._stateID;
    const act = () => {
      sentAt = performance.now();
      const top = state.G.pile[state.G.pile.length - 1];
      const fitting = state.G.hands[playerID].map((card, index) => (fits(card, top) ? index : -1)).filter((one) => one >= 0);
      if (fitting.length) client.moves.play(fitting[Math.floor(Math.random() * fitting.length)]);
      else client.moves.draw();
    };
    if (pause) setTimeout(act, -Math.log(1 - Math.random()) * pause * 1000);
    else setImmediate(act);
  });
  client.start();
}

async function main() {
  for (let table = 0; table < tables; table += 1) {
    for (const player of ['0', '1', '2', '3']) seat(`table-${table}`, player);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await new Promise((resolve) => setTimeout(resolve, Math.min(5, seconds / 3) * 1000));
  counting = true;
  const begin = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  counting = false;
  const figures = { seconds: (performance.now() - begin) / 1000, latencies: latencies.map((one) => one / 1000) };
  process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
}

main();
