// The least a game can be: whoever's turn it is adds one.
const Counting = {
  name: "counting",
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }) => ({ count: G.count + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
};

module.exports = { Counting };
