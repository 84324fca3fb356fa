// What is around every table: sheets, the end and its record, the curtain between two people, taking back with consent.
// Real clicks in a real browser; games are prepared by the engine. The pages before a table are in start.mjs.
import { readFileSync } from 'node:fs';
import { accessible, bring, check, Engine, fits, prepare, press, run, settled, soon } from './harness.mjs';

const LANE = { game: 'sunrise-lane', players: 2, seed: '5' };
const ALONE = { ...LANE, seats: [{ name: 'Mara' }, { name: 'Builder', player: 'builder' }] };
const PAIR = { ...LANE, seats: [{ name: 'Anna' }, { name: 'Luca' }] };
const button = (page, name) => page.getByRole('button', { name, exact: true });

async function sheets(browser) {
  const record = await prepare(ALONE, async (engine, status) => {
    if (status.count < 50) return false;
    const { view } = await engine.ask({ do: 'view', viewer: 0 });
    return view.phase === 'turn' && view.seats[0].cards >= 3;
  });
  const page = await browser.visit();
  await bring(page, record);
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: 'What happened' }).waitFor();
  await page.locator('.line').first().waitFor();
  await accessible(page, 'log');
  check((await page.evaluate(() => document.activeElement.tagName)) === 'H2', 'a sheet opened by a key has the focus');
  await page.locator('.line', { hasText: /storey/ }).first().hover();
  check(await soon(async () => (await page.locator('.board .glow').count()) > 0), 'a line of the log lights its places');
  await page.locator('.filter button').nth(1).click();
  const names = await page.locator('.line .unseen').allInnerTexts();
  check(names.length > 0 && names.every((name) => !name.startsWith('Builder')), 'the log shows one seat alone');
  await page.keyboard.press('Escape');
  check(await soon(async () => (await page.getByRole('dialog').count()) === 0), 'Esc closes the sheet');
  await page.keyboard.press('b');
  await page.getByRole('dialog', { name: 'Rules' }).waitFor();
  await accessible(page, 'rules');
  await page.goBack();
  check(await soon(async () => (await page.getByRole('dialog').count()) === 0), 'going back closes a sheet');

  const barred = await page.evaluate(() => {
    const { width, height } = document.querySelector('.board').getBoundingClientRect();
    return [width * 0.07, height * 0.12];
  });
  await page.locator('.board').click({ position: { x: barred[0], y: barred[1] } });
  await button(page, 'Why not?').click();
  await page.getByRole('dialog', { name: 'Rules' }).waitFor();
  check(/LANE-\d+/.test(await page.locator('.foot').innerText()), 'why not opens the rules at the rule', page.url());

  await page.keyboard.press('h');
  await page.getByRole('dialog', { name: 'Hint' }).waitFor();
  await page.locator('.plan').first().waitFor({ timeout: 15000 });
  await accessible(page, 'hint');
  check(await soon(async () => (await page.getByText('Chance to win', { exact: true }).count()) === 1), 'a hint tells the chance');
  const before = await page.locator('.rail').innerText();
  await button(page, 'Play the first step').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await settled(page);
  check((await page.locator('.rail').innerText()) !== before, 'the first step of a hint can be played');
  await page.keyboard.press('n');
  await button(page, 'Stay here').click();
  await page.keyboard.press('n');
  await button(page, 'New game').click();
  await page.getByText('Set the table').waitFor();
  check(true, 'N asks, then leads to a new game');
  await browser.leave(page, 'sheets');

  const phone = await browser.visit({ size: 'phone' });
  await bring(phone, record);
  await button(phone, 'What happened').tap();
  const box = await phone.getByRole('dialog').boundingBox();
  check(Math.abs(box.height - 0.62 * 844) < 4 && box.y + box.height >= 843, 'a phone’s sheet comes from below', JSON.stringify(box));
  await accessible(phone, 'log on a phone');
  await button(phone, 'Close').tap();
  await button(phone, 'More').tap();
  await button(phone, 'Rules').tap();
  await phone.getByRole('dialog', { name: 'Rules' }).waitFor();
  check(true, 'the rest of the tools is in a menu');
  await fits(phone, 'sheets on a phone');
  await browser.leave(phone, 'sheets on a phone');
}

