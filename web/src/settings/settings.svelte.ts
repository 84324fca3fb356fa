// What the person at this device has chosen, kept in the browser. Each change acts at once.
import { isPrinting } from '../shell/printing.svelte';
import { deviceLanguage, speak, type Language } from '../words/words.svelte';

export type Light = 'day' | 'night' | 'device';
export type Motion = 'full' | 'quick' | 'none';
export type Sound = 'off' | 'quiet' | 'on';

/** How somebody last set a game's table: offered again. */
export interface LastTable {
  seats: { player: string; name: string }[];
  options: Record<string, string>;
  /** Files of one's own by the name of the data: what they are called, and their text. */
  data?: Record<string, OwnFile>;
}

export interface OwnFile {
  file: string;
  text: string;
}

export interface Settings {
  language: Language;
  light: Light;
  motion: Motion;
  sound: Sound;
  /** Offered for people at this device, the first for a person alone. */
  names: string[];
  last: Record<string, LastTable>;
  /** The steps of each game's lesson that are done. */
  learnt: Record<string, number[]>;
  /** What became of puzzles, by their names, and of those of a day. */
  puzzles: Record<string, 'solved' | 'missed'>;
  puzzleDays: Record<number, 'solved' | 'missed'>;
  /** At tables online: whether others' lines are shown, and whose are not. */
  chat: boolean;
  hidden: string[];
  /** The browser says when it is one's turn and the page lies behind others. */
  notify: boolean;
  /** How many playouts a decision is judged with when one looks back. */
  judge: number;
}

const KEY = 'borgo-settings';

function defaults(): Settings {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    language: deviceLanguage(),
    light: 'device',
    motion: still ? 'none' : 'full',
    sound: 'off',
    names: [],
    last: {},
    learnt: {},
    puzzles: {},
    puzzleDays: {},
    chat: true,
    hidden: [],
    notify: false,
    judge: 300,
  };
}

function read(): Settings {
  try {
    return { ...defaults(), ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return defaults();
  }
}

export const settings: Settings = $state(read());

const night = matchMedia('(prefers-color-scheme: dark)');
let device = $state(night.matches);
night.addEventListener('change', () => (device = night.matches));

export const isNight = (): boolean =>
  settings.light === 'night' || (settings.light === 'device' && device);

/** A time of the visual language, as the person wants it. */
export function pace(milliseconds: number): number {
  return { full: milliseconds, quick: milliseconds / 2, none: 0 }[settings.motion];
}

/** Keeps and applies the settings from now on. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
    $effect(() => {
      document.documentElement.dataset.theme = isNight() && !isPrinting() ? 'dark' : 'light';
      document.documentElement.dataset.motion = settings.motion;
    });
    $effect(() => void speak(settings.language));
  });
}
