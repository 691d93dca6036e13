import { isMarked, mark } from "./support/react";
import { expect, type Page, SCRIPTING, test } from "./support/test";

// The fixture site has 30 published posts, 26 of them in "SEO & Content".

const titles = (page: Page) =>
  page.getByRole("region", { name: "Posts" }).getByRole("article").getByRole("heading");

async function turn(page: Page, name: string, path: string) {
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name }).click();
  await expect(page).toHaveURL(path);
}

for (const [scripting, javaScriptEnabled] of SCRIPTING) {
  // Both lists have the same code, so each list is tested in one of the two modes.
  const { path, current, sizes } = javaScriptEnabled
    ? { path: "/blog", current: "All", sizes: [12, 12, 6] }
    : { path: "/blog/category/seo-content", current: "SEO & Content", sizes: [12, 12, 2] };

  test(`${path} is split into pages that link to each other, and shows each post exactly once, ${scripting}`, async ({
    visitFixture,
  }) => {
    // The test opens five long pages.
    test.slow();
    const { page, wake } = await visitFixture(path, { javaScriptEnabled });
    if (javaScriptEnabled) await wake();
    await mark(page);
    const seen: string[] = [];
    const tabs = new Set<string>();
    for (const [index, size] of sizes.entries()) {
      if (index > 0) await turn(page, "Older posts", `${path}/page/${index + 1}`);
      await expect(page.getByText(`Page ${index + 1} of 3`)).toBeVisible();
      await expect(titles(page)).toHaveCount(size);
      const filters = page.getByRole("navigation", { name: "Blog categories" });
      await expect(filters.locator('[aria-current="page"]')).toHaveText([current]);
      const title = index > 0 ? `page ${index + 1}.*\\| Steepline` : "\\| Steepline";
      await expect(page).toHaveTitle(new RegExp(title));
      tabs.add(await page.title());
      seen.push(...(await titles(page).allTextContents()));
    }
    expect(tabs.size).toBe(sizes.length);
    expect(new Set(seen).size).toBe(sizes.reduce((sum, size) => sum + size));
    await expect(page.getByRole("link", { name: "Older posts" })).toHaveCount(0);

    await turn(page, "Newer posts", `${path}/page/2`);
    await turn(page, "Newer posts", path);
    await expect(page.getByText("Page 1 of 3")).toBeVisible();
    await expect(page.getByRole("link", { name: "Newer posts" })).toHaveCount(0);
    await expect(titles(page)).toHaveText(seen.slice(0, 12));
    expect(await isMarked(page)).toBe(javaScriptEnabled);
  });
}

test("answers 404 for page 0, for page 1, and for pages after the last", async ({
  visitFixture,
}) => {
  const { page, status, expectFaults } = await visitFixture("/blog/page/1");
  expectFaults(/404/);
  expect(status).toBe(404);
  for (const path of ["/blog/page/4", "/blog/page/0", "/blog/category/seo-content/page/4"]) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
  }
});

test("shows text that looks like code as plain text and never runs it", async ({
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
