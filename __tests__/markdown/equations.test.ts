import { attr, one } from "../support/html";
import { quoteOf } from "../support/remark";

test.each([
  ["70% of $33 = $23.10", 7, 10, ["$23.10", "$33"]],
  ["3% of 9,000 = 270 orders", 3, 100, ["270 orders", "9,000"]],
  ["87.5% of $33 = $28.88", 35, 40, ["$28.88", "$33"]],
  ["5.0 + 4.0 = 9.0", 5, 9, ["5.0", "+ 4.0"]],
  ["30 − 4 = day 26", 26, 30, ["day 26", "− 4"]],
  ["$10,000 − $15,000 = −$5,000", 2, 3, ["$10,000", "−$5,000"]],
  ["$4,000 / $2,000 = 2", 1, 2, ["$2,000", "$4,000"]],
  ["50 a week at $35 = $250 a day", 1, 7, ["$250 a day", "50 a week at $35"]],
])(
  "an article draws the equation %s as a row of blocks, of which %i of %i are filled",
  async (equation, part, whole, labels) => {
    const quote = await quoteOf(`**${equation}**`);
    const [first, rest] = quote.querySelectorAll("svg > path");
    expect(first && attr(first, "d")).toBe(`M0 0H${part}`);
    expect(rest && attr(rest, "d")).toBe(`M${part} 0H${whole}`);
    const {
      "data-part": from,
      "data-rest": to,
      "data-share": share,
    } = one(quote, "div").attributes;
    expect([from, to]).toEqual(labels);
    expect(share).toBe(`${Math.round((100 * part) / whole)}%`);
  },
);

test.each([
  ["$10,000 − $15,000 = −$5,000", true],
  ["30 − 4 = day 26", false],
])(
  "if the result of an equation is negative, its bar has blocks in the color of errors (equation %s, negative: %s)",
  async (equation, lost) => {
    const bar = one(await quoteOf(`**${equation}**`), "svg");
    expect(bar.hasAttribute("data-lost")).toBe(lost);
  },
);

test("if an equation has more than 100 blocks, its bar shows them without gaps", async () => {
  const bar = one(await quoteOf("**$1,001 − $7 = $994**"), "svg");
  expect(bar.getAttribute("stroke-dasharray")).toBeUndefined();
});

test("a line break never separates a minus sign from its number", async () => {
  const quote = await quoteOf("**$1 − $6 = −$5**");
  expect(one(quote, "strong").text).toBe("$1\u00a0−\u00a0$6 =\u00a0−\u2060$5");
});

test("an equation in bold text breaks into lines only before its equals sign", async () => {
  const quote = await quoteOf("**70% of $33 = $23.10**\n>\n> More text");
  expect(one(quote, "strong").text).toBe("70%\u00a0of\u00a0$33 =\u00a0$23.10");
  expect(quote.querySelectorAll("p")[1]?.text).toBe("More text");
});

test.each([
  "plain = text",
  "**bold**",
  "**a = b**",
  "**[10](/services) + 5 = 15**",
  "**2 × 3 = 6**",
  "**200% of $3 = $6**",
  "**0 / 0 = 0**",
  "**500 visitors at 1% = too few**",
  "**2 for 1 at $30 = free**",
  "**50 at $35 = $0**",
  `**1 + 1 = ${"9".repeat(400)}**`,
  "**100 − 60 − 10 = 30**",
  "**$10 + $5 + $3 = $18**",
])(
  "below a block quote with an equation, an article shows a bar of blocks, but below a block quote with %s it shows no bar",
  async (text) => {
    expect((await quoteOf(text)).querySelector("svg")).toBeNull();
  },
);

test("a block quote with two equals signs stays unchanged", async () => {
  const quote = await quoteOf("**$100 − $67 = $33 = 33%**");
  expect(one(quote, "strong").text).toBe("$100 − $67 = $33 = 33%");
  expect(quote.querySelector("svg")).toBeNull();
});

test("screen readers skip the blocks of an equation", async () => {
  expect(attr(one(await quoteOf("**70% of $33 = $23.10**"), "svg"), "aria-hidden")).toBe("true");
});
