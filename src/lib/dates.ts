const DAY = 86_400_000;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", DAY / 24],
  ["minute", DAY / 1440],
];

let dateFormat: Intl.DateTimeFormat | undefined;

/** A date as `Nov 05, 2025`, in UTC, so that it is the same wherever the site is built or read. */
export function formatDate(iso: string): string {
  // Made once, as making it takes longer than all else on a page of a list.
  dateFormat ??= new Intl.DateTimeFormat("en-US", {
    day: "2-digit",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return dateFormat.format(new Date(iso));
}

/** How long ago a date is, as `3 days ago`; `now` in milliseconds since 1970. */
export function formatRelative(iso: string, now: number): string {
  const elapsed = Date.parse(iso) - now;
  const format = new Intl.RelativeTimeFormat("en-US");
  for (const [unit, size] of UNITS) {
    if (Math.abs(elapsed) >= size) return format.format(Math.trunc(elapsed / size), unit);
  }
  return "just now";
}
