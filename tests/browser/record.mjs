// Your record in the browser: a game of each kind is played to its end and counted, one is looked back at and its costs are added
// up; results and mistakes of many games from a file; taken out, deleted, and brought back; small and large, in three languages. Games
// at the server arrive in it, and it is kept there by those who want: on two devices of one person, and of nobody else.
import { readFileSync } from 'node:fs';
import { accessible, beginOnline, bring, check, fits, Person, prepare, press, run, seen, settled, soon, turn } from './harness.mjs';

const NAMES = ['sunrise-lane', 'sunrise-city', 'shibuya', 'project-skyline'];
const TITLES = ['Sunrise Lane', 'Sunrise City', 'Shibuya', 'Project Skyline'];
const button = (page, name) => page.getByRole('button', { name, exact: true });
const toRecord = (page, browser) => page.goto(`${browser.server.address}#/record`);
const PATIENCE = { timeout: 120000 };
const number = async (page, name) => Number(await page.locator('dl div').filter({ hasText: name }).locator('dd').innerText());

/** A game in which seat 0 has one decision left, if it goes on as it did. */
async function lastDecision(game) {
  const open = { game, players: 2, seats: [{ name: 'Ann' }, { player: 'greedy', name: 'Bo' }], seed: '5' };
  let decisions = 0;
  await prepare(open, (_, { people }) => void (decisions += people.includes(0) ? 1 : 0));
  let left = decisions;
  return prepare(open, (_, { people }) => people.includes(0) && (left -= 1) === 0);
}

async function playOut(browser, page, game) {
  await page.goto(browser.server.address);
  await bring(page, await lastDecision(game));
  for (let turns = 0; turns < 40 && (await settled(page)) !== 'over'; turns += 1) await turn(page, turns);
  return (await settled(page)) === 'over';
}

async function playedHere(browser) {
  const page = await browser.visit({ settings: { judge: 4, names: ['Ann'] } });
  await toRecord(page, browser);
  check(await seen(page.getByText('Every game that you finish is counted here')), 'nothing is said where there is nothing');
  for (const [index, game] of NAMES.entries()) {
    check(await playOut(browser, page, game), `${game}: played to its end`);
    await toRecord(page, browser);
    await page.locator('dl').waitFor();
    check((await number(page, 'Games')) === index + 1, `${game}: it is counted`);
    check(await seen(page.locator('li').filter({ hasText: TITLES[index] }).first()), `${game}: in its row`);
  }
  await press(page, page.getByRole('link', { name: 'Look back at Shibuya with Bo' }));
  await page.locator('.again[data-judged="all"]').waitFor(PATIENCE);
  await toRecord(page, browser);
  check(await seen(page.getByText('1 game looked back at')), 'a game that was looked back at has its costs here');
  await browser.leave(page, 'played here');
}

/** So many games over so many weeks, in which what is left lying gets less. */
function many() {
  const levels = ['novice', 'builder', 'master'];
  const played = Array.from({ length: 24 }, (_, index) => ({
    id: index % 5 === 4 ? `online/amber-mill-${index}` : `game${index}`,
    game: NAMES[index % 4],
    when: Date.UTC(2026, 0, 1 + 3 * index, 12),
    names: ['Ann', index % 5 === 4 ? 'Mira' : 'Bo'],
    players: ['human', index % 5 === 4 ? 'human' : levels[index % 3]],
    scores: [40 + index, 50],
    seat: 0,
    winners: index === 7 ? [] : [index % 3 === 0 ? 1 : 0],
  }));
  const judged = played.filter((_, index) => index % 2).map(({ id }, index) => ({
    id,
    seats: [
      {
        decisions: 20,
        kinds: {
          points: { count: 2, cost: 0.3 - 0.02 * index },
          denies: { count: 1, cost: 0.04 },
          ...(index % 3 ? {} : { later: { count: 1, cost: 0.05 } }),
        },
      },
      { decisions: 20, kinds: {} },
    ],
  }));
  return { borgo: 'record', version: 1, played, judged };
}

const give = (page, text) =>
  page.setInputFiles('input[type="file"]', { name: 'borgo-record.json', mimeType: 'application/json', buffer: Buffer.from(text) });

async function saved(page) {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button(page, 'Save as a file'))]);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}

