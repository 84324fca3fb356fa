// Project Skyline in the browser: whole games of two, three and four by mouse and by finger, every action card that asks for a
// choice from a prepared position, growing with one victim and with several, why not, the keyboard alone.
import { accessible, bring, check, Engine, fits, press, run, settled, soon } from './harness.mjs';

const main = (page) => page.locator('.actions .primary');
const label = async (page) => (await main(page).innerText()).trim();
const pale = async (page) => (await main(page).getAttribute('aria-disabled')) === 'true';
const targets = (page) => page.locator('[data-target]');
const plates = (page) => page.locator('.rail button.choose');
const score = async (page) =>
  (await page.locator('.rail strong').allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));

const seats = (count, level) => [
  { name: 'Ada' },
  ...['Bo', 'Cy', 'Di'].slice(0, count - 1).map((name) => ({ player: level, name })),
];

/** Points at a place: a mouse hovers, a finger taps. */
const aim = (page, place) => (page.size === 'phone' ? place.tap({ force: true }) : place.hover({ force: true }));

/** What can be chosen next, without the house that would be let go. */
async function places(page) {
  if (await plates(page).count()) return plates(page).all();
  return page.locator('[data-target]:not([data-target^="back"])').all();
}

/** Chooses step by step: a mouse clicks; a finger taps, and the main button does it. */
async function choose(page, number = 0) {
  for (let step = 0; step < 4 && (await settled(page)) === 'waiting' && (await pale(page)); step += 1) {
    const all = await places(page);
    if (!all.length) return;
    const place = all[(number + step) % all.length];
    if (page.size === 'phone') {
      await place.tap({ force: true });
      await page.waitForTimeout(30);
      if (!(await pale(page))) await press(page, main(page));
    } else {
      await place.click({ force: true });
    }
  }
}

/** Another prepared game. */
async function open(page, record) {
  await page.evaluate(() => (location.hash = '#/'));
  await page.waitForSelector('input[type="file"][data-use="record"]', { state: 'attached' });
  await bring(page, record);
}

async function playOn(page, name, most = 260) {
  let presses = 0;
  while ((await settled(page)) === 'waiting' && presses < most) {
    if (await pale(page)) await choose(page, presses * 7);
    else await press(page, main(page));
    presses += 1;
  }
  check((await settled(page)) === 'over', `${name}: a game is played to its end`, `${presses} presses`);
}

/** The records of games at the moments that are looked for, all found in one go through some deals. */
async function find(wanted) {
  const found = {};
  const missing = () => Object.keys(wanted).filter((key) => !found[key]);
  for (let seed = 1; seed < 120 && missing().length; seed += 1) {
    const engine = new Engine();
    const players = 2 + (seed % 3);
    const options = seed % 2 ? { expert: 'on' } : {};
    let status = await engine.ask({
      do: 'open', game: 'project-skyline', players, seed: String(seed), options, seats: seats(players, 'greedy'),
    });
    while (status.stage === 'moving' && missing().length) {
      const seat = status.people[0];
      if (seat === undefined) {
        status = await engine.ask({ do: 'think' });
        continue;
      }
      const { view } = await engine.ask({ do: 'view', viewer: seat });
      const { moves } = await engine.ask({ do: 'moves', viewer: seat, objects: true });
      for (const key of missing())
        if (wanted[key](view, moves[seat])) found[key] = (await engine.ask({ do: 'record', secrets: true })).record;
      const { move } = await engine.ask({ do: 'best', level: 'greedy', seat });
      status = await engine.ask({ do: 'move', seat, move });
    }
    engine.close();
  }
  return found;
}

const card = (kind) => (view) => view.phase === 'choose' && view.card.kind === kind && view.turns > 6;
const CARDS = { 2: /Move/, 5: /Tax|Pay/, 7: /Take it down/, 8: /Swap/, 9: /Build here/, 10: /Swap/, 11: /Move it/, 12: /Take it down/, 13: /Take it down/ };
const victims = (moves) => {
  const count = new Map();
  for (const move of moves) if (move.kind === 'grow') count.set(String(move.cell), (count.get(String(move.cell)) ?? 0) + 1);
  return [...count.values()];
};
const WANTED = {
  ...Object.fromEntries(Object.keys(CARDS).map((kind) => [`card ${kind}`, card(Number(kind))])),
  several: (view, moves) => view.phase === 'build' && victims(moves).some((count) => count > 1),
  one: (view, moves) => view.phase === 'build' && victims(moves).includes(1) && moves.some(({ kind }) => kind === 'build'),
  merge: (view, moves) => view.phase === 'build' && moves.some(({ kind }) => kind === 'merge'),
  nothing: (view, moves) => view.phase === 'build' && moves[0].kind === 'pass',
};
const records = await find(WANTED);

/** A game of so many that has just begun. */
async function begun(players, options = {}) {
  const engine = new Engine();
  await engine.ask({ do: 'open', game: 'project-skyline', players, seed: '8', options, seats: seats(players, 'builder') });
  const { record } = await engine.ask({ do: 'record', secrets: true });
  engine.close();
  return record;
}

