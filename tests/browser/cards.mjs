// Every action card of Project Skyline from a prepared position. Cards that ask for a choice lie in the hand, and the choice is
// made on the board or on the plates; cards that act by themselves come with the next throw and are seen lying open. What the
// page then has in its record is what an engine tells of the same moves.
import { bring, check, compare, Engine, press, run, seek, seen, settled } from './harness.mjs';

const main = (page) => page.locator('.actions .primary');
const target = (page, place) => page.locator(`[data-target="${place}"]`);
const cardCalled = (page, title) => page.locator(`.hand [role="img"][aria-label="${title}"]`);

const STREET = 28;
const SEEDS = 80; // so many are tried from the one that is written down
const NAMES = ['Ada', 'Bo', 'Cy'];

// `line` is what the log says of it beside the card's name; `two` choices make a move. `event` is the card's own, where there is
// nothing to choose. Two players never see card 10.
const CARDS = [
  { kind: 1, title: 'Roll again', seed: 1, event: 'die' },
  { kind: 2, title: 'Richest on', seed: 5, line: '' },
  { kind: 3, title: 'For the poorest', seed: 6, event: 'income', line: 'bank' },
  { kind: 4, title: 'Lucky dice', seed: 4, event: 'income', line: 'from the bank' },
  { kind: 5, title: 'Tax for one', seed: 2, line: 'paid the bank', sizes: ['desk', 'phone'] },
  { kind: 6, title: 'Your taxes', seed: 4, event: 'tax', line: 'paid the bank' },
  { kind: 7, title: 'Tower down', seed: 2, line: 'took down' },
  { kind: 8, title: 'Swap with me', seed: 4, two: true, line: 'swapped two buildings', sizes: ['desk', 'phone'] },
  { kind: 9, title: 'A free floor', seed: 1, line: 'put a floor' },
  { kind: 10, title: 'Swap theirs', seed: 1, two: true, line: 'swapped two buildings' },
  { kind: 11, title: 'Move house', seed: 4, two: true, line: 'moved a house', sizes: ['desk', 'phone'] },
  { kind: 12, title: 'Take one down', seed: 1, line: 'took down' },
  { kind: 13, title: 'Yours down', seed: 1, line: 'took down' },
];

// ---------------------------------------------------------------- what is looked for

const viewOf = async (engine) => (await engine.ask({ do: 'view', seat: 0, viewer: 0, board: false })).view;
const recordOf = async (engine) => (await engine.ask({ do: 'record', secrets: true })).record;
const movesOf = async (engine) => (await engine.ask({ do: 'moves', viewer: 0, objects: true, lang: 'en' })).moves['0'];

/** Seat 0 has drawn the card and is to choose. */
const toChoose = (card) => async (engine) => {
  const view = await viewOf(engine);
  if (view.phase !== 'choose' || view.card.kind !== card.kind) return null;
  const moves = await movesOf(engine);
  // What pays nothing tells nothing.
  const move = moves.find(({ kind, seat }) => kind !== 'tax' || view.seats[seat].built > 0);
  return move && { record: await recordOf(engine), view, moves, move };
};

/** After the move that is remembered here the card comes with the next throw of seat 0. */
function toCome(card) {
  let last = null;
  return async (engine, { count }) => {
    const { log } = last ? await engine.ask({ do: 'log', from: last.count, events: true, objects: true }) : { log: [] };
    const told = log.flatMap(({ events }) => events);
    const drawn = told.findIndex((event) => event.event === 'card' && event.seat === 0 && event.kind === card.kind);
    if (drawn >= 0 && told.slice(drawn).some((event) => event.event === card.event))
      return { ...last, move: log[0].move, until: count };
    const moves = await movesOf(engine);
    last = moves?.[0].kind === 'pass' ? null : moves && { count, record: await recordOf(engine), view: await viewOf(engine), moves };
    return null;
  };
}

async function find(engine, card) {
  const seats = NAMES.map((name, seat) => (seat ? { player: 'greedy', name } : { name }));
  for (let seed = card.seed; seed < card.seed + SEEDS; seed += 1) {
    const open = { game: 'project-skyline', players: 3, seed: String(seed), seats };
    const found = await seek(engine, open, card.event ? toCome(card) : toChoose(card));
    if (found && seed !== card.seed) console.log(`# ${card.title}: seed ${seed}`);
    if (found) return found.what;
  }
  return null;
}

// ---------------------------------------------------------------- what is done on the page

/** The places that point a move out, one after another. */
function way(move, { view, moves }) {
  if (move.kind === 'start') return [`s${move.space}`];
  if (move.kind === 'advance') {
    const one = new Set(moves.map(({ seat }) => seat)).size === 1;
    return [...(one ? [] : [`p${move.seat}`]), `s${(view.seats[move.seat].pawn + move.steps) % STREET}`];
  }
  const cells = [move.cell ?? move.from ?? move.one, move.through, move.target ?? move.to ?? move.other];
  return cells.filter(Boolean).map(String);
}

