// Looking back in the browser: stored games of all four kinds are stepped through and scrubbed, with open eyes and a seat's, are
// judged as `borgo analyse` judges them, interrupted and gone on with; played on from a position, sent as a link, checked.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { accessible, bring, check, Engine, fits, GAMES, prepare, press, run, settled } from './harness.mjs';

const NAMES = ['sunrise-lane', 'sunrise-city', 'shibuya', 'project-skyline'];
const path = (game) => new URL(`../records/${game}.borgo`, import.meta.url).pathname;
const stored = (game) => readFileSync(path(game), 'utf8');
const button = (page, name) => page.getByRole('button', { name, exact: true });
const slider = (page) => page.getByRole('slider', { name: 'Where in the game' });
const step = async (page) => Number(await slider(page).getAttribute('aria-valuenow'));
const BUDGET = 4;
const PATIENCE = { timeout: 30000 };

/** A visitor who looks back at a record from a file. */
async function lookBack(browser, record, visitor = {}) {
  const settings = { judge: BUDGET, ...visitor.settings };
  const page = await browser.visit({ ...visitor, settings });
  await page.goto(`${browser.server.address}#/back`);
  await open(page, record);
  await slider(page).waitFor(PATIENCE);
  return page;
}
const open = (page, record, name = 'game.borgo') =>
  page.setInputFiles('input[data-use="look-back"]', { name, mimeType: 'text/plain', buffer: Buffer.from(record) });

const at = (page, wanted) => page.locator(`.again[data-step="${wanted}"]`).waitFor(PATIENCE);
const judged = (page) => page.locator('.again[data-judged="all"]').waitFor({ timeout: 120000 });

/** What the browser has kept of the last judging. */
const kept = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('borgo-judged').onsuccess = ({ target: { result: database } }) => {
          database.transaction('games').objectStore('games').getAll().onsuccess = ({ target: { result: games } }) => {
            database.close();
            resolve(games.sort((one, other) => other.changed - one.changed)[0]?.verdicts ?? []);
          };
        };
      }),
  );

const analysed = (game) =>
  JSON.parse(execFileSync(process.argv[2], ['analyse', path(game), '--json', '--budget', String(BUDGET), '--seed', '1'], { maxBuffer: 1 << 26 }));

