import { readStorage, writeStorage } from "../lib/storage";

/**
 * Stores whether the visitor has paused the background. If the browser forbids storage, the choice is
 * lost with the next document.
 */
const KEY = "background";
const PAUSED = "paused";

export const isPaused = (): boolean => readStorage("localStorage", KEY) === PAUSED;

export function rememberPaused(paused: boolean): void {
  writeStorage("localStorage", KEY, paused ? PAUSED : undefined);
}
