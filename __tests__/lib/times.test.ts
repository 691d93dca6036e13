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
  ["2025-11-21T11:59:31Z", "just now"],
  ["2025-11-21T11:59:00Z", "1 minute ago"],
  ["2025-11-20T12:20:00Z", "23 hours ago"],
  ["2025-11-20T12:00:00Z", "1 day ago"],
  ["2025-10-21T08:00:00Z", "1 month ago"],
])("the time %s relative to now is formatted as '%s'", (iso, text) => {
  expect(formatRelative(iso, NOW)).toBe(text);
});

test.each([
  ["minute", MINUTE, 59],
  ["hour", 60 * MINUTE, 23],
  ["day", DAY, 6],
  ["week", 7 * DAY, 4],
  ["month", 30 * DAY, 12],
  ["year", 365 * DAY, 30],
] as const)(
  "relative times have the same format as the output of Intl.RelativeTimeFormat (unit: %s)",
  (unit, size, most) => {
    const format = new Intl.RelativeTimeFormat("en-US");
    for (const count of [-most, -2, -1, 1, 2, most]) {
      const iso = new Date(NOW + count * size).toISOString();
      expect(formatRelative(iso, NOW)).toBe(format.format(count, unit));
    }
  },
);
