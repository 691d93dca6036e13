/**
 * Whether the visitor lets us count what they use: remembered for as long as the browser likes, and
 * asked anew before every event, so that a no holds at once, also one said in another tab.
 */
export type Consent = "granted" | "declined";

const KEY = "measurement";

/** What could not be stored holds for this page. */
let unstored: Consent | undefined;

/** Whether the browser says no for its visitor, to everybody: https://www.w3.org/TR/gpc/ */
export const isOptedOut = (): boolean =>
  (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl ===
  true;

function stored(): Consent | undefined {
  try {
    const value = localStorage.getItem(KEY);
    return value === "granted" || value === "declined" ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What the visitor has chosen; undefined while they have not. */
export const getConsent = (): Consent | undefined =>
  isOptedOut() ? "declined" : (unstored ?? stored());

export function setConsent(consent: Consent): void {
  try {
    // First: where there is no room for a no, a yes must not be what is left.
    localStorage.removeItem(KEY);
    localStorage.setItem(KEY, consent);
    unstored = undefined;
  } catch {
    unstored = consent;
  }
  // This tab hears what the others hear by themselves.
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
}

/** Calls back when the choice may have changed, here or in another tab, until it is ended. */
export function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  // A page that the browser had kept hears nothing of what was chosen meanwhile.
  addEventListener("pageshow", listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
}
