import { POSTS } from "./support/pages";
import { isMarked, mark } from "./support/react";
import { expect, test } from "./support/test";

test("links in the text of an article and links to related articles open pages without loading a document", async ({
  visit,
}) => {
  const { page, wake } = await visit(`/blog/${POSTS[2].slug}`);
  await wake();
  await mark(page);
  const link = page.locator("article > div a[href^='/']").first();
  const path = await link.getAttribute("href");
  await link.click();
  await expect(page).toHaveURL(path ?? "");
  await page.goBack();
  const related = page.getByRole("region", { name: "Related articles" });
  await related.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: POSTS[0].title })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});
