import { attr, one } from "../support/html";
import { quoteOf } from "../support/remark";

test.each([
  ["Days 0, 1, 3, 5, 7", ["0%", "14.3%", "42.9%", "71.4%", "100%"]],
  ["Hours 1, 24, 72", ["1.4%", "33.3%", "100%"]],
])(
  "below the times %s, an article draws a rising line with a dot and a number for each time, at distances that are to scale",
  async (times, positions) => {
    const quote = await quoteOf(`**${times}**`);
    expect(one(quote, "strong").text).toBe(times);
    const dots = quote.querySelectorAll("circle");
    expect(dots.map((dot) => attr(dot, "cx"))).toEqual(positions);
    expect(dots.map((dot) => Number.parseFloat(attr(dot, "cy")))).toEqual(
      positions.map((position) => expect.closeTo(100 - Number.parseFloat(position), 5)),
    );
    expect(quote.querySelectorAll("text").map((label) => attr(label, "x"))).toEqual(positions);
    expect(quote.querySelectorAll("text").map(({ text }) => text)).toEqual(times.match(/\d+/g));
  },
);

test("a timeline leaves out a number that would overlap the number before it, and keeps its dot", async () => {
  const quote = await quoteOf("**Days 0, 1, 3, 60, 62, 100**");
  expect(quote.querySelectorAll("circle")).toHaveLength(6);
  expect(quote.querySelectorAll("text").map(({ text }) => text)).toEqual(["0", "60", "100"]);
});

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
