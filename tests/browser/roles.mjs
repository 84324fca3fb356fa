// Every role of Sunrise City from a prepared position: its power is used through the page's own targets, hand and buttons, and
// what the page then has in its record is what an engine tells of the same move. Roles without a decision of their own are
// seen by what they change: places that would be none, points that would not be there.
import { bring, check, compare, Engine, kept, press, run, seek, settled, soon } from './harness.mjs';

const main = (page) => page.locator('.actions .primary');
const target = (page, id) => page.locator(`[data-target="${id}"]`);
const sentence = (page) => page.locator('.sentence').innerText();
const keyOf = (cell) => cell.join(',');
const pairOf = ({ cell, beside }) => [keyOf(cell), keyOf(beside)].sort().join(' ');

const SIDES = ['north', 'east', 'south', 'west'];
const BOTH = ['desk', 'phone'];
const SEEDS = 60; // so many are tried from the one that is written down

// ---------------------------------------------------------------- what is looked for

const tileAt = (view, cell) => view.city.find((tile) => keyOf(tile.at) === keyOf(cell));
const onGround = ({ events }) => events.some((event) => event.event === 'raise' && event.floor === 1);
const pointsOf = (events, reason) =>
  events.reduce((sum, event) => sum + (event.event === 'points' && event.seat === 0 && event.reason === reason ? event.points : 0), 0);

function overCanal(move, view) {
  const side = SIDES.indexOf(move.direction);
  const touching = [tileAt(view, move.cell).sides[side], tileAt(view, move.beside).sides[(side + 2) % 4]];
  return onGround(move) && touching.includes('c');
}

const ownChip = (view, cell) => tileAt(view, cell).chips?.at(-1) === 0;
const withoutChip = (move, view) => onGround(move) && !ownChip(view, move.cell) && !ownChip(view, move.beside);
const bonusOfOthers = (move, view) =>
  move.events.some(
    (event) => event.event === 'points' && event.seat === 0 && event.reason === 'bonus points' && !ownChip(view, event.cell),
  );
const onClosed = (move, view) => tileAt(view, move.cell).closed;

/** The next one lays something that brings the Planning Commissioner points. */
const toCopy = (_, { happened }) => pointsOf(happened.flatMap(({ events }) => events), 'Planning Commissioner') > 0;
/** The power can be used again, or be done with. */
const toDone = async (engine) =>
  Boolean((await engine.ask({ do: 'moves', viewer: 0, where: { kind: 'done' } })).moves['0']?.length);

// ---------------------------------------------------------------- what is done on the page

/** A mouse aims and clicks; a finger aims, and the main button does it. */
async function act(page, id) {
  await press(page, target(page, id));
  if (page.size === 'phone') await press(page, main(page));
}

/** Shows a move before it is made; what stands there then. */
async function aim(page, id) {
  await (page.size === 'phone' ? target(page, id).tap() : target(page, id).hover());
}

const onCell = (page, move) => act(page, keyOf(move.cell));
const onPair = (page, move) => act(page, pairOf(move));

/** A piece of the hand, by its place there. */
const piece = (page, pieces, number) => press(page, page.locator('.hand .row button').nth(pieces.indexOf(number)));

async function lay(page, move, { role, view }) {
  await piece(page, view.seats[0].squares, move.number);
  await aim(page, keyOf(move.cell));
  if (role.points) await seesPoints(page, role);
  await press(page, main(page));
}

async function raise(page, move, { role, view }) {
  await piece(page, view.seats[0].buildings, move.number);
  await aim(page, pairOf(move));
  if (role.points) await seesPoints(page, role);
  await press(page, main(page));
}

async function seesPoints(page, role) {
  const slip = page.locator('.slip');
  await slip.waitFor({ timeout: 5000 }).catch(() => {});
  const text = (await slip.count()) ? await slip.innerText() : '';
  check(text.includes(role.name), `${role.name}: its points are a part of the slip`, text);
}

/** A zone, which is put back again, by Esc or by a finger; the same zone, and where it goes. */
async function relocate(page, move, { role }) {
  const [from, to] = [keyOf(move.from), keyOf(move.to)];
  const lifted = page.locator('.actions').getByRole('button', { name: 'Turn' });
  await target(page, from).waitFor();
  const zones = await page.locator('[data-target]').count();
  await act(page, from);
  await lifted.waitFor();
  if (page.size === 'desk') await page.keyboard.press('Escape');
  else await target(page, from).tap();
  await lifted.waitFor({ state: 'detached' });
  const after = await page.locator('[data-target]').count();
  check(after === zones, `${role.name}: a lifted zone can be put back`, `${zones} ${after}`);
  await act(page, from);
  await lifted.waitFor();
  await target(page, to).waitFor();
  await aim(page, to);
  await press(page, main(page));
}

