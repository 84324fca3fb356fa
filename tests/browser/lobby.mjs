// Everything online around the table: making one and coming to it by its link, the lobby as it lives, people and what is kept of
// them, and how a deal is shown to be honest. Two and more real browsers at a real server.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { accessible as findIn, beginOnline, check, fits, Person, press, run, soon } from './harness.mjs';
import { read } from './qr-reader.mjs';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const button = (page, name) => page.getByRole('button', { name, exact: true });
// Many boards are on these screens, hidden from readers: their thousands of parts are looked at with the tables.
const accessible = (page, name) => findIn(page, name, ['svg[aria-hidden="true"]']);
const plate = (page, index) => page.locator('.plate').nth(index);

/** The page's own encoder, as the page's build translates it. */
async function encoder() {
  const { transformSync } = createRequire(web)('esbuild');
  const source = readFileSync(`${web}src/online/qr.ts`, 'utf8');
  return import(`data:text/javascript,${encodeURIComponent(transformSync(source, { loader: 'ts' }).code)}`);
}

async function codes() {
  const { encode } = await encoder();
  const wrong = [];
  const versions = new Set();
  for (let length = 0; length <= 213; length += 1) {
    const text = Array.from({ length }, (_, i) => 'http://borgo.example/#/t/amber-mill-421'[(i * 7 + length) % 39]).join('');
    const modules = encode(text);
    versions.add((modules.length - 17) / 4);
    try {
      if (read(modules) !== text) wrong.push(length);
    } catch (error) {
      wrong.push(`${length}: ${error.message}`);
    }
  }
  check(wrong.length === 0, 'QR codes of every length are read back', wrong.join('\n'));
  check(versions.size === 10, 'they have all versions from 1 to 10', [...versions]);
  check(read(encode('città, naïve')) === 'città, naïve', 'with letters of any language');
}

/** The QR code on the screen, read as a camera would. */
async function readCode(page) {
  const { side, data } = await page.locator('.qr').evaluate((svg) => ({
    side: svg.viewBox.baseVal.width,
    data: svg.querySelector('path').getAttribute('d'),
  }));
  const modules = Array.from({ length: side - 8 }, () => Array(side - 8).fill(false));
  for (const [, x, y] of data.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) modules[y - 4][x - 4] = true;
  return read(modules);
}

const named = (name, more = {}) => ({ ...more, settings: { names: [name], ...more.settings } });

