// What the page promises whatever is played: little to load, a board soon, quick answers, play without a network, a newer page
// that is offered, one game in one tab, a browser that keeps nothing, every screen for everyone, and the keyboard alone.
// tests/browser/measure.mjs measures; here the limits are loose where they depend on the machine's mood.
import { accessible, between, check, CHOICES, fits, GAMES, run, settled, startGame, turn } from './harness.mjs';

const main = (page) => page.locator('.actions .primary');

/** Presses Tab until what has the focus matches. */
async function tabTo(page, selector) {
  for (let step = 0; step < 120; step += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

/** From the start page to a finished turn without a pointer; nothing is chosen that a key doesn't reach. */
async function byKeys(page, title) {
  await page.waitForSelector('article button.act');
  await tabTo(page, `article button[aria-label*="${title}"]`);
  await page.keyboard.press('Enter');
  await tabTo(page, 'article.open .primary');
  await page.keyboard.press('Enter');
  await settled(page);
  const before = await page.getAttribute('[data-count]', 'data-count');
  for (let step = 0; step < 30; step += 1) {
    const counts = await Promise.all(CHOICES.map((selector) => page.locator(selector).count()));
    const choice = CHOICES[counts.findIndex(Boolean)];
    if (!choice || !(await tabTo(page, choice))) return false;
    for (let walk = 0; walk < step % 3; walk += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await settled(page);
    if ((await page.getAttribute('[data-count]', 'data-count')) !== before) return true;
  }
  return false;
}

/** No sideways scrolling, and the main button is on the screen. */
async function usable(page, name) {
  await fits(page, name);
  const box = await main(page).boundingBox();
  const size = page.viewportSize();
  const reach = await page.evaluate(() => Math.max(innerHeight, document.documentElement.scrollHeight));
  const inside = box && box.x >= 0 && box.x + box.width <= size.width + 1 && box.y + box.height <= reach + 1;
  check(inside, `${name}: the main button can be reached`, JSON.stringify({ box, size, reach }));
}

/** What is sent until a game can be played, as it is sent. */
async function sentBytes(page, act) {
  let total = 0;
  const sizes = [];
  page.context().on('requestfinished', (request) => sizes.push(request.sizes().then(
    ({ responseBodySize }) => (total += responseBodySize),
    () => {},
  )));
  await act();
  await Promise.all(sizes);
  return total;
}

await run({
  async 'little to load'(browser) {
    const page = await browser.visit({ address: 'about:blank', serviceWorkers: 'block' });
    const start = Date.now();
    let shown = 0;
    const bytes = await sentBytes(page, async () => {
      await page.goto(browser.server.address);
      await page.waitForSelector('article .frame svg');
      shown = Date.now() - start;
      await startGame(page, 'Sunrise City');
    });
    // A folder that is served for trying isn't compressed.
    const limit = process.argv[3] ? 4_000_000 : 400_000;
    check(bytes > 100_000 && bytes < limit, 'a first visit loads less than 400 kB until a game is playable', bytes);
    check(shown < 30_000, 'a board is on the screen soon', `${shown} ms`);
    await browser.leave(page, 'a first visit');
  },

  async 'without a network'(browser) {
    const page = await browser.visit();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await startGame(page, 'Sunrise Lane');
    await page.context().setOffline(true);
    await page.reload();
    check((await settled(page)) === 'waiting', 'a reload without a network brings the game back');
    check(await turn(page), 'and it goes on');
    await page.keyboard.press('b');
    await page.waitForSelector('.sheet h3');
    check((await page.locator('.sheet').innerText()).length > 500, 'the rules are there');
    await page.goto(browser.server.address + '#/');
    await page.waitForSelector('article');
    await startGame(page, 'Shibuya');
    check(await turn(page), 'and another game');
    await page.keyboard.press('h');
    await page.getByText('Chance to win', { exact: true }).waitFor({ timeout: 30000 });
    check(!(await page.getByText('could not be fetched').count()), 'with hints by all that was learnt');
    await page.goto(browser.server.address + '#/settings');
    await page.waitForSelector('h1');
    await browser.leave(page, 'without a network');
  },

  async 'a newer page'(browser) {
    let newer = false;
    const server = await between(browser.server.address, (path, _, body) =>
      newer && path === '/sw.js' ? String(body).replace(/version = "/, 'version = "newer-') : undefined,
    );
    const page = await browser.visit({ address: server.address });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await startGame(page, 'Sunrise Lane');
    newer = true;
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.evaluate(() => (location.hash = '#/settings'));
    const offer = page.getByRole('button', { name: 'Use it now' });
    await offer.waitFor({ timeout: 20000 });
    await Promise.all([page.waitForEvent('load'), offer.click()]);
    const names = await page.evaluate(() => caches.keys());
    check(names.length === 1 && names[0].includes('newer'), 'a newer page is offered, and used', names.join(' '));
    await page.goto(server.address + '#/');
    await page.locator('a[href^="#/table/"]').first().click();
    check((await settled(page)) === 'waiting', 'and the game is still there');
    await browser.leave(page, 'a newer page');
    server.stop();
  },

  async 'the computer answers'(browser) {
    for (const title of GAMES) {
      const page = await browser.visit();
      await startGame(page, title, 'builder');
      const start = Date.now();
      check(await turn(page), `${title}: a turn by clicks`);
      check(Date.now() - start < 30_000, `${title}: builder answers soon`, `${Date.now() - start} ms`);
      await browser.leave(page, title);
    }
  },

  async 'one game, one tab'(browser) {
    const page = await browser.visit();
    await startGame(page, 'Sunrise Lane');
    const address = page.url();
    const second = await page.context().newPage();
    await second.goto(address);
    await second.waitForSelector('main.sorry');
    check((await second.locator('main.sorry').innerText()).includes('another tab'), 'the second tab says where it is');
    await page.goto(browser.server.address + '#/');
    await page.waitForSelector('article');
    await second.reload();
    check((await settled(second)) === 'waiting', 'and goes on with it when the first one has left');
    await browser.leave(page, 'two tabs');
  },

  async 'a browser that keeps nothing'(browser) {
    const page = await browser.visit({ serviceWorkers: 'block', address: 'about:blank' });
    await page.route('**/table.worker-*.js', async (route) => {
      const answer = await route.fetch();
      const refuse = 'self.indexedDB.open = () => { throw new Error("refused"); };\n';
      await route.fulfill({ response: answer, body: refuse + (await answer.text()) });
    });
    await page.goto(browser.server.address);
    await startGame(page, 'Sunrise Lane');
    check((await page.locator('.sentence').innerText()).includes('keeps nothing'), 'the person is told');
    check((await turn(page)) && (await turn(page)), 'and plays');
    await page.goto(browser.server.address + '#/');
    await page.locator('a[href^="#/table/"]').first().click();
    check((await settled(page)) === 'waiting', 'even goes on after having been elsewhere');
    await browser.leave(page, 'nothing kept');
  },

  async 'every screen'(browser) {
    for (const light of ['day', 'night']) {
      const page = await browser.visit({ settings: { light } });
      await page.waitForSelector('article .frame svg');
      await accessible(page, `start page, ${light}`);
      await page.goto(browser.server.address + '#/settings');
      await page.waitForSelector('h1');
      await accessible(page, `settings, ${light}`);
      await page.goto(browser.server.address + '#/set/shibuya');
      await page.waitForSelector('h1');
      await accessible(page, `setting the table, ${light}`);
      for (const title of GAMES) {
        await page.goto(browser.server.address + '#/');
        await startGame(page, title);
        await accessible(page, `${title}, ${light}`);
      }
      for (const key of ['l', 'b', 'h']) {
        await page.keyboard.press(key);
        await page.waitForSelector('.sheet h2');
        await accessible(page, `sheet ${key}, ${light}`);
        await page.keyboard.press(key);
      }
      await browser.leave(page, `screens, ${light}`);
    }
  },

  async 'large letters, forced colours, a phone on its side'(browser) {
    const shapes = {
      'letters at 200 %': { size: 'desk', large: true },
      'letters at 200 % on a phone': { size: 'phone', large: true },
      'forced colours': { size: 'desk', forcedColors: 'active' },
      'a phone on its side': { size: 'phone', viewport: { width: 844, height: 390 } },
      'little motion': { size: 'desk', reducedMotion: 'reduce' },
    };
    for (const [at, [name, { large, ...shape }]] of Object.entries(shapes).entries()) {
      const init = large ? () => addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')) : undefined;
      const page = await browser.visit({ ...shape, ...(init && { init }) });
      await page.waitForSelector('article');
      await fits(page, `${name}, start page`);
      // Two games each, in turn.
      for (const title of GAMES.filter((_, game) => game % 2 === at % 2)) {
        await page.goto(browser.server.address + '#/');
        await startGame(page, title);
        await usable(page, `${name}, ${title}`);
      }
      await browser.leave(page, name);
    }
  },

  async 'motion as the device wants it'(browser) {
    const page = await browser.visit({ address: 'about:blank', reducedMotion: 'reduce' });
    await page.goto(browser.server.address);
    await page.evaluate(() => localStorage.setItem('borgo-settings', '{"language":"en"}'));
    await page.reload();
    await page.waitForSelector('[data-motion="none"]');
    check(true, 'a device that wants little motion gets none');
    await browser.leave(page, 'motion');
  },

  async 'the keyboard alone'(browser) {
    for (const title of GAMES) {
      const page = await browser.visit();
      check(await byKeys(page, title), `${title}: a turn by keys alone`);
      await browser.leave(page, `keys, ${title}`);
    }
  },
});
