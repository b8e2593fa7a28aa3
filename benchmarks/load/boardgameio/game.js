// Two games for boardgame.io. Each says which of its clients learn of a move from the server alone.

// The least a game can be: whoever's turn it is adds one. The mover's own client shows it before the server has answered.
const Counting = {
  name: "counting",
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }) => ({ count: G.count + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
};

// The least that has what ours has: hands and a deck that nobody else may see, and a table that everybody does. Whoever's
// turn it is puts a card on a pile, a card of that kind on the stand, and draws. As their guide to secret state asks,
// moves are made on the server alone, and `playerView` builds what each player may know.
const KINDS = ["apple", "cheese", "bread", "chicken", "pepper", "mead", "silk", "crossbow"];
const HAND = 6;
const PILE_MOST = 40;

const Trading = {
  name: "trading",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(KINDS.flatMap((kind) => Array(25).fill(kind)));
    return {
      deck,
      hands: Array.from({ length: ctx.numPlayers }, () => deck.splice(0, HAND)),
      stands: Array.from({ length: ctx.numPlayers }, () => ({})),
      gold: Array(ctx.numPlayers).fill(50),
      piles: [[], []],
    };
  },
  playerView: ({ G, playerID }) => ({
    hand: playerID === null ? [] : G.hands[playerID],
    handSizes: G.hands.map((hand) => hand.length),
    deckSize: G.deck.length,
    stands: G.stands,
    gold: G.gold,
    piles: G.piles,
  }),
  moves: {
    trade: {
      client: false,
      redact: true,
      move: ({ G, ctx, random }, place, pile) => {
        const seat = Number(ctx.currentPlayer);
        const [card] = G.hands[seat].splice(place, 1);
        G.piles[pile].push(card);
        G.stands[seat][card] = (G.stands[seat][card] ?? 0) + 1;
        G.gold[seat] += 1;
        if (G.deck.length === 0 || G.piles[pile].length > PILE_MOST) {
          G.deck = random.Shuffle([...G.deck, ...G.piles[pile]]);
          G.piles[pile] = [];
        }
        G.hands[seat].push(G.deck.shift());
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

module.exports = {
  counter: { game: Counting, isOnServerAlone: false, move: (client) => client.moves.add() },
  durable: {
    game: Trading,
    isOnServerAlone: true,
    move: (client) => client.moves.trade(Math.floor(Math.random() * HAND), Math.floor(Math.random() * 2)),
  },
};
