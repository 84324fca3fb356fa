// The five bonuses as the plaques show them: which seats would get which place now.
import type { LaneBoard, LaneZone } from '../../../types/lane';
import type { Standings } from '../../table/wire-types';

export const ZONES: { id: LaneZone; icon: string; arrow: string }[] = [
  { id: 'A1', icon: 'tallest', arrow: '↖' },
  { id: 'B1', icon: 'most', arrow: '↗' },
  { id: 'B2', icon: 'most', arrow: '↙' },
  { id: 'A2', icon: 'tallest', arrow: '↘' },
  { id: 'C', icon: 'group', arrow: '' },
];

/** What each place pays, and who would have it; seats that would get nothing are left out. */
export function slotsOf(
  board: LaneBoard,
  standings: Standings | null,
  id: LaneZone,
): { prizes: number[]; slots: number[][] } {
  const prizes = board.categories.find((category) => category.id === id)?.prizes ?? [];
  const seats = standings?.categories.find((category) => category.id === id)?.seats ?? [];
  const slots = prizes.map((_, place) =>
    seats.filter((seat) => seat.place === place + 1 && seat.points > 0).map((seat) => seat.seat),
  );
  return { prizes, slots };
}
