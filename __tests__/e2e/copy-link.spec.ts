import { CLIPBOARD, clipboard, copyButton, noticesOn, POST } from "./support/notices";
import { isMarked, mark } from "./support/react";
import { expect, type Open, type Page, test } from "./support/test";

const canonical = async (page: Page) =>
  (await page.locator("link[rel=canonical]").getAttribute("href")) ?? "";

async function open(visit: Open, path = POST) {
  const made = await visit(path, CLIPBOARD);
  await made.wake();
  return { ...made, ...noticesOn(made.page) };
}

test("the copy button copies the canonical URL of the article", async ({ visit }) => {
  const { page, items } = await open(visit, `${POST}?utm_source=mail#here`);
  const address = await canonical(page);
  expect(new URL(address).pathname).toBe(POST);
  await copyButton(page).press("Enter");
  await expect(items).toContainText("Link copied");
  expect(await clipboard(page)).toBe(address);
});

test("a click on the anchor link of a heading copies the URL of the heading and scrolls to the heading", async ({
  visit,
}) => {
  const { page, items } = await open(visit);
  const link = page.getByRole("link", { name: /^Link to: / }).first();
  const address = (await canonical(page)) + (await link.getAttribute("href"));
  await mark(page);
  await link.click();
  await expect(items).toContainText("Link copied");
  expect(await clipboard(page)).toBe(address);
  await expect(page).toHaveURL(POST + new URL(address).hash);
  expect(await isMarked(page)).toBe(true);
});
