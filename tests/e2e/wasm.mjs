// The browser's module against the native `borgo engine`, both asked the same through the wire: every answer is compared
// letter by letter, in whole games of every kind, free ones and tables, with hidden views, events, hints, pacts and records.
// Called with the paths of the binary, of borgo.wasm and of the program that hashes for the module (tests/hash.c).
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, openSync, readFileSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const [borgo, wasm, hasher] = process.argv.slice(2);
const DATA = join(dirname(fileURLToPath(import.meta.url)), "../../data");
const text = (...path) => readFileSync(join(DATA, ...path), "utf8");
const netted = text("nets", "GAMES").split(/\s+/).filter(Boolean);
const ENTROPY = "5a".repeat(32);
let checks = 0;
let failures = 0;

function check(fine, name, detail = "") {
  checks += 1;
  failures += fine ? 0 : 1;
  console.log(`${fine ? "ok" : "not ok"} ${checks} - ${name}`);
  if (!fine) console.log(`# ${String(detail).slice(0, 2000)}`);
  return fine;
}

/* libsodium's hash, asked through two pipes, since the module waits for its import. */
class Hasher {
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), "borgo-"));
    const paths = ["questions", "answers"].map((name) => join(this.folder, name));
    spawnSync("mkfifo", paths);
    [this.questions, this.answers] = paths.map((path) => openSync(path, "r+"));
    this.process = spawn(hasher, [], { stdio: [this.questions, this.answers, "inherit"] });
    this.calls = 0;
  }

  hash(message, key, length) {
    this.calls += 1;
    const lengths = new Uint32Array([length, message.length, key.length]);
    writeSync(this.questions, Buffer.concat([Buffer.from(lengths.buffer), message, key]));
    const out = Buffer.alloc(length);
    for (let read = 0; read < length; ) read += readSync(this.answers, out, read, length - read);
    return out;
  }

  close() {
    this.process.kill();
    rmSync(this.folder, { recursive: true });
  }
}

