// How pieces come: Svelte transitions with the times of the visual language. Only transform and
// opacity move.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { pace } from '../settings/settings.svelte';

/** A piece falls into its place from so high. */
export function drop(
  _: Element,
  { height = 24, duration = 260, delay = 0 } = {},
): TransitionConfig {
  return {
    delay: pace(delay),
    duration: pace(duration),
    easing: cubicOut,
    css: (done, left) =>
      `transform: translateY(${-left * height}px); opacity: ${Math.min(1, done * 3)}`,
  };
}
