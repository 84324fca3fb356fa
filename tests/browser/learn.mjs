// The lessons: every one of them in every language through real clicks, with a wrong move on the way; by finger on a phone and
// by keys; to the first game afterwards.
import { accessible, check, choose, fits, press, run, seen, settled } from './harness.mjs';

const GAMES = ['sunrise-lane', 'sunrise-city', 'shibuya', 'project-skyline'];
const MAIN = '.actions .primary';
const SHOW = '.actions [aria-keyshortcuts="h"]';
const OTHER = '.actions .act:not(.primary, [aria-keyshortcuts="h"], [aria-keyshortcuts="z"], [aria-disabled])';

const state = (page) => page.locator('.learn').evaluate(({ dataset }) => ({ ...dataset, at: `${dataset.step} ${dataset.stage}` }));
const visitLesson = async (browser, game, more = {}) => {
  const page = await browser.visit({ ...more, address: `${browser.server.address}#/learn/${game}` });
  await settled(page);
  return page;
};

/** Whatever was pressed, the lesson is somewhere else then. */
async function moved(page, before) {
  await page.waitForFunction(
    (was) => {
      const found = document.querySelector('.learn');
      return found && found.dataset.state !== 'busy' && `${found.dataset.step} ${found.dataset.stage}` !== was;
    },
    before,
    { timeout: 30000 },
  );
}

/** The right move: it is shown, and the button that does it is pressed. */
async function rightMove(page) {
  const { at } = await state(page);
  await press(page, page.locator(SHOW));
  const main = page.locator(`${MAIN}:not([aria-disabled])`);
  const other = page.locator(OTHER);
  await main.or(other).first().waitFor();
  for (let click = 0; click < 3 && (await state(page)).at === at; click += 1) {
    await press(page, (await main.count()) ? main : other.last());
    await settled(page);
  }
  await moved(page, at);
}

/** To the step that is played freely; gives the texts on the way, by step and stage: how often one looks is chance. */
async function guided(page) {
  const texts = {};
  for (let turn = 0; turn < 120; turn += 1) {
    const { stage, at } = await state(page);
    texts[at] = `${texts[at] ?? ''}\n${await page.locator('.lesson').innerText()}`;
    if (stage === 'asks' && (await page.locator('.near').getAttribute('data-free')) === 'true') break;
    // Either it is asked for a move that can be shown; or something was said, or is being shown and waits.
    const show = page.locator(`${SHOW}:not([aria-disabled])`);
    const main = page.locator(`${MAIN}:not([aria-disabled])`);
    await show.or(main).first().waitFor();
    if (await show.count()) await rightMove(page);
    else {
      const patience = { timeout: 4000 };
      await (page.size === 'phone' ? main.tap(patience) : main.click(patience)).catch(() => {});
      await settled(page);
    }
  }
  return texts;
}

const lessons = (game) => async (browser) => {
  const told = {};
  const inLanguage = async (language) => {
    const page = await visitLesson(browser, game, { language });
    told[language] = await guided(page);
    const { step } = await state(page);
    check(Number(step) >= 7, `${game}, ${language}: every step was led through`, step);
    const houses = await page.locator('nav button[data-step]').count();
    check(houses >= 10, `${game}, ${language}: all houses stand in the street`, houses);
    await browser.leave(page, `${game}, ${language}`);
  };
  await Promise.all(['en', 'fr', 'it'].map(inLanguage));
  const lines = (language) => Object.values(told[language]).flatMap((text) => text.split('\n'));
  const english = new Set(lines('en'));
  for (const language of ['fr', 'it']) {
    const steps = [told[language], told.en].map((texts) => Object.keys(texts).map((at) => at.split(' ')[0]));
    const [here, inEnglish] = steps.map((all) => new Set(all).size);
    // A press may go through a step that only speaks before anybody has looked at it.
    check(Math.abs(here - inEnglish) <= 1, `${game}, ${language}: as many steps with texts as in English`, steps.join(' / '));
    const same = lines(language).filter((line) => line.length > 20 && english.has(line));
    check(same.length === 0, `${game}, ${language}: nothing is left in English`, same.join('\n'));
  }
};

