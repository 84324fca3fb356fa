// The frame of what somebody else would do: a teacher, a judge. Ink on a rim of paper.
import { rect, v } from './base';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Its length counts as 1, for drawing it bit by bit. */
export function inkFrame(box: Box): string {
  const w = Math.min(box.width, box.height * 1.2);
  const round = (stroke: string, width: number): string =>
    rect(box.x - w * 0.015, box.y - w * 0.06, box.width + w * 0.03, box.height + w * 0.1, {
      rx: w * 0.15,
      fill: 'none',
      stroke,
      'stroke-width': width,
      pathLength: 1,
    });
  return round(v('paper'), w * 0.115) + round(v('ink'), w * 0.06);
}
