// Plays random games on boardgame.io's local client, one measurement per line of JSON on standard input.
import { createRequire } from "node:module";
import process from "node:process";
import { createInterface } from "node:readline";

// The package names its entry points in nested package.json files, which only require() follows.
const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf({ G: { cells }, ctx }) {
    const owns = (cell) => cells[cell] === ctx.currentPlayer;
    if (LINES.some((line) => line.every(owns))) return { winner: ctx.currentPlayer };
    if (cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const COLUMNS = 7;
const ROWS = 6;
// The four lines through a cell: along the row, up the column, and both diagonals.
const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];

// The length of the run of one player's discs that starts beside (column, row) and goes on in one direction.
function run(columns, player, column, row, dx, dy) {
  let length = 0;
  while (columns[column + dx * (length + 1)]?.[row + dy * (length + 1)] === player) length += 1;
  return length;
}

const connectFour = {
  name: "connect-four",
  setup: () => ({ columns: Array.from({ length: COLUMNS }, () => []), last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, playerID }, column) {
      if (G.columns[column].length === ROWS) return INVALID_MOVE;
      G.columns[column].push(playerID);
      G.last = column;
    },
  },
  // Only the disc just dropped can have completed a line.
  endIf({ G: { columns, last }, ctx }) {
    if (last === null) return;
    const row = columns[last].length - 1;
    const player = columns[last][row];
    const wins = DIRECTIONS.some(
      ([dx, dy]) => run(columns, player, last, row, dx, dy) + run(columns, player, last, row, -dx, -dy) >= 3,
    );
    if (wins) return { winner: ctx.currentPlayer };
    if (columns.every((discs) => discs.length === ROWS)) return { draw: true };
  },
};

const freeCells = ({ cells }) => [...cells.keys()].filter((cell) => cells[cell] === null);
const openColumns = ({ columns }) => [...columns.keys()].filter((column) => columns[column].length < ROWS);

const GAMES = {
  tic_tac_toe: { game: ticTacToe, move: "mark", options: freeCells },
  connect_four: { game: connectFour, move: "drop", options: openColumns },
};

// One client serves all games of a measurement: reset() per game is cheaper for it than a new client.
function movesPerSecond({ game, move, options }, seconds) {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  let moves = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  let now = start;
  while (now < end) {
    client.reset();
    let state = client.getState();
    while (state.ctx.gameover === undefined) {
      const legal = options(state.G);
      client.moves[move](legal[Math.floor(Math.random() * legal.length)]);
      state = client.getState();
      moves += 1;
    }
    now = performance.now();
  }
  client.stop();
  return (moves * 1000) / (now - start);
}

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

say({ node: process.versions.node, "boardgame.io": require("boardgame.io/package.json").version });
for await (const line of createInterface({ input: process.stdin })) {
  const { game, seconds } = JSON.parse(line);
  say({ moves_per_second: movesPerSecond(GAMES[game], seconds) });
}
