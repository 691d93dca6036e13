/** Whether the visitor has paused the background: remembered for as long as the browser likes. */

const KEY = "background";
const PAUSED = "paused";

export function isPaused(): boolean {
  try {
    return localStorage.getItem(KEY) === PAUSED;
  } catch {
    // Storage can be forbidden; then the choice holds for this page.
    return false;
  }
}

export function rememberPaused(paused: boolean): void {
  try {
    if (paused) localStorage.setItem(KEY, PAUSED);
    else localStorage.removeItem(KEY);
  } catch {}
}
