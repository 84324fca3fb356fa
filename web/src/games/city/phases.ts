// The four phases of a round, as people know them: the view's steps belong to one each.
import type { CityPhase, CityTiming, CityView } from '../../../types/city';
import type { IconName } from '../../draw/icons';
import { t } from '../../words/words.svelte';

export const PHASES = ['roles', 'zoning', 'auction', 'construction'] as const;
export type Phase = (typeof PHASES)[number];

export const PHASE_ICONS: Readonly<Record<Phase, IconName>> = {
  roles: 'phaseRoles',
  zoning: 'phaseZoning',
  auction: 'phaseAuction',
  construction: 'phaseConstruction',
};

export const phaseNames = (): Record<Phase, string> => ({
  roles: t('Roles'),
  zoning: t('Zoning'),
  auction: t('Auction'),
  construction: t('Construction'),
});

export function phaseOf(timing: CityTiming): Phase {
  if (timing.startsWith('zoning')) return 'zoning';
  return timing.startsWith('bidding') ? 'auction' : 'construction';
}

const STEPS: Readonly<Partial<Record<CityPhase, Phase>>> = {
  squares: 'roles',
  buildings: 'roles',
  choice: 'roles',
  direction: 'zoning',
  zoning: 'zoning',
  redraw: 'zoning',
  bidding: 'auction',
  construction: 'construction',
};

/** Null: the draft, or all is over. */
export function currentPhase({ phase, power }: CityView): Phase | null {
  if (power) return phaseOf(power.at);
  return STEPS[phase] ?? null;
}
