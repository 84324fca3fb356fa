// The crossing that the start page shows a part of: a real position of a game of two, drawn as at
// the table. Who waits and the doors of the other edges are out of sight, so the position leaves
// them out.
import type { ShibuyaBoard, ShibuyaCell, ShibuyaView } from '../../../types/shibuya';
import { each } from '../../draw/base';
import { pawn } from '../../draw/pawns';
import { doorway } from './drawDoors';
import { ground } from './drawGround';
import { joint, tile } from './drawSquares';
import position from './picture.json';
import { Scene, type Door, type Stood } from './scene';
import { Street } from './street';

const street = new Street(false);
const g = street.cell;
const board = position as unknown as ShibuyaBoard;
const view = position as unknown as ShibuyaView;
const scene = new Scene(board, view, street, 0);

/** The letters that show on a cell. */
function word([row, column]: ShibuyaCell['at']): string {
  const part = (line: number): string => view.squares[line]!.slice(2 * column, 2 * column + 2);
  return part(2 * row) + part(2 * row + 1);
}

function laid({ at, tiles }: ShibuyaCell): string {
  const [x, y] = [street.x(2 * at[1]), street.y(2 * at[0])];
  const rise = street.rise(tiles.length);
  const under = tiles.length > 1 ? joint(g, x, y + 2 * g.h - street.thick - 0.5) : '';
  return tile(g, x, y - rise, rise, word(at)) + under;
}

const door = ({ foot: [x, y], seat, at, is }: Door): string =>
  doorway(x, y, street.frame.door, seat, { shut: is === 'shut', shadow: at.edge !== 'east' });

const figure = ({ foot: [x, y], seat }: Stood): string => pawn(x, y, scene.pawn, seat);

export const drawPicture = (): string =>
  ground(street) +
  each(view.cells, laid) +
  each(scene.doors, door) +
  each(scene.pedestrians, figure);
