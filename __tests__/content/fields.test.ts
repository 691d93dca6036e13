import { isoDate, line, slug } from "../../src/content/types/fields";

describe("slug", () => {
  test.each([
    ["", "my-first-post"],
    ["My First Post", "my-first-post"],
    ["Ünïcode", "unicode"],
    ["../../../escaped", "escaped"],
    ["-a-", "a"],
  ])("the content check rejects %j as a slug, and suggests %s", (text, suggestion) => {
    const [issue] = slug.safeParse(text).error?.issues ?? [];
    expect(issue?.message).toBe(
      `is not a slug. Fix: use lower-case letters, digits and single hyphens, as in ${suggestion}`,
    );
    expect(slug.safeParse(suggestion).success).toBe(true);
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
});

describe("line", () => {
  test.each(["x", "a\u00a0b", "a\tb", "😀", "<b> & </script>"])(
    "the content check accepts %j as a line of text",
    (text) => expect(line(60).safeParse(text).success).toBe(true),
  );

  test.each(["", " ", " a", "a\nb", "a\u0000", "a\u2028b", "\ud83d", "x".repeat(61)])(
    "the content check rejects %j as the value of a one-line text, and suggests a fix",
    (text) => {
      const [issue] = line(60).safeParse(text).error?.issues ?? [];
      expect(issue?.message).toMatch(/^(is|has|starts) .+\. Fix: .+/);
    },
  );
});

describe("isoDate", () => {
  test.each(["2025-11-20", "2024-02-29", "2025-11-20T08:00:00Z", "2025-11-20T23:59:59+14:00"])(
    "the content check accepts %s as a date",
    (text) => expect(isoDate.safeParse(text).success).toBe(true),
  );

  test.each([
    "",
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
});
