// The words of a choice: the sentence above the hand, the main button, and what a place is called
// for those who can't see it.
import type {
  SkylineAboutAdvance,
  SkylineAboutChange,
  SkylineAboutTax,
} from '../../../types/skyline';
import type { Action } from '../../table/chooser';
import type { Move, Preview } from '../../table/wire-types';
import { t, tn } from '../../words/words.svelte';
import { cardText } from './cards';
import type { SkylineChooser } from './chooser.svelte';
import { cellOf, type Place } from './steps';
import { cellName, groupSentence, growthSentence, rentSentence, standingName } from './words';

/** What to do now. */
function task(chooser: SkylineChooser): string {
  const { view, table } = chooser;
  switch (view.phase) {
    case 'start':
      return t('Choose the action space your pawn starts on.');
    case 'towers':
      return t('Put your skyscraper on one of the four cells in the middle.');
    case 'floors':
      return t('Put a floor on any free cell.');
    case 'build':
      return tn(
        'Build **one step** from the architect.',
        'Build **{count} steps** from the architect.',
        view.black ?? 0,
      );
    default:
      return table.over ? t('The game is over.') : '';
  }
}

/** What is asked after the first choice. */
function question(chooser: SkylineChooser): string {
  const kind = chooser.steps.begin(chooser.chosen)[0]?.move.kind;
  if (kind === 'swap') return t('With which one does it change places?');
  if (kind === 'move') return t('Where does it move?');
  if (kind === 'advance') return t('How far does the pawn go?');
  const joins = chooser.steps.begin(chooser.chosen).some(({ move }) => move.kind === 'merge');
  if (joins && chooser.chosen.length === 1)
    return t('Which one comes down, or which house of yours does it join?');
  return t('Which one comes down?');
}

/** What the move that is pointed at would bring. */
function bringing(chooser: SkylineChooser, move: Move, preview: Preview): string {
  const { table } = chooser;
  const about = preview.about ?? {};
  if (move.kind === 'advance') {
    const { rent } = about as unknown as SkylineAboutAdvance;
    if (!rent) return t('Nothing is to be paid there.');
    return rentSentence(table, rent.payer, rent.creditor, rent.amount);
  }
  if (move.kind === 'tax') {
    const { amount } = about as unknown as SkylineAboutTax;
    const seat = move.seat as number;
    if (seat === table.viewer) return t('You pay the bank **{amount}**.', { amount });
    return t('{name} pays the bank **{amount}**.', { name: table.name(seat), amount });
  }
  if (move.kind === 'start') return '';
  const change = about as unknown as SkylineAboutChange;
  if (move.kind === 'grow' || move.kind === 'merge') return growthSentence(table, change);
  if (move.kind === 'swap' || move.kind === 'return' || move.kind === 'remove')
    return fallSentence(chooser, change);
  return change.group ? groupSentence(change.group) : '';
}

/** Which rent changes most, before and after. */
function fallSentence(chooser: SkylineChooser, change: SkylineAboutChange): string {
  const most = [...change.rents].sort((a, b) => b.rent_before - a.rent_before)[0];
  if (!most || most.owner_before === null) return t('No rent changes.');
  const places = {
    before: most.rent_before,
    after: most.owner === most.owner_before ? most.rent : 0,
  };
  if (most.owner_before === chooser.table.viewer)
    return t('**Your rent goes from {before} to {after}.**', places);
  const name = chooser.table.name(most.owner_before);
  return t('**The rent of {name} goes from {before} to {after}.**', { ...places, name });
}

export function sentenceFor(chooser: SkylineChooser): string {
  const { move, preview, aimed, chosen } = chooser;
  if (!chooser.choosing) return waiting(chooser);
  if (move && preview) return bringing(chooser, move, preview) || task(chooser);
  if (chosen.length) return question(chooser);
  if (aimed !== null && chooser.view.phase === 'build')
    return t('It grows and moves. Choose it, then what comes down.');
  return task(chooser);
}

function waiting(chooser: SkylineChooser): string {
  return chooser.table.over ? t('The game is over.') : '';
}