async function stepThrough(browser, game) {
  const page = await lookBack(browser, stored(game));
  const count = Number(await slider(page).getAttribute('aria-valuemax'));
  check((await step(page)) === count, `${game}: it opens at the end`);
  const scores = async () => (await page.locator('.plates strong').allInnerTexts()).join();
  const end = await scores();
  for (const [key, wanted] of [['Home', 0], ['ArrowRight', 1], ['ArrowRight', 2], ['ArrowLeft', 1], ['End', count]]) {
    await page.keyboard.press(key);
    await at(page, wanted);
  }
  check((await scores()) === end, `${game}: there and back again is the same`);
  await page.keyboard.press('Shift+ArrowLeft');
  const turn = await step(page);
  check(turn < count && turn > 0, `${game}: Shift goes by turns`, turn);
  const box = await slider(page).boundingBox();
  await page.mouse.move(box.x + box.width * 0.8, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.4, box.y + 60, { steps: 6 });
  await page.mouse.up();
  const dragged = await step(page);
  check(dragged > 0 && dragged < count * 0.6, `${game}: the cursor is dragged`, dragged);
  await page.keyboard.press(' ');
  await page.waitForFunction((least) => Number(document.querySelector('.again').dataset.step) >= least, dragged + 2, PATIENCE);
  await page.keyboard.press(' ');
  check(true, `${game}: it plays by itself`);

  await judged(page);
  const real = analysed(game);
  const found = new Map((await kept(page)).map((verdict) => [verdict.decision, verdict]));
  const wrong = real.decisions.filter(({ decision, cost }) => found.get(decision)?.cost !== cost);
  check(wrong.length === 0 && found.size === real.decisions.length, `${game}: ${found.size} decisions cost what borgo analyse says`, JSON.stringify(wrong[0]));
  const percent = (part) => `−${Math.round(part * 100)} %`;
  await page.keyboard.press('Home');
  await at(page, 0);
  for (let turns = 0; turns < 5; turns += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.locator('.now').waitFor(PATIENCE);
  const here = real.moves[(await step(page)) - 1].chances.map((chance) => `${Math.round(chance * 100)} %`);
  const told = (await page.locator('.now > span').allInnerTexts()).map((text) => text.match(/\d+ %/)[0]);
  check(here.join() === told.join(), `${game}: the curve stands where borgo analyse has it`, `${here} / ${told}`);
  const worst = real.decisions.filter(({ seat, cost }) => seat === 0 && cost >= 0.03).sort((one, other) => other.cost - one.cost);
  const costs = await page.locator('.row > b').allInnerTexts();
  check(costs.join() === worst.slice(0, 3).map(({ cost }) => percent(cost)).join(), `${game}: the costliest are listed`, costs);
  const sign = (part) => (Math.round(part * 100) > 0 ? '+' : Math.round(part * 100) < 0 ? '−' : '') + Math.abs(Math.round(part * 100)) + ' %';
  const shown = (await page.locator('.account b').allInnerTexts()).join();
  const sums = real.seats.flatMap(({ luck, own, others }) => [luck, own, others].map(sign)).join();
  check(shown === sums, `${game}: luck, own moves and the others add up`, `${shown} / ${sums}`);
  if (worst.length) {
    await page.locator('.row').first().click();
    await at(page, worst[0].last + 1);
    check((await page.locator('.row[aria-pressed="true"]').count()) === 1, `${game}: a costly decision is gone to`);
    if (worst[0].best.cells.length) check((await page.locator('.marks').count()) === 1, `${game}: and drawn on the board`);
    await page.keyboard.press(',');
    await page.keyboard.press('.');
  }
  await accessible(page, `${game}, looking back`, ['.board > svg']);
  await fits(page, game);
  await browser.leave(page, game);
}

async function eyes(browser) {
  const record = stored('sunrise-lane');
  const engine = new Engine();
  await engine.ask({ do: 'load', record });
  let middle = 60;
  let hands = [''];
  for (; hands.includes(''); middle += 1)
    hands = (await engine.ask({ do: 'view', at: middle + 1, seat: 'open', board: false })).view.seats.map(({ hand }) => hand);
  engine.close();
  const page = await lookBack(browser, record);
  const there = page.url().replace(/(#\/back\/\w+).*/, `$1/${middle}`);
  await page.goto('about:blank'); // the page itself writes where one is into its address
  await page.goto(there);
  await at(page, middle);
  const open = (seat) => page.locator('.plates li').nth(seat).getByRole('img', { name: /^In hand:/ });
  check((await open(0).count()) === 1 && (await open(1).count()) === 1, 'open eyes see both hands', hands);
  await page.locator('label', { has: page.getByRole('radio', { name: 'Ada' }) }).click();
  await page.locator('.plates li').nth(1).getByRole('img', { name: /cards? in hand$/ }).waitFor(PATIENCE);
  check((await open(0).count()) === 1 && (await open(1).count()) === 0, 'a seat’s eyes see its own alone');
  await page.keyboard.press('e');
  await open(1).waitFor(PATIENCE);
  check((await open(0).count()) === 0, 'E goes to the next eyes');
  check((await page.locator('.plates em').count()) === 0, 'and nobody is told who won');
  await browser.leave(page, 'eyes');

  // A game that goes on shows its person's own knowledge and no more.
  const going = await prepare(
    { game: 'sunrise-lane', players: 2, seed: '4', seats: [{ name: 'Ada' }, { player: 'greedy', name: 'Bo' }] },
    async (_, status) => status.count > 40,
  );
  const other = await lookBack(browser, going);
  check((await other.getByRole('radio').count()) === 1, 'of a game that goes on there is one pair of eyes');
  check((await other.locator('.plates li').nth(1).getByRole('img', { name: /^In hand:/ }).count()) === 0, 'which don’t see the other hand');
  await browser.leave(other, 'a game that goes on');
}

async function interrupt(browser) {
  const page = await lookBack(browser, stored('sunrise-lane'), { settings: { judge: 200 } });
  await page.locator('.again:not([data-judged="0"])').waitFor({ timeout: 60000 });
  await button(page, 'Stop').click();
  await button(page, 'Judge the rest').waitFor(PATIENCE);
  const before = Number(await page.locator('progress').getAttribute('value'));
  check(before > 0, 'judging can be stopped', before);
  check((await page.locator('.strip path').count()) > 5, 'the curve is there as far as it goes');
  await page.reload();
  await slider(page).waitFor(PATIENCE);
  await page.locator('progress').waitFor(PATIENCE);
  const after = Number(await page.locator('progress').getAttribute('value'));
  check(after >= before, 'and goes on from there another time', `${before} ${after}`);
  await browser.leave(page, 'interrupting');
}

async function playOn(browser, size) {
  const page = await lookBack(browser, stored('project-skyline'), { size });
  // It is pale, and says why when it is pressed all the same.
  await page.getByRole('button', { name: 'Play on from here' }).dispatchEvent('click');
  await page.getByText('Here the game is over').waitFor(PATIENCE);
  check(true, `${size}: nobody plays on from the end`);
  for (let moves = 0; moves < 30; moves += 1) await press(page, button(page, 'A move back'));
  await press(page, page.getByRole('button', { name: 'Play on from here' }));
  const sheet = page.getByRole('dialog', { name: 'Play on from here' });
  await sheet.waitFor(PATIENCE);
  await accessible(page, `${size}: playing on`, ['.board > svg']);
  await press(page, sheet.getByRole('button', { name: 'Play', exact: true }));
  await page.locator('.table[data-count]').waitFor(PATIENCE);
  await settled(page);
  check(page.url().includes('#/table/'), `${size}: a table stands there`);
  const record = await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('borgo').onsuccess = ({ target: { result: database } }) => {
          database.transaction('games').objectStore('games').getAll().onsuccess = ({ target: { result: games } }) => {
            database.close();
            resolve(games.find(({ over }) => !over).record);
          };
        };
      }),
  );
  const engine = new Engine();
  const verdict = await engine.ask({ do: 'verify', record });
  const parent = await engine.ask({ do: 'verify', record: stored('project-skyline') });
  engine.close();
  check(verdict.verdict === 'right' && verdict.from.record === parent.id && verdict.from.step === parent.moves - 30, `${size}: its record names the game and the step it comes from`, JSON.stringify(verdict));
  await browser.leave(page, `playing on, ${size}`);
}

