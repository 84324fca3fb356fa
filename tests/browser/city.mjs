// Sunrise City in the browser: whole games by mouse and by finger, every role from a prepared position, turning, the window on
// the lawn, why not, what a placement brings everybody, and the keyboard alone.
import { accessible, bring, check, Engine, fits, prepare, press, run, settled } from './harness.mjs';

const main = (page) => page.locator('.actions .primary');
const targets = (page) => page.locator('.targets [data-target]:not([data-target="turn"])');
const sentence = (page) => page.locator('.sentence').innerText();
const pale = async (page) => (await main(page).getAttribute('aria-disabled')) !== null;

const seats = (count) =>
  Array.from({ length: count }, (_, seat) => (seat ? { player: 'greedy', name: `Bot ${seat}` } : { name: 'Ada' }));

/** From the start page to the first decision: two clicks. */
async function start(page) {
  const card = page.locator('article').filter({ hasText: 'Sunrise City' });
  await press(page, card.locator('button.act'));
  await press(page, card.locator('button.primary'));
  await settled(page);
}

/** Aims at a target: hover on a desk, a tap on a phone. */
async function aim(page, index) {
  const all = targets(page);
  const target = all.nth(index % (await all.count()));
  await (page.size === 'phone' ? target.tap({ force: true }) : target.hover({ force: true }));
}

/** Something of the board or of the hand, and then the main button, until the step is done. */
async function decide(page, turn) {
  for (let steps = 0; steps < 3; steps += 1) {
    const count = await targets(page).count();
    const cards = page.locator('.board .role, .hand button.role, .hand .type, .hand .dom:not(.none)');
    if (count) await aim(page, steps ? count - 1 : turn * 7);
    else if (await pale(page)) await press(page, cards.nth(turn % (await cards.count())));
    const before = await main(page).innerText();
    await press(page, main(page));
    if (!['Give this one', 'Lift it'].includes(before.trim())) break;
    await page.waitForTimeout(100);
  }
  await settled(page);
}

async function playOn(page, name) {
  let turn = 0;
  while ((await settled(page)) === 'waiting' && turn < 120) {
    await decide(page, turn);
    turn += 1;
  }
  check((await settled(page)) === 'over', `${name}: a game is played to its end`, `${turn} decisions`);
  await fits(page, `${name}, the end`);
}

/** What a role does when it is its moment. */
const WHEN = {
  1: 'protest', 3: 'raise', 5: 'relocate', 7: 'retain', 9: 'salvage', 11: 'raise', 13: 'bank', 15: 'exchange',
  17: 'raise', 19: 'bid', 21: 'raise', 23: 'zone', 25: 'raise', 27: 'raise', 29: 'declare', 31: 'zone',
};

/** The person's move on the way there: the wanted role as soon as it can be had, else what a level would do. */
async function wanted(engine, number) {
  const { moves } = await engine.ask({ do: 'moves', viewer: 0, limit: 20, objects: true });
  const roles = moves[0].filter((move) => move.kind === 'keep' || move.kind === 'choose');
  const role = roles.find((move) => move.number === number);
  // The Engineer has nothing to take in the first round.
  if (role?.kind === 'choose' && number === 9 && roles.length === 3) return roles.find((other) => other !== role).move;
  return role?.move ?? (await engine.ask({ do: 'best', level: 'greedy', seat: 0 })).move;
}

/** A record in which seat 0 plays that role and has come to its moment. */
export async function withRole(number, players = 2, first = 1) {
  for (let seed = first; seed < first + 40; seed += 1) {
    const engine = new Engine();
    try {
      let status = await engine.ask({ do: 'open', game: 'sunrise-city', players, seed: String(seed), seats: seats(players) });
      while (status.stage === 'moving') {
        if (!status.people.length) {
          status = await engine.ask({ do: 'think' });
          continue;
        }
        const { view } = await engine.ask({ do: 'view', seat: 0, viewer: 0 });
        const [{ length: kept }] = [view.seats[0].kept];
        if (kept === 3 && !view.seats[0].kept.includes(number)) break;
        const { groups } = await engine.ask({ do: 'moves', viewer: 0, group: 0 });
        const there = groups[0].some((group) => group.begins.kind === WHEN[number]);
        if (view.seats[0].role === number && there) return (await engine.ask({ do: 'record', secrets: true })).record;
        status = await engine.ask({ do: 'move', seat: 0, move: await wanted(engine, number) });
      }
    } finally {
      engine.close();
    }
  }
  throw new Error(`nobody ever played role ${number}`);
}

/** Somebody is in that phase, from a round on. */
const phase = (name, round, players = 3, seed = '4', options = {}) =>
  prepare({ game: 'sunrise-city', players, seed, options, seats: seats(players) }, async (engine) => {
    const { view } = await engine.ask({ do: 'view', seat: 0, viewer: 0 });
    const { moves } = await engine.ask({ do: 'moves', viewer: 0, limit: 2, objects: true });
    return view.phase === name && view.round >= round && moves[0][0].kind !== 'pass';
  });

