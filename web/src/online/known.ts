// Whether this browser has been somebody at a table before, without loading what makes it so.
export function isKnownHere(): boolean {
  try {
    return localStorage.getItem('borgo-person') !== null;
  } catch {
    return false;
  }
}
