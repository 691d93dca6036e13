/** A date as `Nov 05, 2025`, in UTC, so that it is the same wherever the site is built or read. */
export function formatDate(iso: string): string {
  return new Intl.DateTimeFormat("en-US", {
    day: "2-digit",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(iso));
}
