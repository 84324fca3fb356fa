// Own boards and lists: a board is made with clicks, strokes, keys and as text, its complaints are at their place and mended,
// it is kept, shared, given as a file and played on; a list of each other game is changed and played with; all goes onto paper.
import { readFileSync } from 'node:fs';
import { accessible, check, fits, kept, press, run, settled, soon } from './harness.mjs';

const button = (page, name) => page.getByRole('button', { name, exact: true });
const cell = (page, row, column) => page.locator('.cells button').nth(row * 11 + column);
const label = (page, row, column) => cell(page, row, column).getAttribute('aria-label');
const plays = (page) => page.locator('.actions .primary');
const isPale = async (page) => (await plays(page).getAttribute('aria-disabled')) === 'true';
const data = (name) => readFileSync(new URL(`../../data/${name}.txt`, import.meta.url), 'utf8');
/** A shown label comes to have that in it. */
const becomes = (page, row, column, words) => soon(async () => (await label(page, row, column)).includes(words));

/** A new text of a kind, made from what is built in. */
async function make(page, name) {
  await page.evaluate(() => (location.hash = '#/boards'));
  await press(page, page.locator('.new button', { hasText: name }));
  await page.locator('.bench').waitFor();
  await soon(async () => !(await isPale(page)));
}

async function play(page) {
  await press(page, plays(page));
  await press(page, button(page, 'Start'));
  await settled(page);
  return kept(page);
}

async function complaints(browser) {
  const page = await browser.visit();
  await press(page, page.getByRole('link', { name: /^Own boards/ }));
  await make(page, 'Board');
  check(!(await isPale(page)), 'the built-in board can be played on');
  await cell(page, 7, 9).click();
  check((await page.locator('.box h2').first().innerText()) === 'Plot 7,9 is', 'a click chooses a plot');
  await button(page, 'garden').click();
  await page.getByText('Plot 7,10 can’t be reached').waitFor();
  check((await page.locator('.box h2').first().innerText()) === 'Plot 7,9 was blue, 2 dots. Now it is', 'it was blue');
  const [bubble, place] = [await page.locator('.bubble').boundingBox(), await cell(page, 7, 10).boundingBox()];
  const below = bubble.y - place.y - place.height;
  check(below > 0 && below < 40 && bubble.x < place.x && bubble.x + bubble.width > place.x, 'the complaint is at its place', below);
  const told = await page.locator('.wrong').innerText();
  check(told.includes('Make 7,9 a plot again') && told.includes('My board.txt, line 21: the plot at 7,10 can'), 'and told', told);
  check(await isPale(page), 'nobody can play on it');
  await plays(page).click({ force: true });
  check(page.url().includes('#/boards/'), 'a pale button only says why');
  await accessible(page, 'a board with a complaint', ['.cells', '.board svg']);
  await button(page, 'Mend it').click();
  check(await soon(async () => !(await isPale(page))), 'mended');
  check(await becomes(page, 7, 9, 'blue, 2 dots'), 'what broke it is taken back');
  await button(page, 'Undo').click();
  check(await soon(() => isPale(page)), 'mending can be undone');
  await cell(page, 0, 0).click();
  await page.keyboard.press('r');
  await button(page, 'Mend it').click();
  check((await becomes(page, 7, 9, 'blue')) && (await label(page, 0, 0)).includes('red, 5 dots'), 'what came later stays');
  await cell(page, 5, 5).click();
  await page.keyboard.press('v');
  await page.getByText('Every way begins at the fountain').waitFor();
  await page.keyboard.press('h');
  check(await becomes(page, 5, 5, 'the fountain'), 'H mends');
  await browser.leave(page, 'complaints');
}

async function painting(browser) {
  const page = await browser.visit();
  await page.waitForFunction(() => document.querySelector('article'));
  await make(page, 'Board');
  await page.getByText('all four quarters').click();
  await cell(page, 0, 0).click();
  await page.keyboard.press('y');
  await page.keyboard.press('3');
  for (const [row, column] of [[0, 0], [0, 10], [10, 10], [10, 0]])
    check(await becomes(page, row, column, 'yellow, 3 dots'), `all four quarters: ${row},${column}`);
  await page.keyboard.press('a');
  check((await becomes(page, 0, 0, 'B1')) && (await becomes(page, 0, 10, 'A2')), 'zones turn with the board');
  for (const _ of 'zzz') await page.keyboard.press('z');
  check(await becomes(page, 0, 0, 'green, 5 dots, counts for A1'), 'Z undoes');
  await page.keyboard.press('Shift+Z');
  check(await becomes(page, 0, 10, 'yellow'), 'Shift+Z does it again');
  await page.keyboard.press('z');
  await page.getByText('this plot').click();
  await cell(page, 5, 0).click();
  await page.keyboard.press('v');
  const [from, to] = [await cell(page, 5, 1).boundingBox(), await cell(page, 5, 3).boundingBox()];
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 8 });
  await page.mouse.up();
  check((await becomes(page, 5, 1, 'violet, 2 dots')) && (await becomes(page, 5, 3, 'violet, 2 dots')), 'dragging repeats');
  await page.keyboard.press('z');
  check((await becomes(page, 5, 1, 'green')) && (await becomes(page, 5, 3, 'violet, 2 dots')), 'a stroke is one step');
  await cell(page, 4, 5).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  check((await cell(page, 3, 5).getAttribute('aria-pressed')) === 'true', 'arrows walk');
  await page.keyboard.press('f');
  check((await becomes(page, 3, 5, 'the fountain')) && (await becomes(page, 5, 5, 'red')), 'the fountain changes places');
  await browser.leave(page, 'painting');
}