async function makeTable(browser) {
  const ada = await browser.visit(named('Ada'));
  await ada.getByRole('link', { name: 'Play with friends' }).click();
  await ada.locator('.board svg').first().waitFor();
  await accessible(ada, 'a new table');
  await ada.getByRole('button', { name: 'One more chair' }).click();
  await plate(ada, 2).click();
  await accessible(ada, 'the menu of a chair');
  await button(ada, 'Novice').click();
  check((await plate(ada, 2).innerText()).includes('Novice'), 'a chair is given to a computer');
  await plate(ada, 2).focus();
  await ada.keyboard.press('Shift+ArrowLeft');
  check((await plate(ada, 1).innerText()).includes('Novice'), 'a key changes the order of chairs');
  const [from, to] = [await plate(ada, 1).boundingBox(), await plate(ada, 2).boundingBox()];
  await ada.mouse.move(from.x + 40, from.y + 20);
  await ada.mouse.down();
  await ada.mouse.move(to.x + 60, to.y + 30, { steps: 4 });
  await ada.mouse.up();
  check((await plate(ada, 2).innerText()).includes('Novice'), 'so does dragging a plate onto another');
  await ada.getByText('minutes', { exact: true }).click();
  await ada.getByText('everybody', { exact: true }).click();
  await button(ada, 'Rules').click();
  await ada.getByText('Avenue', { exact: true }).click();
  await button(ada, 'Make the table').click();
  await ada.getByText('The invitation').waitFor();
  const link = ada.url();
  check(/#\/t\/[a-z]+-[a-z]+-\d+$/.test(link), 'the link is two words and a number', link);
  check((await readCode(ada)) === link, 'the QR code has the link');
  await ada.getByRole('heading', { name: 'Sunrise Avenue' }).waitFor();
  await accessible(ada, 'the room');
  await ada.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(ada, 'Copy').click();
  await ada.getByText('Copied.').waitFor();
  check((await ada.evaluate(() => navigator.clipboard.readText())) === link, 'the link is copied');

  const phone = await browser.visit({ size: 'phone', settings: { names: [] } });
  await phone.goto(link);
  await phone.getByRole('textbox').fill('Mira');
  await button(phone, 'Sit down').tap();
  await phone.locator('.plate.mine').waitFor();
  check((await phone.locator('.plate.mine').innerText()).includes('Mira'), 'somebody comes by the link and sits down');
  await accessible(phone, 'the room on a phone');
  await fits(phone, 'the room on a phone');
  await plate(ada, 1).getByText('is here').waitFor();
  check(true, 'the others see it at once');
  await ada.goto(`${browser.server.address}#/new-table`);
  await plate(ada, 2).waitFor();
  const kept = [await ada.getByLabel('everybody', { exact: true }).isChecked(), await ada.getByLabel('minutes', { exact: true }).isChecked()];
  check(kept.every(Boolean) && (await plate(ada, 2).innerText()).includes('Novice'), 'what was chosen last is chosen again');
  await ada.goto(link);
  return { ada, phone, link };
}

async function friends(browser) {
  const { ada, phone, link } = await makeTable(browser);
  const tom = await browser.visit(named('Tom'));
  await tom.goto(`${browser.server.address}#/tables`);
  const card = tom.locator('article').filter({ hasText: 'Sunrise Lane' });
  await card.waitFor();
  check((await card.innerText()).includes('10 min + 15 s'), 'a public table is in the lobby', await card.innerText());
  await button(ada, 'Start').click();
  await ada.locator('[data-state]').waitFor();
  await phone.locator('[data-state]').waitFor();
  await card.locator('.shown > svg').waitFor();
  await accessible(tom, 'the lobby');
  const seal = (page) => page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('borgo-seals') ?? '{}'))[0]?.commitment);
  check((await seal(ada)) && (await seal(ada)) === (await seal(phone)), 'both devices keep the same seal of the deal');
  const pieces = () => card.locator('.shown > svg').innerHTML();
  const before = await pieces();
  await buildSomething(ada, phone);
  let live = false;
  for (let i = 0; i < 40 && !live; i += 1) {
    live = (await pieces()) !== before;
    await tom.waitForTimeout(150);
  }
  check(live, 'the little board changes as it is played');
  await card.getByRole('button', { name: /^Watch/ }).click();
  await tom.locator('[data-state]').waitFor();
  check(tom.url() === link, 'it can be watched');
  await tom.goto(`${browser.server.address}#/honest/${link.split('/').at(-1)}`);
  await tom.getByRole('img', { name: /A seal of houses/ }).waitFor();
  check(true, 'the seal of a running game can be looked at');
  await phone.goto(`${browser.server.address}#/tables`);
  await phone.getByRole('link', { name: /Sunrise Lane, with/ }).waitFor();
  await accessible(phone, 'the lobby on a phone');
  await fits(phone, 'the lobby on a phone');
  await browser.leave(ada, 'a table with friends');
  await browser.leave(phone, 'a table by its link');
  await browser.leave(tom, 'the lobby');
}

/** Whoever's turn it is builds a house or draws, until something stands. */
async function buildSomething(...pages) {
  for (let round = 0; round < 30; round += 1)
    for (const page of pages) {
      if ((await page.locator('.rail .turn, [data-state="waiting"]').count()) === 0) continue;
      const target = page.locator('[data-target]').first();
      if (!(await target.isVisible().catch(() => false))) {
        await page.waitForTimeout(100);
        continue;
      }
      await press(page, target);
      const main = page.locator('.actions .primary:not([aria-disabled])');
      if (await main.count()) await press(page, main.first()).catch(() => {});
      return;
    }
}