const parts = {
  async 'a whole game with the mouse'(browser) {
    const last = { seats: [{ player: 'human', name: 'Ada' }, { player: 'greedy', name: 'Bot' }], options: {} };
    const page = await browser.visit({ settings: { last: { 'sunrise-city': last } } });
    await start(page);
    await accessible(page, 'the draft');
    check((await page.locator('.board .role').count()) === 4, 'four roles to choose from');
    await page.keyboard.press('2');
    check((await page.locator('.board .role').nth(1).getAttribute('aria-pressed')) === 'true', '2 chooses the second card');
    await playOn(page, 'desk');
    await browser.leave(page, 'desk');
  },

  async 'a whole game of four with a finger, two chips a turn'(browser) {
    const page = await browser.visit({ size: 'phone', language: 'fr' });
    const open = { game: 'sunrise-city', players: 4, seed: '5', options: { auction: 'two' }, seats: seats(4) };
    await bring(page, await prepare(open, (_, status) => status.count > 20));
    await fits(page, 'phone');
    await accessible(page, 'phone');
    await playOn(page, 'phone');
    await browser.leave(page, 'phone');
  },

  async 'every role'(browser) {
    const page = await browser.visit();
    for (const number of Object.keys(WHEN).map(Number)) {
      await page.goto(browser.server.address);
      await bring(page, await withRole(number));
      const shown = await page.locator('.rail .plate .rolemini text').first().textContent();
      check(Number(shown) === number, `role ${number} is on its plate`, shown);
      const before = await page.locator('.board .unseen').innerText();
      const said = await sentence(page);
      await decide(page, 1);
      const after = (await page.locator('.board .unseen').innerText()) + (await sentence(page));
      check(after !== before + said, `role ${number} is played through the page`, said);
    }
    await browser.leave(page, 'every role');
  },

  async 'a square is turned before it is laid'(browser) {
    const page = await browser.visit();
    await bring(page, await phase('zoning', 2));
    await accessible(page, 'zoning');
    check(/\b(north|south|east|west)\b/.test(await page.locator('.board .unseen').innerText()), 'the side is told in words');
    const ghost = () => page.locator('.lawn .ghost').innerHTML();
    let turned = false;
    for (let i = 0; i < 40 && !turned; i += 1) {
      await page.keyboard.press(String(1 + (i % 4)));
      await aim(page, i);
      const was = await ghost();
      await page.keyboard.press('r');
      turned = (await ghost()) !== was;
    }
    check(turned, 'R turns it');
    const fits_on = await page.locator('.lawn .city').getAttribute('style');
    await page.keyboard.press('+');
    const close = await page.locator('.lawn .city').getAttribute('style');
    await page.keyboard.press('f');
    const again = await page.locator('.lawn .city').getAttribute('style');
    check(close !== fits_on && again === fits_on, '+ goes closer, F fits again', `${fits_on} ${close} ${again}`);
    await page.locator('.lawn').click({ position: { x: 6, y: 6 } });
    await page.waitForFunction(() => document.querySelector('.sentence').textContent.startsWith('Not here'));
    check(true, 'a cell that is no target says why');
    await browser.leave(page, 'zoning');
  },

  async 'what a building brings everybody'(browser) {
    const page = await browser.visit();
    await bring(page, await phase('construction', 1));
    await accessible(page, 'construction');
    await aim(page, 0);
    await page.locator('.slip li').first().waitFor();
    const sum = await page.locator('.slip li').first().locator('strong').innerText();
    check((await main(page).innerText()).includes(sum), 'the button says what the slip says', sum);
    check((await page.locator('.rail .track rect[fill="var(--sun)"]').count()) > 0, 'the steps to come are lit');
    const tall = () => page.locator('.lawn .city > g').first().innerHTML();
    const standing = await tall();
    await page.keyboard.press('p');
    check((await page.locator('.zoomer [aria-pressed="true"]').count()) === 1 && standing, 'P lays all heights flat');
    await page.keyboard.press('p');
    await page.keyboard.press('Escape');
    check(await pale(page), 'Esc lets go');
    await press(page, targets(page).first());
    await settled(page);
    check((await page.locator('.rail .plus').count()) === 0, 'a click on the ghost builds');
    await page.keyboard.press('z');
    await settled(page);
    await browser.leave(page, 'construction');
  },

  async 'a tap on the ghost turns, the main button confirms'(browser) {
    const page = await browser.visit({ size: 'phone' });
    await bring(page, await phase('zoning', 1));
    const squares = await page.locator('.hand .dom').count();
    await aim(page, 0);
    await aim(page, 0);
    check((await page.locator('.hand .dom').count()) === squares, 'a second tap lays nothing');
    await press(page, main(page));
    await settled(page);
    await fits(page, 'zoning');
    await browser.leave(page, 'a finger');
  },

  async 'the keyboard alone'(browser) {
    const page = await browser.visit();
    await bring(page, await phase('bidding', 1));
    await accessible(page, 'the auction');
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-target]:focus').waitFor();
    check(!(await pale(page)), 'an arrow aims at a zone', await sentence(page));
    const chips = (await page.locator('.board .unseen').innerText()).split('Ada').length;
    await page.keyboard.press('Enter');
    await settled(page);
    check((await page.locator('.board .unseen').innerText()).split('Ada').length > chips, 'Enter bids');
    await browser.leave(page, 'keyboard');
  },
};

await run(parts);
