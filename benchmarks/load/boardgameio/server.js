// boardgame.io's own server, with its store in memory.
const { Server, Origins } = require("boardgame.io/server");
const { Counting } = require("./game.js");

const log = console.log;
console.log = console.info = () => {}; // the first line on stdout is the address
const server = Server({ games: [Counting], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => log(`http://127.0.0.1:${appServer.address().port}`));
process.on("SIGTERM", () => process.exit(0));
