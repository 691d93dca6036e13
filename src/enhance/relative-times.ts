const DAY = 86_400_000;
const YEAR = 365 * DAY;
const UNITS: [string, number][] = [
  ["year", YEAR],
  ["month", YEAR / 12],
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", DAY / 24],
  ["minute", DAY / 1440],
];

/**
 * Creating an Intl.RelativeTimeFormat takes 20 ms on a phone. A time to come, which only previews
 * have, is "just now", as on the day of publication.
 */
export function formatRelative(iso: string, now: number): string {
  const elapsed = now - Date.parse(iso);
  for (const [unit, size] of UNITS) {
    const count = Math.floor(elapsed / size);
    if (count > 0) return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
  }
  return "just now";
}

/** Replaces dates with the attribute `data-relative` by times such as "3 days ago". */
export function initRelativeTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-relative]")) {
    time.textContent = formatRelative(time.dateTime, Date.now());
  }
}
