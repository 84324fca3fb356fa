// Sunrise City in the browser: every role at its moment, from a prepared position.
import { decide, sentence, WHEN, withRole } from './city-table.mjs';
import { bring, check, run } from './harness.mjs';

await run({
  async 'every role'(browser) {
    const page = await browser.visit();
    for (const number of Object.keys(WHEN).map(Number)) {
      await page.goto(browser.server.address);
      await bring(page, await withRole(number));
      const shown = await page.locator('.rail .plate .rolemini text').first().textContent();
      check(Number(shown) === number, `role ${number} is on its plate`, shown);
      const before = await page.locator('.board .unseen').innerText();
      const said = await sentence(page);
      await decide(page, 1);
      const after = (await page.locator('.board .unseen').innerText()) + (await sentence(page));
      check(after !== before + said, `role ${number} is played through the page`, said);
    }
    await browser.leave(page, 'every role');
  },
});
