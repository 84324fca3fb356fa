import { geo } from '../../draw/base';
export function layout() {
  const cell = geo(65);
  const corner = { x: 22, y: 42 };
  return { cell, corner, size: { width: 11 * cell.w + 44, height: 11 * cell.h + 92 } };
}
