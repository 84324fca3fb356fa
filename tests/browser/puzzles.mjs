// Puzzles in the browser: solved with real clicks, failed with the answer that shows it, by theme, the one of the day on two days
// and for two people, in every game and language, and without a network.
import { readFileSync } from 'node:fs';
import { accessible, check, CHOICES, fits, press, run, seen, soon } from './harness.mjs';

const NAMES = ['shibuya', 'sunrise-lane', 'project-skyline', 'sunrise-city'];
const PATIENCE = { timeout: 30000 };
const text = (game) => readFileSync(new URL(`../../data/puzzles/${game}.txt`, import.meta.url), 'utf8');
const line = (block, word) => block.match(new RegExp(`^${word} (.*)$`, 'm'))?.[1] ?? '';

/** The puzzles of a game as the file has them. */
const stored = (game) =>
  text(game)
    .split(/^(?=puzzle )/m)
    .slice(1)
    .map((block) => ({
      name: line(block, 'puzzle'),
      theme: line(block, 'theme'),
      rating: Number(line(block, 'rating')),
      best: line(block, 'best').replace(/^\d+ /, ''),
      wrong: line(block, 'wrong').replace(/^\d+ /, ''),
    }));

const told = (page) => page.locator('[data-state="told"] [data-verdict]').waitFor({ timeout: 60000 });
const waiting = (page) => page.locator('.puzzle[data-state="waiting"]').waitFor(PATIENCE);
const verdict = (page) => page.getAttribute('[data-verdict]', 'data-verdict');
const button = (page, name) => page.getByRole('button', { name, exact: true });

async function enter(browser, game, name, visitor = {}) {
  const page = await browser.visit({ ...visitor, address: `${browser.server.address}#/puzzles/${game}/${name}` });
  await waiting(page);
  return page;
}

/** A walk of Shibuya: the pedestrian, then the square or the door. */
async function walk(page, move) {
  const [, who, where] = move.split(' ');
  await press(page, page.locator(`[data-target="p:${who}"]`));
  const target = page.locator(`[data-target="${/^[NESW]/.test(where) ? 'd' : 's'}:${where}"]`);
  await target.waitFor(PATIENCE);
  await press(page, target);
  if (page.size === 'phone') await press(page, page.locator('.actions .primary'));
}

/** Any turn at all, by whatever can be chosen. */
async function tryAnything(page) {
  for (let clicks = 0; clicks < 40; clicks += 1) {
    await page.locator('.puzzle:is([data-state="waiting"], [data-state="told"])').waitFor({ timeout: 60000 });
    if (await page.locator('[data-verdict]').count()) return true;
    for (const choice of CHOICES) {
      const found = page.locator(choice);
      const count = await found.count();
      if (!count) continue;
      const one = found.nth(clicks % count);
      await (page.size === 'phone' ? one.tap({ timeout: 4000 }) : one.click({ timeout: 4000 })).catch(() => {});
      break;
    }
    await page.waitForTimeout(30);
  }
  return false;
}

const WALKED = stored('shibuya').filter(({ best, wrong }) => best.startsWith('walk') && wrong.startsWith('walk'));

async function solve(browser, size) {
  const { name, best } = WALKED.find(({ theme }) => theme === 'win');
  const page = await enter(browser, 'shibuya', name, { size });
  await fits(page, `${size}: a puzzle`);
  if (size === 'desk') await accessible(page, 'a puzzle', ['.board']);
  await walk(page, best);
  await told(page);
  check((await verdict(page)) === 'right', `${size}: the right walk is right`);
  await press(page, button(page, 'Best answer'));
  check(await soon(async () => !(await button(page, 'Best answer').count())), `${size}: the best answer is played out`);
  await told(page);
  check(await page.evaluate((key) => JSON.parse(localStorage.getItem('borgo-settings')).puzzles[key] === 'solved', name), `${size}: it is remembered`);
  if (size === 'desk') await accessible(page, 'a puzzle that is solved', ['.board']);
  await browser.leave(page, `${size}: solved`);
}

