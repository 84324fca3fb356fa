// Sunrise Lane in the browser: whole games by mouse and by finger, cards and plots, parks, taking back, why not, the keyboard
// alone, and a game that survives a reload.
import { accessible, bring, check, fits, prepare, press, run, settled, SMALL_BOARD, soon } from './harness.mjs';

const score = async (page) =>
  (await page.locator('.rail strong').allInnerTexts()).map((text) => Number(text));
const action = (page, name) => page.locator('.actions').getByRole('button', { name });
const main = (page) => page.locator('.actions .primary');

/** From the start page to the first decision: two clicks. */
async function start(page) {
  const card = page.locator('article').filter({ hasText: 'Sunrise Lane' });
  await press(page, card.locator('button.act'));
  await press(page, card.locator('button.primary'));
  await settled(page);
}

/** One decision: a plot if one glows, else what the buttons offer. */
async function decide(page, turn) {
  const targets = page.locator('[data-target]');
  const count = await targets.count();
  if (count) {
    const target = targets.nth(turn % count);
    if (page.size === 'phone') await target.tap();
    else await target.hover();
    const tag = await main(page).innerText();
    const before = await score(page);
    await press(page, target);
    await settled(page);
    const points = Number(tag.match(/\d+/)?.[0] ?? 0);
    const after = await score(page);
    return { gained: after[0] - before[0], points };
  }
  const hand = page.locator('.hand button');
  if ((await main(page).getAttribute('aria-disabled')) === null) await press(page, main(page));
  else if (await page.locator('.actions .act').nth(2).isVisible().catch(() => false) && (await page.locator('.actions .act').count()) > 3)
    await press(page, page.locator('.actions .act').nth(2));
  else {
    await press(page, hand.first());
    await press(page, main(page));
  }
  await settled(page);
  return null;
}

async function playThrough(browser, { size, language }) {
  const page = await browser.visit({ size, language });
  await start(page);
  let promised = 0;
  let kept = 0;
  let turn = 0;
  while ((await settled(page)) === 'waiting' && turn < 400) {
    const made = await decide(page, turn);
    turn += 1;
    if (made && made.points) {
      promised += 1;
      kept += made.gained >= made.points ? 1 : 0;
    }
  }
  check((await settled(page)) === 'over', `${size}, ${language}: a game is played to its end`, `${turn} decisions`);
  check(promised > 5 && kept === promised, `${size}, ${language}: a House brings what the button said`, `${kept} of ${promised}`);
  await fits(page, `${size}, the end`);
  await browser.leave(page, `${size}, ${language}`);
}

/** Seat 0 is to act at the beginning of a turn, some way into a game. */
const middle = (seed) =>
  prepare(
    { game: 'sunrise-lane', players: 3, seed, seats: [{ name: 'Ada' }, { player: 'greedy', name: 'Bo' }, { player: 'greedy', name: 'Cy' }] },
    async (engine, status) => status.count > 60 && (await engine.ask({ do: 'moves' })).moves['0'].some((move) => move.startsWith('house')),
  );

/** The board is full, the round goes on, and seat 0 has cards that it can't use. */
async function full() {
  const open = { game: 'sunrise-lane', players: 2, data: { board: SMALL_BOARD }, seats: [{ name: 'Ada' }, { player: 'greedy', name: 'Bo' }] };
  const stuck = async (engine, { stage }) => stage === 'moving' && String((await engine.ask({ do: 'moves' })).moves['0']) === 'draw';
  for (let seed = 1; seed < 40; seed += 1) {
    const record = await prepare({ ...open, seed: String(seed) }, stuck);
    if (record) return record;
  }
  return null;
}

