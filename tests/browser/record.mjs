// Your record in the browser: a game of each kind is played to its end and counted, one is looked back at and its costs are added
// up; results and mistakes of many games from a file; taken out, deleted, and brought back; small and large, in three languages.
import { readFileSync } from 'node:fs';
import { accessible, bring, check, fits, prepare, press, run, seen, settled, soon, turn } from './harness.mjs';

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
  languages,
});