async function fromFile(browser, size) {
  const page = await browser.visit({ size });
  await toRecord(page, browser);
  for (const text of ['', '{', '{"borgo":"record","version":1,"played":[{}],"judged":[]}', '[]']) {
    await give(page, text);
    check(await seen(page.getByRole('alert').filter({ hasText: 'no record of games' })), `${size}: no record: ${text}`);
  }
  const whole = many();
  await give(page, JSON.stringify(whole));
  await page.locator('dl').waitFor();
  const counts = await Promise.all(['Games', 'Won', 'Draws', 'Lost'].map((name) => number(page, name)));
  check(counts.join() === '24,15,1,8', `${size}: all are counted`, counts.join());
  const row = (name) => page.locator('li').filter({ hasText: name }).filter({ hasText: 'won' }).first();
  check((await row('Mira').innerText()).includes('3 of 4 won'), `${size}: against people`, await row('Mira').innerText());
  check((await row('Master').innerText()).includes('7 of 7 won'), `${size}: against a level`, await row('Master').innerText());
  check(await seen(page.getByText('Points left lying costs you most, but less than it did')), `${size}: the costliest kind, and how it changes`);
  check(await seen(page.getByText('13 % of a victory a game in your last 6, 25 % in those before')), `${size}: by how much`, await page.locator('.said').innerText());
  check((await page.locator('figure li').count()) === 12, `${size}: a column for each game that was looked back at`);
  await accessible(page, `${size}: your record`, ['svg[aria-hidden="true"]']);
  await fits(page, `${size}: your record`);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/record-${size}.png`, fullPage: true });
  check(JSON.stringify(await saved(page)) === JSON.stringify(whole), `${size}: what is saved is what was brought`);
  await press(page, button(page, 'Delete'));
  await press(page, button(page, 'Keep it'));
  check((await number(page, 'Games')) === 24, `${size}: nothing is deleted before it is said twice`);
  await press(page, button(page, 'Delete'));
  await press(page, button(page, 'Delete it'));
  check(await seen(page.getByText('24 games are forgotten.')), `${size}: deleted`);
  await press(page, button(page, 'Undo'));
  check(await seen(page.getByText('It is all here again.')), `${size}: and back`);
  check(JSON.stringify(await saved(page)) === JSON.stringify(whole), `${size}: all of it`);
  await browser.leave(page, `${size}: from a file`);
}

// ---------------------------------------------------------------- at the server

const named = (name, more = {}) => ({ settings: { names: [name] }, ...more });
const as = (key) => `localStorage.setItem('borgo-person', '${key}')`;
const won = (page, name) => page.locator('li').filter({ hasText: name }).filter({ hasText: 'won' }).first();

/** What has ended there, by the rules or not, is in the record of each who played. */
async function online(browser) {
  const people = [new Person(browser.server.address, 'Lea'), new Person(browser.server.address, 'Kim')];
  const { table } = await beginOnline(people, 'shibuya');
  await people[1].ask('resign', { table });
  for (const [seat, { name, key }] of people.entries()) {
    const page = await browser.visit(named(name, { init: as(key) }));
    await toRecord(page, browser);
    const [other, share] = seat ? ['Lea', '0 of 1 won'] : ['Kim', '1 of 1 won'];
    check(await seen(won(page, other).filter({ hasText: share })), `${name}: a game at the server is counted against ${other}`);
    check(await seen(won(page, 'Shibuya').filter({ hasText: share })), `${name}: and by its game`);
    const back = page.getByRole('link', { name: `Look back at Shibuya with ${other}` });
    check((await back.getAttribute('href')).endsWith(`back/online/${table}`), `${name}: it can be looked back at`);
    await browser.leave(page, `${name}: games at the server`);
  }
}

const turned = (page, way) =>
  press(page, page.getByRole('radiogroup', { name: 'Keep it on this server as well' }).locator('label').filter({ hasText: way }));
const isKept = (page) => seen(page.getByText('It is kept on this server as well.'));
const nothing = (page) => seen(page.getByText('Every game that you finish is counted here'));
const counted = (page, games) => soon(async () => (await page.locator('dl').count()) > 0 && (await number(page, 'Games')) === games);
const again = async (page) => {
  await page.reload();
  await page.getByRole('heading', { name: 'It is yours' }).waitFor();
};
const one = (id) => JSON.stringify({ ...many(), played: [{ ...many().played[0], id }], judged: [] });

/** The browser's own lines are gone, and nobody knows why. */
const lose = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('borgo-record').onsuccess = ({ target: { result: database } }) => {
          database.transaction('played', 'readwrite').objectStore('played').clear().onsuccess = () => resolve(database.close());
        };
      }),
  );

/** The browser becomes somebody else by eight words. */
async function become(page, browser, words) {
  await page.goto(`${browser.server.address}#/settings`);
  await press(page, button(page, 'Enter a phrase'));
  await page.getByPlaceholder('Eight words').fill(words);
  await press(page, button(page, 'Be this person'));
  await page.getByText('This browser is Ann now').waitFor();
}

async function phrase(page, browser) {
  await page.goto(`${browser.server.address}#/settings`);
  await press(page, button(page, 'Show my recovery phrase'));
  return (await page.locator('ol li').allInnerTexts()).join(' ');
}

