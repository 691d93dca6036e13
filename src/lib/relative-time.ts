const DAY = 86_400_000;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", DAY / 24],
  ["minute", DAY / 1440],
];

/** How long ago a date is, as `3 days ago`; `now` in milliseconds since 1970. */
export function formatRelative(iso: string, now: number): string {
  const elapsed = Date.parse(iso) - now;
  const format = new Intl.RelativeTimeFormat("en-US");
  for (const [unit, size] of UNITS) {
    if (Math.abs(elapsed) >= size) return format.format(Math.trunc(elapsed / size), unit);
  }
  return "just now";
}
