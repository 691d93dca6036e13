import { formatRelative } from "../lib/relative-time";

/** Turns the absolute dates that the HTML carries into relative ones: `<time data-relative>`. */
export function showRelativeTimes(root: ParentNode = document, now = Date.now()) {
  for (const time of root.querySelectorAll<HTMLTimeElement>("time[data-relative]")) {
    time.textContent = formatRelative(time.dateTime, now);
  }
}
