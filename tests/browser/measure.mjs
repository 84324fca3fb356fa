// Measures what docs/measurements.md promises of the page, from the real server in Debian's Chromium: a table, then the same as
// JSON. Times depend on what else the machine does, so each is the best of several; `make measure` runs it, no test does.
//
//   ONLY='bytes hover' node tests/browser/measure.mjs PATH-OF-BORGO
import { loadavg } from 'node:os';
import { between, bring, Browser, CHOICES, GAMES, prepare, settled, startGame, turn } from './harness.mjs';

const wanted = (process.env.ONLY ?? '').split(' ').filter(Boolean);
const rows = [];
const note = (what, value, unit, limit) => {
  rows.push({ what, value: Math.round(value * 10) / 10, unit, ...(limit !== undefined && { limit, fine: value <= limit }) });
  console.error(`${what}: ${Math.round(value * 10) / 10} ${unit}`);
};
const least = (values) => Math.min(...values);
const middle = (values) => [...values].sort((one, other) => one - other)[values.length >> 1];

/** A server like this one that counts what it sends: files by their path, and the heads of all answers. */
async function counting(address) {
  const paths = new Map();
  const heads = { sent: 0 };
  const count = (path, head, body) => {
    paths.set(path, (paths.get(path) ?? 0) + body.length);
    heads.sent += head;
  };
  return { ...(await between(address, count)), paths, heads };
}

/**
 * Everything the server sends somebody who was never here until a game is playable; then what offline play needs in all, which
 * the service worker fetches when there is time and so is not let in before.
 */
async function bytes(browser) {
  for (const title of GAMES) {
    const counter = await counting(browser.server.address);
    const page = await browser.visit({ address: counter.address, serviceWorkers: 'block' });
    await startGame(page, title);
    const playable = new Map(counter.paths);
    const total = (paths) => [...paths.values()].reduce((sum, size) => sum + size, 0) / 1000;
    note(`first visit until ${title} is playable`, total(playable), 'kB', 400);
    note('  heads of these answers, beside that', counter.heads.sent / 1000, 'kB');
    if (title === GAMES[0]) {
      for (const [path, size] of [...playable].sort((one, other) => other[1] - one[1])) note(`  ${path}`, size / 1000, 'kB');
    }
    await page.context().close();
    counter.stop();
  }
  const counter = await counting(browser.server.address);
  const page = await browser.visit({ address: counter.address });
  await page.evaluate(() => navigator.serviceWorker.ready);
  note('all that offline play needs', [...counter.paths.values()].reduce((sum, size) => sum + size, 0) / 1000, 'kB');
  await page.context().close();
  counter.stop();
}

// Runs in the page: when the first board of the start page and of a table stood on the screen.
function watchBoards() {
  globalThis.seen = {};
  const look = () => {
    const seen = globalThis.seen;
    if (!seen.start && document.querySelector('article .frame svg')) seen.start = performance.now();
    if (!seen.table && document.querySelector('[data-state="waiting"] .board svg')) seen.table = performance.now();
    if (!seen.table) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A fresh visitor each time; then a reload of the table, where the board is all there is to wait for. */
async function boards(browser) {
  for (const [slowed, limit] of [[1, 1000], [4, 2500]]) {
    const found = { start: [], table: [] };
    for (let round = 0; round < 3; round += 1) {
      const page = await browser.visit({ init: watchBoards, address: 'about:blank' });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
      await page.goto(browser.server.address);
      await page.waitForFunction(() => globalThis.seen.start, null, { timeout: 60000 });
      found.start.push(await page.evaluate(() => globalThis.seen.start));
      await startGame(page, GAMES[round]);
      await page.reload();
      await page.waitForFunction(() => globalThis.seen.table, null, { timeout: 60000 });
      found.table.push(await page.evaluate(() => globalThis.seen.table));
      await page.context().close();
    }
    const how = slowed === 1 ? '' : `, processor slowed ${slowed} times`;
    note(`first visit to a board on screen${how}`, least(found.start), 'ms', limit);
    note(`address of a table to its board, second visit${how}`, least(found.table), 'ms', limit);
  }
}

// Runs in the page: what goes to the table's worker and when the answer comes back.
function watchWire() {
  const sent = new Map();
  globalThis.wire = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.call) {
      sent.set(message.number, { call: message.call, do: message.with.do, start: performance.now() });
      if (!this.watched) {
        this.watched = true;
        this.addEventListener('message', ({ data }) => {
          const found = sent.get(data.number);
          if (found) globalThis.wire.push({ ...found, ms: performance.now() - found.start });
        });
      }
    }
    return post.call(this, message, ...rest);
  };
}

