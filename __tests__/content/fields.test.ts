import { z } from "zod";
import { readJson } from "../../src/content/read/json";
import { checkSchema } from "../../src/content/read/schema";
import { formatProblem } from "../../src/content/report";
import { isoDate, line, sitePath, slug } from "../../src/content/types/fields";
import { site } from "../../src/content/types/site";

/** Each wrong value and the value that the message suggests; empty if it suggests none. */
describe.each<[field: string, schema: z.ZodType, values: [wrong: string, suggested: string][]]>([
  [
    "slug",
    slug,
    [
      ["", ""],
      ["My First Post", "my-first-post"],
      ["Ünïcode", "unicode"],
      ["../../../escaped", "escaped"],
      ["-a-", "a"],
    ],
  ],
  [
    "path of a page",
    sitePath,
    [
      ["services", "/services"],
      ["./services", "/services"],
      ["/services/#paid-ads", "/services#paid-ads"],
      ["/contact?about=growth", "/contact"],
      ["https://steepline.example/services", ""],
      ["mailto:a@b.example", ""],
      ["//evil.example", ""],
      ["/../x", ""],
    ],
  ],
  [
    "origin",
    site.entry.shape.url,
    [
      ["https://Acme.com", "https://acme.com"],
      ["http://acme.com/x", "https://acme.com"],
      ["acme.com/", "https://acme.com"],
      ["https://bücher.example", "https://xn--bcher-kva.example"],
      ["https://a b", ""],
      ["https://a_b.example", ""],
    ],
  ],
  [
    "telephone number",
    site.entry.shape.contact.shape.whatsapp,
    [
      ["+44 (0) 7700 900123", "+44 7700 900123"],
      ["+0044 7700 900123", "+44 7700 900123"],
      ["0044 7700 900123", "+44 7700 900123"],
      ["+1.555.010.0199", "+1 555 010 0199"],
      ["+-------", ""],
      ["+1234567890123456", ""],
    ],
  ],
  [
    "email address",
    site.entry.shape.contact.shape.email,
    [
      ["mailto:a@b.example", "a@b.example"],
      ["a@b", ""],
    ],
  ],
  [
    "Telegram handle",
    site.entry.shape.contact.shape.telegram,
    [
      ["https://t.me/steepline", "@steepline"],
      ["steepline", "@steepline"],
      ["@a b c d", ""],
    ],
  ],
])("%s", (_, schema, values) => {
  test.each(values)("the content check rejects %j, and suggests %j", (wrong, suggested) => {
    const message = schema.safeParse(wrong).error?.issues[0]?.message ?? "";
    expect(message).toMatch(/^is .+\. Fix: .{5,}/);
    const said = message.replace(/.*Fix: (write )?/, "");
    expect([wrong, schema.safeParse(said).success]).toEqual([wrong, suggested !== ""]);
    if (suggested) expect(said).toBe(suggested);
  });
});

test.each(["index", "404"])(
  "the content check rejects the slug %s, a page that hosts serve at another address",
  (reserved) => {
    expect(slug.safeParse(reserved).success).toBe(false);
    expect(slug.safeParse(`${reserved}-x`).success).toBe(true);
  },
);

test("the content check rejects a slug of more than 80 characters", () => {
  expect(slug.safeParse("x".repeat(81)).success).toBe(false);
});

test.each(["x", "a\u00a0b", "a\tb", "😀", "<b> & </script>"])(
  "the content check accepts %j as a line of text",
  (text) => expect(line(60).safeParse(text).success).toBe(true),
);

test.each(["", " ", " a", "a\nb", "a\u0000", "a\u2028b", "\ud83d", "x".repeat(61)])(
  "the content check rejects %j as the value of a one-line text, and suggests a fix",
  (text) => {
    const { source } = readJson(JSON.stringify({ name: text }), "x.json");
    const problems = source ? checkSchema(z.object({ name: line(60) }), source) : [];
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(/^x\.json:1:9 name: (is|has|starts) .+\. Fix: .+/),
    ]);
  },
);

test.each([
  "1990-01-01",
  "2025-11-20",
  "2024-02-29",
  "2025-11-20T08:00:00Z",
  "2025-11-20T23:59:59+14:00",
])("the content check accepts %s as a date", (text) =>
  expect(isoDate.safeParse(text).success).toBe(true),
);

test.each([
  "",
  "1989-12-31",
  "2025-02-29",
  "2025-13-45",
  "2025-11-20T24:00:00Z",
  "2025-11-20T08:00:00",
  "2025-11-20 08:00:00Z",
  "20.11.2025",
  "2025-11-20T08:00:00+99:99",
])("the content check rejects %j as a date, and suggests a fix", (text) => {
  const [issue] = isoDate.safeParse(text).error?.issues ?? [];
  expect(issue?.message).toMatch(/^is .+\. Fix: .+/);
});
