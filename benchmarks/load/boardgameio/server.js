// boardgame.io's own server: a counter with its store in memory, or a game with secrets and its store on disk.
const { Server, SocketIO, Origins } = require("boardgame.io/server");
const games = require("./game.js");

const [kind, path] = process.argv.slice(2);
const log = console.log;
console.log = console.info = () => {}; // the first line on stdout is the address

function durable() {
  const { DurableStore, AfterCommit } = require("./storage.js");
  const store = new DurableStore(path);
  return { db: store, transport: new SocketIO({ pubSub: new AfterCommit(store) }) };
}

const server = Server({
  games: [games[kind].game],
  origins: [Origins.LOCALHOST],
  ...(kind === "durable" ? durable() : {}),
});
server.run({ port: 0 }).then(({ appServer }) => log(`http://127.0.0.1:${appServer.address().port}`));
process.on("SIGTERM", () => process.exit(0));