/** Each answer of a computer player of the level builder, and the whole way from the person's move to the next decision. */
async function answers(browser) {
  for (const title of GAMES) {
    const page = await browser.visit({ init: watchWire });
    await startGame(page, title, 'builder');
    for (let move = 0; move < 12 && (await settled(page)) === 'waiting'; move += 1) await turn(page, move);
    const wire = await page.evaluate(() => globalThis.wire);
    const times = wire.filter(({ call }) => call === 'think').map(({ ms }) => ms);
    note(`builder answers, ${title}, median of ${times.length}`, middle(times), 'ms', 300);
    note(`builder answers, ${title}, slowest`, Math.max(...times), 'ms');
    await page.context().close();
  }
}

// Runs in the page: the longest time between two frames, and the longest task.
function watchFrames() {
  globalThis.frames = { longest: 0, task: 0, counted: 0 };
  let last = performance.now();
  const frame = (now) => {
    globalThis.frames.longest = Math.max(globalThis.frames.longest, now - last);
    globalThis.frames.counted += 1;
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.frames.task = Math.max(globalThis.frames.task, duration);
  }).observe({ type: 'longtask' });
}

/** The longest task of the page's own thread in a trace, by the clock and by the processor's time it took. */
function longestTask(trace) {
  const { traceEvents } = JSON.parse(trace);
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === 'X' && mains.has(`${pid} ${tid}`));
  return { wall: Math.max(0, ...tasks.map(({ dur }) => dur / 1000)), own: Math.max(0, ...tasks.map(({ tdur }) => (tdur ?? 0) / 1000)) };
}

/** While a master thinks: from the person's move to the next decision. */
async function frames(browser) {
  for (const title of GAMES) {
    const page = await browser.visit({ settings: { motion: 'full' } });
    await startGame(page, title, 'master');
    await page.waitForTimeout(500);
    await page.evaluate(watchFrames);
    const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
    await browser.chromium.startTracing(page, { categories });
    for (let move = 0; move < 3 && (await settled(page)) === 'waiting'; move += 1) await turn(page, move);
    const trace = longestTask(await browser.chromium.stopTracing());
    const found = await page.evaluate(() => globalThis.frames);
    note(`${title}: longest gap between frames while a master thinks`, found.longest, 'ms', 50);
    note(`${title}: longest task of the page's thread`, trace.wall, 'ms', 50);
    note(`${title}: the same, in processor time`, trace.own, 'ms', 50);
    await page.context().close();
  }
}

// Runs in the page: whether a target stands out in the first frame after the pointer came to it.
function watchHover() {
  globalThis.hovers = [];
  addEventListener(
    'pointerenter',
    (event) => {
      const target = event.target.closest?.('[data-target]');
      if (!target || event.target !== target) return;
      const start = performance.now();
      requestAnimationFrame(() => {
        globalThis.hovers.push({ fine: target.getAttribute('aria-pressed') === 'true', ms: performance.now() - start });
      });
    },
    true,
  );
}

async function hover(browser) {
  const page = await browser.visit();
  await bring(page, await lanePosition());
  await page.evaluate(watchHover);
  const targets = page.locator('[data-target]');
  for (let index = 0; index < Math.min(12, await targets.count()); index += 1) {
    await targets.nth(index).hover();
    await page.waitForTimeout(80);
  }
  const found = await page.evaluate(() => globalThis.hovers);
  const late = found.filter(({ fine }) => !fine).length;
  note(`targets that don't stand out in the frame after the pointer came, of ${found.length}`, late, '', 0);
  note('pointer on a target to that frame, median', middle(found.map(({ ms }) => ms)), 'ms', 17);
  await page.context().close();
}

