// The net of a game (docs/nets.md) comes when somebody is about to go by it, and not before, once; a page that doesn't get it
// plays on without, and says so. Which games have nets is what data/nets/GAMES says.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { between, check, Engine, run, seen, startGame, turn } from './harness.mjs';

const netted = readFileSync(new URL('../../data/nets/GAMES', import.meta.url), 'utf8').split(/\s+/).filter(Boolean);
// Shibuya is over soon and asks for little.
const game = netted.includes('shibuya') ? 'shibuya' : netted[0];
const record = (name) => readFileSync(new URL(`../records/${name}.borgo`, import.meta.url));

/** The game whose net was sent, as it was sent: compressed. */
function netOf(path, body) {
  if (!path.endsWith('.txt')) return undefined;
  try {
    return String(brotliDecompressSync(body)).match(/^net (\S+) features/m)?.[1];
  } catch {
    return undefined;
  }
}

/** Stands before the server and notes which nets were sent; `given` false: none of them arrives. */
async function watched(browser, { given = true } = {}) {
  const sent = [];
  const server = await between(browser.server.address, (path, _, body) => {
    const net = netOf(path, body);
    if (net) sent.push(net);
    return net && !given ? Buffer.from('lost') : undefined;
  });
  const { catalogue } = await ask({ do: 'catalogue' });
  return { ...server, sent, title: catalogue.find(({ name }) => name === game)?.title };
}

async function ask(request) {
  const engine = new Engine();
  const answer = await engine.ask(request);
  engine.close();
  return answer;
}

async function hint(page) {
  await page.keyboard.press('h');
  const found = await seen(page.getByText('Chance to win', { exact: true }));
  await page.keyboard.press('Escape');
  return found;
}

async function backTo(page, address, name) {
  await page.goto(`${address}#/back`);
  await page.setInputFiles('input[data-use="look-back"]', { name: 'game.borgo', mimeType: 'text/plain', buffer: record(name) });
  await page.locator('.again[data-judged="all"]').waitFor({ timeout: 60000 });
}

const judged = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('borgo-judged').onsuccess = ({ target: { result: database } }) => {
          const done = (count) => (database.close(), resolve(count));
          if (!database.objectStoreNames.length) return done(0);
          database.transaction('games').objectStore('games').count().onsuccess = ({ target: { result } }) => done(result);
        };
      }),
  );

/** Blocked: what the service worker would fetch is not what is asked about here. */
const visitor = (server) => ({ address: server.address, serviceWorkers: 'block', settings: { judge: 4 } });

async function whenWanted(browser) {
  const server = await watched(browser);
  const page = await browser.visit(visitor(server));
  await startGame(page, server.title, 'builder');
  await turn(page);
  check(server.sent.length === 0, 'where nobody goes by a net none is fetched', server.sent.join());
  check(await hint(page), 'a hint is given');
  check(server.sent.join() === game, 'by the net of its game, which is fetched for it', server.sent.join());
  await page.goto(`${server.address}#/`);
  await startGame(page, server.title, 'master');
  await turn(page);
  check(server.sent.join() === game, 'and serves a master too', server.sent.join());
  await backTo(page, server.address, game);
  check((await judged(page)) === 1 && server.sent.join() === game, 'and a look back, which is kept', server.sent.join());
  check(!(await page.getByText('could not be fetched').count()), 'nothing is missing');
  await browser.leave(page, 'with nets');
  server.stop();
}

/** Whether a sentence has been there since: a click that waits until it is one's turn again takes it away at once. */
async function listening(page, sentence) {
  await page.evaluate((words) => {
    const look = () => (globalThis.heard ||= document.body.textContent.includes(words));
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, sentence);
  return () => page.evaluate(() => Boolean(globalThis.heard));
}

/** First nobody answers at all, so that it is asked for a few times; then with something that is no net. */
async function whenLost(browser) {
  const server = await watched(browser, { given: false });
  const page = await browser.visit(visitor(server));
  const asked = [];
  await page.context().route('**/*.txt', (route) => (asked.push(route.request().url()), route.abort()));
  await startGame(page, server.title, 'master');
  const said = await listening(page, 'plays without what it has learnt');
  for (let number = 0; number < 6 && !(await said()); number += 1) await turn(page, number);
  check(await said(), 'without its net a master plays on, and that is said');
  check(asked.length >= 3 && new Set(asked).size === 1, 'after it was asked for a few times', asked.join(' '));
  await page.keyboard.press('h');
  check(await seen(page.getByText('Found without what the computer has learnt')), 'a hint says so too');
  const lost = page.problems.filter((problem) => !problem.includes('net::ERR_FAILED'));
  check(lost.length === 0, 'and nothing else is wrong', lost.join('\n'));
  await page.context().unroute('**/*.txt');
  await backTo(page, server.address, game);
  check(await seen(page.getByText('Judged without what the computer has learnt')), 'a look back does with what is no net');
  check((await judged(page)) === 0, 'and is not kept');
  await page.context().close();
  server.stop();
}

await run(game ? { whenWanted, whenLost } : { async none() {} });