/* The native engine, one answer a request. */
class Engine {
  constructor() {
    this.process = spawn(borgo, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  async ask(line) {
    this.process.stdin.write(line + "\n");
    return (await this.lines.next()).value;
  }
}

/* The module, with texts as JavaScript knows them. */
class Module {
  constructor(compiled, host) {
    const bytes = (at, length) => Buffer.from(new Uint8Array(this.exports.memory.buffer, at, length));
    const hash = (out, outLength, message, length, key, keyLength) =>
      new Uint8Array(this.exports.memory.buffer).set(host.hash(bytes(message, length), bytes(key, keyLength), outLength), out);
    this.exports = new WebAssembly.Instance(compiled, { borgo: { hash } }).exports;
  }

  ask(line) {
    return this.read(this.exports.borgo_answer(this.put(line)));
  }

  /* The native engine has its nets inside. */
  takeNet(net) {
    return this.exports.borgo_take_net(this.put(net)) === 1;
  }

  put(line) {
    const bytes = new TextEncoder().encode(line);
    const input = this.exports.borgo_input(bytes.length);
    if (input !== 0) new Uint8Array(this.exports.memory.buffer).set(bytes, input);
    return bytes.length;
  }

  read(start) {
    const memory = new Uint8Array(this.exports.memory.buffer);
    return new TextDecoder().decode(memory.subarray(start, memory.indexOf(0, start)));
  }
}

/* Both at once. What differs is kept; the answer is the native one. */
class Pair {
  constructor(compiled, host) {
    this.engine = new Engine();
    this.module = new Module(compiled, host);
    for (const game of netted) this.module.takeNet(text("nets", `${game}.txt`));
    this.wrong = "";
    this.asked = 0;
  }

  async line(line) {
    const native = await this.engine.ask(line);
    const own = this.module.ask(line);
    this.asked += 1;
    if (native !== own && !this.wrong) this.wrong = `${line}\n# native ${native}\n# module ${own}`;
    return JSON.parse(native);
  }

  ask(request) {
    return this.line(JSON.stringify(request));
  }

  async fine(request) {
    const answer = await this.ask(request);
    if (!answer.ok && !this.wrong) this.wrong = `${JSON.stringify(request)} ${JSON.stringify(answer)}`;
    return answer;
  }

  end() {
    return this.ask({ do: "quit" });
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

const seats = (players) => [...Array(players).keys(), "watch"];

/* Everything that is shown, for all eyes. */
async function compareViews(pair, players, random) {
  for (const viewer of seats(players)) {
    await pair.fine({ do: "view", viewer });
    await pair.fine({ do: "view", viewer, board: false });
    await pair.fine({ do: "board", lang: ["en", "fr", "it"][random(3)] });
    await pair.fine({ do: "position", viewer });
    await pair.fine({ do: "log", viewer, from: 0, events: true, lang: ["en", "fr", "it"][random(3)] });
    await pair.fine({ do: "turns", viewer, events: true, lang: ["en", "fr", "it"][random(3)] });
    await pair.fine({ do: "moves", viewer, objects: true, lang: "it" });
    await pair.fine({ do: "why", seat: viewer, viewer, cell: [random(12) - 2, random(12) - 2], lang: ["en", "fr", "it"][random(3)] });
  }
  await pair.fine({ do: "turns", viewer: 0, since_seat: 0 });
}

/* A move chosen in steps, down to what the last ones would bring. */
async function compareSteps(pair, seat, random) {
  let where = {};
  for (const group of [0, 1, 2]) {
    const { groups } = await pair.fine({ do: "moves", viewer: seat, group, where, lang: ["en", "fr", "it"][random(3)] });
    where = groups[seat][random(groups[seat].length)].begins;
    await pair.fine({ do: "moves", viewer: seat, where, cells: true, limit: 1 + random(20) });
    await pair.fine({ do: "previews", viewer: seat, where, events: random(2) === 0, limit: 1 + random(20) });
  }
  await pair.ask({ do: "moves", where: { kind: "nothing" } });
}

/* A page that knows only what a seat sees has the same moves, the same previews, and gets hints. */
async function compareSeen(pair, seen, game, seat, move) {
  const { position } = await pair.fine({ do: "position", viewer: seat });
  await seen.fine({ do: "set", game, position, viewer: seat });
  const truth = await pair.fine({ do: "moves", viewer: seat });
  const known = await seen.fine({ do: "moves" });
  if (JSON.stringify(truth) !== JSON.stringify(known)) seen.wrong ||= `other moves are known at ${position}`;
  const previews = [await pair.fine({ do: "preview", seat, move }), await seen.fine({ do: "preview", seat, move })];
  if (JSON.stringify(previews[0]) !== JSON.stringify(previews[1])) seen.wrong ||= `another preview of ${move} at ${position}`;
  await seen.fine({ do: "best", level: "greedy" });
  for (const level of ["veteran", "master"]) {
    const hint = { do: "hint", seat, level, budget: 10, seed: "9", lang: "fr" };
    const hints = [await pair.fine(hint), await seen.fine(hint)];
    if (JSON.stringify(hints[0]) !== JSON.stringify(hints[1])) seen.wrong ||= `another hint of ${level} at ${position}`;
  }
  for (const request of [{ do: "deal" }, { do: "log" }, { do: "view", seat: "watch" }, { do: "play", seat, move }])
    if ((await seen.ask(request)).ok && seat !== "watch") seen.wrong ||= `a seen game answers ${request.do}`;
}

async function playFree(pair, seen, game, players, seed) {
  const random = generator(seed);
  await pair.fine({ do: "new", game, players, options: {} });
  await pair.fine({ do: "seed", value: seed });
  for (let step = 0; step < 3000; step += 1) {
    const viewer = seats(players)[random(players + 1)];
    const status = await pair.fine({ do: "deal", viewer, events: true });
    if (status.over) return pair.fine({ do: "result" });
    const { moves } = await pair.fine({ do: "moves" });
    const seat = status.to_act[random(status.to_act.length)];
    const move = moves[seat][random(moves[seat].length)];
    if (step % 25 === 0) await compareViews(pair, players, random);
    if (step % 25 === 5) await compareSeen(pair, seen, game, seat, move);
    if (step % 20 === 3) await compareSteps(pair, seat, random);
    if (step % 40 === 7) await pair.fine({ do: "best", level: "greedy", objects: true });
    if (step % 80 === 9) await pair.fine({ do: "best", level: "novice", budget: 20, seat });
    await pair.fine({ do: "play", seat, move, events: true, viewer, lang: "fr" });
    if (step % 30 === 11) await pair.fine({ do: "undo" });
  }
  pair.wrong ||= "the game didn't end";
  return null;
}

/* Everybody's number is sealed, then opened. */
async function makePact(pair) {
  const { pact } = await pair.fine({ do: "table" });
  const made = {};
  for (const seat of pact.persons) {
    made[seat] = await pair.fine({ do: "sealing", seat, commitment: pact.commitment });
    await pair.fine({ do: "seal", seat, seal: made[seat].seal });
  }
  let status = null;
  for (const seat of pact.persons) status = await pair.fine({ do: "reveal", seat, number: made[seat].number, viewer: seat });
  return status;
}

/* Another engine thinks for the seat, and the table takes its move; it doesn't take it twice. */
async function thinkElsewhere(pair, worker, viewer) {
  const job = await pair.fine({ do: "job", budget: 10 });
  await worker.fine(job.set);
  const { move } = await worker.fine(job.best);
  const thought = { do: "thought", seat: job.seat, ticket: job.ticket, move, viewer, events: true };
  if ((await pair.ask({ ...thought, move: "nonsense" })).ok) pair.wrong ||= "a thought of nothing was taken";
  const status = await pair.fine(thought);
  if ((await pair.ask(thought)).ok) pair.wrong ||= "a thought was taken twice";
  return status;
}

/* Whoever is to do something does it. */
async function goOn(pair, worker, status, random, step) {
  if (status.stage === "asking") return pair.fine({ do: "consent", seat: status.people[0], agrees: random(2) === 0 });
  if (status.computers.length > 0 && step % 2 === 0) return thinkElsewhere(pair, worker, status.computers[0]);
  if (status.computers.length > 0) return pair.fine({ do: "think", viewer: status.computers[0], events: true });
  const seat = status.people[random(status.people.length)];
  if (step % 23 === 20) {
    const asked = await pair.ask({ do: "back", seat });
    if (asked.ok) return asked;
  }
  if (step % 31 === 3) await pair.fine({ do: "best", level: "greedy", viewer: seat });
  const { moves } = await pair.fine({ do: "moves", viewer: seat });
  return pair.fine({ do: "move", seat, move: moves[seat][random(moves[seat].length)], viewer: seat, events: true, lang: "en" });
}

async function playTable(pair, worker, game, players, seed) {
  const random = generator(seed);
  const sitting = [{ name: "Zoé" }, { name: "Ada" }, { player: "greedy" }, { player: "random", name: "R" }].slice(0, players);
  await pair.fine({ do: "open", game, players, seats: sitting });
  let status = await makePact(pair);
  for (let step = 0; step < 3000 && status.stage !== "over"; step += 1) {
    status = await goOn(pair, worker, status, random, step);
    if (!status.ok) return null;
    if (step % 50 === 10) await compareViews(pair, players, random);
    if (step === 19) status = await reload(pair);
    if (step === 30) status = await pair.fine({ do: "sit", seat: 1, player: "greedy", name: "Ada II" });
  }
  if (status.stage !== "over") pair.wrong ||= "the table didn't come to its end";
  return finishTable(pair);
}

/* In the middle: saved with its secrets and gone on with; nobody in particular may see it. */
async function reload(pair) {
  const { record } = await pair.fine({ do: "record", secrets: true });
  if ((await pair.ask({ do: "record", viewer: 0 })).ok) pair.wrong ||= "a viewer reads an unfinished record";
  if ((await pair.ask({ do: "analyse", viewer: 0 })).ok) pair.wrong ||= "a viewer has an unfinished game analysed";
  return pair.fine({ do: "load", record });
}

async function finishTable(pair) {
  const result = await pair.fine({ do: "result" });
  const { record } = await pair.fine({ do: "record", viewer: 0 });
  const verdict = await pair.fine({ do: "verify", record });
  if (!verdict.proved || verdict.draws !== verdict.checked) pair.wrong ||= `not proved: ${JSON.stringify(verdict)}`;
  const wrong = await pair.fine({ do: "verify", record: record.replace(/\nmove 0 /, "\nmove 1 ").slice(0, -20) });
  if (wrong.verdict === "right") pair.wrong ||= "a changed record is right";
  await tryToCheat(pair, record);
  const count = (await pair.fine({ do: "table" })).count;
  await pair.fine({ do: "analyse", level: "greedy", decision: 3, viewer: "watch" });
  await pair.fine({ do: "analyse", budget: 20, decision: 5, viewer: "watch", lang: "fr" });
  await pair.fine({ do: "view", at: Math.floor(count / 2), seat: "open", position: true, events: true });
  return result;
}

/* The house's promise fits its own seed, everybody's number its seal, and no other seed fits. */
async function tryToCheat(pair, record) {
  const { seed, commitment, numbers, same, promise } = await pair.fine({ do: "promise", record });
  if (!same || promise !== commitment || !record.includes(`\nhouse ${commitment}\n`)) pair.wrong ||= "not what the house promised";
  for (const { seat, number, seal } of numbers) {
    if ((await pair.fine({ do: "sealing", seat, commitment, number })).seal !== seal) pair.wrong ||= `seat ${seat} sealed something else`;
    if (!record.includes(`\nnumber ${seat} ${number}\n`)) pair.wrong ||= `another number of seat ${seat}`;
  }
  const other = (seed[0] === "0" ? "1" : "0") + seed.slice(1);
  const cheat = await pair.fine({ do: "promise", record, seed: other });
  if (cheat.same || cheat.promise === commitment || cheat.commitment !== commitment) pair.wrong ||= "another seed fits too";
}

/* Requests that are wrong are refused in the same words, and no answer is one from before. */
async function compareRefusals(pair, game) {
  const secret = await pair.fine({ do: "position" });
  for (const line of ["", "x", "[]", "{}", '{"do":"dance"}', '{"do":"moves","viewer":9}', '{"do":"moves","lang":"xx"}',
    '{"do":"moves","events":1}', '{"do":"preview","move":"x"}', '{"do":"open"}', '{"do":"load","record":"x"}',
    `{"do":"open","game":"${game}","players":2,"seats":[{},{},{}]}`, `{"do":"open","game":"${game}","players":2,"seats":7}`,
    `{"do":"open","game":"${game}","players":2,"seats":[{"name":"a"},{"name":"A"}]}`,
    `{"do":"open","game":"${game}","players":2,"seats":[{"player":"god"}]}`,
    `{"do":"open","game":"${game}","players":2,"seed":"x"}`, '{"do":"advance"}', '{"do":"seal","seat":0,"seal":"x"}',
    '{"do":"log","from":99999}', '{"do":"entropy","bytes":"00"}', '{"do":"best","budget":-1}', '{"do":"analyse","decision":-1}',
    '{"do":"moves","group":9}', '{"do":"moves","where":[]}', '{"do":"moves","limit":-1}', '{"do":"previews","where":{"x":1}}',
    '{"do":"turns","from":99999}', '{"do":"turns","since_seat":"watch"}', '{"do":"hint","level":"god"}', '{"do":"hint","seed":7}',
    '{"do":"job"}', '{"do":"promise"}', '{"do":"promise","record":"x"}', '{"do":"thought","seat":1,"ticket":"x","move":"y"}',
    `{"do":"new","game":"${game}","players":2,"data":{"x":"y"}}`, `{"do":"new","game":"${game}","players":2,"data":7}`]) {
    const answer = await pair.line(line);
    check(answer.ok === false && Object.keys(answer).length === 2, `refused: ${line}`, JSON.stringify(answer));
  }
  check(JSON.stringify(await pair.fine({ do: "position" })) === JSON.stringify(secret), "nothing has changed");
  check(pair.wrong === "", "refused in the same words", pair.wrong);
}

function compareAlone(compiled, host, game) {
  const module = new Module(compiled, host);
  const answer = (line) => JSON.parse(module.ask(line));
  check(module.read(module.exports.borgo_answer(10)).includes('"ok":false'), "an answer without a request is a refusal");
  check(!answer(" ".repeat((1 << 20) + 1)).ok, "a request that is too long is refused");
  check(answer(`{"do":"new","game":"${game}","players":2}`).ok, "a game opens in a module that knows nothing random");
  check(!answer('{"do":"deal"}').ok, "but nothing is dealt there");
  check(!answer(`{"do":"open","game":"${game}","players":2}`).ok, "and no house promises anything");
  check(!answer('{"do":"best","ms":100}').ok, "there is no clock");
  check(answer('{"do":"seed","value":3}').ok && answer('{"do":"deal"}').ok, "after a seed it deals");
  check(answer('{"do":"best","level":"greedy"}').ok, "and gives hints");
}

/* Texts and nets that the module doesn't have: the page brings them. */
async function compareGiven(compiled, host, pair, games) {
  for (const { name } of games) {
    for (const lang of ["en", "fr", "it"]) {
      const given = await pair.fine({ do: "rules", game: name, lang, text: text("rules", `${name}.${lang}.txt`) });
      const own = JSON.parse(await pair.engine.ask(JSON.stringify({ do: "rules", game: name, lang })));
      if (JSON.stringify(given) !== JSON.stringify(own)) pair.wrong ||= `other rules of ${name} in ${lang}`;
    }
  }
  check(pair.wrong === "", "rules that are given are told in the same sections", pair.wrong);
  const module = new Module(compiled, host);
  check(!JSON.parse(module.ask(`{"do":"rules","game":"${games[0].name}"}`)).ok, "without a text the module has none");
  check(!module.takeNet("x") && !module.takeNet("") && !module.takeNet("net chess features 1"), "what is no net is not taken");
  check(module.exports.borgo_take_net(1 << 30) === 0, "nor what nobody made room for");
  for (const game of netted) {
    const net = text("nets", `${game}.txt`);
    check(!module.takeNet(net.slice(0, -4)), `half a net of ${game} is refused`);
    check(module.takeNet(net) && module.takeNet(net), `the net of ${game} is taken, and again`);
  }
}

/* Without its net a master is the one that never had any. */
function compareNetless(compiled, host, game) {
  const module = new Module(compiled, host);
  const answer = (request) => JSON.parse(module.ask(JSON.stringify(request)));
  const best = (level) => JSON.stringify(answer({ do: "best", level, budget: 20, seed: "1" }));
  answer({ do: "new", game, players: 2 });
  answer({ do: "seed", value: 5 });
  for (let step = 0; step < 24 && !answer({ do: "deal" }).over; step += 1) {
    const { seat, move } = answer({ do: "best", level: "greedy" });
    answer({ do: "play", seat, move });
  }
  check(best("master") === best("classic"), `${game}: a master without a net is a classic one`);
}

if (!existsSync(wasm)) {
  console.log("1..0 # SKIP the WebAssembly build is not there: make wasm");
  process.exit(0);
}
const compiled = new WebAssembly.Module(readFileSync(wasm));
const imports = WebAssembly.Module.imports(compiled).map(({ module, name }) => `${module}.${name}`);
check(imports.join() === "borgo.hash", "the module imports the hash and nothing else", imports);
const host = new Hasher();
const first = new Pair(compiled, host);
const { games } = await first.fine({ do: "games" });
compareAlone(compiled, host, games[0].name);
await compareGiven(compiled, host, first, games);
await first.fine({ do: "new", game: games[0].name, players: 2 });
await compareRefusals(first, games[0].name);
await first.end();
for (const { name, players } of games) {
  compareNetless(compiled, host, name);
  for (const count of players) {
    const pair = new Pair(compiled, host);
    const seen = new Pair(compiled, host);
    for (const one of [pair, seen]) await one.fine({ do: "entropy", bytes: ENTROPY });
    await playFree(pair, seen, name, count, 100 + count);
    check(pair.wrong === "", `${name}, ${count} players: a free game in step (${pair.asked} answers)`, pair.wrong);
    check(seen.wrong === "", `${name}, ${count} players: from what a seat sees (${seen.asked} answers)`, seen.wrong);
    pair.wrong = "";
    await playTable(pair, seen, name, count, 200 + count);
    check(seen.wrong === "", `${name}, ${count} players: thinking for a table (${seen.asked} answers)`, seen.wrong);
    check(pair.wrong === "", `${name}, ${count} players: a table in step (${pair.asked} answers)`, pair.wrong);
    await pair.end();
    await seen.end();
  }
}
check(host.calls > 100, `the dealer hashed with the host's hash (${host.calls} times)`);
host.close();
console.log(`1..${checks}`);
process.exit(failures > 0 ? 1 : 0);
