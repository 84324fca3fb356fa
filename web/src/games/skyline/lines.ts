// A turn in short: what somebody paid, built, tore down or drew, without a name, because the line
// begins with the seat's sign.
import type { SkylineEvent } from '../../../types/skyline';
import type { Table } from '../../table/table.svelte';
import type { Cell, Turn } from '../../table/wire-types';
import { t } from '../../words/words.svelte';
import { cardTitle } from './cards';
import type { Standing } from './drawpieces';
import { eventsOf } from './turns';

export interface Line {
  text: string;
  building?: Standing;
  /** Where it was put; the board shows it, a line alone doesn't. */
  cell?: Cell;
}

/** Somebody in the middle of a line: you, or a name. */
const whom = (table: Table, seat: number, you: string, other: (name: string) => string): string =>
  seat === table.viewer ? you : other(table.name(seat));

function money(table: Table, event: SkylineEvent): Line[] {
  if (event.event === 'rent') {
    const { rent, owner } = event;
    const you = t('paid you **{rent}**', { rent });
    return [{ text: whom(table, owner, you, (name) => t('paid {name} {rent}', { name, rent })) }];
  }
  if (event.event === 'bankrupt')
    return [{ text: t("couldn't pay **{rent}**", { rent: event.rent }) }];
  if (event.event === 'income') {
    const { amount, seat, drawer } = event;
    if (seat === drawer) return [{ text: t('got **{amount}** from the bank', { amount }) }];
    const you = t('the bank paid you **{amount}**', { amount });
    return [
      {
        text: whom(table, seat, you, (name) =>
          t('the bank paid {name} **{amount}**', { name, amount }),
        ),
      },
    ];
  }
  if (event.event === 'tax') {
    const { amount, seat, drawer } = event;
    if (seat === drawer) return [{ text: t('paid the bank **{amount}**', { amount }) }];
    const you = t('you paid the bank **{amount}**', { amount });
    return [
      {
        text: whom(table, seat, you, (name) =>
          t('{name} paid the bank **{amount}**', { name, amount }),
        ),
      },
    ];
  }
  return [];
}

function buildings(table: Table, event: SkylineEvent): Line[] {
  switch (event.event) {
    case 'tower':
      return [{ text: t('put a skyscraper'), cell: event.cell }];
    case 'floor':
      return [{ text: t('put a floor'), cell: event.cell }];
    case 'build':
      return [{ text: t('built a floor'), cell: event.cell }];
    case 'grow':
      return [{ text: event.floors > 2 ? t('grew to three floors') : t('grew to two floors') }];
    case 'merge':
      return [{ text: t('joined two own houses') }];
    case 'demolish': {
      const building = { owner: event.owner, height: event.floors, skyscraper: false };
      const you = t('tore down **yours**');
      const text = whom(table, event.owner, you, () => t('tore down'));
      return [{ text, building, cell: event.cell }];
    }
    case 'skyscraper':
      return [
        { text: t('skyscraper **{built} of {all}**', { built: event.built, all: event.all }) },
      ];
    case 'return': {
      const you = t('took down **yours**');
      return [
        { text: whom(table, event.owner, you, (name) => t('took down one of {name}', { name })) },
      ];
    }
    case 'swap':
      return [{ text: t('swapped two buildings') }];
    case 'move':
      return [{ text: t('moved a house'), cell: event.to }];
    default:
      return [];
  }
}

function lineOf(table: Table, event: SkylineEvent): Line[] {
  if (event.event === 'card')
    return [{ text: t('drew “{card}”', { card: cardTitle(event.kind) }) }];
  if (event.event === 'nothing') return [{ text: t('nothing could be built') }];
  if (event.event === 'pawn' && event.mover !== event.seat) {
    const you = t('moved your pawn');
    return [
      { text: whom(table, event.seat, you, (name) => t('moved the pawn of {name}', { name })) },
    ];
  }
  return [...money(table, event), ...buildings(table, event)];
}

function rolled(events: readonly SkylineEvent[]): Line[] {
  const roll = events.find((event) => event.event === 'roll');
  if (!roll) return [];
  const { white, black } = roll;
  return [{ text: t('rolled {white} and {black}', { white, black }) }];
}

/** A turn that has only begun says what was rolled. */
export function linesOf(table: Table, turn: Turn): Line[] {
  const events = eventsOf(turn);
  const lines = events.flatMap((event) => lineOf(table, event));
  return lines.length ? lines : rolled(events);
}
