// What is being shown of the last move: somebody walks square by square, at the end maybe through a
// door. The position is the new one already; the walker is only drawn where he still is.
import type { ShibuyaToldHome, ShibuyaToldWalk } from '../../../types/shibuya';
import type { Point } from '../../draw/base';
import { pace } from '../../settings/settings.svelte';
import type { Cell, Entry } from '../../table/wire-types';
import type { ShibuyaChooser } from './chooser.svelte';

const DISC = 200; // an opponent's pedestrian is shown first
const LIFT = 120;
const STEP = 140;

export interface Walker {
  pedestrian: string;
  /** Gets home with this walk. */
  home: boolean;
  /** Where his foot is, from the beginning to the end. */
  feet: Point[];
  delay: number;
  duration: number;
}

export class Motion {
  walker = $state.raw<Walker | null>(null);
  /** Kept when the last move has been shown to the end. */
  shown: Promise<void> = Promise.resolve();
  readonly #chooser: ShibuyaChooser;
  #told: Entry[] = [];
  #timer?: ReturnType<typeof setTimeout>;

  constructor(chooser: ShibuyaChooser) {
    this.#chooser = chooser;
  }

  /** After every change of the position. */
  begin(): void {
    const { happened } = this.#chooser.table;
    if (happened === this.#told) return;
    this.#told = happened;
    clearTimeout(this.#timer);
    const walker = this.#find(happened);
    this.walker = walker;
    this.shown = new Promise((resolve) => {
      if (!walker) return resolve();
      this.#timer = setTimeout(() => {
        this.walker = null;
        resolve();
      }, walker.delay + walker.duration);
    });
  }

  #find(happened: Entry[]): Walker | null {
    const told = happened
      .flatMap((entry) => entry.events ?? [])
      .filter((event) => event.event === 'walk' || event.event === 'home')
      .at(-1);
    if (!told || pace(1) === 0) return null;
    const walk = told as unknown as ShibuyaToldWalk | ShibuyaToldHome;
    const { scene, table } = this.#chooser;
    const feet = walk.path.map((square: Cell) => scene.footOn(square));
    if (walk.from === 'outside') feet.unshift(scene.footWaiting(walk.pedestrian));
    if (walk.event === 'home') feet.push(scene.footHome(walk.goal));
    return {
      pedestrian: walk.pedestrian,
      home: walk.event === 'home',
      feet,
      delay: pace(walk.seat === table.viewer ? 0 : DISC),
      duration: pace(LIFT + STEP * (feet.length - 1)),
    };
  }
}

/** The keyframes of a walk: up, from foot to foot, down; who gets home is drawn smaller there. */
export function walkFrames({ feet, duration }: Walker, lift: number, scale: number): Keyframe[] {
  const share = pace(LIFT) / duration;
  const last = feet.length - 1;
  const put = ([x, y]: Point, up: number, size = 1): string =>
    `translate(${x}px, ${y - up}px) scale(${size})`;
  return [
    { offset: 0, transform: put(feet[0]!, 0) },
    ...feet.map((foot, index) => ({
      offset: share + (1 - share) * (last ? index / last : 1),
      transform: put(foot, index === last ? 0 : lift, index === last ? scale : 1),
    })),
  ];
}
