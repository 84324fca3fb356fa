// What the browser's tests share: the real server, Debian's Chromium, fresh visitors on a desk or with a phone, games prepared
// through `borgo engine`, and checks printed as TAP. Every message of the browser's console that is an error fails the test.
//
//   node tests/browser/lane.mjs PATH-OF-BORGO [PATH-OF-web/dist]
//
// With a second path the files there are served instead of those in the binary, for trying a page that was just built.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const require = createRequire(web);
const { chromium } = require('playwright-core');
const [borgo, dist] = process.argv.slice(2);

let checks = 0;
let failures = 0;

export function check(fine, name, detail = '') {
  checks += 1;
  failures += fine ? 0 : 1;
  console.log(`${fine ? 'ok' : 'not ok'} ${checks} - ${name}`);
  if (!fine && detail) console.log(`# ${String(detail).slice(0, 2000).replaceAll('\n', '\n# ')}`);
  return Boolean(fine);
}

// ---------------------------------------------------------------- servers

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

async function serveFolder(folder) {
  const server = createServer((request, answer) => {
    const path = decodeURIComponent(new URL(request.url, 'http://x').pathname);
    const file = join(folder, path.endsWith('/') ? path + 'index.html' : path);
    if (!file.startsWith(folder) || !existsSync(file)) return answer.writeHead(404).end();
    answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    answer.end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}

/** `borgo serve` on a free port of loopback, or on one that is given, with a store of its own, which `stop` takes away. */
export async function serveBinary({ port = 0, store = mkdtempSync(join(tmpdir(), 'borgo-')) } = {}) {
  const file = join(store, 'borgo.db');
  const child = spawn(borgo, ['serve', '--port', String(port), '--no-open', '--store', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    child.kill();
    rmSync(store, { recursive: true, force: true });
  };
  process.once('exit', stop);
  for await (const line of createInterface({ input: child.stdout })) {
    const found = line.match(/http:\/\/\S+/);
    if (found) return { address: found[0], store, child, stop };
  }
  throw new Error('borgo serve printed no address');
}

/**
 * Stands between the browser and a server: `see(path, head, body)` gets what is sent, a head's length and the bytes, and may
 * give other bytes. The service worker's script comes plain and whole, to be read.
 */
export async function between(address, see) {
  const server = createServer((question, answer) => {
    const headers = { ...question.headers, host: new URL(address).host };
    if (question.url === '/sw.js')
      for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const inner = httpRequest(new URL(question.url, address), { method: question.method, headers }, async (got) => {
      const parts = [];
      for await (const part of got) parts.push(part);
      const head = got.rawHeaders.reduce((sum, text) => sum + text.length + 2, 20);
      const body = Buffer.concat(parts);
      const { 'content-length': _, ...plain } = got.headers;
      answer.writeHead(got.statusCode, plain).end(see(question.url, head, body) ?? body);
    });
    question.pipe(inner);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return { address: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}

export const serve = () => (dist ? serveFolder(dist) : serveBinary());

// ---------------------------------------------------------------- visitors

/** Chromium without a window, which paints sooner than the whole one does. */
export const CHROMIUM = '/usr/bin/chromium-headless-shell';

// A phone has more points than these; painting them takes long, and only pictures need them.
const SIZES = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** A browser and a server for one script; `visit` opens a page for somebody who was never here before. */
export class Browser {
  static async start() {
    const self = new Browser();
    self.server = await serve();
    self.chromium = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'],
    });
    return self;
  }

  /**
   * `settings` are the page's own (settings.svelte.ts); without motion unless a test wants it. `init` runs in the page before
   * anything of its own does.
   */
  async visit({ size = 'desk', language = 'en', settings = {}, address, init, ...more } = {}) {
    const context = await this.chromium.newContext({ ...SIZES[size], locale: language, ...more });
    const chosen = { language, motion: 'none', ...settings };
    await context.addInitScript((text) => {
      if (location.protocol !== 'about:' && !localStorage.getItem('borgo-settings'))
        localStorage.setItem('borgo-settings', text);
    }, JSON.stringify(chosen));
    if (init) await context.addInitScript(init);
    const page = await context.newPage();
    page.size = size;
    page.problems = [];
    page.on('console', (message) => message.type() === 'error' && page.problems.push(message.text()));
    page.on('pageerror', (error) => page.problems.push(error.stack ?? error.message));
    await page.goto(address ?? this.server.address);
    return page;
  }

  /** The browser said nothing bad to this visitor, who leaves. */
  async leave(page, name) {
    check(page.problems.length === 0, `${name}: no errors in the console`, page.problems.join('\n'));
    await page.context().close();
  }

  async stop() {
    await this.chromium.close();
    this.server.stop();
    console.log(`1..${checks}`);
    process.exitCode = failures ? 1 : 0;
  }
}

/** Runs a script's parts one after another; what is thrown fails that part alone. */
export async function run(parts) {
  const browser = await Browser.start();
  for (const [name, part] of Object.entries(parts)) {
    try {
      await part(browser);
    } catch (error) {
      check(false, name, error.stack);
    }
  }
  await browser.stop();
  // A part that failed may have left something open.
  process.exit();
}

// ---------------------------------------------------------------- at the table

/** A click with the mouse on a desk, a tap with a finger on a phone. */
export const press = (page, locator) => (page.size === 'phone' ? locator.tap() : locator.click());

/** Somebody is to act, or it is over; nobody thinks and nothing moves. */
export async function settled(page) {
  await page.locator('[data-state="waiting"], [data-state="over"]').waitFor({ timeout: 30000 });
  return page.getAttribute('[data-state]', 'data-state');
}

/** It appears, now or soon: a loaded machine is slow. */
export const seen = (locator) =>
  locator.waitFor({ timeout: 30000 }).then(
    () => true,
    () => false,
  );

/** What `asked` answers comes true, now or soon. */
export async function soon(asked, patience = 15000) {
  for (const end = Date.now() + patience; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50)))
    if (await asked()) return true;
  return asked();
}

/** Brings a record to the page as a file of the user's. */
export async function bring(page, record) {
  await page.setInputFiles('input[type="file"][data-use="record"]', {
    name: 'game.borgo',
    mimeType: 'text/plain',
    buffer: Buffer.from(record),
  });
  await settled(page);
}

/** What axe finds on the screen as it is; `without` names what it needn't look into, since it looks long at large drawings. */
export async function accessible(page, name, without = []) {
  await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
  const { violations } = await page.evaluate(
    (exclude) => globalThis.axe.run(exclude.length ? { exclude } : document),
    without.map((selector) => [selector]),
  );
  const told = violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.target).join(' ')}`);
  check(violations.length === 0, `${name}: axe finds nothing`, told.join('\n'));
}

/** Nothing scrolls sideways. */
export async function fits(page, name) {
  // A phone's browser makes what it calls its width as wide as the page, also while that is being laid out.
  const width = () => page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth));
  const wide = async () => (await width()) - page.viewportSize().width;
  const fine = await soon(async () => (await wide()) <= 0, 3000);
  check(fine, `${name}: nothing is wider than the screen`, `${await wide()} px`);
}

// ---------------------------------------------------------------- prepared games

/** `borgo engine`, one answer a request. */
export class Engine {
  constructor() {
    this.child = spawn(borgo, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  async ask(request) {
    this.child.stdin.write(JSON.stringify(request) + '\n');
    const answer = JSON.parse((await this.lines.next()).value);
    if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${answer.error}`);
    return answer;
  }

  close() {
    this.child.stdin.end();
  }
}

