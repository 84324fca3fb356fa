// The promise of an honest deal: a sealed envelope, the draws that follow from it, and the envelope
// opened.
import { each, group, line, path, picture, rect, v } from './base';
import type { LaneColour } from '../../types/lane';
import { groundSymbol } from './signs';

const outline = { stroke: v('ink'), 'stroke-width': 1.6, 'stroke-linejoin': 'round' };

const opened = (): string =>
  rect(5, 24, 66, 36, { rx: 5, fill: v('paper-edge') }) +
  path('M5 28L38 6L71 28Z', { ...outline, fill: v('paper-2') }) +
  rect(14, 9, 48, 40, { ...outline, rx: 3, fill: v('paper') }) +
  line('M21 17h34M21 23h26', v('ink-2'), 2, { 'stroke-linecap': 'round' }) +
  path('M5 28L31 45H45L71 28V53a4 4 0 0 1 -4 4H9a4 4 0 0 1 -4 -4Z', {
    ...outline,
    fill: v('paper-2'),
  });

const sealed = (): string =>
  rect(5, 14, 66, 42, { rx: 5, fill: v('paper-edge') }) +
  rect(5, 11, 66, 42, { ...outline, rx: 4, fill: v('paper-2') }) +
  path('M6 13L38 37L70 13', { ...outline, fill: 'none' }) +
  `<circle cx="38" cy="35" r="9.5" fill="${v('s0-roof')}" stroke="${v('s0-dark')}" stroke-width="1.6"/>` +
  path('M33 39v-5l2.5-2v-2l2.5-2 2.5 2v2l2.5 2v5Z', { fill: v('s0-inlay') });

export const envelope = (open: boolean): string =>
  picture(76, 62, '0 0 76 62', open ? opened() : sealed());

export const fan = (): string =>
  picture(
    76,
    62,
    '0 0 76 62',
    each(['Y', 'B', 'V'] as LaneColour[], (colour, i) =>
      group(
        { transform: `rotate(${(i - 1) * 16} 38 74) translate(23 8)` },
        rect(0, 0, 30, 42, { ...outline, rx: 4, fill: v('paper') }) +
          rect(4, 4, 22, 34, { rx: 2.5, fill: v(`g-${colour.toLowerCase()}`) }) +
          groundSymbol(colour, 15, 21, 15),
      ),
    ),
  );
