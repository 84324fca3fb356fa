// Sunrise City in the browser: turning, the window on the lawn, why not, what a placement brings everybody, a finger, and the
// keyboard alone.
import { aim, main, pale, phase, sentence, targets } from './city-table.mjs';
import { accessible, bring, check, fits, press, run, settled, soon } from './harness.mjs';

await run({
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
    check(await soon(async () => (await page.locator('.rail .track rect[fill="var(--sun)"]').count()) > 0), 'the steps to come are lit');
    const drawn = () => page.locator('.lawn .city').innerHTML();
    const standing = await drawn();
    await page.keyboard.press('p');
    check((await drawn()) !== standing, 'P lays all heights flat');
    await page.keyboard.press('p');
    check((await drawn()) === standing, 'and raises them again');
    await page.keyboard.press('Escape');
    check(await pale(page), 'Esc lets go');
    await press(page, targets(page).first());
    await settled(page);
    check(await soon(async () => (await page.locator('.rail .plus').count()) === 0), 'a click on the ghost builds');
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
    check(await soon(async () => (await page.locator('.hand .dom').count()) === squares), 'a second tap lays nothing');
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
});
