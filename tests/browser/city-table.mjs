// What the scripts of Sunrise City share: how a person decides through the page, and positions prepared for roles and phases.
import { check, fits, prepare, press, settled } from './harness.mjs';

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

/** From that one on, the first with which something can be done: what a power has taken can only be let go. */
async function aimAtSomething(page, from, count) {
  for (let index = from; index < from + count; index += 1) {
    await aim(page, index);
    if (!(await pale(page))) return;
  }
}

/** The main button where a power has a second step. */
const FIRST = ['Give this one', 'Lift it', 'Donner celui-ci', 'Le soulever'];

/** Something of the board or of the hand, and then the main button, until the step is done. */
export async function decide(page, turn) {
  for (let steps = 0; steps < 3; steps += 1) {
    const count = await targets(page).count();
    const cards = page.locator('.board .role, .hand button.role, .hand .type, .hand .dom:not(.none)');
    if (count) await aimAtSomething(page, turn * 7 + steps * 3, count);
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
  while ((await settled(page)) === 'waiting' && turn < 200) {
    await decide(page, turn);
    turn += 1;
  }
  check((await settled(page)) === 'over', `${name}: a game is played to its end`, `${turn} decisions`);
  await fits(page, `${name}, the end`);
}

/** Somebody is in that phase, from a round on. */
export const phase = (name, round, players = 3, seed = '4', options = {}) =>
  prepare({ game: 'sunrise-city', players, seed, options, seats: seats(players) }, async (engine) => {
    const { view } = await engine.ask({ do: 'view', seat: 0, viewer: 0 });
    const { moves } = await engine.ask({ do: 'moves', viewer: 0, limit: 2, objects: true });
    return view.phase === name && view.round >= round && moves[0][0].kind !== 'pass';
  });