function moveLabel(chooser: SkylineChooser, move: Move): string {
  const { table, preview } = chooser;
  switch (move.kind) {
    case 'tower':
      return t('Put your skyscraper');
    case 'floor':
      return chooser.view.phase === 'floors' ? t('Put a floor') : t('Build here');
    case 'grow':
    case 'merge': {
      const skyscraper = (preview?.about as unknown as SkylineAboutChange | undefined)?.skyscraper;
      return skyscraper ? t('Raise a skyscraper') : t('Grow and move in');
    }
    case 'swap':
      return t('Swap');
    case 'move':
      return t('Move it there');
    case 'return':
    case 'remove':
      return t('Take it down');
    case 'start':
      return t('Start here');
    case 'advance':
      return table.viewer === move.seat
        ? t('Move your pawn {count}', { count: move.steps as number })
        : t('Move {name} {count}', {
            name: table.name(move.seat as number),
            count: move.steps as number,
          });
    case 'tax':
      return taxLabel(chooser, move.seat as number);
    default:
      return t('Build here');
  }
}

function taxLabel({ table, preview }: SkylineChooser, seat: number): string {
  const amount = (preview?.about as unknown as SkylineAboutTax | undefined)?.amount ?? 0;
  if (seat === table.viewer) return t('Pay {amount} yourself', { amount });
  return t('Tax {name} {amount}', { name: table.name(seat), amount });
}

/** The pale button says what is missing. */
function missing(chooser: SkylineChooser): string {
  const place = chooser.next[0] ?? '';
  if (place[0] === 't') return t('Choose a player');
  if (place[0] === 's') return t('Choose a space');
  if (place[0] === 'p') return t('Choose a pawn');
  const cell = cellOf(place);
  const building = cell && chooser.scene.at(cell);
  return building && chooser.view.phase === 'choose' ? t('Choose a building') : t('Choose a cell');
}

export function buttonFor(chooser: SkylineChooser, act: () => void): Action {
  const { table, move, aimed } = chooser;
  if (table.over) return { label: t('The game is over.'), not: t('The game is over.'), act };
  if (!chooser.choosing) {
    const not = t('It is not your turn.');
    return { label: t('Go on'), not, act };
  }
  if (move) return { label: moveLabel(chooser, move), key: 'Enter', act };
  if (aimed !== null && chooser.next.includes(aimed))
    return { label: t('Choose this one'), key: 'Enter', act };
  const label = missing(chooser);
  const not = sentenceFor(chooser) || cardText(chooser.scene.card?.kind ?? 0);
  return { label, not, act };
}

/** A place in words: where, what stands there, and what the choice means. */
export function placeName(chooser: SkylineChooser, place: Place, chosen: readonly Place[]): string {
  const { table, scene, board } = chooser;
  const seat = Number(place.slice(1));
  if (place[0] === 't') return t('Choose {name}', { name: table.name(seat) });
  if (place[0] === 'p') return t('The pawn of {name}', { name: table.name(seat) });
  if (place[0] === 's') return spaceName(chooser, seat);
  const cell = cellOf(place)!;
  const building = scene.at(cell);
  const only = chooser.steps.only([...chosen, place]);
  if (only?.say && !chosen.length) return `${cellName(cell)}: ${only.say}`;
  if (!building) return t('{cell}, empty', { cell: cellName(cell) });
  return t('{cell}, {building} of {name}, rent {rent}', {
    cell: cellName(cell),
    building: standingName(building),
    name: table.name(building.owner),
    rent:
      chooser.view.buildings?.find((b) => String(b.at) === place)?.rent ??
      board.rent_of_height[1] ??
      0,
  });
}

export function spaceName(chooser: SkylineChooser, space: number): string {
  if (chooser.board.action_spaces?.includes(space)) return t('action space {space}', { space });
  const price = chooser.scene.prices.find((found) => found.space === space);
  if (!price) return t('street space {space}, nothing to pay', { space });
  return t('street space {space}, rent {rent} to {name}', {
    space,
    rent: price.rent,
    name: chooser.table.name(price.owner),
  });
}
