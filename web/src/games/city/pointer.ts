// Moving the window by hand: drag with mouse or finger, wheel, two fingers. A drag that began on a
// target is no click on it.
import type { Lawn } from './lawn.svelte';

const SLOP = 6; // a hand is never quite still

export function handle(board: HTMLElement, lawn: Lawn): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = false;
  let travelled = 0;
  let apart = 0;

  const spread = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const inBoard = (x: number, y: number): [number, number] => {
    const box = board.getBoundingClientRect();
    return [x - box.left, y - box.top];
  };

  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (fingers.size === 0) {
      moved = false;
      travelled = 0;
    }
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    apart = spread();
  }
  function move(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    travelled += Math.hypot(dx, dy);
    if (!moved && travelled < SLOP) return;
    moved = true;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    lawn.move(dx / fingers.size, dy / fingers.size);
    const now = spread();
    if (apart && now) {
      const [a, b] = [...fingers.values()] as [{ x: number; y: number }, { x: number; y: number }];
      lawn.zoom(now / apart, ...inBoard((a.x + b.x) / 2, (a.y + b.y) / 2));
    }
    apart = now;
  }
  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    apart = spread();
  }
  function wheel(event: WheelEvent): void {
    event.preventDefault();
    lawn.zoom(Math.exp(-event.deltaY * 0.0015), ...inBoard(event.clientX, event.clientY));
  }
  function click(event: MouseEvent): void {
    if (moved) event.stopPropagation();
    moved = false;
  }

  board.style.touchAction = 'none';
  board.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  board.addEventListener('wheel', wheel, { passive: false });
  board.addEventListener('click', click, { capture: true });
  return () => {
    board.removeEventListener('pointerdown', down);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', up);
    board.removeEventListener('wheel', wheel);
    board.removeEventListener('click', click, { capture: true });
  };
}