async function fail(browser) {
  const { name, wrong, best } = WALKED[1];
  const page = await enter(browser, 'shibuya', name);
  await walk(page, wrong);
  await told(page);
  check((await verdict(page)) === 'wrong', 'a wrong walk is wrong');
  check(!(await page.locator('[data-verdict]').innerText()).includes(best), 'and the answer is not given away');
  await press(page, button(page, 'Again'));
  await waiting(page);
  check((await page.locator('[data-verdict]').count()) === 0, 'Again begins again');
  await walk(page, best);
  await told(page);
  check((await verdict(page)) === 'right', 'and then it can be solved');
  await press(page, button(page, 'Play on from here'));
  check(await seen(page.locator('.table')), 'one can play on from there');
  await browser.leave(page, 'failed');
}

async function everyGame(browser, language, game) {
  const [{ name }] = stored(game);
  const page = await enter(browser, game, name, { language, size: language === 'en' ? 'desk' : 'phone' });
  await fits(page, `${game}, ${language}`);
  check(await tryAnything(page), `${game}, ${language}: any turn has a verdict`);
  check((await page.locator('[data-verdict] p').count()) > 0, `${game}, ${language}: and something is said of it`);
  await browser.leave(page, `${game}, ${language}`);
}

/** The page believes that it is this moment. */
const clock = (moment) => `{
  const Real = Date, shift = ${moment} - Real.now();
  globalThis.Date = class extends Real {
    constructor(...given) { if (given.length) super(...given); else super(Real.now() + shift); }
    static now() { return Real.now() + shift; }
  };
}`;

async function day(browser) {
  const at = async (moment, timezoneId) => {
    const page = await browser.visit({ init: clock(moment), timezoneId, address: `${browser.server.address}#/puzzles` });
    await waiting(page);
    const name = await page.getAttribute('[data-puzzle]', 'data-puzzle');
    const doors = await page.getByRole('list', { name: 'The puzzles of this week' }).getByRole('listitem').count();
    await browser.leave(page, 'the puzzle of a day');
    return { name, doors };
  };
  const noon = Date.UTC(2026, 5, 10, 12);
  const one = await at(noon, 'UTC');
  check(one.doors === 7, 'a week has seven doors', one.doors);
  check((await at(noon + 3 * 3600e3, 'Asia/Kolkata')).name === one.name, 'the same day is the same puzzle');
  check((await at(noon + 24 * 3600e3, 'UTC')).name !== one.name, 'another day is another');
}

async function byTheme(browser) {
  const all = stored('shibuya');
  const page = await browser.visit({ address: `${browser.server.address}#/puzzles/shibuya` });
  const items = page.locator('main ol li');
  check(await soon(async () => (await items.count()) === all.length), 'all puzzles of a game are listed');
  await page.getByLabel('Theme').selectOption('defence');
  const some = all.filter(({ theme }) => theme === 'defence').length;
  check(await soon(async () => (await items.count()) === some), 'by theme', some);
  await page.getByLabel('Theme').selectOption('');
  await page.getByLabel('Difficulty', { exact: true }).selectOption('1');
  check(await soon(async () => (await items.count()) === all.filter(({ rating }) => rating === 1).length), 'and by difficulty');
  await accessible(page, 'the list of puzzles');
  await press(page, items.first().locator('a'));
  await waiting(page);
  check(true, 'one of them can be chosen');
  await browser.leave(page, 'by theme');
}

async function offline(browser) {
  const { name, best } = WALKED[0];
  const page = await browser.visit();
  await page.evaluate(() => navigator.serviceWorker.ready);
  check(await soon(() => page.evaluate(async () => {
    const names = (await Promise.all((await caches.keys()).map(async (key) => (await (await caches.open(key)).keys()).map(({ url }) => url)))).flat();
    return names.some((url) => /shibuya-[^/]*\.txt/.test(url));
  }), 30000), 'the puzzles are kept after the first visit');
  await page.context().setOffline(true);
  await page.goto(`${browser.server.address}#/puzzles/shibuya/${name}`);
  await waiting(page);
  await walk(page, best);
  await told(page);
  check((await verdict(page)) === 'right', 'without a network a puzzle is solved');
  await browser.leave(page, 'offline');
}

await run({
  desk: (browser) => solve(browser, 'desk'),
  phone: (browser) => solve(browser, 'phone'),
  fail,
  ...Object.fromEntries(NAMES.map((game) => [game, (browser) => everyGame(browser, 'en', game)])),
  french: (browser) => everyGame(browser, 'fr', 'sunrise-lane'),
  italian: (browser) => everyGame(browser, 'it', 'project-skyline'),
  day,
  byTheme,
  offline,
});
