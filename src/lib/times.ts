/** How dates and durations are written, on pages and in the browser. */

const MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

/**
 * A date as `Nov 05, 2025`, in UTC, so that it is the same wherever the site is built or read. As
 * Intl.DateTimeFormat says it, which takes a phone longer to set up than all else on a page of a list.
 */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  const day = String(date.getUTCDate()).padStart(2, "0");
  const month = date.getUTCMonth() * 3;
  return `${MONTHS.slice(month, month + 3)} ${day}, ${date.getUTCFullYear()}`;
}

/** How long a post takes to read; the pattern has {minutes} where the number goes. */
export const readingTime = (pattern: string, minutes: number) =>
  pattern.replace("{minutes}", String(minutes));
