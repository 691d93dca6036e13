import { formatRelative } from "../lib/relative-time";

/** Replaces absolute dates in `<time data-relative>` by relative dates. */
export function showRelativeTimes(root: ParentNode = document, now = Date.now()) {
  for (const time of root.querySelectorAll<HTMLTimeElement>("time[data-relative]")) {
    time.textContent = formatRelative(time.dateTime, now);
  }
}
