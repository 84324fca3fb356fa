// The pages before a table: start page, setting up, settings; in three languages, with large text and in forced colours.
import { readFileSync } from 'node:fs';
import { accessible, check, fits, press, run, settled, soon } from './harness.mjs';

const button = (page, name) => page.getByRole('button', { name, exact: true });

async function start(page, game) {
  await press(page, page.getByRole('button', { name: `Play ${game}` }));
  await press(page, button(page, 'Start'));
  return settled(page);
}

async function twoClicks(browser) {
  for (const size of ['desk', 'phone']) {
    const page = await browser.visit({ size });
    await page.getByRole('button', { name: 'Play Shibuya' }).waitFor();
    await accessible(page, `start page, ${size}`);
    await fits(page, `start page, ${size}`);
    const low = await page.locator('article').last().boundingBox();
    check(low.y + low.height <= page.viewportSize().height, `${size}: all four games are on the screen`, low.y + low.height);
    const picture = page.locator('article').first().locator('.frame svg');
    await picture.waitFor();
    const before = await page.locator('article').nth(1).boundingBox();
    await start(page, 'Sunrise Lane');
    check(page.url().includes('#/table/'), `${size}: two clicks lead to a table`);
    check(before.height > 100, `${size}: the pictures have room`);
    await accessible(page, `a table, ${size}`);
    await page.reload();
    await settled(page);
    check((await page.locator('.rail').innerText()).includes('Builder'), `${size}: the game is there after a reload`);
    await page.goto(browser.server.address);
    const plate = page.getByRole('link', { name: /Go on: Sunrise Lane/ });
    await plate.waitFor();
    await fits(page, `start page with a kept game, ${size}`);
    await press(page, plate);
    await settled(page);
    await page.goto(browser.server.address);
    await press(page, page.getByRole('button', { name: /^Forget Sunrise Lane/ }));
    await press(page, button(page, 'Forget it'));
    await plate.waitFor({ state: 'detached' });
    check(true, `${size}: a kept game can be forgotten`);
    await browser.leave(page, `start page, ${size}`);
  }
}

async function settingUp(browser) {
  for (const size of ['desk', 'phone']) {
    const page = await browser.visit({ size });
    await press(page, page.getByRole('button', { name: 'Play Sunrise Lane' }));
    await press(page, page.getByRole('link', { name: 'More choices' }));
    await page.getByText('Who sits here?').waitFor();
    await accessible(page, `setting up, ${size}`);
    await fits(page, `setting up, ${size}`);
    await page.locator('.count label').nth(1).click();
    check(await soon(async () => (await page.locator('.place:not(.none)').count()) === 3), `${size}: three places are taken`);
    await press(page, page.locator('.place.at1'));
    await press(page, page.getByRole('button', { name: 'A person at this device' }));
    await page.getByLabel('Name').fill('Luca');
    await page.locator('.pick', { hasText: 'Avenue' }).click();
    await page.setInputFiles('input[data-use="board"]', { name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    const wrong = page.getByRole('alert');
    await wrong.waitFor();
    check(/mine\.txt.*Line 1: expected a line/.test(await wrong.innerText()), `${size}: a wrong file is told by line and reason`);
    const board = readFileSync(new URL('../../data/sunrise-lane-board.txt', import.meta.url));
    await page.setInputFiles('input[data-use="board"]', { name: 'right.txt', mimeType: 'text/plain', buffer: board });
    await page.getByText('right.txt').waitFor();
    check(await soon(async () => (await wrong.count()) === 0), `${size}: a right file is taken`);
    const said = await page.locator('.start p').innerText();
    check(said.includes('Player, Luca and Builder play Sunrise Avenue.'), `${size}: the choice as a sentence`, said);
    await press(page, button(page, 'Start'));
    await settled(page);
    const rail = await page.locator('.rail').innerText();
    check(rail.includes('Luca'), `${size}: Luca sits there`, rail);
    await page.goto(`${browser.server.address}#/set/sunrise-lane`);
    await page.locator('.place', { hasText: 'Luca' }).waitFor();
    check(await page.getByLabel('Avenue').isChecked(), `${size}: how the table was set is remembered`);
    await browser.leave(page, `setting up, ${size}`);
  }
  for (const game of ['sunrise-city', 'shibuya', 'project-skyline']) {
    const page = await browser.visit({ language: 'it' });
    await page.goto(`${browser.server.address}#/set/${game}`);
    await page.locator('fieldset').first().waitFor();
    const values = await page.locator('.pick em').allInnerTexts();
    check(values.length >= 4 && values.every((text) => text.length > 15), `${game}: each value has its sentence`, values);
    await accessible(page, `setting up ${game}`);
    await browser.leave(page, `setting up ${game}`);
  }
}

async function settingsPage(browser) {
  for (const size of ['desk', 'phone']) {
    const page = await browser.visit({ size });
    await page.keyboard.press(',');
    await page.getByRole('heading', { name: 'Language' }).waitFor();
    await accessible(page, `settings, ${size}`);
    await fits(page, `settings, ${size}`);
    await page.getByText('Français').click();
    await page.getByRole('heading', { name: 'Langue' }).waitFor();
    check((await page.getAttribute('html', 'lang')) === 'fr', `${size}: the page speaks French`);
    await page.locator('.lights label').nth(1).click();
    check((await page.getAttribute('html', 'data-theme')) === 'dark', `${size}: it is night`);
    await accessible(page, `settings at night, ${size}`);
    await page.getByLabel('Un nouveau nom').fill('Mara');
    await page.getByRole('button', { name: 'Ajouter' }).click();
    await page.reload();
    await page.getByText('Mara').waitFor();
    check((await page.getAttribute('html', 'lang')) === 'fr', `${size}: settings survive a reload`);
    await page.goto(browser.server.address);
    await page.getByRole('button', { name: 'Jouer à Sunrise Lane' }).click();
    await page.getByRole('button', { name: 'Commencer' }).click();
    await settled(page);
    const rail = await page.locator('.rail').innerText();
    check(rail.includes('Mara') && rail.includes('Bâtisseur'), `${size}: names and levels in French`, rail);
    await browser.leave(page, `settings, ${size}`);
  }
}

async function everyone(browser) {
  const page = await browser.visit({ settings: { language: 'fr' } });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.getByRole('button', { name: /Jouer à Shibuya/ }).waitFor();
  await fits(page, 'start page with text at 200 %');
  for (const path of ['#/set/sunrise-lane', '#/settings']) {
    await page.evaluate((hash) => (location.hash = hash), path);
    await page.getByRole('heading').first().waitFor();
    await fits(page, `${path} with text at 200 %`);
  }
  await browser.leave(page, 'large text');
  const forced = await browser.visit({ forcedColors: 'active', reducedMotion: 'reduce', settings: { motion: undefined } });
  await forced.getByRole('button', { name: 'Play Sunrise Lane' }).click();
  await accessible(forced, 'forced colours');
  check((await forced.getAttribute('html', 'data-motion')) === 'none', 'reduced motion is respected');
  await browser.leave(forced, 'forced colours');
}

await run({ twoClicks, settingUp, settingsPage, everyone });