/** An own chip, which is let go again, by Esc or by a finger; the same chip, and one of somebody else's. */
async function exchange(page, move, { role }) {
  const [mine, theirs] = [keyOf(move.mine), keyOf(move.theirs)];
  await act(page, mine);
  await target(page, theirs).waitFor();
  if (page.size === 'desk') await page.keyboard.press('Escape');
  else for (let taps = 0; taps < 2; taps += 1) await target(page, mine).tap();
  await target(page, theirs).waitFor({ state: 'detached', timeout: 3000 }).catch(() => {});
  check(await soon(async () => (await target(page, theirs).count()) === 0), `${role.name}: a chip can be let go`, await sentence(page));
  await act(page, mine);
  await act(page, theirs);
}

async function retain(page, move, { drawn }) {
  await piece(page, drawn, move.number);
  await press(page, main(page));
}

async function declare(page, move) {
  await press(page, page.locator('.hand .type').filter({ hasText: new RegExp(move.type, 'i') }));
  await press(page, main(page));
}

// ---------------------------------------------------------------- the sixteen

// `kind` of move, which of them (`fits`), how it is made (`make`), what the log says of it (`line`); `points` where the role's
// own points are part of what the move brings.
// `leads` says what must come of it.
const ROLES = [
  { number: 1, name: 'Protester', seed: 2, kind: 'protest', make: onCell, line: 'as Protester, blocked', asks: true, sizes: ['phone'] },
  { number: 3, name: 'Developer', seed: 42, kind: 'raise', make: raise, fits: overCanal, line: 'on the ground' },
  { number: 5, name: 'Lobbyist', seed: 1, kind: 'relocate', make: relocate, leads: toDone, line: 'as Lobbyist, moved', asks: true, sizes: BOTH },
  { number: 7, name: 'Architect', seed: 1, kind: 'retain', make: retain, line: 'as Architect, kept', asks: true, sizes: ['phone'] },
  { number: 9, name: 'Engineer', seed: 1, round: 2, kind: 'salvage', make: onPair, line: 'as Engineer, took', asks: true },
  { number: 11, name: 'Economist', seed: 4, kind: 'raise', make: raise, fits: withoutChip, line: 'on the ground' },
  { number: 13, name: 'Banker', seed: 9, kind: 'bank', make: onCell, leads: toDone, line: 'as Banker, chips on', asks: true },
  { number: 15, name: 'Lawyer', seed: 7, kind: 'exchange', make: exchange, line: 'as Lawyer, exchanged', asks: true, sizes: BOTH },
  { number: 17, name: 'Union Boss', seed: 4, kind: 'raise', make: raise, points: true, line: 'as floor' },
  { number: 19, name: 'Mayor', seed: 5, level: 'random', kind: 'bid', make: onCell, fits: onClosed, line: ' on ' },
  { number: 21, name: 'Godfather', seed: 1, kind: 'raise', make: raise, fits: bonusOfOthers, line: 'on the ground' },
  { number: 23, name: 'City Planner', seed: 1, kind: 'zone', make: lay, points: true, line: 'laid' },
  { number: 25, name: 'Finance Deputy', seed: 4, kind: 'raise', make: raise, points: true, line: 'on the ground' },
  { number: 27, name: 'Secretary General', seed: 1, kind: 'raise', make: raise, points: true, line: '+' },
  { number: 29, name: 'Realtor', seed: 3, kind: 'declare', make: declare, line: 'as Realtor, named', asks: true, sizes: ['phone'] },
  { number: 29, name: 'Realtor', seed: 3, kind: 'raise', make: raise, points: true, line: '+' },
  { number: 31, name: 'Planning Commissioner', seed: 3, kind: 'zone', make: lay, leads: toCopy, line: 'laid' },
];

/** What is wanted of the moves that seat 0 has now, if anything. */
async function wanted(engine, role) {
  const { view } = await engine.ask({ do: 'view', seat: 0, viewer: 0, board: false });
  if (view.seats[0].role !== role.number) return null;
  const request = { do: 'previews', seat: 0, viewer: 0, where: { kind: role.kind }, limit: 400, events: true, lang: 'en' };
  const { previews } = await engine.ask(request);
  const move = previews.find((one) => fitsRole(role, one, view));
  if (!move || (role.leads && !(await leadsOn(engine, role, move)))) return null;
  return { role, move, view, drawn: previews.map(({ number }) => number) };
}

const fitsRole = (role, move, view) =>
  (role.fits ?? (() => true))(move, view) && (!role.points || pointsOf(move.events, role.name) > 0);