// ---------------------------------------------------------------- a finished game, without a browser

/** Two people play to the end, always the first move of the tallest kind; the table. */
async function finish(address, game = 'sunrise-lane') {
  const people = [new Person(address, 'Lea'), new Person(address, 'Kim')];
  const [lea, kim] = people;
  const { table, commitment } = await beginOnline(people, game);
  for (let step = 0; step < 600; step += 1) {
    const status = await lea.ask('advance', { table });
    if (status.over) return { table, lea, kim, commitment };
    const [seat] = status.people;
    const { moves } = await people[seat].ask('moves', { table });
    const own = moves[seat];
    const move = own.find((text) => text.startsWith('house')) ?? own.find((text) => text === 'stop') ?? own[0];
    await people[seat].ask('move', { table, move, client: `${step}` });
  }
  throw new Error('the game did not end');
}

let finished;
const finishedGame = (browser) => (finished ??= finish(browser.server.address));

async function honest(browser) {
  const { table, lea, commitment } = await finishedGame(browser);
  const known = `localStorage.setItem('borgo-person', '${lea.key}')`;
  const page = await browser.visit(named('Lea', { init: known }));
  await page.goto(`${browser.server.address}#/tables`);
  const line = page.locator('.finished li').first();
  await line.waitFor();
  await line.getByText(/won, \d+ : \d+|A draw/).waitFor();
  check(true, 'a finished game says who won');
  await line.getByRole('link', { name: /was dealt/ }).click();
  await page.getByRole('heading', { name: 'Nobody chose your cards' }).waitFor();
  const seals = page.getByRole('img', { name: /A seal of houses/ });
  const digits = async (index) => (await seals.nth(index).getAttribute('aria-label')).split(': ')[1].replaceAll(' ', '');
  check((await digits(0)) === commitment.slice(0, 24), 'the seal is made of the first twelve bytes', await digits(0));
  check(await soon(async () => (await page.locator('.houses').count()) === 2), 'everybody’s number is shown');
  await page.getByText('not one house is right').waitFor();
  const cheat = await digits(3);
  check(cheat !== commitment.slice(0, 24), 'another digit makes other houses');
  for (let i = 0; i < 15; i += 1) await page.getByRole('button', { name: /^Digit 10:/ }).click();
  await page.locator('.ok:not(.no)').filter({ hasText: 'The secret itself' }).waitFor();
  check((await digits(3)) === commitment.slice(0, 24), 'the right digit makes the same houses again');
  await accessible(page, 'an honest deal');
  await button(page, 'Check it again').click();
  await page.getByText(/(\d+) of \1 draws worked out again/).waitFor();
  check(true, 'the deal is worked out again in the page');
  await button(page, 'How it is worked out').click();
  check((await page.locator('code').allInnerTexts()).includes(commitment), 'with the real numbers');
  await accessible(page, 'how it is worked out');
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Keep the record').first().click()]);
  const record = readFileSync(await file.path(), 'utf8');
  check(record.startsWith('borgo record') && record.includes(`house ${commitment}`), 'the record is a file');
  await page.evaluate((name) => localStorage.setItem('borgo-seals', JSON.stringify({ [name]: { commitment: '00'.repeat(32), seat: 0, number: '', at: 1 } })), table);
  await page.reload();
  await page.getByRole('heading', { name: 'This is not the deal your device saw sealed' }).waitFor();
  check(true, 'a seal that this device saw otherwise is told');
  await page.goto(`${browser.server.address}#/tables`);
  await line.getByRole('link', { name: /Look back/ }).click();
  await page.getByRole('slider', { name: 'Where in the game' }).waitFor();
  check(page.url().includes('#/back/online/'), 'a finished game is looked back at as any other');
  await browser.leave(page, 'an honest deal');
  const phone = await browser.visit(named('Lea', { size: 'phone', settings: { light: 'night' }, init: known }));
  await phone.goto(`${browser.server.address}#/honest/${table}`);
  await phone.getByText('not one house is right').waitFor();
  await accessible(phone, 'an honest deal on a phone at night');
  await fits(phone, 'an honest deal on a phone');
  await browser.leave(phone, 'an honest deal on a phone');
}