/**
 * A table that is played until `found(engine, status)` gives something: that as `what`, and the record of the moment. People's
 * moves are what `choose(engine, status)` says, else a `level`'s. `open` is the request of the wire, with a seed. Null if it
 * never came to that.
 */
export async function seek(engine, open, found, { level = 'greedy', choose = () => undefined } = {}) {
  let status = await engine.ask({ ...open, do: 'open' });
  for (;;) {
    const over = status.stage !== 'moving';
    const [seat] = status.people;
    const what = (over || seat !== undefined) && (await found(engine, status));
    if (what) return { what, record: (await engine.ask({ do: 'record', secrets: true })).record };
    if (over) return null;
    if (seat === undefined) status = await engine.ask({ do: 'think' });
    else {
      const move = (await choose(engine, status)) ?? (await engine.ask({ do: 'best', level, seat })).move;
      status = await engine.ask({ do: 'move', seat, move });
    }
  }
}

/** The record alone, with an engine of its own. */
export async function prepare(open, found, options) {
  const engine = new Engine();
  try {
    return (await seek(engine, open, found, options))?.record ?? null;
  } finally {
    engine.close();
  }
}

/** A board of Sunrise Lane with eight plots round the fountain: a whole game in a dozen turns. */
export const SMALL_BOARD = (() => {
  const plots = { '5,4': 'Y1', '5,6': 'R1', '4,5': 'G1', '6,5': 'B1', '4,4': 'V1', '4,6': 'Y2', '6,4': 'R2', '6,6': 'G2', '5,5': '**' };
  const zone = (row, column) => (row === 5 || column === 5 ? '++' : row < 5 === column < 5 ? (row < 5 ? 'A1' : 'A2') : row < 5 ? 'B1' : 'B2');
  const lines = (word) =>
    Array.from({ length: 11 }, (_, row) => Array.from({ length: 11 }, (_, column) => word(row, column)).join(' ')).join('\n');
  return `plots\n${lines((row, column) => plots[`${row},${column}`] ?? '..')}\nzones\n${lines(zone)}\n`;
})();

