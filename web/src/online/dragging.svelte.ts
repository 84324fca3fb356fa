// A plate that is dragged onto another one: which, how far, and where it would be let go.

const FAR = 8; // less is a click

export class Dragging {
  /** The plate that is held, and the one below it. */
  at = $state<number | null>(null);
  over = $state<number | null>(null);
  moved = $state({ x: 0, y: 0 });
  /** It has been dragged: what follows is no click. */
  far = $state(false);
  #from = { x: 0, y: 0 };

  /** On a phone the list scrolls; only a plate's sign can be dragged. */
  grip(event: PointerEvent, at: number): void {
    this.far = false;
    if (event.button !== 0) return;
    const target = event.target as HTMLElement;
    if (event.pointerType !== 'mouse' && !target.closest('.sign')) return;
    this.at = at;
    this.#from = { x: event.clientX, y: event.clientY };
    this.moved = { x: 0, y: 0 };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  drag(event: PointerEvent, plates: HTMLElement[]): void {
    if (this.at === null) return;
    this.moved = { x: event.clientX - this.#from.x, y: event.clientY - this.#from.y };
    if (Math.hypot(this.moved.x, this.moved.y) > FAR) this.far = true;
    const found = plates.findIndex((plate, at) => at !== this.at && holds(plate, event));
    this.over = this.far && found >= 0 ? found : null;
  }

  /** The two that change places, if there are two. */
  drop(): [number, number] | null {
    const { at, over } = this;
    this.at = this.over = null;
    this.moved = { x: 0, y: 0 };
    return at !== null && over !== null ? [at, over] : null;
  }
}

function holds(plate: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = plate.getBoundingClientRect();
  return clientX > left && clientX < right && clientY > top && clientY < bottom;
}
