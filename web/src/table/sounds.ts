// A few short sounds, made when they are needed: wood on wood, a card, points, a bell when it is
// one's turn, and the end. They are off until somebody wants them.
import { settings } from '../settings/settings.svelte';
import type { Table } from './table.svelte';
import type { Told } from './wire-types';

export type SoundName = 'piece' | 'card' | 'points' | 'turn' | 'end';

interface Tone {
  /** In hertz. */
  pitch: number;
  /** Seconds from now, and how long. */
  at: number;
  lasts: number;
  kind: OscillatorType;
  loud: number;
}

const tone = (
  pitch: number,
  at: number,
  lasts: number,
  kind: OscillatorType,
  loud: number,
): Tone => ({
  pitch,
  at,
  lasts,
  kind,
  loud,
});

const SOUNDS: Record<SoundName, Tone[]> = {
  piece: [tone(190, 0, 0.07, 'triangle', 0.9), tone(95, 0.005, 0.09, 'sine', 0.8)],
  card: [tone(1400, 0, 0.03, 'triangle', 0.16), tone(900, 0.025, 0.04, 'triangle', 0.14)],
  points: [tone(660, 0.05, 0.12, 'sine', 0.35), tone(880, 0.13, 0.16, 'sine', 0.3)],
  turn: [tone(784, 0, 0.5, 'sine', 0.4), tone(1568, 0, 0.3, 'sine', 0.12)],
  end: [
    tone(523, 0, 0.3, 'sine', 0.4),
    tone(659, 0.14, 0.3, 'sine', 0.4),
    tone(784, 0.28, 0.6, 'sine', 0.45),
  ],
};
const VOLUME = { off: 0, quiet: 0.12, on: 0.4 };

let context: AudioContext | undefined;

export function play(name: SoundName): void {
  if (settings.sound === 'off') return;
  context ??= new AudioContext();
  const now = context.currentTime + 0.01;
  for (const { pitch, at, lasts, kind, loud } of SOUNDS[name]) {
    const [source, volume] = [context.createOscillator(), context.createGain()];
    source.type = kind;
    source.frequency.value = pitch;
    volume.gain.setValueAtTime(VOLUME[settings.sound] * loud, now + at);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + lasts);
    source.connect(volume).connect(context.destination);
    source.start(now + at);
    source.stop(now + at + lasts);
  }
}

/** What somebody hears of what happened. */
export function soundsOf(table: Table, events: Told[]): void {
  if (table.over) return play('end');
  if (events.length === 0) return;
  if (events.some(({ event }) => event === 'card' || event === 'some-card')) play('card');
  else play('piece');
  if (events.some(({ points }) => typeof points === 'number' && points > 0)) play('points');
  if (table.myTurn && events.some(({ seat }) => seat !== table.viewer))
    setTimeout(() => play('turn'), 250);
}
