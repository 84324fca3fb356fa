// What is said to the player: what happens, what a choice would bring, what a place is called.
import type { SkylineAboutChange, SkylineEvent, SkylineGroup } from '../../../types/skyline';
import type { Table } from '../../table/table.svelte';
import type { Cell } from '../../table/wire-types';
import { t, tn } from '../../words/words.svelte';
import type { Standing } from './drawpieces';

/** The sentence for the person who looks, or the one about somebody else. */
function about(
  table: Table,
  seat: number,
  you: () => string,
  other: (name: string) => string,
): string {
  return seat === table.viewer ? you() : other(table.name(seat));
}

/** While the dice are in the air. */
export const whoRolls = (table: Table, seat: number): string =>
  about(
    table,
    seat,
    () => t('You roll.'),
    (name) => t('{name} rolls.', { name }),
  );

/** What is said while it is shown; empty where the sentence before says it already. */
export function tellEvent(table: Table, event: SkylineEvent): string {
  switch (event.event) {
    case 'roll': {
      const { white, black } = event;
      return about(
        table,
        event.seat,
        () => t('You rolled {white} and {black}.', { white, black }),
        (name) => t('{name} rolled {white} and {black}.', { name, white, black }),
      );
    }
    case 'die':
      return about(
        table,
        event.seat,
        () => t('You rolled {white}.', { white: event.white }),
        (name) => t('{name} rolled {white}.', { name, white: event.white }),
      );
    case 'pawn':
      return event.mover === event.seat ? '' : movedPawn(table, event.seat, event.mover);
    case 'rent':
      return rentSentence(table, event.seat, event.owner, event.rent);
    case 'bankrupt':
      return ruinSentence(table, event.seat, event.owner, event.rent);
    case 'income':
      return about(
        table,
        event.seat,
        () => t('The bank pays you **{amount}**.', { amount: event.amount }),
        (name) => t('The bank pays {name} **{amount}**.', { name, amount: event.amount }),
      );
    case 'tax':
      return about(
        table,
        event.seat,
        () => t('You pay the bank **{amount}**.', { amount: event.amount }),
        (name) => t('{name} pays the bank **{amount}**.', { name, amount: event.amount }),
      );
    default:
      return tellBuilding(table, event);
  }
}

function tellBuilding(table: Table, event: SkylineEvent): string {
  if (event.event === 'nothing')
    return tn(
      'Nothing can be built one step away.',
      'Nothing can be built {count} steps away.',
      event.black,
    );
  if (event.event === 'card')
    return about(
      table,
      event.seat,
      () => t('You draw an action card.'),
      (name) => t('{name} draws an action card.', { name }),
    );
  if (event.event === 'card-idle') return t('Nothing on the board fits the card.');
  if (event.event === 'card-leaves')
    return t('With two players this card leaves the game, and another is drawn.');
  if (event.event === 'skyscraper')
    return about(
      table,
      event.seat,
      () => t('Your skyscraper! {built} of {all}.', { built: event.built, all: event.all }),
      (name) =>
        t('{name} raises a skyscraper: {built} of {all}.', {
          name,
          built: event.built,
          all: event.all,
        }),
    );
  return tellPlacing(table, event);
}

function tellPlacing(table: Table, event: SkylineEvent): string {
  if (event.event === 'demolish')
    return about(
      table,
      event.owner,
      () => t('Your building comes down.'),
      (name) => t('The building of {name} comes down.', { name }),
    );
  if (event.event === 'build')
    return about(
      table,
      event.seat,
      () => t('You build a floor.'),
      (name) => t('{name} builds a floor.', { name }),
    );
  if (event.event === 'grow')
    return about(
      table,
      event.seat,
      () => t('Your building grows.'),
      (name) => t('The building of {name} grows.', { name }),
    );
  if (event.event === 'all-built')
    return about(
      table,
      event.seat,
      () => t('All your skyscrapers stand. **The game ends.**'),
      (name) => t('All skyscrapers of {name} stand. **The game ends.**', { name }),
    );
  return '';
}

function movedPawn(table: Table, seat: number, mover: number): string {
  if (seat === table.viewer) return t('{name} moves your pawn.', { name: table.name(mover) });
  return about(
    table,
    mover,
    () => t('You move the pawn of {name}.', { name: table.name(seat) }),
    (name) => t('{name} moves the pawn of {other}.', { name, other: table.name(seat) }),
  );
}

export function rentSentence(table: Table, payer: number, owner: number, amount: number): string {
  if (owner === table.viewer)
    return t('{name} stands at your house, and the whole group counts. **You get {amount}.**', {
      name: table.name(payer),
      amount,
    });
  if (payer === table.viewer)
    return t('You stand at a house of {name}, and the whole group counts. **You pay {amount}.**', {
      name: table.name(owner),
      amount,
    });
  return t('{name} stands at a house of {other} and pays **{amount}**.', {
    name: table.name(payer),
    other: table.name(owner),
    amount,
  });
}

function ruinSentence(table: Table, payer: number, owner: number, amount: number): string {
  const other = table.name(owner);
  if (payer === table.viewer)
    return t("You can't pay {other} the **{amount}**. The game ends.", { other, amount });
  const name = table.name(payer);
  if (owner === table.viewer)
    return t("{name} can't pay you the **{amount}**. The game ends.", { name, amount });
  return t("{name} can't pay {other} the **{amount}**. The game ends.", { name, other, amount });
}

/** What a group would be worth. */
export function groupSentence(group: SkylineGroup): string {
  const { rent, beside_street } = group;
  const count = group.cells.length;
  if (count === 1)
    return beside_street
      ? t('It stands alone: **rent {rent}**.', { rent })
      : t('It stands alone, with **no door to the street yet**.');
  return beside_street
    ? t('**{count} in one group: rent {rent}.**', { count, rent })
    : t('{count} in one group, worth {rent}, with **no door to the street yet**.', { count, rent });
}

/** What a growth does, and what comes of it. */
export function growthSentence(table: Table, change: SkylineAboutChange): string {
  const name = table.name(change.falls?.owner ?? 0);
  const count = change.path ? change.path.length - 1 : 0;
  const what = change.merge_path
    ? t('Your houses join, move three cells and take the place of a house of {name}.', { name })
    : tn(
        'Your house grows, moves one cell and takes the place of a house of {name}.',
        'Your house grows, moves {count} cells and takes the place of a house of {name}.',
        count,
        { name },
      );
  return change.group ? `${what} ${groupSentence(change.group)}` : what;
}

/** For those who can't see the board: where a cell is. */
export const cellName = ([row, column]: Cell): string =>
  t('row {row}, column {column}', { row: row + 1, column: column + 1 });

export function standingName(b: Standing): string {
  if (b.skyscraper) return t('skyscraper');
  return tn('one floor', '{count} floors', b.height);
}