async function wrong(browser) {
  const page = await visitLesson(browser, 'sunrise-lane');
  await accessible(page, 'a lesson, desk');
  await page.locator('[data-target="4,4"]').click();
  await page.getByText('That would bring 3 points.').waitFor();
  check((await state(page)).at === '0 asks', 'a wrong move changes nothing and says what it would bring');
  await page.locator(SHOW).click();
  check(await seen(page.locator('.framed')), 'the right one is shown in a frame of ink');
  await page.locator('[data-target="5,6"]').click();
  await moved(page, '0 asks');
  check((await page.locator('.framed').count()) === 0, 'which is gone when it is played');
  check((await state(page)).step === '1', 'the right one by a click on the board leads on');
  await page.locator(MAIN).click();
  await moved(page, '1 asks');
  check(/6 points/.test(await page.locator('.lesson').innerText()), 'the others answer, and it is said what they did');
  await page.locator('[aria-keyshortcuts="z"]').click();
  await moved(page, '1 says');
  check((await state(page)).at === '0 asks', 'Back goes a step back');
  await page.locator('nav button[data-step="6"]').click();
  await moved(page, '0 asks');
  check((await state(page)).step === '6', 'a house leads to its step');
  await page.reload();
  await settled(page);
  check((await state(page)).step === '2', 'what was done is remembered: it goes on at the first step that is left');
  await browser.leave(page, 'wrong moves');
}

async function byKeys(browser) {
  const page = await visitLesson(browser, 'sunrise-lane');
  await page.keyboard.press('ArrowDown');
  for (let step = 0; step < 6; step += 1) {
    if (await page.locator('[data-target="5,6"]').evaluate((found) => found === document.activeElement)) break;
    await page.keyboard.press(step % 2 ? 'ArrowUp' : 'ArrowRight');
  }
  await page.keyboard.press('Enter');
  await moved(page, '0 asks');
  check((await state(page)).step === '1', 'arrows and Enter build the first House');
  await page.locator('body').press('Enter');
  await moved(page, '1 asks');
  await page.locator('body').press('Enter');
  await moved(page, '1 says');
  await page.keyboard.press('d');
  await moved(page, '2 asks');
  check((await state(page)).stage === 'says', 'and the table’s own keys do the rest');
  await browser.leave(page, 'keys');
}

async function byFinger(browser) {
  const page = await visitLesson(browser, 'shibuya', { size: 'phone' });
  await accessible(page, 'a lesson, phone', ['.board']);
  await fits(page, 'a lesson, phone');
  await guided(page);
  check(Number((await state(page)).step) === 8, 'the whole lesson by touch');
  await browser.leave(page, 'phone');
}

async function firstGame(browser) {
  const page = await browser.visit();
  await page.getByRole('link', { name: /^Learn/ }).click();
  await page.getByRole('link', { name: /^Sunrise City/ }).waitFor();
  await accessible(page, 'which lesson');
  await fits(page, 'which lesson');
  await page.getByRole('link', { name: /^Sunrise City/ }).click();
  await settled(page);
  await page.locator('nav button[data-step="10"]').click();
  await moved(page, '0 asks');
  // Whoever presses a button without looking may begin the first game with it.
  const stage = () => page.locator('.learn').evaluate(({ dataset }) => dataset.stage, undefined, { timeout: 5000 }).catch(() => 'left');
  for (let turn = 0; turn < 120 && !['over', 'left'].includes(await stage()); turn += 1)
    if ((await stage()) === 'says') await page.locator(MAIN).click({ timeout: 5000 }).catch(() => {});
    else if (!(await choose(page, turn))) break;
  check(['over', 'left'].includes(await stage()), 'the free end is played to the end');
  if ((await stage()) === 'over') await page.getByRole('button', { name: 'Play your first game' }).click();
  await page.waitForURL(/#\/table\//);
  await settled(page);
  check((await page.locator('.rail').innerText()).includes('Beginner'), 'the first game afterwards is against a beginner');
  await browser.leave(page, 'first game');
}

await run({
  wrong,
  byKeys,
  byFinger,
  firstGame,
  ...Object.fromEntries(GAMES.map((game) => [game, lessons(game)])),
});
