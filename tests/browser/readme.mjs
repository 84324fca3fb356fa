// The pictures at the top of the README: the start page and a position in the midst of each game, written as WebP by the
// browser itself.
//
//   node tests/browser/readme.mjs PATH-OF-BORGO FOLDER      (make readme-pictures)
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [borgo, folder] = process.argv.slice(2);
process.argv = [process.argv[0], process.argv[1], borgo, ...(process.env.BORGO_DIST ? [process.env.BORGO_DIST] : [])];
const { Browser, bring, prepare, press } = await import('./harness.mjs');

const QUALITY = 0.88;
const seats = [{ name: 'Ada' }, { player: 'greedy', name: 'Bo' }, { player: 'greedy', name: 'Cy' }];

/** What is open, when the picture is taken, what somebody then points at, and in which looks. */
const GAMES = {
  lane: {
    open: { game: 'sunrise-lane', players: 3, seed: '3', seats },
    when: ({ phase, deck, seats: [{ cards }] }) => phase === 'turn' && cards >= 3 && deck <= 12,
    aim: (targets) => [targets.nth(1)],
    looks: ['desk-day', 'phone-day'],
  },
  city: {
    open: { game: 'sunrise-city', players: 3, seed: '5', seats },
    when: ({ phase, round }) => phase === 'construction' && round === 3,
    aim: (targets) => [targets.nth(1)],
    looks: ['desk-day', 'phone-night'],
  },
  shibuya: {
    open: { game: 'shibuya', players: 2, seed: '5', seats: seats.slice(0, 2) },
    when: ({ phase, teams }) => phase === 'turn' && teams.some(({ home }) => home >= 2),
    aim: (targets, page) => [page.locator('[data-target^="p:rS4"]'), targets.last()],
    looks: ['desk-day'],
  },
  skyline: {
    open: { game: 'project-skyline', players: 3, seed: '6', seats },
    when: ({ phase, turns }) => phase === 'build' && turns >= 45,
    aim: (targets) => [targets.nth(1)],
    looks: ['desk-night'],
  },
};

const look = (name) => {
  const [size, light] = name.split('-');
  return { size, deviceScaleFactor: size === 'phone' ? 2 : 1, settings: { light } };
};

/** The screen as WebP, which Chromium's screenshots are not but its canvases are; an empty page forbids no data. */
async function shoot(page, name) {
  await page.waitForTimeout(500);
  const png = (await page.screenshot()).toString('base64');
  const empty = await page.context().newPage();
  const webp = await empty.evaluate(
    async ([data, quality]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1];
    },
    [png, QUALITY],
  );
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'));
  console.log(`${name} ${Math.round((webp.length * 3) / 4096)} KiB`);
}

async function shootStart(browser) {
  const page = await browser.visit(look('desk-day'));
  await page.waitForSelector('article:nth-of-type(4) svg');
  await shoot(page, 'start');
  await page.context().close();
}

async function shootGame(browser, name, { open, when, aim, looks }) {
  const seen = async (engine, { people }) =>
    people.length > 0 && when((await engine.ask({ do: 'view', viewer: people[0] })).view);
  const record = await prepare(open, seen);
  for (const each of looks) {
    const page = await browser.visit(look(each));
    await bring(page, record);
    const ways = aim(page.locator('[data-target]'), page);
    for (const target of ways.slice(0, -1)) await press(page, target);
    await (page.size === 'phone' ? ways.at(-1).tap() : ways.at(-1).hover());
    await shoot(page, `${name}-${each}`);
    await page.context().close();
  }
}

mkdirSync(folder, { recursive: true });
const browser = await Browser.start();
await shootStart(browser);
for (const [name, game] of Object.entries(GAMES)) await shootGame(browser, name, game);
await browser.stop();
