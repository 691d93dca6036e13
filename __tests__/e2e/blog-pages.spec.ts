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

test("a post shows HTML code in its title as plain text, and scripts in the title do not run", async ({
  visitFixture,
}) => {
  const { page, wake } = await visitFixture("/blog/hostile-strings");
  const title = `"Quotes" & 'more' </script><script>window.pwned=1</script> 🚀`;
  const check = async () => {
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
    const share = page.getByRole("link", { name: "Share on Twitter" });
    const address = new URL((await share.getAttribute("href")) ?? "");
    expect(address.searchParams.get("text")).toBe(title);
  };
  await check();
  await wake();
  await check();
});