/** The record, with its secrets, of the game that the page kept last. */
export const kept = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('borgo').onsuccess = ({ target: { result: database } }) => {
          database.transaction('games').objectStore('games').getAll().onsuccess = ({ target: { result: games } }) => {
            database.close();
            resolve(games.sort((one, other) => other.changed - one.changed)[0].record);
          };
        };
      }),
  );

/**
 * Everything that happened on the page since the record was brought, as seat 0 is told it: first by the page's own record,
 * then by an engine that makes the same move from the same record and lets the computers think. They must be alike.
 */
export async function compare(engine, page, record) {
  const eyes = { viewer: 0, objects: true, events: true, lang: 'en' };
  const { count } = await engine.ask({ do: 'load', record });
  await engine.ask({ do: 'load', record: await kept(page) });
  const { log } = await engine.ask({ do: 'log', from: count, ...eyes });
  await engine.ask({ do: 'load', record });
  let status = await engine.ask({ do: 'move', seat: 0, move: log[0].move.move, ...eyes });
  const happened = [...status.happened];
  while (status.computers.length && happened.length < log.length) {
    status = await engine.ask({ do: 'think', ...eyes });
    happened.push(...status.happened);
  }
  const both = Math.min(log.length, happened.length); // the computers may have to think yet, or the page be told already
  const alike = JSON.stringify(log.slice(0, both)) === JSON.stringify(happened.slice(0, both));
  return { log, alike, happened };
}

// ---------------------------------------------------------------- people without a browser

/** Somebody at a server's tables, over HTTP. */
export class Person {
  constructor(address, name) {
    this.address = address;
    this.key = randomBytes(16).toString('hex');
    this.name = name;
  }

  async ask(verb, members = {}) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${this.key}` };
    const answer = await fetch(`${this.address}api/${verb}`, { method: 'POST', headers, body: JSON.stringify(members) });
    const told = await answer.json();
    if (!told.ok) throw new Error(`${verb}: ${told.error}`);
    return told;
  }
}

/** They sit down at a public table, the first of them its keeper, and the game begins. */
export async function beginOnline(people, game) {
  const engine = new Engine();
  const [keeper, ...others] = people;
  for (const person of people) await person.ask('rename', { name: person.name });
  const seats = people.map((person) => ({ kind: person === keeper ? 'me' : 'open' }));
  const { table } = await keeper.ask('create', { game, seats, public: true });
  for (const person of others) await person.ask('join', { table });
  await keeper.ask('start', { table });
  const { commitment } = (await keeper.ask('look', { table })).info.pact;
  const numbers = [];
  for (const [seat, person] of people.entries()) {
    numbers.push(await engine.ask({ do: 'sealing', seat, commitment }));
    await person.ask('seal', { table, seal: numbers[seat].seal });
  }
  for (const [seat, person] of people.entries()) await person.ask('reveal', { table, number: numbers[seat].number });
  engine.close();
  return { table, commitment };
}

// ---------------------------------------------------------------- any game

export const GAMES = ['Sunrise Lane', 'Sunrise City', 'Shibuya', 'Project Skyline'];

/** From the start page to the first decision: two clicks, and one more for another level. */
export async function startGame(page, title, level) {
  const card = page.locator('article').filter({ hasText: title });
  await press(page, card.locator('button.act'));
  if (level) await card.locator('select').selectOption(level);
  await press(page, card.locator('button.primary'));
  return settled(page);
}

/** What can be chosen, the most decided first. */
export const CHOICES = [
  '.actions .primary:not([aria-disabled])',
  '[data-target]',
  ':is(.board, .you) button:not([aria-disabled], [aria-pressed="true"], [data-target], .act)',
  '.actions .act:nth-child(n + 3):not([aria-disabled])',
];

/** One click of somebody who takes what there is: the main button, else something to choose. False if there is nothing. */
export async function choose(page, turn = 0) {
  for (const selector of CHOICES) {
    const found = page.locator(selector);
    const count = await found.count();
    if (!count) continue;
    const one = found.nth(turn % count);
    // What lies under another one is left alone: the next click takes the next.
    const patience = { timeout: 4000 };
    await (page.size === 'phone' ? one.tap(patience) : one.click(patience)).catch(() => {});
    await settled(page);
    return true;
  }
  return false;
}

/** Clicks until the position is another one; what the record's length says. */
export async function turn(page, from = 0) {
  const before = await page.getAttribute('[data-count]', 'data-count');
  for (let click = from; click < from + 40; click += 1) {
    if (!(await choose(page, click))) return false;
    if ((await page.getAttribute('[data-count]', 'data-count')) !== before) return true;
  }
  return false;
}
