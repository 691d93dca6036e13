const MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

/**
 * Formats a date as `Nov 05, 2025`, in UTC. Creating an Intl.DateTimeFormat would take longer than
 * rendering a list page.
 */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  const day = String(date.getUTCDate()).padStart(2, "0");
  const month = date.getUTCMonth() * 3;
  return `${MONTHS.slice(month, month + 3)} ${day}, ${date.getUTCFullYear()}`;
}

/** Replaces {minutes} in a text such as "{minutes} min read". */
export const readingTime = (pattern: string, minutes: number) =>
  pattern.replace("{minutes}", String(minutes));
