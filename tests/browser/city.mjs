// Sunrise City in the browser: whole games by mouse and by finger.
import { playOn, seats, start } from './city-table.mjs';
import { accessible, bring, check, fits, prepare, run, soon } from './harness.mjs';

await run({
  async 'a whole game with the mouse'(browser) {
    const last = { seats: [{ player: 'human', name: 'Ada' }, { player: 'greedy', name: 'Bot' }], options: {} };
    const page = await browser.visit({ settings: { last: { 'sunrise-city': last } } });
    await start(page);
    await accessible(page, 'the draft');
    check(await soon(async () => (await page.locator('.board .role').count()) === 4), 'four roles to choose from');
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
});
