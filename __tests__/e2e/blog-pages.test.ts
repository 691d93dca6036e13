import type { Page } from "playwright-core";
import { openBrowser, SCRIPTING } from "../support/browser";
import { fixtureRoot, serveSite } from "../support/site";
import { eventually, isMarked, mark, wake } from "./support/react";

// The fixture site has 30 published posts, 26 of them in "SEO & Content".
const site = serveSite(fixtureRoot());
const visit = openBrowser(site);

const titles = (page: Page) =>
  page
    .getByRole("region", { name: "Posts" })
    .getByRole("article")
    .getByRole("heading")
    .allTextContents();

const turn = async (page: Page, name: string, path: string) => {
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name }).click();
  await page.waitForURL(site.url + path);
};

describe.each(SCRIPTING)("many posts, %s", (_name, javaScriptEnabled) => {
  test.each([
    ["/blog", [12, 12, 6]],
    ["/blog/category/seo-content", [12, 12, 2]],
  ])("%s has pages that lead to each other, each post on one of them", async (path, sizes) => {
    const { page } = await visit(path, { javaScriptEnabled });
    if (javaScriptEnabled) await wake(page);
    await mark(page);
    const seen: string[] = [];
    for (const [index, size] of sizes.entries()) {
      if (index > 0) await turn(page, "Older posts", `${path}/page/${index + 1}`);
      await page.getByText(`Page ${index + 1} of 3`).waitFor();
      await eventually(async () => expect(await titles(page)).toHaveLength(size));
      seen.push(...(await titles(page)));
    }
    expect(new Set(seen).size).toBe(sizes.reduce((sum, size) => sum + size));
    expect(await page.getByRole("link", { name: "Older posts" }).count()).toBe(0);

    await turn(page, "Newer posts", `${path}/page/2`);
    await turn(page, "Newer posts", path);
    await page.getByText("Page 1 of 3").waitFor();
    expect(await page.getByRole("link", { name: "Newer posts" }).count()).toBe(0);
    expect(await titles(page)).toEqual(seen.slice(0, 12));
    expect(await isMarked(page)).toBe(javaScriptEnabled);
  });
});

test("later pages can be told apart by their titles and lead to the same filters", async () => {
  const { page } = await visit("/blog/page/2");
  expect(await page.title()).toMatch(/page 2.*\| Steepline/);
  const current = page.getByRole("navigation", { name: "Blog categories" });
  expect(await current.locator('[aria-current="page"]').allTextContents()).toEqual(["All"]);
});

test.each(["/blog/page/1", "/blog/page/4", "/blog/page/0", "/blog/category/seo-content/page/4"])(
  "%s is not found",
  async (path) => {
    const { status, expectFaults } = await visit(path);
    expectFaults(/404/);
    expect(status).toBe(404);
  },
);

test("an article relates to the latest three others", async () => {
  const related = async (path: string) => {
    const { page } = await visit(path);
    const section = page.getByRole("region", { name: "Related articles" });
    return section.getByRole("article").getByRole("heading").allTextContents();
  };
  const { page } = await visit("/blog");
  const [first, second, third, fourth] = await titles(page);
  const links = page.getByRole("link", { name: /^Read more/ });
  const newest = (await links.nth(0).getAttribute("href")) ?? "";
  expect(await related(newest)).toEqual([second, third, fourth]);
  expect(await related("/blog/facebook-ads-ecommerce-guide-2025")).toEqual([first, second, third]);
});

test("a text that looks like code is shown as it was written, and does nothing", async () => {
  const { page } = await visit("/blog/hostile-strings");
  const title = `"Quotes" & 'more' </script><script>window.pwned=1</script> 🚀`;
  const check = async () => {
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
    const share = page.getByRole("link", { name: "Share on Twitter" });
    const address = new URL((await share.getAttribute("href")) ?? "");
    expect(address.searchParams.get("text")).toBe(title);
  };
  await check();
  await wake(page);
  await check();
});
