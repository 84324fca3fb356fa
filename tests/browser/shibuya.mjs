// Shibuya in the browser: whole games by mouse and by finger, building the street, ways and traits, tiles that are turned and
// laid, teams of two with everybody's own edge at the bottom, why not, and the keyboard alone.
import { accessible, bring, check, fits, prepare, press, run, settled, soon } from './harness.mjs';

const main = (page) => page.locator('.actions .primary');
const kind = (page, letter) => page.locator(`[data-target^="${letter}:"]`);
const sentence = (page) => page.locator('.sentence').innerText();

/** Where everybody stands, as one text. */
async function standing(page) {
  await page.evaluate(() => {
    globalThis.standing = () =>
      [...document.querySelectorAll('[data-pedestrian]')]
        .map((one) => one.dataset.pedestrian + one.style.transform)
        .sort()
        .join();
  });
  return page.evaluate(() => globalThis.standing());
}

/** From the start page to the first decision: two clicks. */
async function start(page) {
  const card = page.locator('article').filter({ hasText: 'Shibuya' });
  await press(page, card.locator('button.act'));
  await press(page, card.locator('button.primary'));
  await settled(page);
}

/** With a mouse one click; with a finger one tap aims, and the main button does it. */
async function act(page, target) {
  await press(page, target);
  if (page.size === 'phone') await press(page, main(page));
  await settled(page);
}

/** One decision: lays a tile, or walks with somebody, home if he can. */
async function decide(page, turn) {
  const cells = await kind(page, 't').count();
  if (cells) return act(page, kind(page, 't').nth(turn % cells));
  const people = await kind(page, 'p').count();
  if (!people) return page.waitForTimeout(200);
  await press(page, kind(page, 'p').nth((turn * 3) % people));
  const walks = page.locator('[data-target^="d:"], [data-target^="s:"]');
  await walks.first().waitFor();
  const doors = kind(page, 'd');
  return act(page, (await doors.count()) ? doors.first() : walks.nth(turn % (await walks.count())));
}

async function playOn(page, name) {
  let turn = 0;
  while ((await settled(page)) === 'waiting' && turn < 250) {
    await decide(page, turn);
    turn += 1;
  }
  check((await settled(page)) === 'over', `${name}: a game is played to its end`, `${turn} decisions`);
  await fits(page, `${name}, the end`);
}

const seats = (count, mine) =>
  Array.from({ length: count }, (_, seat) => (seat === mine ? { name: 'Ada' } : { player: 'greedy', name: `Bot ${seat}` }));

/** Somebody is to walk or build, with some pedestrians on the street already. */
const middle = (players, mine, seed, options = {}) =>
  prepare({ game: 'shibuya', players, seed, options, seats: seats(players, mine) }, async (engine, status) => {
    if (status.count < 40) return false;
    const { view } = await engine.ask({ do: 'view', seat: mine, viewer: mine });
    return view.phase === 'turn' && view.pedestrians.filter((one) => Array.isArray(one.at)).length > 3;
  });

/** The first pedestrian with more than one walk is chosen. */
async function choose(page) {
  for (const one of await kind(page, 'p').all()) {
    await press(page, one);
    await page.locator('[data-target^="s:"], [data-target^="d:"]').first().waitFor();
    if ((await kind(page, 's').count()) > 2) return;
    await page.keyboard.press('Escape');
  }
}