async function link(browser) {
  for (const [index, game] of NAMES.entries()) {
    const page = await lookBack(browser, stored(game));
    for (let turns = 0; turns < 4; turns += 1) await page.keyboard.press('Shift+ArrowLeft');
    // A position doesn't know which dice were thrown before it.
    const board = async (visitor) =>
      (await visitor.getByRole('list', { name: 'The board' }).textContent()).replace(/The (white|black) die shows \d/g, '');
    await at(page, await step(page));
    const shown = await board(page);
    await page.keyboard.press('s');
    const field = page.locator('input[data-use="link"]');
    await page.waitForFunction(() => document.querySelector('input[data-use="link"]')?.value.includes('#/back/at/'), null, PATIENCE);
    const address = await field.inputValue();
    await browser.leave(page, `${game}: sharing`);
    const friend = await browser.visit({ address });
    await friend.locator('.plates').waitFor(PATIENCE);
    const theirs = await board(friend);
    check(theirs === shown, `${game}: a link opens the same position elsewhere, ${address.length} letters`, `${shown}\n${theirs}`);
    check((await friend.locator('h1').innerText()) === GAMES[index], `${game}: of the same game`);
    await friend.keyboard.press('Enter');
    await friend.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
    await friend.locator('.table[data-count]').waitFor(PATIENCE);
    check(true, `${game}: and is played on from`);
    await browser.leave(friend, `${game}: a link`);
  }
  const page = await browser.visit({ address: `${browser.server.address}#/back/at/broken` });
  await page.getByRole('alert').waitFor(PATIENCE);
  check((await page.getByRole('alert').innerText()).includes('not whole'), 'a broken link is told');
  await browser.leave(page, 'a broken link');
}

async function records(browser) {
  const page = await lookBack(browser, stored('shibuya'));
  await press(page, button(page, 'Share and keep'));
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Keep the record').click()]);
  check(readFileSync(await file.path(), 'utf8') === stored('shibuya'), 'the record comes out as it went in');
  await button(page, 'Check it').click();
  await page.getByText('Right: every move and the result').waitFor(PATIENCE);
  await accessible(page, 'sharing', ['.board > svg']);
  await page.goto(`${browser.server.address}#/back`);
  await page.getByRole('heading', { name: 'Look back' }).waitFor();
  await accessible(page, 'what there is to look back at');
  const broken = stored('shibuya').replace(/^winners .*$/m, 'winners 0');
  await open(page, broken, 'broken.borgo');
  const told = page.getByRole('alert');
  await told.waitFor(PATIENCE);
  check(/broken\.borgo is not right: .*winner/.test(await told.innerText()), 'a wrong record is told, with the reason', await told.innerText());
  await open(page, 'nothing', 'letter.txt');
  await page.getByText('letter.txt is no record').waitFor(PATIENCE);
  check(true, 'and what is no record');
  await page.getByRole('link', { name: /Shibuya/ }).click();
  await slider(page).waitFor(PATIENCE);
  check(true, 'kept games are on the shelf');
  await browser.leave(page, 'records');
}

async function entries(browser) {
  const page = await browser.visit({ language: 'fr', settings: { judge: BUDGET } });
  await bring(page, stored('sunrise-city'));
  await page.locator('.end').getByRole('link', { name: 'Revoir' }).click();
  await slider2(page, 'Où dans la partie');
  check(true, 'the end of a game leads here');
  await page.goto(browser.server.address);
  await page.getByRole('link', { name: /^Revoir/ }).first().click();
  await page.getByRole('heading', { name: 'Revoir' }).waitFor();
  check(true, 'and so does the start page');
  await browser.leave(page, 'entries');
}
const slider2 = (page, name) => page.getByRole('slider', { name }).waitFor(PATIENCE);

async function phones(browser) {
  for (const game of NAMES) {
    const page = await lookBack(browser, stored(game), { size: 'phone', settings: { light: 'night' } });
    if (game === 'shibuya') await judged(page);
    await fits(page, `${game} on a phone`);
    await accessible(page, `${game} on a phone at night`, ['.board > svg']);
    if (game === 'shibuya') {
      await button(page, 'Luck or skill?').tap();
      check((await page.locator('.account').count()) === 2, `${game}: luck or skill`);
      await button(page, 'Close').tap();
    }
    await browser.leave(page, `${game} on a phone`);
  }
}

await run({
  ...Object.fromEntries(NAMES.map((game) => [game, (browser) => stepThrough(browser, game)])),
  eyes,
  interrupt,
  'playing on': async (browser) => {
    await playOn(browser, 'desk');
    await playOn(browser, 'phone');
  },
  link,
  records,
  entries,
  phones,
});