const lanePosition = () =>
  prepare(
    { game: 'sunrise-lane', players: 2, seed: '3', seats: [{ name: 'Ada' }, { player: 'greedy', name: 'Bo' }] },
    async (engine, status) => status.count > 40 && (await engine.ask({ do: 'moves' })).moves['0'].some((move) => move.startsWith('house')),
  );

/** What the page's thread and its workers hold after everything that can be freed was freed. */
async function memory(devtools, workers) {
  const held = async (send) => {
    for (let time = 0; time < 3; time += 1) await send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize = 0, embedderHeapUsedSize = 0 } = await send('Runtime.getHeapUsage');
    return usedSize + backingStorageSize + embedderHeapUsedSize;
  };
  let total = await held((method) => devtools.send(method));
  for (const worker of workers.values()) total += await held(worker);
  return total / 1e6;
}

/** Sends to one worker of a page, through the page's own connection. */
async function attachWorkers(devtools) {
  const workers = new Map();
  const waiting = new Map();
  let number = 0;
  devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'worker') return;
    workers.set(sessionId, (method) => {
      const id = (number += 1);
      void devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
      return new Promise((resolve) => waiting.set(id, resolve));
    });
  });
  devtools.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(id)?.(result);
  });
  await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  return workers;
}

// Runs in the page, so that nothing of the tests holds on to it: a new game from the start page, a few decisions, and back.
async function playHere({ title, choices }) {
  const until = async (found) => {
    while (!found()) await new Promise((resolve) => setTimeout(resolve, 20));
    return found();
  };
  const find = (selector) => document.querySelector(selector);
  const card = () => [...document.querySelectorAll('article')].find((each) => each.textContent.includes(title));
  (await until(() => card()?.querySelector('button.act'))).click();
  (await until(() => card()?.querySelector('button.primary'))).click();
  for (let click = 0; click < 8; click += 1) {
    await until(() => find('[data-state="waiting"], [data-state="over"]'));
    choices.map(find).find(Boolean)?.click();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await until(() => find('[data-state="waiting"], [data-state="over"]'));
  location.hash = '';
  await until(() => find('article'));
}

/** Every game once, then three times more. What the browser frees late and its compiled code are a tenth either way. */
async function memoryOfGames(browser) {
  const page = await browser.visit();
  const devtools = await page.context().newCDPSession(page);
  const workers = await attachWorkers(devtools);
  const play = (number) => page.evaluate(playHere, { title: GAMES[number % GAMES.length], choices: CHOICES });
  for (let number = 0; number < GAMES.length; number += 1) await play(number);
  const once = await memory(devtools, workers);
  for (let number = 0; number < 12; number += 1) await play(number);
  note('memory after every game once', once, 'MB');
  note('memory after twelve more', await memory(devtools, workers), 'MB', once * 1.1);
  await page.context().close();
}

function table() {
  const width = Math.max(...rows.map(({ what }) => what.length));
  console.log(`\nload ${loadavg().map((load) => load.toFixed(1)).join(' ')}`);
  for (const { what, value, unit, limit, fine } of rows) {
    const bound = limit === undefined ? '' : `  at most ${Math.round(limit * 10) / 10}${fine ? '' : '  MISSED'}`;
    console.log(`${what.padEnd(width)}  ${String(value).padStart(8)} ${unit.padEnd(3)}${bound}`);
  }
  console.log(JSON.stringify({ load: loadavg(), rows }));
}

const parts = { bytes, boards, answers, frames, hover, memory: memoryOfGames };
const browser = await Browser.start();
for (const [name, part] of Object.entries(parts)) if (!wanted.length || wanted.includes(name)) await part(browser);
table();
await browser.stop();
