import { parse } from "node-html-parser";
import { attr, one } from "../support/html";
import { htmlOfPage, quoteOf } from "../support/remark";

test.each([
  ["Days 0, 1, 3, 5, 7", ["0%", "14.3%", "42.9%", "71.4%", "100%"]],
  ["Hours 1, 24, 72", ["1.4%", "33.3%", "100%"]],
])(
  "below the times %s, an article draws a rising line with a dot and a number for each time, at distances that are to scale",
  async (times, positions) => {
    const quote = await quoteOf(`**${times}**`);
    expect(one(quote, "strong").text).toBe(times);
    const line = one(quote, "line");
    expect(["x1", "y1", "x2", "y2"].map((name) => attr(line, name))).toEqual([
      "0%",
      "100%",
      "100%",
      "0%",
    ]);
    const dots = quote.querySelectorAll("circle").reverse();
    expect(dots.map((dot) => attr(dot, "cx"))).toEqual(positions);
    expect(dots.map((dot) => Number.parseFloat(attr(dot, "cy")))).toEqual(
      positions.map((position) => expect.closeTo(100 - Number.parseFloat(position), 5)),
    );
    const labels = quote.querySelectorAll("text");
    expect(labels.map((label) => attr(label, "x"))).toEqual(positions);
    expect(labels.map(({ text }) => text)).toEqual(times.match(/\d+/g));
    expect(attr(labels.at(-1), "text-anchor")).toBe("end");
  },
);

test("the first dot of a timeline is coral, and no other dot covers it", async () => {
  const dots = (await quoteOf("**Days 0, 1, 90**")).querySelectorAll("circle");
  expect(dots.map((dot) => attr(dot, "fill"))).toEqual([
    "currentColor",
    "currentColor",
    "var(--danger)",
  ]);
});

test.each([
  ["Days 0, 1, 3, 60, 62, 100", ["3", "62", "100"]],
  ["Days 0, 28, 30", ["0", "30"]],
  ["Days 0, 30, 60, 90, 120, 150, 180, 365", ["0", "60", "120", "180", "365"]],
])(
  "a timeline of %s has a dot for each time, and leaves out numbers that would overlap the next number",
  async (times, numbers) => {
    const quote = await quoteOf(`**${times}**`);
    expect(quote.querySelectorAll("circle")).toHaveLength(times.split(",").length);
    expect(quote.querySelectorAll("text").map(({ text }) => text)).toEqual(numbers);
  },
);

test.each([
  ["- one\n- two\n- three", true],
  ["1. one\n2. two\n3. three", true],
  ["- one\n- two", false],
  ["A paragraph.\n\n- one\n- two\n- three", false],
])(
  "an article joins the items of a list only if the list is directly below a timeline and has an item for each time: %j",
  async (blocks, joined) => {
    const article = parse(await htmlOfPage(`> **Days 0, 1, 3**\n\n${blocks}`));
    expect(article.querySelector("[data-times]") !== null).toBe(joined);
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
