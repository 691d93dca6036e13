import { readStorage, writeStorage } from "../lib/storage";

/**
 * The visitor's choice. The site reads it before every analytics event, so that no event follows a
 * withdrawal.
 */
export type Consent = "granted" | "declined";

const KEY = "measurement";

/**
 * The visitor's choice, if the browser could not store it. The choice is lost when another document
 * loads.
 */
let unstored: Consent | undefined;

/** Global Privacy Control counts as a refusal: https://www.w3.org/TR/gpc/ */
export const isOptedOut = (): boolean =>
  (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl ===
  true;

function stored(): Consent | undefined {
  const value = readStorage("localStorage", KEY);
  return value === "granted" || value === "declined" ? value : undefined;
}

export const getConsent = (): Consent | undefined =>
  isOptedOut() ? "declined" : (unstored ?? stored());

export function setConsent(consent: Consent): void {
  // The earlier consent is removed first, so that it does not remain if storing the refusal fails.
  const isStored = writeStorage("localStorage", KEY) && writeStorage("localStorage", KEY, consent);
  unstored = isStored ? undefined : consent;
  // Browsers fire the `storage` event only in other tabs, so this tab dispatches its own event.
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
}

/** Calls the listener when the consent may have changed in any tab. */
export function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  // A page in the back/forward cache misses `storage` events.
  addEventListener("pageshow", listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
}
