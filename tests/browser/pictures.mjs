// Pictures of every screen: each game in every phase a person decides in, and what is around the table, on a desk and on a
// phone, by day and by night. To be looked at beside one another after something was changed.
//
//   node tests/browser/pictures.mjs PATH-OF-BORGO FOLDER [GAME…]      (make pictures)
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const [borgo, folder, ...wanted] = process.argv.slice(2);
process.argv = [process.argv[0], process.argv[1], borgo, ...(process.env.BORGO_DIST ? [process.env.BORGO_DIST] : [])];
const { Browser, Engine, bring, settled } = await import('./harness.mjs');

const GAMES = { 'sunrise-lane': 3, 'sunrise-city': 3, shibuya: 2, 'project-skyline': 3 };
const names = [{ name: 'Ada' }, { player: 'builder', name: 'Bo' }, { player: 'greedy', name: 'Cy' }, { player: 'greedy', name: 'Di' }];

/** What tells one decision from another: the phase, the power or card that is carried out. */
function moment(view) {
  const power = view.power ? `-${view.power.role ?? view.power.name ?? ''}` : '';
  const card = view.phase === 'choose' && view.card ? `-card${view.card.kind ?? view.card.number ?? ''}` : '';
  return `${view.phase ?? 'turn'}${power}${card}`.replaceAll(/[^\w-]/g, '');
}

/** Records of the first game of a seed at the middle of what each phase has, and at the end. */
async function moments(game, players, seed, options = {}) {
  const found = new Map();
  const engine = new Engine();
  let status = await engine.ask({ do: 'open', game, players, seed, options, seats: names.slice(0, players) });
  while (status.stage === 'moving') {
    const seat = status.people[0];
    if (seat !== undefined) {
      const { view } = await engine.ask({ do: 'view', viewer: seat });
      const key = moment(view);
      const times = (found.get(key)?.times ?? 0) + 1;
      const record = times <= 5 ? (await engine.ask({ do: 'record', secrets: true })).record : found.get(key).record;
      found.set(key, { times, record });
    }
    const { move } = seat === undefined ? {} : await engine.ask({ do: 'best', level: 'builder', seat });
    status = await engine.ask(seat === undefined ? { do: 'think' } : { do: 'move', seat, move });
  }
  found.set('end', { record: (await engine.ask({ do: 'record', secrets: true })).record });
  engine.close();
  return found;
}

async function shoot(page, name) {
  await page.waitForTimeout(120);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(name);
}

async function shootGame(browser, look, title, record) {
  const page = await browser.visit(look);
  await bring(page, record);
  const target = page.locator('[data-target]').nth(1);
  if ((await settled(page)) === 'waiting' && (await target.count())) {
    await (look.size === 'phone' ? target.tap() : target.hover());
    await page.waitForTimeout(200);
  }
  await shoot(page, `${title}-${look.size}-${look.settings.light}`);
  await page.context().close();
}

async function shootAround(browser, look, record) {
  const end = `${look.size}-${look.settings.light}`;
  const page = await browser.visit(look);
  await page.waitForSelector('article');
  await page.waitForTimeout(600);
  await shoot(page, `start-${end}`);
  await page.locator('article button.act').first().click();
  await shoot(page, `start-open-${end}`);
  for (const [name, address] of [['set', '#/set/sunrise-lane'], ['set-city', '#/set/sunrise-city'], ['settings', '#/settings']]) {
    await page.goto(browser.server.address + address);
    await page.waitForTimeout(400);
    await shoot(page, `${name}-${end}`);
  }
  await page.goto(browser.server.address);
  await bring(page, record);
  const table = page.url();
  for (const sheet of ['log', 'rules', 'hint']) {
    await page.goto(`${table}/${sheet}`);
    await page.waitForTimeout(sheet === 'hint' ? 4000 : 500);
    await shoot(page, `${sheet}-${end}`);
  }
  await page.context().close();
}

mkdirSync(folder, { recursive: true });
const browser = await Browser.start();
const looks = ['desk', 'phone'].flatMap((size) =>
  ['day', 'night'].map((light) => ({ size, deviceScaleFactor: size === 'phone' ? 2 : 1, settings: { light } })),
);
for (const [game, players] of Object.entries(GAMES)) {
  if (wanted.length && !wanted.includes(game)) continue;
  const found = await moments(game, players, '5');
  for (const [name, { record }] of found)
    for (const look of looks) await shootGame(browser, look, `${game}-${name}`, record);
}
if (!wanted.length || wanted.includes('around')) {
  const middle = [...(await moments('sunrise-lane', 3, '8')).values()][0].record;
  for (const look of looks) await shootAround(browser, look, middle);
}
await browser.stop();