await run({
  'a whole game with the mouse': (browser) => playThrough(browser, { size: 'desk', language: 'en' }),
  'a whole game with a finger': (browser) => playThrough(browser, { size: 'phone', language: 'fr' }),

  async 'cards, plots and parks'(browser) {
    const page = await browser.visit();
    await bring(page, await middle('3'));
    await accessible(page, 'at the table');
    const all = await page.locator('[data-target]').count();
    await page.locator('.hand button').first().click();
    const some = await page.locator('[data-target]').count();
    check(all > 0 && some > 0, 'cards choose the plots that glow', `${all} ${some}`);
    check(await soon(async () => (await page.locator('.hand button[aria-pressed="true"]').count()) === 1), 'a chosen card stands out');
    const park = page.locator('[data-target][aria-label*="Park" i]').first();
    if (check(await soon(async () => (await park.count()) === 1), 'one card can make a park')) {
      await park.hover();
      check((await main(page).innerText()).includes('park'), 'the button says so', await main(page).innerText());
    }
    await page.keyboard.press('Escape');
    check(await soon(async () => (await page.locator('.hand button[aria-pressed="true"]').count()) === 0), 'Esc lets go');
    await page.mouse.click(300, 500);
    await browser.leave(page, 'cards and plots');
  },

  async 'nothing to build on'(browser) {
    const page = await browser.visit();
    await bring(page, await full());
    check((await page.locator('.hand button').count()) > 0, 'there are cards');
    check((await page.locator('.hand button:enabled').count()) === 0, 'but none can be chosen');
    check((await page.locator('.sentence').innerText()).includes('draw two cards'), 'the sentence says what is left', await page.locator('.sentence').innerText());
    check((await main(page).innerText()) === 'Draw two', 'and so does the button', await main(page).innerText());
    const before = await page.getAttribute('[data-count]', 'data-count');
    await page.keyboard.press('d');
    check(await soon(async () => (await page.getAttribute('[data-count]', 'data-count')) !== before), 'D draws as ever');
    await browser.leave(page, 'nothing to build on');
  },

  async 'take back and reload'(browser) {
    const page = await browser.visit();
    await bring(page, await middle('5'));
    const before = await score(page);
    await page.locator('[data-target]').first().hover();
    await page.locator('[data-target]').first().click();
    await settled(page);
    const built = await score(page);
    check(built[0] > before[0], 'a House brings points at once', `${before} ${built}`);
    await page.reload();
    await settled(page);
    check(String(await score(page)) === String(built), 'a reload loses nothing', `${built} ${await score(page)}`);
    await action(page, 'Undo').click();
    await settled(page);
    check(String(await score(page)) === String(before), 'and the House can be taken back', `${await score(page)}`);
    await browser.leave(page, 'take back');
  },

  async 'why not'(browser) {
    const page = await browser.visit();
    await bring(page, await middle('3'));
    const board = await page.locator('.board').boundingBox();
    await page.mouse.click(board.x + board.width / 2, board.y + board.height / 2);
    await page.waitForFunction(() => document.querySelector('.sentence').textContent.length > 0);
    const before = await page.locator('.sentence').innerText();
    check(before.length > 0, 'the fountain is no plot, and the sentence says so', before);
    await browser.leave(page, 'why not');
  },

  async 'the keyboard alone'(browser) {
    const page = await browser.visit();
    await bring(page, await middle('7'));
    const before = await score(page);
    await page.keyboard.press('ArrowRight');
    check(await page.evaluate(() => document.activeElement.hasAttribute('data-target')), 'an arrow goes to the board');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await settled(page);
    check(await soon(async () => (await score(page))[0] > before[0]), 'Enter builds', `${before} ${await score(page)}`);
    await page.keyboard.press('z');
    await settled(page);
    check(await soon(async () => String(await score(page)) === String(before)), 'Z takes it back');
    await page.keyboard.press('1');
    check(await soon(async () => (await page.locator('.hand button[aria-pressed="true"]').count()) === 1), '1 chooses the first colour');
    await page.keyboard.press('Escape');
    await page.keyboard.press('d');
    await settled(page);
    check(await soon(async () => (await page.locator('.hand button').count()) > 0), 'D draws');
    await browser.leave(page, 'the keyboard');
  },
});
