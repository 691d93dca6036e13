import { CLIPBOARD, clipboard, noticesOn, POST } from "./support/notices";
import { isMarked, mark } from "./support/react";
import { expect, test } from "./support/test";

test("a click on a heading copies the URL of the heading and scrolls to the heading", async ({
  visit,
}) => {
  const { page, wake } = await visit(POST, CLIPBOARD);
  await wake();
  const link = page.locator("h2 > a[data-copy]").first();
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  const address = `${canonical}${await link.getAttribute("href")}`;
  await mark(page);
  await link.click();
  await expect(noticesOn(page).items).toContainText("Link copied");
  expect(await clipboard(page)).toBe(address);
  await expect(page).toHaveURL(POST + new URL(address).hash);
  expect(await isMarked(page)).toBe(true);
});