await run({
  async 'a whole game with the mouse'(browser) {
    const page = await browser.visit();
    const place = page.locator('article').filter({ hasText: 'Project Skyline' });
    await press(page, place.locator('button.act'));
    await press(page, place.locator('button.primary'));
    check((await settled(page)) === 'waiting', 'two clicks from the start page to the first decision');
    await playOn(page, 'desk, two');
    await browser.leave(page, 'desk, two');
  },

  async 'a game of four with a finger, in French'(browser) {
    const page = await browser.visit({ size: 'phone', language: 'fr' });
    await bring(page, await begun(4));
    await fits(page, 'phone, the start');
    await accessible(page, 'phone, the start');
    await playOn(page, 'phone, four');
    await fits(page, 'phone, the end');
    await browser.leave(page, 'phone, four');
  },

  async 'own action spaces, three players, Italian'(browser) {
    const page = await browser.visit({ language: 'it' });
    await bring(page, await begun(3, { start: 'free' }));
    check(await soon(async () => (await targets(page).count()) === 4), 'four action spaces to start on');
    for (let number = 0; number < 8; number += 1) {
      if (await pale(page)) await choose(page, number);
      else await press(page, main(page));
      await settled(page);
    }
    check(await soon(async () => (await page.locator('.rail .towers').count()) === 3), 'three plates with their skyscrapers');
    await browser.leave(page, 'three');
  },

  async 'every card with a choice'(browser) {
    const page = await browser.visit();
    for (const [kind, words] of Object.entries(CARDS)) {
      if (!check(records[`card ${kind}`], `card ${kind} was drawn in some game`)) continue;
      await open(page, records[`card ${kind}`]);
      check(await pale(page), `card ${kind}: nothing is chosen yet`, await label(page));
      await aim(page, (await places(page))[0]);
      if (!words.test(await label(page))) {
        await press(page, main(page));
        await aim(page, (await places(page))[0]);
      }
      await page.waitForTimeout(60);
      check(words.test(await label(page)), `card ${kind}: the button says what it does`, await label(page));
      if (kind === '12') await accessible(page, 'a card');
      await press(page, main(page));
      await settled(page);
    }
    await browser.leave(page, 'cards');
  },

  async 'growing'(browser) {
    const page = await browser.visit();
    await open(page, records.several);
    const house = page.locator('[data-target]');
    let asked = false;
    for (const place of await house.all()) {
      await place.hover({ force: true });
      asked ||= /Choose this one/.test(await label(page));
      if (asked) break;
    }
    check(asked, 'a house with several victims asks which');
    await press(page, main(page));
    check(/comes down/.test(await page.locator('.sentence').innerText()), 'and says so');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    check(await pale(page), 'Esc lets go');
    check(records.merge !== undefined && records.one !== undefined, 'houses grow and join in some games');
    await open(page, records.one);
    for (const place of await targets(page).all()) {
      await place.hover({ force: true });
      await page.waitForTimeout(40);
      if (/Grow|Raise/.test(await label(page))) break;
    }
    check(await soon(async () => (await page.locator('.board .way').count()) > 0), 'the way of a house that grows is drawn');
    await accessible(page, 'growing');
    await browser.leave(page, 'growing');
  },

  async 'nothing can be built'(browser) {
    const page = await browser.visit();
    await open(page, records.nothing);
    check(/Nothing can be built/.test(await page.locator('.sentence').innerText()), 'it is said plainly');
    await page.waitForFunction(() => !/Nothing can be built/.test(document.querySelector('.sentence')?.textContent ?? ''), null, { timeout: 6000 });
    check(true, 'and goes on by itself');
    await browser.leave(page, 'nothing');
  },

  async 'the keyboard alone, why not, groups'(browser) {
    const page = await browser.visit();
    await open(page, records.one);
    await page.keyboard.press('g');
    check(await soon(async () => (await page.locator('.board .group').count()) > 0), 'G shows groups');
    await page.keyboard.press('g');
    const box = await page.locator('.board').boundingBox();
    const free = await page.evaluate(() => new Set([...document.querySelectorAll('[data-target]')].map((each) => each.dataset.target)).has('5,5'));
    const [row, column] = free ? [0, 0] : [5, 5];
    await page.mouse.click(box.x + box.width * (0.036 + (column + 1.5) * 0.116), box.y + box.height * (0.07 + (row + 1.9) * 0.1075));
    check((await page.locator('.sentence').innerText()).length > 10, 'a cell that is no target says why not');
    const before = await page.locator('.sentence').innerText();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(60);
    check((await page.locator('.sentence').innerText()) !== before, 'arrows walk the targets');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(100);
    if (await pale(page)) await choose(page);
    await settled(page);
    for (let wait = 0; wait < 6 && !/Roll/.test(await label(page)); wait += 1) {
      await page.keyboard.press('Space');
      await settled(page);
    }
    check(/Roll/.test(await label(page)), 'the own throw waits', await label(page));
    const cash = await score(page);
    await page.keyboard.press('Space');
    await settled(page);
    check(cash.length > 1 && !/Roll/.test(await label(page)), 'Space rolls');
    await browser.leave(page, 'keyboard');
  },
});
