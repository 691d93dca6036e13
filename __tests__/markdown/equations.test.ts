import { parse } from "node-html-parser";
import { attr, one } from "../support/html";
import { htmlOfPage } from "../support/remark";

const quoteOf = async (text: string) => one(parse(await htmlOfPage(`> ${text}`)), "blockquote");

test.each([
  ["70% of $33 = $23.10", "70%"],
  ["5.0 + 4.0 = 9.0", "56%"],
  ["30 − 4 = day 26", "87%"],
  ["$10,000 − $15,000 = −$5,000", "67%"],
  ["$4,000 / $2,000 = 2", "50%"],
  ["50 a week at $35 = $250 a day", "14%"],
])("below the equation %s, a bar has a width of %s", async (equation, width) => {
  expect(attr(one(await quoteOf(`**${equation}**`), "svg > rect"), "width")).toBe(width);
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
])("a quote that contains %s has no bar", async (text) => {
  expect((await quoteOf(text)).querySelector("svg")).toBeNull();
});
