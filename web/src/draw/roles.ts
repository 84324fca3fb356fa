// The sixteen roles of Sunrise City as figures, by the numbers of their cards. The ground says in
// which phase a role works.
import { path, picture, rect, text, v } from './base';
import { banker, mayor } from './roles/auction';
import { developer, economist, engineer, lawyer, lobbyist } from './roles/builders';
import { financeDeputy, godfather, realtor, secretaryGeneral, unionBoss } from './roles/earners';
import { architect, cityPlanner, planningCommissioner, protester } from './roles/zoning';

interface Role {
  /** The colour of the ground. */
  ground: string;
  draw: () => string;
}

const zoning = (draw: () => string): Role => ({ ground: 'garden', draw });
const auction = (draw: () => string): Role => ({ ground: 'street', draw });
const construction = (draw: () => string): Role => ({ ground: 'zone-a', draw });

const ROLES: Readonly<Partial<Record<number, Role>>> = {
  1: zoning(protester),
  3: construction(developer),
  5: construction(lobbyist),
  7: zoning(architect),
  9: construction(engineer),
  11: construction(economist),
  13: auction(banker),
  15: construction(lawyer),
  17: construction(unionBoss),
  19: auction(mayor),
  21: construction(godfather),
  23: zoning(cityPlanner),
  25: construction(financeDeputy),
  27: construction(secretaryGeneral),
  29: construction(realtor),
  31: zoning(planningCommissioner),
};

/** The figure in its scene, in a box of 160 x 132. */
export function roleFigure(number: number): string {
  const role = ROLES[number];
  return rect(0, 0, 160, 132, { fill: v(role?.ground ?? 'street') }) + (role?.draw() ?? '');
}

/**
 * The picture of a role card, as wide as there is room: the figure, and its number in the corner.
 */
export const rolePicture = (number: number): string =>
  '<svg viewBox="0 0 160 132" aria-hidden="true" style="border-radius:4.375%/5.303%">' +
  roleFigure(number) +
  path('M0 0H38V24a9 9 0 0 1 -9 9H0Z', { fill: v('paper') }) +
  `<text x="16" y="25" text-anchor="middle" style="font:400 27px Marcellus,Palatino,serif" ` +
  `fill="${v('ink')}">${number}</text></svg>`;

/** What rounds the corners of the small card's figure. */
const CORNERS =
  'M3 3H7A4 4 0 0 0 3 7ZM41 3V7A4 4 0 0 0 37 3ZM41 48H37A4 4 0 0 0 41 44ZM3 48V44A4 4 0 0 0 7 48Z';

/** The card small: figure and number, for seat plates and what was passed on. */
export function roleMini(number: number, w = 44, faded = false): string {
  const left = number === 21 ? -20 : -12;
  return picture(
    w,
    w * 1.16,
    '0 0 44 51',
    rect(0.5, 0.5, 43, 50, { rx: 6, fill: v('paper'), stroke: v('paper-edge') }) +
      '<svg x="3" y="3" width="38" height="45" viewBox="3 3 38 45">' +
      `<g transform="translate(${left} -2) scale(.53)">${roleFigure(number)}</g></svg>` +
      path(CORNERS, { fill: v('paper') }) +
      path('M1 1H19V14a5 5 0 0 1 -5 5H1Z', { fill: v('paper') }) +
      text(10, 14.5, 14, number, { fill: v('ink') }),
    { class: 'mini rolemini', opacity: faded ? 0.55 : undefined },
  );
}