async function texts(browser) {
  const page = await browser.visit({ acceptDownloads: true });
  await page.waitForFunction(() => document.querySelector('article'));
  await make(page, 'Board');
  await page.getByLabel('Name').fill('Four lakes');
  await page.locator('.cells button').first().focus();
  await page.keyboard.press('t');
  const field = page.locator('textarea');
  const board = data('sunrise-lane-board');
  check((await field.inputValue()) === board, 'T: the board as its text');
  await field.fill(board.replace('R4 B2 R5', 'R4 Q2 R5'));
  await page.getByText('Line 21, column 28').waitFor();
  check((await page.locator('.mark b').innerText()) === 'Q2', 'the complaint is at line and column');
  await accessible(page, 'as text');
  await button(page, 'Line 21, column 28').click();
  const marked = await field.evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd));
  check(marked === 'Q2', 'and can be gone to', marked);
  const mine = board.replace('R4 B2 R5', 'R4 V5 R5');
  await field.fill(mine);
  await soon(async () => !(await isPale(page)));
  await page.reload();
  check(await becomes(page, 7, 9, 'violet, 5 dots'), 'it is there after a reload');
  await page.keyboard.press('t');
  check((await page.locator('textarea').inputValue()) === mine, 'word by word');
  await page.keyboard.press('Escape');
  await button(page, 'File').click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as a file').click()]);
  check(download.suggestedFilename() === 'Four lakes.txt', 'a file of that name', download.suggestedFilename());
  check(readFileSync(await download.path(), 'utf8') === mine, 'with that text');
  await button(page, 'Share').click();
  const link = page.getByLabel('Link');
  await soon(async () => (await link.inputValue()).includes('#/boards/shared/'));
  const address = await link.inputValue();
  const friend = await browser.visit({ address, language: 'fr' });
  await friend.getByRole('button', { name: /^7,9\s: rose, 5 ronds/ }).waitFor();
  check((await friend.getByLabel('Nom').inputValue()) === 'Four lakes', 'a link brings it to somebody else');
  await browser.leave(friend, 'a friend');
  const record = await play(page);
  check(record.includes('R4 V5 R5'), 'the game is played and recorded with it');
  await page.reload();
  await settled(page);
  check((await kept(page)).includes('R4 V5 R5'), 'and goes on with it');
  await page.evaluate(() => (location.hash = '#/boards'));
  await button(page, 'Delete Four lakes').click();
  check(await soon(async () => (await page.locator('.own').count()) === 0), 'deleted');
  await button(page, 'Undo').click();
  await page.locator('.own b', { hasText: 'Four lakes' }).waitFor();
  await page.setInputFiles('input[data-use="own"]', { name: 'printed.txt', mimeType: 'text/plain', buffer: Buffer.from(mine) });
  check(await becomes(page, 7, 9, 'violet, 5 dots'), 'a file comes in');
  check((await page.getByLabel('Name').inputValue()) === 'printed', 'under its name');
  await page.evaluate(() => (location.hash = '#/new-table/sunrise-lane'));
  await page.locator('button[aria-expanded]', { hasText: 'Rules' }).click();
  const offered = page.locator('.pick', { hasText: 'Four lakes' });
  await offered.waitFor();
  await offered.click();
  check(await soon(async () => (await offered.getAttribute('aria-pressed')) === 'true'), 'a table online can have it');
  await browser.leave(page, 'texts');
}

/** A list of each other game: what is changed, what is complained about, and what the record then has. */
const LISTS = [
  {
    name: 'Squares',
    piece: /^12: commercial/,
    async change(page) {
      await page.locator('.box button[aria-keyshortcuts="p"]').click();
      await button(page, 'in the west').click();
    },
    async spoil(page) {
      await button(page, 'of these there are: one more').click();
      return 'There are 60 zones and 5 communities, this is one more';
    },
    has: '12 zone P sssc commercial',
  },
  {
    name: 'Buildings',
    piece: /^3: residential and residential/,
    async change(page) {
      await page.locator('.row').nth(1).getByRole('button', { name: 'parks' }).click();
      await button(page, 'base points: one more').click();
    },
    async spoil(page) {
      await page.getByLabel('bonus of the first', { exact: true }).fill('100');
      await page.keyboard.press('Tab');
      return 'Word 5 must be points, a number from 0 to 99';
    },
    has: '3 R P 6 1 1',
  },
  {
    name: 'Tiles',
    piece: /^tile 1:/,
    change: (page) => button(page, 'Turn').click(),
    async spoil(page) {
      await page.getByRole('button', { name: 'east 0: a red goal' }).click();
      await button(page, 'a blue goal').click();
      return "This is the ninth 'B'";
    },
    has: 'aabc bada aacb',
  },
  {
    name: 'Action cards',
    piece: /^Roll again/,
    change: (page) => button(page, 'of these there are: one more').click(),
    async spoil(page) {
      await page.getByLabel('of these there are', { exact: true }).fill('60');
      await page.keyboard.press('Tab');
      return 'There are more than 64 cards';
    },
    has: '1 2 roll-again',
  },
];