/** A finished game whose deal the house promised, so that it proves something. */
async function houseRecord() {
  const engine = new Engine();
  const terms = { ...ALONE, seats: [{ name: 'Mara' }, { name: 'Greedy', player: 'greedy' }] };
  delete terms.seed;
  let status = await engine.ask({ ...terms, do: 'open' });
  const { pact } = await engine.ask({ do: 'table' });
  const { number, seal } = await engine.ask({ do: 'sealing', seat: 0, commitment: pact.commitment });
  await engine.ask({ do: 'seal', seat: 0, seal });
  status = await engine.ask({ do: 'reveal', seat: 0, number });
  while (status.stage === 'moving') {
    const [seat] = status.people;
    status = await (seat === undefined
      ? engine.ask({ do: 'think' })
      : engine.ask({ do: 'move', seat, move: (await engine.ask({ do: 'best', level: 'greedy', seat })).move }));
  }
  const { record } = await engine.ask({ do: 'record', secrets: true });
  const { final, winners } = await engine.ask({ do: 'result' });
  engine.close();
  return { record, final, winners };
}

async function theEnd(browser) {
  const { record, final, winners } = await houseRecord();
  for (const size of ['desk', 'phone']) {
    const page = await browser.visit({ size });
    await bring(page, record);
    const heading = page.locator('.end h2');
    await heading.waitFor();
    const title = await heading.innerText();
    const alone = winners[0] === 0 ? 'You win' : 'Greedy wins';
    check(winners.length > 1 ? title.includes('win together') : title.startsWith(alone), `${size}: who won`, title);
    const sums = await page.locator('tr.sum td').allInnerTexts();
    check(sums.map(Number).join() === final.join(), `${size}: the sums are the result`, sums);
    await accessible(page, `the end, ${size}`);
    await fits(page, `the end, ${size}`);
    await press(page, page.locator('tbody th button').nth(4));
    check(await soon(async () => (await page.locator('.board .glow').count()) > 0), `${size}: a row lights what it counted`);
    await press(page, page.getByRole('button', { name: 'See how' }));
    const sheet = page.getByRole('dialog', { name: 'Nobody chose the cards' });
    await sheet.getByText(/worked out again/).waitFor();
    const seals = await sheet.getByRole('img', { name: /A seal of houses/ }).evaluateAll((all) => all.map((one) => one.ariaLabel));
    check(seals.length === 2 && seals[0] === seals[1], `${size}: the seal before and after, the same houses`, seals);
    check(await soon(async () => (await sheet.locator('code').count()) === 1), `${size}: the seed is shown`);
    await accessible(page, `the deal, ${size}`);
    await press(page, button(page, 'Close'));
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, button(page, 'Keep the record'))]);
    const kept = readFileSync(await file.path(), 'utf8');
    check(kept.startsWith('borgo record') && kept.includes('seed'), `${size}: the record is a file`);
    await press(page, button(page, 'Play again'));
    await page.locator('.end').waitFor({ state: 'detached' });
    check((await settled(page)) === 'waiting', `${size}: play again`);
    await page.goto(browser.server.address);
    await bring(page, kept);
    check((await heading.innerText()) === title, `${size}: the file comes back as it was`);
    await browser.leave(page, `the end, ${size}`);
  }
  const page = await browser.visit();
  await page.setInputFiles('input[data-use="record"]', { name: 'x.borgo', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await page.getByRole('alert').waitFor();
  check((await page.getByRole('alert').innerText()).includes('x.borgo'), 'what is no record is told');
  await browser.leave(page, 'a wrong record');
}

/** Everything the page gets from its workers, from now on. */
async function listen(page) {
  await page.context().addInitScript(() => {
    globalThis.messages = [];
    const Real = globalThis.Worker;
    globalThis.Worker = class extends Real {
      constructor(...given) {
        super(...given);
        this.addEventListener('message', ({ data }) => globalThis.messages.push(JSON.stringify(data)));
      }
    };
  });
  await page.reload();
}

async function aroundOneDevice(browser) {
  const record = await prepare(PAIR, async (engine, status) => {
    if (status.count < 40 || status.people[0] !== 0) return false;
    const { view } = await engine.ask({ do: 'view', viewer: 0 });
    return view.phase === 'turn';
  });
  const hands = [];
  const engine = new Engine();
  await engine.ask({ do: 'load', record });
  for (const seat of [0, 1]) hands.push((await engine.ask({ do: 'view', viewer: seat })).view.seats[seat].hand);
  engine.close();

  const page = await browser.visit();
  await listen(page);
  await bring(page, record);
  const hangs = page.getByRole('heading', { name: 'Pass it to Anna' });
  await hangs.waitFor();
  await accessible(page, 'the curtain');
  const secret = async (name) => {
    const told = await page.evaluate(() => globalThis.messages.splice(0).filter((text) => /"hand":"/.test(text)));
    check(told.length === 0, `${name}: no message holds a hand`, told[0]);
    check(await soon(async () => (await page.locator('.hand').count()) === 0), `${name}: no hand is on the page`);
  };
  await secret('before the first look');
  await page.waitForTimeout(750);
  await page.getByRole('button', { name: /I am Anna/ }).click();
  await page.locator('.hand').waitFor();
  const messages = (await page.evaluate(() => globalThis.messages.splice(0))).join('\n');
  check(messages.includes(`"hand":"${hands[0]}"`), 'Anna sees her hand');
  check(!messages.includes(`"hand":"${hands[1]}"`) || hands[0] === hands[1], 'and nothing of Luca’s');

  // Presses the curtain's button in the moment it hangs.
  await page.evaluate(() => {
    globalThis.deaf = new Promise((resolve) => {
      const watcher = new MutationObserver(() => {
        const button = document.querySelector('.curtain button');
        if (!button) return;
        watcher.disconnect();
        button.click();
        setTimeout(() => resolve(document.querySelector('.curtain') !== null), 100);
      });
      watcher.observe(document.body, { subtree: true, childList: true });
    });
  });
  await page.getByRole('button', { name: 'Draw two' }).click();
  const own = page.getByRole('heading', { name: 'Pass it to Luca' });
  const discard = button(page, 'Discard it');
  for (let round = 0; round < 3 && !(await own.isVisible()); round += 1) {
    await settled(page);
    if (await own.isVisible()) break;
    await page.locator('.hand button').first().click();
    await discard.click();
    await page.waitForTimeout(200);
  }
  await own.waitFor();
  check(await page.evaluate(() => globalThis.deaf), 'the curtain is deaf at first');
  const words = await page.evaluate(() => document.body.innerText + document.body.innerHTML);
  check(!/Anna (draws|gets|takes) (a|an|one) (yellow|green|red|blue|violet)/.test(words), 'what Anna drew is not on the page');
  check(await soon(async () => (await page.locator('.hand').count()) === 0), 'Anna’s hand is gone at once');
  await page.reload();
  await own.waitFor();
  await secret('after a reload');

  await page.waitForTimeout(750);
  await page.getByRole('button', { name: /I am Luca/ }).click();
  await page.getByRole('button', { name: 'Draw two' }).click();
  for (let round = 0; round < 3 && !(await hangs.isVisible()); round += 1) {
    await settled(page);
    if (await hangs.isVisible()) break;
    await page.locator('.hand button').first().click();
    await discard.click();
    await page.waitForTimeout(200);
  }
  await hangs.waitFor();
  await page.waitForTimeout(750);
  await page.getByRole('button', { name: /I am Anna/ }).click();
  await page.locator('.hand').waitFor();
  await page.evaluate(() => globalThis.messages.splice(0));
  await page.keyboard.press('z');
  await page.getByText(/Luca: Anna wants to take/).waitFor();
  await accessible(page, 'a question');
  await secret('while Luca is asked');
  await button(page, 'No').click();
  await hangs.waitFor();
  await page.waitForTimeout(750);
  await page.getByRole('button', { name: /I am Anna/ }).click();
  await page.locator('.hand').waitFor();
  await page.keyboard.press('z');
  await button(page, 'Yes, go back').click();
  await hangs.waitFor();
  check(true, 'taking back needs the other’s consent');
  await browser.leave(page, 'around one device');
}

await run({ sheets, theEnd, aroundOneDevice });
