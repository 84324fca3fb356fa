// Whether your record is kept at the server as well, and how far this browser knows what is there.
// Apart from what does it, so that asking costs nothing.

export interface Switch {
  on: boolean;
  /** Which record it is there; empty: none was ever kept. */
  book: string;
  /** Up to when its changes are known here, by the server's clock. */
  until: number;
}

const PLACE = 'borgo-record-there';
const OFF: Switch = { on: false, book: '', until: 0 };

export function readSwitch(): Switch {
  try {
    return { ...OFF, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Switch>) };
  } catch {
    return OFF;
  }
}

export function setSwitch(changes: Partial<Switch>): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...readSwitch(), ...changes }));
  } catch {
    // A browser that keeps nothing has no record either.
  }
}

export const forgetSwitch = (): void => setSwitch(OFF);
