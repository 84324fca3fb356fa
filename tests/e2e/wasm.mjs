// The rules in WebAssembly against the rules in the native engine: the same seeds, the same moves, the same positions and
// views at every step, for every game and player count. Called with the paths of the binary and of borgo.wasm.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [borgo, wasm] = process.argv.slice(2);
const CHANCE = 7;
const WATCHER = 6;
let checks = 0;
let failures = 0;

function check(fine, name, detail = "") {
  checks += 1;
  failures += fine ? 0 : 1;
  console.log(`${fine ? "ok" : "not ok"} ${checks} - ${name}`);
  if (!fine) console.log(`# ${String(detail).slice(0, 2000)}`);
  return fine;
}

/* The native engine, one answer a request. */
class Engine {
  constructor() {
    this.process = spawn(borgo, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  async ask(request) {
    this.process.stdin.write(JSON.stringify(request) + "\n");
    return JSON.parse((await this.lines.next()).value);
  }
}

/* The module, with texts as JavaScript knows them. */
class Module {
  constructor(bytes) {
    this.exports = new WebAssembly.Instance(new WebAssembly.Module(bytes), {}).exports;
  }

  give(text) {
    const bytes = new TextEncoder().encode(text);
    new Uint8Array(this.exports.memory.buffer).set([...bytes, 0], this.exports.borgo_input());
  }

  answer() {
    const memory = new Uint8Array(this.exports.memory.buffer);
    const start = this.exports.borgo_output();
    return new TextDecoder().decode(memory.subarray(start, memory.indexOf(0, start)));
  }

  call(name, ...words) {
    return this.exports[name](...words) ? this.answer() : null;
  }

  actors() {
    const set = this.exports.borgo_to_act();
    return [0, 1, 2, 3, CHANCE].filter((seat) => (set >> seat) & 1);
  }

  moves(seat) {
    return this.call("borgo_list", seat).split("\n").slice(0, -1);
  }
}

/* A small generator of our own, so that a run is the same every time. */
function generator(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

async function samePosition(engine, module) {
  const native = (await engine.ask({ do: "position" })).position;
  return native === module.call("borgo_show_position");
}

async function sameMoves(engine, module) {
  const native = (await engine.ask({ do: "moves" })).moves;
  return module.actors().every((seat) => JSON.stringify(native[seat]) === JSON.stringify(module.moves(seat)));
}

async function sameViews(engine, module, players) {
  for (const seat of [...Array(players).keys(), WATCHER]) {
    const native = (await engine.ask({ do: "view", seat: seat === WATCHER ? "watch" : seat })).view;
    if (JSON.stringify(native) !== JSON.stringify(JSON.parse(module.call("borgo_show_view", seat)))) return false;
  }
  return true;
}

/* Plays one game in both; returns what differed, or an empty text. */
async function playInStep(engine, module, game, players, seed) {
  const random = generator(seed);
  await engine.ask({ do: "new", game, players, options: {} });
  module.give(`${game} players=${players} |`);
  if (module.call("borgo_new") === null) return module.answer();
  await engine.ask({ do: "seed", value: seed });
  module.exports.borgo_reseed(seed);
  for (let step = 0; step < 3000; step += 1) {
    await engine.ask({ do: "deal" });
    module.call("borgo_deal");
    if (!(await samePosition(engine, module))) return `step ${step}: the positions differ`;
    const actors = module.actors();
    if (actors.length === 0) return "";
    if (!(await sameMoves(engine, module))) return `step ${step}: the moves differ`;
    if (step % 10 === 0 && !(await sameViews(engine, module, players))) return `step ${step}: the views differ`;
    const seat = actors[random(actors.length)];
    const moves = module.moves(seat);
    const move = moves[random(moves.length)];
    await engine.ask({ do: "play", seat, move });
    module.give(move);
    if (module.call("borgo_play", seat) === null) return `step ${step}: ${move} was refused`;
  }
  return "the game didn't end";
}

async function sameChoices(engine, module, game, players) {
  await engine.ask({ do: "new", game, players, options: {} });
  module.give(`${game} players=${players} |`);
  module.call("borgo_new");
  await engine.ask({ do: "seed", value: 11 });
  module.exports.borgo_reseed(11);
  await engine.ask({ do: "deal" });
  module.call("borgo_deal");
  const native = await engine.ask({ do: "best", level: "greedy" });
  module.give("greedy");
  return native.move === module.call("borgo_best", native.seat);
}

function refusals(module, game) {
  for (const text of ["", "chess players=2 |", `${game} players=99 |`, `${game} players=2`, `${game} players=2 | nonsense`]) {
    module.give(text);
    const position = text.includes("nonsense");
    check(module.call(position ? "borgo_set" : "borgo_new") === null && module.answer() !== "", `refused: '${text}'`);
  }
}

if (!existsSync(wasm)) {
  console.log("1..0 # SKIP the WebAssembly build is not there: make wasm");
  process.exit(0);
}
const bytes = readFileSync(wasm);
check(WebAssembly.Module.imports(new WebAssembly.Module(bytes)).length === 0, "the module imports nothing");
const engine = new Engine();
const { games } = await engine.ask({ do: "games" });
refusals(new Module(bytes), games[0].name);
for (const { name, players } of games) {
  for (const count of players) {
    const wrong = await playInStep(engine, new Module(bytes), name, count, 100 + count);
    check(wrong === "", `${name}, ${count} players: a game in step`, wrong);
    check(await sameChoices(engine, new Module(bytes), name, count), `${name}, ${count} players: the same choice`);
  }
}
await engine.ask({ do: "quit" });
console.log(`1..${checks}`);
process.exit(failures > 0 ? 1 : 0);
