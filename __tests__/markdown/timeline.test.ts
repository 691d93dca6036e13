import { attr, one } from "../support/html";
import { quoteOf } from "../support/remark";

test.each([
  [
    "Days 0, 1, 3, 5, 7",
    "M0 20h.01",
    "M0 20h.01M14.3 17.14h.01M42.9 11.43h.01M71.4 5.71h.01M100 0h.01",
  ],
  ["Hours 1, 24, 72", "M1.4 19.72h.01", "M1.4 19.72h.01M33.3 13.33h.01M100 0h.01"],
])(
  "below the times %s, an article draws a timeline with a dot for each time, at distances that are to scale",
  async (times, first, dots) => {
    const quote = await quoteOf(`**${times}**`);
    expect(one(quote, "strong").text).toBe(times);
    expect(quote.querySelectorAll("path").map((path) => attr(path, "d"))).toEqual([
      "M0 20L100 0",
      dots,
      first,
    ]);
  },
);

test.each([
  "Days 0, 1, 3",
  "**Days 7**",
  "**Days 3, 1**",
  "**Days 3, 3**",
  "**Days 0, 0**",
  `**Days 1, ${"9".repeat(400)}**`,
  "**Costs $1, 000**",
  "**1, 2, 3**",
  "**Days 1, 2, *3***",
])("below a block quote with %s, an article draws no timeline", async (text) => {
  expect((await quoteOf(text)).querySelector("svg")).toBeNull();
});

test("screen readers skip the drawn timeline, and the article still shows the text below the times", async () => {
  const quote = await quoteOf("**Days 0, 1, 3**\n>\n> More text");
  expect(attr(one(quote, "svg"), "aria-hidden")).toBe("true");
  expect(quote.querySelectorAll("p").map((text) => text.text)).toEqual([
    "Days 0, 1, 3",
    "More text",
  ]);
});
