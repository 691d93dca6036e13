import { controlsWithoutRing, withoutContentAlternative, withoutHas } from "./support/old-browser";
import { expect, test } from "./support/test";

// Every feature with a fallback is in deep/old-browsers.

test("a metric keeps the minus sign in browsers that do not support alternative text in the CSS property content", async ({
  visit,
}) => {
  const { page } = await visit("/work", {
    javaScriptEnabled: false,
    before: withoutContentAlternative,
  });
  const sign = page.getByText("-", { exact: true }).first();
  await expect(sign).toHaveCSS("content", '"\u2212"', { pseudo: "before" });
});

test("the search field keeps its focus ring in browsers without :has()", async ({ visit }) => {
  const { page } = await visit("/search", { javaScriptEnabled: false, before: withoutHas });
  expect(await controlsWithoutRing(page)).toEqual([]);
});