async function lists(browser) {
  const page = await browser.visit();
  await page.waitForFunction(() => document.querySelector('article'));
  for (const { name, piece, change, spoil, has } of LISTS) {
    await make(page, name);
    await page.getByRole('button', { name: piece }).first().click();
    const says = await spoil(page);
    const bubble = page.locator('.slab .bubble', { hasText: says });
    await bubble.waitFor();
    check(await isPale(page), `${name}: a complaint at its piece`);
    if (name !== 'Tiles') await accessible(page, `${name} with a complaint`, ['.slab']);
    await button(page, 'Mend it').click();
    await bubble.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: piece }).first().click();
    await change(page);
    check(await soon(async () => !(await isPale(page))), `${name}: mended and changed`);
    check((await play(page)).includes(has), `${name}: the game is played with it`);
  }
  await browser.leave(page, 'lists');
}

async function phone(browser) {
  const page = await browser.visit({ size: 'phone', settings: { light: 'night' }, language: 'it' });
  await page.waitForFunction(() => document.querySelector('article'));
  await make(page, 'Tabellone');
  await cell(page, 7, 9).tap();
  await page.locator('.paints').waitFor();
  await button(page, 'giardino').tap();
  await page.getByText('Lo spazio 7,10 non si raggiunge').waitFor();
  const [board, paints] = [await page.locator('.board').boundingBox(), await page.locator('.paints').boundingBox()];
  check(board.y + board.height <= paints.y + 12, 'the box is below the board, which stays whole', board.y + board.height - paints.y);
  const action = await plays(page).boundingBox();
  check(action.y + action.height <= 844, 'the actions are on the screen', action.y + action.height);
  await fits(page, 'a board, phone');
  await accessible(page, 'a board with its box, phone', ['.cells', '.board svg']);
  await page.evaluate(() => (location.hash = '#/boards'));
  await page.locator('.own li').waitFor();
  await accessible(page, 'own boards, phone', ['.picture']);
  await fits(page, 'own boards, phone');
  await make(page, 'Tessere');
  await page.locator('.slab button').nth(4).tap();
  await page.locator('.paints').waitFor();
  await fits(page, 'tiles, phone');
  await browser.leave(page, 'phone');
}

/** Whether the page gets that theme: its style changes at once with the medium, its attribute a frame later. */
function themed(page, theme) {
  return soon(async () => (await page.getAttribute('html', 'data-theme')) === theme);
}

/** What of a screen is on paper: the texts that are seen, and whether the board is as wide as the paper. */
async function onPaper(page, name, words) {
  await page.emulateMedia({ media: 'print' });
  await page.locator('.on-paper').first().waitFor();
  const seen = await page.locator('body').innerText();
  check(words.every((word) => seen.includes(word)), `${name} on paper: title and key`, seen);
  check(!/Undo|Play|Hint|Actions/.test(seen), `${name} on paper: nothing to press`, seen);
  check(await themed(page, 'light'), `${name} on paper: it is day`);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('.on-paper').first().waitFor({ state: 'hidden' });
  check(await themed(page, 'dark'), `${name}: then night again`);
}

async function paper(browser) {
  const page = await browser.visit({ settings: { light: 'night' } });
  await page.evaluate(() => (window.print = () => (window.printed = true)));
  await page.waitForFunction(() => document.querySelector('article'));
  await make(page, 'Board');
  await onPaper(page, 'a board', ['My board', 'Sunrise Lane, 80 plots', 'Yellow', 'the tallest Houses']);
  await button(page, 'File').click();
  await button(page, 'Print').click();
  check(await soon(() => page.evaluate(() => window.printed)), 'the menu prints');
  await make(page, 'Tiles');
  await onPaper(page, 'tiles', ['My tiles', 'Black circle', 'Round the street']);
  await page.evaluate(() => (window.printed = false));
  await page.evaluate(() => (location.hash = '#/set/sunrise-lane'));
  await button(page, 'Start').click();
  await settled(page);
  await button(page, 'More').click();
  await button(page, 'Print').click();
  check(await soon(() => page.evaluate(() => window.printed)), 'the table’s menu prints');
  await onPaper(page, 'a position', ['Sunrise Lane', 'Builder', 'Yellow']);
  await browser.leave(page, 'paper');
}

await run({ complaints, painting, texts, lists, phone, paper });
