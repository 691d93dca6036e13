import { element, toXml } from "../../src/feeds/xml";
import { fc } from "../support/random";
import { parseXml } from "../support/xml";

/** A text as an element and as an attribute, written and read again. */
function roundTrip(text: string): (string | null)[] {
  const { documentElement } = parseXml(toXml(element("a", { b: text }, text)));
  return [documentElement.textContent, documentElement.getAttribute("b")];
}

test.each([
  "Ads & <b>more</b>",
  "AT&amp;T stays as it was written",
  "]]> and again ]]>",
  "<![CDATA[ no ]]>",
  `"quotes" and 'others'`,
  "🚀 مرحبا 中文 é",
  "tab\there, return\r\nthere",
  "--> <!-- <?xml ?> &#0; &unknown;",
])("%j comes back as it was written", (text) => {
  expect(roundTrip(text)[0]).toBe(text);
  // In an attribute, and only there, a line feed is a space.
  expect(roundTrip(text)[1]).toBe(text.replace("\n", " "));
});

test.each([
  ["a control character", "a\u0000\u0008\u001bb", "ab"],
  ["half an emoji", "a\ud83db", "ab"],
  ["a code that is no character", "a\uffff\ufffeb", "ab"],
])("%s, which XML cannot hold, is left out", (_what, text, left) => {
  expect(roundTrip(text)).toEqual([left, left]);
});

test("any text makes an element with that text and nothing else", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const { documentElement } = parseXml(toXml(element("a", { b: text }, text)));
      expect(documentElement.children).toHaveLength(0);
      expect(documentElement.attributes).toHaveLength(1);
    }),
  );
});

test("elements stand one in another, in order", () => {
  const xml = toXml(element("a", { n: 1 }, [element("b", {}), element("c", {}, "text")]));
  const { documentElement } = parseXml(xml);
  expect([...documentElement.children].map(({ tagName }) => tagName)).toEqual(["b", "c"]);
  expect(xml.startsWith('<?xml version="1.0" encoding="utf-8"?>\n<a n="1">')).toBe(true);
});
