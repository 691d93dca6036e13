import { readStorage, writeStorage } from "../lib/storage";

/**
 * Key of localStorage that stores whether the visitor has paused the background. If the browser
 * forbids storage, the choice is lost when the browser loads another document.
 */
const KEY = "background";
const PAUSED = "paused";

export const isPaused = (): boolean => readStorage("localStorage", KEY) === PAUSED;

export function rememberPaused(paused: boolean): void {
  writeStorage("localStorage", KEY, paused ? PAUSED : undefined);
}