async function people(browser) {
  const { lea, kim } = await finishedGame(browser);
  const page = await browser.visit(named('Lea', { init: `localStorage.getItem('borgo-person') ?? localStorage.setItem('borgo-person', '${lea.key}')` }));
  await page.goto(`${browser.server.address}#/settings`);
  await button(page, 'Show my recovery phrase').click();
  const words = await page.locator('ol li').allInnerTexts();
  check(words.length === 8 && words.every((word) => /^[a-z]{5}$/.test(word)), 'a recovery phrase has eight words', words);
  await accessible(page, 'who one is');
  const other = await browser.visit({ size: 'phone', settings: { names: [] } });
  await other.goto(`${browser.server.address}#/settings`);
  await button(other, 'Enter a phrase').tap();
  await other.getByPlaceholder('Eight words').fill('one two');
  await button(other, 'Be this person').tap();
  await other.getByRole('alert').waitFor();
  await other.getByPlaceholder('Eight words').fill(words.join(' ').toUpperCase());
  await button(other, 'Be this person').tap();
  await other.getByText('This browser is Lea now').waitFor();
  await other.goto(`${browser.server.address}#/tables`);
  await button(other, 'Show finished games').tap();
  await other.locator('.finished li').first().waitFor();
  check(true, 'another device is the same person');
  await invited(browser, page, kim);
  await other.goto(`${browser.server.address}#/kept`);
  await other.getByRole('heading', { name: 'At the server' }).waitFor();
  await accessible(other, 'what is kept');
  await fits(other, 'what is kept');
  const [file] = await Promise.all([other.waitForEvent('download'), button(other, 'Download all that is mine').tap()]);
  const mine = JSON.parse(readFileSync(await file.path(), 'utf8'));
  check(mine.name === 'Lea' && mine.tables.length > 0, 'all that is kept can be taken out', JSON.stringify(mine));
  await button(other, 'Delete all that is mine').tap();
  await button(other, 'Delete it for good').tap();
  await other.getByText('It is deleted').waitFor();
  const left = await lea.ask('me').catch((error) => error.message);
  check(!left.tables?.length && left.name !== 'Lea', 'and deleted', JSON.stringify(left));
  await browser.leave(page, 'people');
  await browser.leave(other, 'people on another device');
}

/** Somebody one has played with makes a table and asks one to it. */
async function invited(browser, page, kim) {
  await page.goto(browser.server.address);
  await page.getByRole('button', { name: 'No notices' }).waitFor();
  const host = await browser.visit(named('Kim', { init: `localStorage.setItem('borgo-person', '${kim.key}')` }));
  await host.goto(`${browser.server.address}#/new-table/shibuya`);
  await button(host, 'Make the table').click();
  await host.getByRole('button', { name: 'Invite Lea, who is here' }).click();
  await button(host, 'Lea is invited').waitFor();
  await page.getByRole('button', { name: '1 notice' }).click();
  await accessible(page, 'the bell');
  await page.getByRole('link', { name: /Kim invites you to Shibuya/ }).click();
  await page.getByText(host.url().split('/').at(-1)).first().waitFor();
  check(true, 'an invitation comes by the bell and leads to the table');
  await browser.leave(host, 'inviting somebody');
}

async function nothing(browser) {
  const page = await browser.visit({ language: 'fr' });
  await page.goto(`${browser.server.address}#/new-table/project-skyline`);
  await page.locator('.board svg').first().waitFor();
  await fits(page, 'a new table in French');
  await page.getByRole('button', { name: 'Créer la table' }).click();
  await page.getByRole('alert').waitFor();
  check(true, 'somebody without a name is asked for one');
  await browser.leave(page, 'a table without a name');
}

await run({ codes, friends, honest, people, nothing });
