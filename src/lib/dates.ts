const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/**
 * A date as `Nov 05, 2025`, in UTC, so that it is the same wherever the site is built or read. As
 * Intl.DateTimeFormat says it, which takes a phone longer to set up than all else on a page of a list.
 */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  const day = String(date.getUTCDate()).padStart(2, "0");
  return `${MONTHS[date.getUTCMonth()]} ${day}, ${date.getUTCFullYear()}`;
}
