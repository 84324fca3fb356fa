// The thirteen action cards in words: the name on the card, and what it asks for.
import { t } from '../../words/words.svelte';

const TITLES: Record<number, () => string> = {
  1: () => t('Roll again'),
  2: () => t('Richest on'),
  3: () => t('For the poorest'),
  4: () => t('Lucky dice'),
  5: () => t('Tax for one'),
  6: () => t('Your taxes'),
  7: () => t('Tower down'),
  8: () => t('Swap with me'),
  9: () => t('A free floor'),
  10: () => t('Swap theirs'),
  11: () => t('Move house'),
  12: () => t('Take one down'),
  13: () => t('Yours down'),
};

const TEXTS: Record<number, () => string> = {
  1: () => t('The white die is rolled again, the pawn goes on, and rent is paid if it is due.'),
  2: () =>
    t('The pawn of the richest player goes on 1, 2 or 3 spaces. Its owner pays rent if it is due.'),
  3: () => t('The bank pays 100 to the poorest player, to each of them if several are.'),
  4: () => t('Both dice are rolled; the bank pays ten times their sum.'),
  5: () => t('One player, perhaps you, pays the bank 50 for each own skyscraper on the board.'),
  6: () => t('Who drew the card pays the bank 50 for each own skyscraper on the board.'),
  7: () =>
    t('A skyscraper of the player who has most goes back to the reserve. You choose which one.'),
  8: () => t('One of your houses of one or two floors changes places with one of somebody else.'),
  9: () => t('Put a floor on any empty cell. The architect stays where he is.'),
  10: () => t('Buildings of two other players change places, skyscrapers too.'),
  11: () => t('One of your houses of one or two floors moves to any empty cell.'),
  12: () => t('Any house of one or two floors goes back to its owner, yours too. It must be one.'),
  13: () => t('One of your buildings, even a skyscraper, goes back to your reserve.'),
};

export const cardTitle = (kind: number): string => TITLES[kind]?.() ?? '';
export const cardText = (kind: number): string => TEXTS[kind]?.() ?? '';
