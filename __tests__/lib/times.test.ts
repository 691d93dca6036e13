import { formatRelative } from "../../src/enhance/relative-times";
import { formatDate } from "../../src/lib/times";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

test("formatDate formats dates like Intl.DateTimeFormat", () => {
  const format = new Intl.DateTimeFormat("en-US", {
    day: "2-digit",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  for (let days = 0; days < 800; days++) {
    const date = new Date(Date.UTC(2023, 11, 30, 12) + days * DAY);
    expect(formatDate(date.toISOString())).toBe(format.format(date));
  }
});

const NOW = Date.parse("2025-11-21T12:00:00Z");

test.each([
  [0.5 * MINUTE, "just now"],
  [MINUTE, "1 minute ago"],
  [DAY - MINUTE, "23 hours ago"],
  [DAY, "1 day ago"],
  [29 * DAY, "4 weeks ago"],
  [31 * DAY, "1 month ago"],
  [362 * DAY, "11 months ago"],
  [365 * DAY, "1 year ago"],
  [800 * DAY, "2 years ago"],
  [-3 * DAY, "just now"],
])("%i ms after a time, the time is formatted as '%s'", (elapsed, text) => {
  expect(formatRelative(new Date(NOW - elapsed).toISOString(), NOW)).toBe(text);
});
