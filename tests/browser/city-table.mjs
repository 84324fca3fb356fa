// What the scripts of Sunrise City share: how a person decides through the page, and positions prepared for roles and phases.
import { check, Engine, fits, prepare, press, settled } from './harness.mjs';

export const main = (page) => page.locator('.actions .primary');
export const targets = (page) => page.locator('.targets [data-target]:not([data-target="turn"])');
export const sentence = (page) => page.locator('.sentence').innerText();
export const pale = async (page) => (await main(page).getAttribute('aria-disabled')) !== null;

export const seats = (count) =>
  Array.from({ length: count }, (_, seat) => (seat ? { player: 'greedy', name: `Bot ${seat}` } : { name: 'Ada' }));

/** From the start page to the first decision: two clicks. */
export async function start(page) {
  const card = page.locator('article').filter({ hasText: 'Sunrise City' });
  await press(page, card.locator('button.act'));
  await press(page, card.locator('button.primary'));
  await settled(page);
}

/** Aims at a target: hover on a desk, a tap on a phone. */
export async function aim(page, index) {
  const all = targets(page);
  const target = all.nth(index % (await all.count()));
  await (page.size === 'phone' ? target.tap({ force: true }) : target.hover({ force: true }));
}

/** The main button where a power has a second step. */
const FIRST = ['Give this one', 'Lift it', 'Donner celui-ci', 'Le soulever'];

/** Something of the board or of the hand, and then the main button, until the step is done. */
export async function decide(page, turn) {
  for (let steps = 0; steps < 3; steps += 1) {
    const count = await targets(page).count();
    const cards = page.locator('.board .role, .hand button.role, .hand .type, .hand .dom:not(.none)');
    if (count) await aim(page, steps ? count - 1 : turn * 7);
    else if (await pale(page)) await press(page, cards.nth(turn % (await cards.count())));
    const before = await main(page).innerText();
    await press(page, main(page));
    if (!FIRST.includes(before.trim())) break;
    await page.waitForTimeout(100);
  }
  await settled(page);
}

export async function playOn(page, name) {
  let turn = 0;
  while ((await settled(page)) === 'waiting' && turn < 120) {
    await decide(page, turn);
    turn += 1;
  }
  check((await settled(page)) === 'over', `${name}: a game is played to its end`, `${turn} decisions`);
  await fits(page, `${name}, the end`);
}

/** What a role does when it is its moment. */
export const WHEN = {
  1: 'protest', 3: 'raise', 5: 'relocate', 7: 'retain', 9: 'salvage', 11: 'raise', 13: 'bank', 15: 'exchange',
  17: 'raise', 19: 'bid', 21: 'raise', 23: 'zone', 25: 'raise', 27: 'raise', 29: 'declare', 31: 'zone',
};

/** The person's move on the way there: the wanted role as soon as it can be had, else what a level would do. */
async function wanted(engine, number) {
  const { moves } = await engine.ask({ do: 'moves', viewer: 0, limit: 20, objects: true });
  const roles = moves[0].filter((move) => move.kind === 'keep' || move.kind === 'choose');
  const role = roles.find((move) => move.number === number);
  // The Engineer has nothing to take in the first round.
  if (role?.kind === 'choose' && number === 9 && roles.length === 3) return roles.find((other) => other !== role).move;
  return role?.move ?? (await engine.ask({ do: 'best', level: 'greedy', seat: 0 })).move;
}

/** A record in which seat 0 plays that role and has come to its moment. */
export async function withRole(number, players = 2, first = 1) {
  for (let seed = first; seed < first + 40; seed += 1) {
    const engine = new Engine();
    try {
      let status = await engine.ask({ do: 'open', game: 'sunrise-city', players, seed: String(seed), seats: seats(players) });
      while (status.stage === 'moving') {
        if (!status.people.length) {
          status = await engine.ask({ do: 'think' });
          continue;
        }
        const { view } = await engine.ask({ do: 'view', seat: 0, viewer: 0 });
        const [{ length: kept }] = [view.seats[0].kept];
        if (kept === 3 && !view.seats[0].kept.includes(number)) break;
        const { groups } = await engine.ask({ do: 'moves', viewer: 0, group: 0 });
        const there = groups[0].some((group) => group.begins.kind === WHEN[number]);
        if (view.seats[0].role === number && there) return (await engine.ask({ do: 'record', secrets: true })).record;
        status = await engine.ask({ do: 'move', seat: 0, move: await wanted(engine, number) });
      }
    } finally {
      engine.close();
    }
  }
  throw new Error(`nobody ever played role ${number}`);
}

/** Somebody is in that phase, from a round on. */
export const phase = (name, round, players = 3, seed = '4', options = {}) =>
  prepare({ game: 'sunrise-city', players, seed, options, seats: seats(players) }, async (engine) => {
    const { view } = await engine.ask({ do: 'view', seat: 0, viewer: 0 });
    const { moves } = await engine.ask({ do: 'moves', viewer: 0, limit: 2, objects: true });
    return view.phase === name && view.round >= round && moves[0][0].kind !== 'pass';
  });