async function twoDevices(browser) {
  const desk = await browser.visit(named('Ann'));
  await toRecord(desk, browser);
  await give(desk, JSON.stringify(many()));
  check(await counted(desk, 24), 'a record that is in one browser alone');
  await turned(desk, 'On');
  check(await isKept(desk), 'is kept at the server when that is wanted');
  if (process.env.PICTURES) await desk.screenshot({ path: `${process.env.PICTURES}/record-kept.png`, fullPage: true });
  const words = await phrase(desk, browser);
  const phone = await browser.visit({ size: 'phone', settings: { names: [] } });
  await become(phone, browser, words);
  await toRecord(phone, browser);
  check(await seen(phone.getByText('A record of yours is kept there already')), 'another device is told of it');
  check(await nothing(phone), 'which has nothing before that is wanted there too');
  await turned(phone, 'On');
  check(await counted(phone, 24), 'and then has it');
  check(await seen(phone.getByText('12 games looked back at')), 'with what was judged');
  await lose(phone);
  await again(phone);
  check(await counted(phone, 24), 'what a browser has lost comes back; nobody has deleted it');
  await give(phone, one('phone'));
  check((await counted(phone, 25)) && (await isKept(phone)), 'a game of the other device');
  await toRecord(desk, browser);
  check(await counted(desk, 25), 'appears here');
  await desk.context().setOffline(true);
  await give(desk, one('desk'));
  check(await seen(desk.getByRole('alert').filter({ hasText: 'can’t be reached' })), 'one that ends without a line stays here');
  await desk.context().setOffline(false);
  await desk.goto(browser.server.address);
  const me = Object.assign(new Person(browser.server.address), { key: await desk.evaluate(() => localStorage.getItem('borgo-person')) });
  check(await soon(async () => (await me.ask('kept')).lines.some(({ name }) => name === 'played/desk')), 'and follows later, from any page');
  desk.problems.length = 0; // the browser has complained that there was no network
  await toRecord(desk, browser);
  await again(phone);
  check(await counted(phone, 26), 'so that it appears there');
  return { desk, phone };
}

async function others(browser) {
  const stranger = await browser.visit(named('Tom'));
  await toRecord(stranger, browser);
  await turned(stranger, 'On');
  check((await isKept(stranger)) && (await nothing(stranger)), 'others see nothing of it');
  await turned(stranger, 'Off');
  await press(stranger, button(stranger, 'Leave it there'));
  check(await seen(stranger.getByText('A record of yours is kept there already')), 'what is there can stay when nothing more goes there');
  await browser.leave(stranger, 'others');
}

async function keptThere(browser) {
  const { desk, phone } = await twoDevices(browser);
  await others(browser);
  await accessible(phone, 'a record at the server', ['svg[aria-hidden="true"]']);
  await fits(phone, 'a record at the server');
  await phone.goto(`${browser.server.address}#/kept`);
  const [file] = await Promise.all([phone.waitForEvent('download'), press(phone, button(phone, 'Download all that is mine'))]);
  const { record } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  check(record.length === 38 && record.some(({ line }) => line.id === 'desk'), 'all that is mine has it', record.length);
  await press(desk, button(desk, 'Delete'));
  await press(desk, button(desk, 'Delete it'));
  check((await nothing(desk)) && (await isKept(desk)), 'deleted here');
  await toRecord(phone, browser);
  check(await nothing(phone), 'it is deleted there and on the other device');
  await press(desk, button(desk, 'Undo'));
  check((await counted(desk, 26)) && (await isKept(desk)), 'what is undone here');
  await again(phone);
  check(await counted(phone, 26), 'is undone there');
  await turned(desk, 'Off');
  await accessible(desk, 'what becomes of it', ['svg[aria-hidden="true"]']);
  await press(desk, button(desk, 'Delete it there'));
  check(await seen(desk.getByText('It is deleted on the server.')), 'it can be deleted at the server alone');
  await again(phone);
  check(await seen(phone.getByRole('alert').filter({ hasText: 'from another device' })), 'other devices say so');
  check((await counted(phone, 26)) && (await counted(desk, 26)), 'and have theirs still');
  await browser.leave(desk, 'kept at the server');
  await browser.leave(phone, 'kept at the server, on a phone');
}

async function languages(browser) {
  for (const [language, title, kind] of [['fr', 'Votre bilan', 'Points laissés'], ['it', 'Il vostro bilancio', 'Punti lasciati']]) {
    const page = await browser.visit({ language });
    await press(page, page.getByRole('link', { name: title }));
    await page.getByRole('heading', { name: title }).waitFor();
    await give(page, JSON.stringify(many()));
    check(await soon(async () => (await page.locator('main').innerText()).includes(kind)), `${language}: in its words`);
    await fits(page, language);
    await browser.leave(page, language);
  }
}

await run({
  playedHere,
  desk: (browser) => fromFile(browser, 'desk'),
  phone: (browser) => fromFile(browser, 'phone'),
  online,
  keptThere,
  languages,
});
