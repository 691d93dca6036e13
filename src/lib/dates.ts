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
