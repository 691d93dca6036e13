import { isMarked, mark } from "./support/react";
import { expect, test } from "./support/test";

test("the links 'Older posts' and 'Newer posts' open pages of the blog without loading a document", async ({
  visitFixture,
}) => {
  const { page, wake } = await visitFixture("/blog");
  await wake();
  await mark(page);
  const titles = page.getByRole("region", { name: "Posts" }).getByRole("heading");
  const first = await titles.allTextContents();
  for (const [name, path, position] of [
    ["Older posts", "/blog/page/2", "Page 2 of 3"],
    ["Newer posts", "/blog", "Page 1 of 3"],
  ] as const) {
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByText(position)).toBeVisible();
  }
  await expect(titles).toHaveText(first);
  expect(await isMarked(page)).toBe(true);
});
