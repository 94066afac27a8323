/** boardgame.io's own server with its own defaults: state in memory, nothing on disk. */
const { Server } = require('boardgame.io/server');
const { Shedding } = require('./game');

const server = Server({ games: [Shedding], origins: ['*'] });
server.run(Number(process.argv[2]), () => console.log('ready'));
