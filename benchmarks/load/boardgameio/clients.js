// Four of boardgame.io's own clients at each match; whoever's turn it is moves, at a steady pace.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game, isOnServerAlone, move } = require("./game.js")[process.argv[2]];

const [port, tables] = process.argv.slice(3, 5).map(Number);
const stretches = JSON.parse(process.argv[5]);
const SEATS = 4;
const STUCK_AFTER = 10000;
const TOGETHER = 16;
let latencies = [];
let isCounting = false;
let faults = 0;

const sleep = (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds));

class Match {
  constructor(number) {
    this.expects = 0;
    this.clients = Array.from({ length: SEATS }, (_, seat) =>
      Client({
        game,
        numPlayers: SEATS,
        matchID: `match-${number}`,
        playerID: String(seat),
        multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } }),
        debug: false,
      }),
    );
    this.stateIDs = this.clients.map(() => -1);
  }

  async start() {
    for (const [seat, client] of this.clients.entries()) {
      const synced = new Promise((done) => {
        client.subscribe((state) => {
          if (state === null) return;
          done();
          this.see(seat, state);
        });
      });
      client.start();
      await synced;
    }
  }

  // Where the mover's own client shows a move before the server has answered, that does not count as seen.
  see(seat, state) {
    if (state.isConnected === false) return;
    this.stateIDs[seat] = state._stateID;
    if (this.expects === 0) return;
    const mover = this.mover;
    const isSeen = (id, place) => (place === mover && !isOnServerAlone) || id >= this.expects;
    if (!this.stateIDs.every(isSeen)) return;
    if (isCounting) latencies.push(performance.now() - this.sent);
    this.expects = 0;
  }

  tick() {
    if (this.expects !== 0) {
      if (performance.now() - this.sent < STUCK_AFTER) return;
      faults += 1;
      this.expects = 0;
    }
    const state = this.clients[0].getState();
    this.mover = Number(state.ctx.currentPlayer);
    this.expects = Math.max(...this.stateIDs) + 1;
    this.sent = performance.now();
    move(this.clients[this.mover]);
  }
}

// What all sockets of this process have received so far, frames included.
const receivedBytes = () =>
  process._getActiveHandles().reduce((total, { bytesRead, remotePort }) => total + (remotePort ? bytesRead : 0), 0);

async function main() {
  const matches = Array.from({ length: tables }, (_, number) => new Match(number));
  for (let first = 0; first < matches.length; first += TOGETHER) {
    await Promise.all(matches.slice(first, first + TOGETHER).map((match) => match.start()));
  }
  await sleep(1000);
  console.log("full");
  for (const stretch of stretches) await play(matches, stretch);
  process.exit(0);
}

// A while at one pace; then a line with what was measured.
async function play(matches, { every, warm_up: warmUp, seconds }) {
  const timers = [];
  latencies = [];
  faults = 0;
  for (const [place, match] of matches.entries()) {
    const first = (every * 1000 * place) / matches.length;
    const begin = () => {
      match.tick();
      timers.push(setInterval(() => match.tick(), every * 1000));
    };
    timers.push(setTimeout(begin, first));
  }
  await sleep(warmUp * 1000);
  isCounting = true;
  const begun = performance.now();
  const before = receivedBytes();
  console.log("begin");
  await sleep(seconds * 1000);
  isCounting = false;
  console.log("end");
  timers.forEach(clearTimeout);
  const bytes = receivedBytes() - before;
  const report = JSON.stringify({ latencies, faults, bytes, seconds: (performance.now() - begun) / 1000 });
  await new Promise((done) => process.stdout.write(`${report}\n`, done));
}

main();
