import { jsonLd } from "../../src/seo/structured-data";

const HOSTILE = [
  "</script><script>alert(1)</script>",
  "<!-- <script>",
  `"quotes" \\ backslash & ampersand`,
  "line\nbreak\u2028\u2029",
  "🚀 中文",
];

test.each(HOSTILE)("JSON-LD keeps the text %j unchanged", (headline) => {
  expect(JSON.parse(jsonLd({ headline }))).toEqual({
    "@context": "https://schema.org",
    headline,
  });
});

test.each(HOSTILE)("JSON-LD with the text %j contains no HTML tag", (headline) => {
  expect(jsonLd({ headline, nested: [{ headline }] })).not.toContain("<");
});
