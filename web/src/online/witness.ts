// What this device saw before the first move: the house's seal, and the number it put in itself.
// Only with that a record proves something, since whoever writes a record can write any seal into
// it.

export interface Witness {
  commitment: string;
  seat: number;
  number: string;
  /** When it was seen. */
  at: number;
}

const PLACE = 'borgo-seals';
const MOST = 60; // tables

function all(): Record<string, Witness> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}');
  } catch {
    return {};
  }
}

/** A deal that begins anew has a new seal. */
export function bearWitness(table: string, seen: Omit<Witness, 'at'>): void {
  const { [table]: _, ...others } = all();
  const last = Object.entries(others).slice(-MOST);
  try {
    const kept = { ...Object.fromEntries(last), [table]: { ...seen, at: Date.now() } };
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Then the record must do.
  }
}

export const witnessOf = (table: string): Witness | null => all()[table] ?? null;
