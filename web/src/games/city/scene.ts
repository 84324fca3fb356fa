// Puts the board together: flat squares, what glows, shadows, and everything that stands, in the
// order of painting.
import type { CityTile } from '../../../types/city';
import { shadows } from '../../draw/houses';
import type { Cell } from '../../table/wire-types';
import { flatTile, inked, type Site } from './drawGround';
import {
  buildings,
  chipItem,
  hides,
  houseFrame,
  houseItems,
  pennantItem,
  protesterItem,
  roofPlace,
  shadowsOf,
  tagItem,
  tileItems,
  towerItems,
  type Item,
} from './drawStanding';
import { focusOf, type Look } from './look';
import { keyOf, pairKey, type Key, type Pair } from './model';

/** A flat square. */
export interface Flat {
  id: string;
  svg: string;
}

const floorsOf = (site: Site, cell: Cell): number => site.towers.get(keyOf(cell))?.length ?? 0;

/** Cells that can be chosen now, on the ground or on roofs. */
function open(look: Look): ReadonlySet<Key> {
  return new Set(
    [...(look.rims ?? []), ...(look.pairs ?? []).flat(), ...(look.raised ?? [])].map(keyOf),
  );
}

export function flats(site: Site, look: Look): Flat[] {
  const targets = open(look);
  const covered = new Set((look.house?.cells ?? []).map(keyOf));
  const shown = [...site.tiles.values()].filter(
    (tile) => !look.lifted || keyOf(tile.at) !== keyOf(look.lifted),
  );
  return shown.map((tile) => {
    const key = keyOf(tile.at);
    const bare = tile.kind === 'zone' && !floorsOf(site, tile.at);
    const aside = !!tile.chips?.length || !!tile.protester;
    const sign = bare && !covered.has(key) && !(look.pairs && targets.has(key));
    const quiet = bare && targets.size > 0 && !targets.has(key);
    return { id: key, svg: flatTile(site, tile, { quiet, sign, aside }) };
  });
}

export const shadowsIn = (site: Site, look: Look): string => shadows(shadowsOf(site, look.house));

/** Places on roofs, but the one that the ghost covers. */
function roofs(site: Site, look: Look): Pair[] {
  const ghost = look.house && pairKey(look.house.cells);
  return (look.pairs ?? []).filter((pair) => floorsOf(site, pair[0]) && pairKey(pair) !== ghost);
}

function standOn(site: Site, tile: CityTile, look: Look, targets: ReadonlySet<Key>): Item[] {
  const focus = focusOf(look);
  const key = keyOf(tile.at);
  const tower = site.towers.get(key);
  const items: (Item | null)[] = [buildings(site, tile)];
  const chosen = look.house?.cells.some((cell) => keyOf(cell) === key);
  if (tower?.length) {
    const own = focus?.cells.some((cell) => keyOf(cell) === key);
    const glass = !!focus && !own && hides(site, tile.at, tower.length, focus);
    const covered = chosen && floorsOf(site, tile.at) > 0;
    items.push(...towerItems(site, tile.at, tower, glass, targets.has(key) && !covered));
    if (chosen) return (items as Item[]).filter((item) => item && !item.id.startsWith('p '));
  } else if (!chosen) {
    items.push(chipItem(site, tile, look, targets.has(key) && !look.rims));
  }
  if (tile.protester || (look.protester && keyOf(look.protester) === key))
    items.push(protesterItem(site, tile.at));
  return items.filter((item) => item !== null);
}

/** What somebody points at in the log: an inked frame on the ground or on the roof. */
function pointed(site: Site, cell: Cell): Item {
  const floors = floorsOf(site, cell);
  const order = floors ? 6 : 0.5;
  return { id: `lit ${keyOf(cell)}`, row: site.at(cell)[1], order, svg: inked(site, cell, floors) };
}

/** Everything that stands, from the back to the front; `lit` is what is pointed at elsewhere. */
export function standing(
  site: Site,
  look: Look,
  pennants: ReadonlyMap<Key, number>,
  scale: number,
  lit: readonly Cell[] = [],
): Item[] {
  const targets = open(look);
  const focus = focusOf(look);
  const items: Item[] = [];
  for (const tile of site.tiles.values()) items.push(...standOn(site, tile, look, targets));
  for (const [key, seat] of pennants) {
    const tile = site.tiles.get(key);
    if (tile) items.push(pennantItem(site, tile.at, site.towers.get(key) ?? [], seat));
  }
  const covered = new Set((look.house?.cells ?? []).map(keyOf));
  for (const pair of roofs(site, look)) {
    const floors = floorsOf(site, pair[0]);
    const dim = !!focus && pair.some((cell) => hides(site, cell, floors, focus));
    items.push(roofPlace(site, pair, dim, covered));
  }
  if (look.house) items.push(...houseItems(site, look.house));
  if (look.taken) {
    const row = Math.max(...look.taken.map((cell) => site.at(cell)[1]));
    const svg = houseFrame(site, look.taken, floorsOf(site, look.taken[0]));
    items.push({ id: 'taken', row, order: 5.4, svg });
  }
  if (look.tile) items.push(...tileItems(site, look.tile, scale));
  items.push(...lit.map((cell) => pointed(site, cell)));
  (look.tags ?? []).forEach((tag, i) => items.push(tagItem(site, tag, i, scale)));
  return items.sort((a, b) => a.row - b.row || a.order - b.order);
}
