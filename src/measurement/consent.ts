import { readStorage, writeStorage } from "../lib/storage";

/** The consent is read again before every event, so that a withdrawal takes effect at once. */
export type Consent = "granted" | "declined";

const KEY = "measurement";

/** A choice that the browser could not store is lost when another document is loaded. */
let unstored: Consent | undefined;

/** Whether the browser sends Global Privacy Control, which counts as a refusal: https://www.w3.org/TR/gpc/ */
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
  // The earlier choice is removed first, so that an earlier consent does not remain if storing a
  // refusal fails.
  const isStored = writeStorage("localStorage", KEY) && writeStorage("localStorage", KEY, consent);
  unstored = isStored ? undefined : consent;
  // Dispatches the `storage` event in this tab, because browsers fire this event in other tabs only.
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
}

/** Calls the listener when the consent may have changed, in this tab or in another one. */
export function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  // A page in the back/forward cache gets no storage events, so listeners are also called when the
  // page is shown again.
  addEventListener("pageshow", listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
}
