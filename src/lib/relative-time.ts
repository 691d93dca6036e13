// In a file of its own: the script of the first view has this and nothing else of times.ts.
const DAY = 86_400_000;
const UNITS: [string, number][] = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", DAY / 24],
  ["minute", DAY / 1440],
];

/**
 * How long ago a date is, as `3 days ago`, or how far ahead; `now` in milliseconds since 1970. As
 * Intl.RelativeTimeFormat says it, which takes 20 ms to set up: a long task on a phone.
 */
export function formatRelative(iso: string, now: number): string {
  const elapsed = now - Date.parse(iso);
  for (const [unit, size] of UNITS) {
    const count = Math.trunc(Math.abs(elapsed) / size);
    if (count === 0) continue;
    const time = `${count} ${unit}${count === 1 ? "" : "s"}`;
    return elapsed > 0 ? `${time} ago` : `in ${time}`;
  }
  return "just now";
}