await run({
  async 'a whole game with the mouse'(browser) {
    const page = await browser.visit();
    await start(page);
    check(await soon(async () => (await kind(page, 't').count()) === 16 || (await kind(page, 't').count()) === 15), 'the street is built first');
    await playOn(page, 'desk');
    await browser.leave(page, 'desk');
  },

  async 'a whole game of teams with a finger'(browser) {
    const page = await browser.visit({ size: 'phone', language: 'fr' });
    const open = { game: 'shibuya', players: 4, seed: '4', seats: seats(4, 1) };
    await bring(page, await prepare(open, (_, status) => status.count > 8));
    await accessible(page, 'phone');
    await fits(page, 'phone');
    await playOn(page, 'phone');
    await browser.leave(page, 'phone');
  },

  async 'ways and traits'(browser) {
    const page = await browser.visit();
    await bring(page, await middle(2, 0, '3'));
    await accessible(page, 'the crossing');
    await choose(page);
    const cards = page.locator('.traits button');
    check(await soon(async () => (await cards.count()) === 2), 'two traits carry him');
    const all = await page.locator('[data-target^="s:"], [data-target^="d:"]').count();
    await page.keyboard.press('1');
    const some = await page.locator('[data-target^="s:"], [data-target^="d:"]').count();
    check((await cards.first().getAttribute('aria-pressed')) === 'true' && some <= all, 'C keeps those by colour', `${all} ${some}`);
    await page.keyboard.press('1');
    await kind(page, 's').last().hover();
    check(await soon(async () => (await page.locator('.board .way').count()) === 1), 'the way is drawn');
    check((await main(page).getAttribute('aria-disabled')) === null, 'and can be walked');
    await page.keyboard.press('Escape');
    check(await soon(async () => (await kind(page, 's').count()) === 0), 'Esc lets go');
    await browser.leave(page, 'ways');
  },

  async 'a tile is turned up, turned and laid'(browser) {
    const page = await browser.visit();
    await bring(page, await middle(2, 0, '3'));
    await page.keyboard.press('t');
    check(await soon(async () => (await kind(page, 't').count()) === 0), 'the first press only asks', await sentence(page));
    await page.keyboard.press('Enter');
    await kind(page, 't').first().waitFor();
    await settled(page);
    await accessible(page, 'a tile in hand');
    await kind(page, 't').first().hover();
    await page.waitForFunction(() => document.querySelector('.gain')?.textContent.includes('→'));
    const turned = () => page.locator('.four [aria-pressed="true"]').getAttribute('aria-label');
    const before = await turned();
    await page.keyboard.press('r');
    check((await turned()) !== before, 'R turns it', before);
    await page.locator('[data-target="turn"]').click();
    check((await turned()).startsWith('2'), 'so does the knob', await turned());
    const tiles = await page.locator('[data-tile]').count();
    await main(page).click();
    await settled(page);
    check(await soon(async () => (await page.locator('[data-tile]').count()) > tiles), 'it lies on another', String(tiles));
    await browser.leave(page, 'tiles');
  },

  async 'everybody has his own edge at the bottom'(browser) {
    for (const mine of [0, 3]) {
      const page = await browser.visit();
      await bring(page, await middle(4, mine, '5'));
      const own = 'NESW'[mine];
      const at = await page.evaluate((edge) => {
        const all = [...document.querySelectorAll(`[data-target^="p:"]`)].filter((one) => one.dataset.target[3] === edge);
        const board = document.querySelector('.board').getBoundingClientRect();
        return all.map((one) => (one.getBoundingClientRect().top - board.top) / board.height);
      }, own);
      check(at.length > 0 && Math.max(...at) > 0.85, `seat ${mine} starts at the bottom`, `${at}`);
      check(await soon(async () => (await page.locator('.plates > li').count()) === 2), 'two plates for two teams');
      check(await soon(async () => (await page.locator('.order > li').count()) === 4), 'and four names');
      await browser.leave(page, `seat ${mine}`);
    }
  },

  async 'why not, and taking back'(browser) {
    const page = await browser.visit();
    await bring(page, await middle(2, 0, '3'));
    const board = await page.locator('.board').boundingBox();
    await page.mouse.click(board.x + board.width * 0.16, board.y + board.height * 0.08);
    check((await sentence(page)).includes('shut'), 'a shut door says so', await sentence(page));
    const before = await standing(page);
    await choose(page);
    await kind(page, 's').first().click();
    await page.waitForFunction((was) => globalThis.standing() !== was, before);
    await settled(page);
    await page.keyboard.press('z');
    const back = await page
      .waitForFunction((was) => globalThis.standing() === was, before, { timeout: 5000 })
      .catch(() => null);
    check(back, 'Z takes a walk back', await standing(page));
    await browser.leave(page, 'why not');
  },

  async 'the keyboard alone'(browser) {
    const page = await browser.visit();
    await bring(page, await middle(2, 1, '3'));
    await page.keyboard.press('p');
    await page.locator('[data-target^="s:"], [data-target^="d:"]').first().waitFor();
    check(await soon(async () => (await page.locator('.traits').count()) === 1), 'W chooses a pedestrian');
    await page.keyboard.press('ArrowUp');
    for (let i = 0; i < 6; i += 1) {
      if (await page.evaluate(() => /^[sd]:/.test(document.activeElement.dataset.target ?? ''))) break;
      await page.keyboard.press('ArrowUp');
    }
    const where = await page.evaluate(() => document.activeElement.getAttribute('aria-label'));
    check(/row|door/.test(where ?? ''), 'arrows walk the squares', where);
    await page.keyboard.press('Enter');
    await settled(page);
    check(await soon(async () => (await page.locator('.traits').count()) === 0), 'Enter walks');
    await browser.leave(page, 'the keyboard');
  },
});
