import { jsonLd } from "../../src/seo/structured-data";

const HOSTILE = [
  "</script><script>alert(1)</script>",
  "<!-- <script>",
  `"quotes" \\ backslash & ampersand`,
  "line\nbreak\u2028\u2029",
  "🚀 中文",
];

test.each(HOSTILE)("%j comes back as it was written", (headline) => {
  expect(JSON.parse(jsonLd({ headline }))).toEqual({
    "@context": "https://schema.org",
    headline,
  });
});

test.each(HOSTILE)("%j cannot end or open an element", (headline) => {
  expect(jsonLd({ headline, nested: [{ headline }] })).not.toContain("<");
});