/** Makes the move, lets the next one think, and goes back to where it was. */
async function leadsOn(engine, role, move) {
  const { record } = await engine.ask({ do: 'record', secrets: true });
  let status = await engine.ask({ do: 'move', seat: 0, move: move.move, viewer: 0, events: true });
  if (status.computers.length) status = await engine.ask({ do: 'think', viewer: 0, events: true });
  const leads = await role.leads(engine, status);
  await engine.ask({ do: 'load', record });
  return leads;
}

/** Keeps the role in the draft and plays it as soon as it can, from its round on. */
async function takes(engine, { number, round = 1 }) {
  const { view } = await engine.ask({ do: 'view', seat: 0, viewer: 0, board: false });
  if (view.phase !== 'draft' && view.phase !== 'choice') return undefined;
  const { moves } = await engine.ask({ do: 'moves', viewer: 0, objects: true });
  const early = view.phase === 'choice' && view.round < round;
  return moves['0'].find((move) => (move.number === number) !== early)?.move;
}

async function find(engine, role) {
  for (let seed = role.seed; seed < role.seed + SEEDS; seed += 1) {
    const seats = [{ name: 'Ada' }, { player: 'greedy', name: 'Bo' }];
    const open = { game: 'sunrise-city', players: 2, seed: String(seed), seats };
    const found = await seek(engine, open, () => wanted(engine, role), {
      choose: () => takes(engine, role),
      ...(role.level && { level: role.level }),
    });
    if (found) return { ...found, seed };
  }
  return null;
}

async function logLine(page) {
  await press(page, page.getByRole('button', { name: 'What happened' }));
  const line = page.locator('.line').filter({ hasText: 'Ada:' }).first();
  const text = await line.innerText();
  await page.keyboard.press('Escape');
  return text.replaceAll('\n', ' ');
}

async function plays(page, engine, role) {
  const found = await find(engine, role);
  if (!check(found, `${role.name}: such a position is found`)) return;
  const { what, record } = found;
  if (found.seed !== role.seed) console.log(`# ${role.name}: seed ${found.seed}`);
  await bring(page, record);
  if (role.asks) check((await sentence(page)).startsWith(role.name), `${role.name}: it says what to do`, await sentence(page));
  await role.make(page, what.move, what);
  const { count } = await engine.ask({ do: 'load', record });
  await page.waitForFunction((before) => document.querySelector('[data-count]').dataset.count > before, count);
  await settled(page);
  await told(page, engine, role, found);
}

async function told(page, engine, role, { what, record }) {
  const { log, alike, happened } = await compare(engine, page, record);
  const [{ move, events }] = log;
  check(sameClick(move) === sameClick(what.move), `${role.name}: the page plays what was clicked`, `${what.move.move}; ${move.move}`);
  check(fitsRole(role, { ...move, events }, what.view), `${role.name}: its power is used`, JSON.stringify(events));
  check(alike, `${role.name}: the engine tells the same`, `${JSON.stringify(log)}\n${JSON.stringify(happened)}`);
  if (role.leads === toCopy) await seesCopy(page, role, log);
  const line = await logLine(page);
  check(line.includes(role.line), `${role.name}: the log tells it`, line);
  if (role.leads === toDone) await ends(page, engine, role);
}

/** What a click says of a move; how a piece is turned, the page chooses. */
function sameClick({ kind, number, cell, beside, from, to, mine, theirs, type }) {
  const pair = beside && [cell, beside].map(keyOf).sort();
  return JSON.stringify([kind, number, pair ?? cell, from, to, mine, theirs, type]);
}

/** Who has enough says so. */
async function ends(page, engine, role) {
  await press(page, page.locator('.actions').getByRole('button', { name: 'Done' }));
  await settled(page);
  await engine.ask({ do: 'load', record: await kept(page) });
  const { log } = await engine.ask({ do: 'log', events: true });
  const done = log.some(({ events }) => events.some((event) => event.event === 'done' && event.role === role.name));
  check(done, `${role.name}: done is done`);
}

async function seesCopy(page, role, log) {
  const points = pointsOf(log.flatMap(({ events }) => events), role.name);
  const news = await page.locator('.news').innerText();
  check(points > 0 && news.includes(`+${points}`), `${role.name}: the news says what was copied`, `${points}: ${news}`);
}

async function playAll(browser, size) {
  const page = await browser.visit({ size });
  const engine = new Engine();
  for (const role of ROLES.filter(({ sizes = ['desk'] }) => sizes.includes(size))) {
    await page.goto(browser.server.address);
    await plays(page, engine, role).catch((error) => check(false, role.name, error.stack));
  }
  engine.close();
  await browser.leave(page, size);
}

await run({
  'roles with the mouse': (browser) => playAll(browser, 'desk'),
  'roles with a finger': (browser) => playAll(browser, 'phone'),
});
