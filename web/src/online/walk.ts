// Arrow keys between the parts of a page that can be gone to: left and right in their order, up and
// down to the nearest in the next row.
export function walk(event: KeyboardEvent, root: HTMLElement): void {
  const target = event.target as HTMLElement;
  if (event.altKey || event.ctrlKey || event.metaKey || target.closest('input, select, textarea'))
    return;
  const stops = [...root.querySelectorAll<HTMLElement>('[data-stop]')];
  const here = stops.indexOf(target.closest<HTMLElement>('[data-stop]')!);
  const next = nextOf(stops, here, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextOf(stops: HTMLElement[], here: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowRight') return stops[here + 1];
  if (key === 'ArrowLeft') return stops[here - 1];
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  if (here < 0) return stops[0];
  const from = middle(stops[here]!);
  const way = key === 'ArrowDown' ? 1 : -1;
  const far = (stop: HTMLElement): number => {
    const at = middle(stop);
    return Math.abs(at.y - from.y) * 3 + Math.abs(at.x - from.x);
  };
  return stops
    .filter((stop) => (middle(stop).y - from.y) * way > 20)
    .sort((one, other) => far(one) - far(other))[0];
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