/** A mouse clicks; a finger aims, and the main button does it where something is decided. */
async function act(page, locator) {
  await press(page, locator);
  const decides = page.size === 'phone' && (await main(page).getAttribute('aria-disabled')) === null;
  if (decides) await press(page, main(page));
}

async function point(page, found) {
  const { move } = found;
  const plate = page.locator('.rail').getByRole('button', { name: `Choose ${NAMES[move.seat]}` });
  if (move.kind === 'tax') return act(page, plate);
  const made = () => page.getAttribute('[data-count]', 'data-count');
  const count = await made();
  // A house with one victim is chosen with the first click already: then there is no second place, or not for long.
  for (const [index, place] of way(move, found).entries()) {
    if (index) await page.waitForTimeout(250);
    if ((await made()) !== count) return;
    await act(page, target(page, place)).catch(async (error) => {
      if ((await made()) === count) throw error;
    });
  }
}

/** What was chosen first is let go, by Esc or by a finger. */
async function letsGo(page, card, found) {
  const [first, second] = way(found.move, found);
  const before = await page.locator('[data-target]').count();
  await act(page, target(page, first));
  await target(page, second).waitFor();
  if (page.size === 'desk') await page.keyboard.press('Escape');
  else await press(page, page.getByRole('button', { name: 'Choose another one' }));
  await page.waitForFunction((count) => document.querySelectorAll('[data-target]').length === count, before, { timeout: 5000 })
    .catch(() => {});
  const after = await page.locator('[data-target]').count();
  check(after === before, `${card.title}: the first choice can be let go`, `${before} ${after}`);
}

/** Rolls and goes on until the card lies open, then until the game stands where it was found. */
async function watch(page, card, found) {
  const lies = cardCalled(page, card.title).waitFor({ timeout: 30000 }).then(() => true, () => false);
  const goOn = page.locator('.actions .primary:not([aria-disabled])').filter({ hasText: /^\s*(Roll|Go on)\s*$/ });
  const there = () => page.evaluate(() => Number(document.querySelector('[data-count]').dataset.count));
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await settled(page)) === 'over') break;
    if (await goOn.count()) await press(page, goOn).catch(() => {});
    else if ((await there()) >= found.until) break;
    else await page.waitForTimeout(50);
  }
  check(await lies, `${card.title}: the card lies open`);
}

async function logLine(page, title) {
  await press(page, page.getByRole('button', { name: 'What happened' }));
  const line = page.locator('.line').filter({ hasText: 'Ada:' }).filter({ hasText: `drew “${title}”` }).first();
  await line.waitFor({ timeout: 5000 }).catch(() => {});
  return (await line.count()) ? (await line.innerText()).replaceAll('\n', ' ') : '';
}

async function plays(page, engine, card) {
  const found = await find(engine, card);
  if (!check(found, `${card.title}: such a position is found`)) return;
  const { count } = await engine.ask({ do: 'load', record: found.record });
  await bring(page, found.record);
  if (!card.event) check(await seen(cardCalled(page, card.title)), `${card.title}: it lies in the hand`);
  if (card.two) await letsGo(page, card, found);
  await point(page, found);
  await page.waitForFunction((before) => Number(document.querySelector('[data-count]').dataset.count) > before, count);
  if (card.event) await watch(page, card, found);
  else await settled(page);
  await told(page, engine, card, found);
}

async function told(page, engine, card, { record, move }) {
  const { log, alike, happened } = await compare(engine, page, record);
  check(log[0].move.move === move.move, `${card.title}: the page plays what was clicked`, `${move.move}; ${log[0].move.move}`);
  check(alike, `${card.title}: the engine tells the same`, `${JSON.stringify(log)}\n${JSON.stringify(happened)}`);
  const line = await logLine(page, card.title);
  check(line.includes(card.line ?? 'drew'), `${card.title}: the log tells it`, line);
}

async function playAll(browser, size, chosen, settings) {
  const page = await browser.visit({ size, settings });
  const engine = new Engine();
  for (const card of chosen) {
    await page.goto(browser.server.address);
    await plays(page, engine, card).catch((error) => check(false, card.title, error.stack));
  }
  engine.close();
  await browser.leave(page, size);
}

await run({
  'choices with the mouse': (browser) => playAll(browser, 'desk', CARDS.filter(({ event }) => !event)),
  'choices with a finger': (browser) => playAll(browser, 'phone', CARDS.filter(({ sizes }) => sizes?.includes('phone'))),
  'cards that act by themselves': (browser) =>
    playAll(browser, 'desk', CARDS.filter(({ event }) => event), { motion: 'quick' }),
});
