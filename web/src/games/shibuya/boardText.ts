// The crossing in words, line by line, for those who can't see it: the rows of squares with who
// stands there, who waits where, and the doors. Rows and columns are those of the notation.
import { t } from '../../words/words.svelte';
import type { ShibuyaChooser } from './chooser.svelte';
import { squareName } from './words';

export function boardText(chooser: ShibuyaChooser): string[] {
  return [...rows(chooser), waiting(chooser), ...doors(chooser)].filter(Boolean);
}

function rows({ view }: ShibuyaChooser): string[] {
  const standing = new Map(
    view.pedestrians.flatMap((one) => (Array.isArray(one.at) ? [[String(one.at), one.name]] : [])),
  );
  return view.squares.map((letters, row) => {
    const squares = [...letters].map((kind, column) => {
      const name = standing.get(`${row},${column}`);
      const square = squareName(kind);
      return name ? t('{square} with {name}', { square, name }) : square;
    });
    return t('Row {row}: {squares}', { row, squares: squares.join(', ') });
  });
}

function waiting({ view }: ShibuyaChooser): string {
  const names = view.pedestrians.filter((one) => one.at === null).map((one) => one.name);
  return names.length ? t('Waiting outside: {names}', { names: names.join(', ') }) : '';
}

function doors({ view, board }: ShibuyaChooser): string[] {
  return (['red', 'blue'] as const).map((colour) => {
    const told = board.goals.flatMap((goal, index) => {
      if (goal.colour !== colour) return [];
      const door = view.doors[index]!;
      if (door.is === 'shut') return [t('{goal} shut', { goal: goal.goal })];
      return door.pedestrian
        ? [t('{goal} with {name}', { goal: goal.goal, name: door.pedestrian })]
        : [t('{goal} open', { goal: goal.goal })];
    });
    const doors = told.join(', ');
    return colour === 'red'
      ? t('Red’s doors: {doors}', { doors })
      : t('Blue’s doors: {doors}', { doors });
  });
}
