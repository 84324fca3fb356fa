// At tables of the server: two real browsers play all four games against each other, one on a desk and one with a phone; a
// whole game with the server killed and started again in its middle, a move made without a line, a move asked back and given
// back, talk, somebody who watches, a page that is loaded anew, and another game at the end.
import {
  accessible,
  Browser,
  check,
  CHOICES,
  choose,
  fits,
  press,
  run,
  seen,
  serveBinary,
  settled,
  SMALL_BOARD,
  soon,
} from './harness.mjs';

const NAMES = { 'sunrise-lane': 'Sunrise Lane', 'sunrise-city': 'Sunrise City', shibuya: 'Shibuya', 'project-skyline': 'Project Skyline' };
const TIME = { kind: 'bank', time: 600000, more: 15000 };

// ---------------------------------------------------------------- people and tables

let server;
const count = async (page) => Number(await page.getAttribute('[data-state]', 'data-count'));
const state = (page) => page.getAttribute('[data-state]', 'data-state');

/** The page's title tells when it is one's turn. */
const acts = async (page) => (await page.title()).startsWith('● Your turn');

/** Asks the server over HTTP with the key that a page keeps. */
async function api(page, verb, members) {
  const key = await page.evaluate(() => localStorage.getItem('borgo-person'));
  const answer = await fetch(`${server.address}api/${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(members),
  });
  return answer.json();
}

let keys = 0;
/** Somebody with a key of their own. */
async function person(browser, name, { hash = '', ...more } = {}) {
  const key = (keys += 1).toString(16).padStart(32, 'e');
  return browser.visit({
    address: server.address + hash,
    settings: { names: name ? [name] : [] },
    init: `if (location.protocol !== 'about:' && !localStorage.getItem('borgo-person')) localStorage.setItem('borgo-person', '${key}')`,
    ...more,
  });
}

/** A table that Ada made, and Bo who comes by the link and sits down; both are at it when the first may act. */
async function together(browser, game, more = {}) {
  const ada = await person(browser, 'Ada');
  const { table } = await api(ada, 'create', { game, name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }], time: TIME, ...more });
  const bo = await person(browser, '', { size: 'phone', hash: `#/t/${table}` });
  await bo.getByLabel('Your name at this table').fill('Bo');
  await bo.getByRole('button', { name: 'Sit down' }).tap();
  await ada.goto(`${server.address}#/t/${table}`);
  await bo.locator('form').waitFor({ state: 'detached' });
  await api(ada, 'start', { table });
  await Promise.all([settled(ada), settled(bo)]);
  return { ada, bo, table };
}

/** Both see the same number of moves, and nothing is being shown any more. */
async function agree(ada, bo) {
  for (let tries = 0; tries < 100; tries += 1) {
    await Promise.all([settled(ada), settled(bo)]);
    if ((await count(ada)) === (await count(bo))) return true;
    await ada.waitForTimeout(50);
  }
  return false;
}

/** Everybody who may takes what there is, until there are so many moves more or it is over. */
async function playOn(pages, moves, turn = 0) {
  const until = (await count(pages[0])) + moves;
  let [last, since] = [-1, 0];
  for (let clicks = 0; ; clicks += 1) {
    for (const page of pages) {
      if ((await settled(page)) === 'over' || (await count(page)) >= until) continue;
      if (await acts(page)) await choose(page, turn + clicks);
    }
    await agree(...pages);
    const now = await count(pages[0]);
    if (now >= until || (await state(pages[0])) === 'over') return;
    if (now !== last) [last, since] = [now, clicks];
    if (clicks - since > 60) throw new Error(`after move ${now} nobody gets on: ${await pages[0].locator('.sentence').first().innerText()}`);
  }
}

/** Takes out what a browser says of a server that is not there. */
const NOBODY_THERE = /WebSocket|ERR_CONNECTION|Failed to load|fetching the script/;
const forgive = (page) => (page.problems = page.problems.filter((text) => !NOBODY_THERE.test(text)));

const parts = {};

// ---------------------------------------------------------------- the four games

for (const game of Object.keys(NAMES))
  parts[`${NAMES[game]}: two people`] = async (browser) => {
    const { ada, bo } = await together(browser, game);
    const before = await count(ada);
    await playOn([ada, bo], 5, 1);
    const [one, other] = [await count(ada), await count(bo)];
    check(one === other && one >= before + 5, `${game}: moves of both are on both screens`, `${before}, ${one}, ${other}`);
    check((await ada.locator('.rail').first().innerText()).includes('Bo'), `${game}: who plays is on the plates`);
    check(await soon(async () => (await ada.locator('[role="timer"]').count()) === 2), `${game}: both have a clock`);
    await fits(bo, `${game} with a phone`);
    if (game === 'sunrise-city') await accessible(bo, `${game} with a phone`);
    await browser.leave(ada, `${game}, Ada`);
    await browser.leave(bo, `${game}, Bo`);
  };

// ---------------------------------------------------------------- a whole game, and a server that dies

/** One click, without waiting for what comes of it. */
async function click(page) {
  for (const selector of CHOICES) {
    const first = page.locator(selector).first();
    if (await first.count()) return press(page, first);
  }
}

async function killed(ada, bo) {
  const { port } = new URL(server.address);
  server.child.kill('SIGKILL');
  for (const page of [ada, bo]) await page.getByText('Reconnecting…').waitFor();
  check(true, 'the server is killed: a word in the top bar, and nothing else');
  const mover = (await acts(ada)) ? ada : bo;
  const before = await count(mover);
  // What the one who is to act decides now is kept.
  for (let clicks = 0; clicks < 12 && (await state(mover)) === 'waiting'; clicks += 1) await click(mover);
  check((await state(mover)) === 'busy' && (await count(mover)) === before, 'a move without a line is kept');
  const { store } = server;
  server = await serveBinary({ port, store });
  for (const page of [ada, bo]) await page.locator('.pill.seeking').waitFor({ state: 'detached' });
  await agree(ada, bo);
  check((await count(mover)) > before, 'and made when there is one again', `${before}, ${await count(mover)}`);
}

parts['a whole game'] = async (browser) => {
  const { ada, bo, table } = await together(browser, 'sunrise-lane', { data: { board: SMALL_BOARD } });
  await playOn([ada, bo], 4);
  await killed(ada, bo);
  const before = await count(bo);
  await bo.reload();
  await settled(bo);
  check((await count(bo)) === before, 'a page that is loaded anew goes on');
  await playOn([ada, bo], 200);
  check((await state(ada)) === 'over' && (await state(bo)) === 'over', 'it is played to its end');
  await ada.getByText('The deal was honest: checked.').waitFor();
  const [kept] = await Promise.all([ada.waitForEvent('download'), ada.getByRole('button', { name: 'Keep the record' }).click()]);
  check(kept.suggestedFilename() === 'sunrise-lane.borgo', 'the record can be kept');
  await ada.getByRole('button', { name: 'Another game' }).click();
  await bo.getByRole('button', { name: 'Ada wants another game' }).tap();
  await Promise.all([ada, bo].map((page) => page.waitForURL((url) => url.hash.startsWith('#/t/') && !url.hash.includes(table))));
  await agree(ada, bo);
  check((await state(ada)) === 'waiting', 'another game begins with the same people');
  [ada, bo].forEach(forgive);
  await browser.leave(ada, 'a whole game, Ada');
  await browser.leave(bo, 'a whole game, Bo');
};

// ---------------------------------------------------------------- what people do to each other

/** Ada draws two cards, which can't be undone without Bo. */
async function draw(ada, bo) {
  const mine = (await ada.getByRole('button', { name: 'Draw two' }).getAttribute('aria-disabled')) ? bo : ada;
  if (mine === bo) await bo.getByRole('button', { name: 'Draw two' }).tap();
  await agree(ada, bo);
  await ada.keyboard.press('d');
  await agree(ada, bo);
}

parts['asking a move back'] = async (browser) => {
  const { ada, bo } = await together(browser, 'sunrise-lane');
  await draw(ada, bo);
  const drawn = await count(ada);
  check(await seen(ada.getByRole('button', { name: 'Ask back' })), 'after cards were drawn it is asked for');
  await ada.keyboard.press('z');
  await bo.getByText('Ada asks for a move back').waitFor();
  check(await seen(ada.getByText('You ask for your move back')), 'whoever asks sees that it is asked');
  check(await seen(bo.getByText('the clocks stand still')), 'the clocks stand still');
  check(await soon(async () => (await bo.locator('[data-target]').count()) === 0), 'the board is quiet meanwhile');
  await accessible(bo, 'a question with a phone');
  await bo.keyboard.press('n');
  await bo.getByText('Ada asks for a move back').waitFor({ state: 'detached' });
  await agree(ada, bo);
  check((await count(ada)) === drawn, 'no: the move stays');
  await ada.keyboard.press('z');
  await bo.getByRole('button', { name: 'Yes, take it back' }).tap();
  await bo.getByText('Ada asks for a move back').waitFor({ state: 'detached' });
  await agree(ada, bo);
  check((await count(ada)) < drawn, 'yes: it is gone');
  await browser.leave(ada, 'asking back, Ada');
  await browser.leave(bo, 'asking back, Bo');
};

parts['talk, and somebody who watches'] = async (browser) => {
  const { ada, bo, table } = await together(browser, 'sunrise-lane');
  const tom = await person(browser, 'Tom', { hash: `#/t/${table}`, language: 'fr' });
  await settled(tom);
  check(await seen(tom.getByText('Vous regardez')), 'whoever watches is told so, in their language');
  check(await soon(async () => (await tom.locator('.actions, .hand').count()) === 0), 'and has neither a hand nor buttons');
  await ada.getByRole('button', { name: '1 person watches' }).waitFor();
  await ada.keyboard.press('w');
  check(await seen(ada.getByRole('dialog', { name: 'Who watches' }).getByText('Tom')), 'who watches is there by name');
  await ada.keyboard.press('Escape');
  await ada.keyboard.press('c');
  await ada.getByRole('button', { name: 'Good luck!' }).click();
  await bo.locator('.bubble').getByText('Good luck!').waitFor();
  check(await seen(bo.getByRole('button', { name: 'Chat, 1 new line' })), 'a line is shown for a moment and counted');
  await accessible(ada, 'the chat');
  await bo.getByRole('button', { name: 'Chat, 1 new line' }).tap();
  await bo.getByLabel('What you say').fill('And to you');
  await bo.getByRole('button', { name: 'Say it' }).tap();
  await ada.getByRole('dialog').getByText('And to you').waitFor();
  await ada.getByRole('button', { name: 'Hide what Bo writes' }).first().click();
  await ada.getByRole('button', { name: 'Hide it' }).click();
  check(await soon(async () => (await ada.getByRole('dialog').getByText('And to you').count()) === 0), 'what somebody writes can be hidden');
  await fits(bo, 'the chat with a phone');
  for (const [page, name] of [[ada, 'Ada'], [bo, 'Bo'], [tom, 'Tom']]) await browser.leave(page, `talk, ${name}`);
};

parts['time that is up'] = async (browser) => {
  const { ada, bo } = await together(browser, 'shibuya', { time: { kind: 'bank', time: 2000, more: 0 } });
  const [slow, other] = (await acts(ada)) ? [ada, bo] : [bo, ada];
  await other.getByRole('heading', { name: 'is up' }).waitFor({ timeout: 15000 });
  check(await seen(other.getByRole('button', { name: 'Wait' })), 'whoever waits for somebody without time may go on waiting');
  await press(other, other.getByRole('button', { name: 'Let a computer play' }));
  await slow.getByRole('heading', { name: 'A computer plays for you' }).waitFor();
  check(true, 'or let a computer play for them');
  await accessible(slow, 'a computer plays for somebody');
  await press(slow, slow.getByRole('button', { name: 'Take your seat back' }));
  await slow.getByRole('heading', { name: 'A computer plays for you' }).waitFor({ state: 'detached' });
  check(true, 'who takes the seat back when they like');
  await browser.leave(ada, 'time, Ada');
  await browser.leave(bo, 'time, Bo');
};

parts['giving up'] = async (browser) => {
  const { ada, bo } = await together(browser, 'project-skyline');
  await ada.getByRole('button', { name: 'More' }).click();
  await ada.getByRole('button', { name: 'Give up' }).click();
  await ada.locator('.question').getByRole('button', { name: 'Give up' }).click();
  await bo.getByText('Ada gave up').waitFor();
  check(await seen(bo.getByText('You win.')), 'who gives up loses');
  await ada.getByText('You gave up').waitFor();
  check(await soon(async () => (await ada.locator('[data-target]').count()) === 0), 'and nothing can be chosen any more');
  await browser.leave(ada, 'giving up, Ada');
  await browser.leave(bo, 'giving up, Bo');
};

const start = Browser.start.bind(Browser);
Browser.start = async () => {
  const browser = await start();
  server = browser.server;
  return browser;
};
await run(process.env.ONLY ? Object.fromEntries(Object.entries(parts).filter(([name]) => name.includes(process.env.ONLY))) : parts);
