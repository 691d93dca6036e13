import { openBrowser, SCRIPTING } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { POSTS } from "./support/pages";
import { eventually, isMarked, mark, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

/** Name of the parameter that carries the title, for each network. */
const SHARES = [
  ["Facebook", "www.facebook.com", "u", "quote"],
  ["Twitter", "twitter.com", "url", "text"],
  ["LinkedIn", "www.linkedin.com", "url", "title"],
] as const;

describe.each(SCRIPTING)("an article, %s", (_name, javaScriptEnabled) => {
  test.each(POSTS)("$slug shows all it has to", async (post) => {
    const { page } = await visit(`/blog/${post.slug}`, { javaScriptEnabled });
    const article = page.getByRole("main").getByRole("article").first();
    await article.getByRole("heading", { level: 1, name: post.title }).waitFor();
    await article.getByRole("link", { name: post.category, exact: true }).waitFor();
    expect(await article.getByRole("time").textContent()).toBe(post.date);
    await article.getByText(post.author, { exact: true }).waitFor();
    const tags = article.getByRole("list", { name: "Tags" }).getByRole("listitem");
    expect(await tags.allTextContents()).toEqual(post.tags);

    const image = article.getByRole("img", { name: /Abstract artwork/ });
    await eventually(async () => {
      const width = await image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
      expect(width).toBeGreaterThan(500);
    });
    // The text is made of headings, bullets, numbered items and bold words.
    for (const selector of ["h2", "ul > li", "ol > li", "strong"]) {
      expect(await article.locator(selector).count()).toBeGreaterThan(0);
    }
    const words = (await article.innerText()).split(/\s+/);
    expect(words.length).toBeGreaterThan(1_200);

    const author = page.getByRole("complementary", { name: "About the author" });
    await author.getByText(post.author, { exact: true }).waitFor();
    const call = page.getByRole("main").getByRole("link", { name: "Get Free Marketing Audit" });
    expect(await call.getAttribute("href")).toBe("/contact");
  });

  test.each(POSTS)("$slug relates to the other articles, the newest first", async ({ slug }) => {
    const { page } = await visit(`/blog/${slug}`, { javaScriptEnabled });
    const related = page.getByRole("region", { name: "Related articles" }).getByRole("article");
    const others = POSTS.filter((post) => post.slug !== slug);
    expect(await related.getByRole("heading").allTextContents()).toEqual(
      others.map(({ title }) => title),
    );
    await related.first().getByRole("link", { name: "Read more" }).click();
    await page.waitForURL(`${site.url}/blog/${others[0]?.slug}`);
    await page.getByRole("heading", { level: 1, name: others[0]?.title }).waitFor();
  });

  test("leads back, to its category, and to the form", async () => {
    const post = POSTS[1];
    for (const [name, path] of [
      ["Back to blog", "/blog"],
      [post.category, "/blog/category/social-commerce"],
      ["Get Free Marketing Audit", "/contact"],
    ] as const) {
      const { page } = await visit(`/blog/${post.slug}`, { javaScriptEnabled });
      if (javaScriptEnabled) await wake(page);
      await mark(page);
      await page.getByRole("main").getByRole("link", { name }).first().click();
      await page.waitForURL(site.url + path);
      expect(await isMarked(page)).toBe(javaScriptEnabled);
    }
  });

  test("says where it is: in the blog, in its category", async () => {
    const post = POSTS[1];
    const { page } = await visit(`/blog/${post.slug}`, { javaScriptEnabled });
    const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
    expect(await trail.allInnerTexts()).toEqual(["Back to blog", post.category]);
  });

  test.each(POSTS)("$slug can be shared with its address and title", async ({ slug, title }) => {
    const { page } = await visit(`/blog/${slug}`, { javaScriptEnabled });
    for (const [network, host, urlName, titleName] of SHARES) {
      const link = page.getByRole("link", { name: `Share on ${network}` });
      const address = new URL((await link.getAttribute("href")) ?? "");
      expect(address.host).toBe(host);
      expect(address.searchParams.get(urlName)).toMatch(new RegExp(`^https://[^/]+/blog/${slug}$`));
      expect(address.searchParams.get(titleName)).toBe(title);
      expect(await link.getAttribute("target")).toBe("_blank");
      expect(await link.getAttribute("rel")).toContain("noopener");
    }
  });
});

test("a link in the text that stays inside the site needs no page load", async () => {
  const { page } = await visit(`/blog/${POSTS[2].slug}`);
  await wake(page);
  await mark(page);
  const link = page.locator("article > div a[href^='/']").first();
  const path = await link.getAttribute("href");
  await link.click();
  await page.waitForURL(site.url + path);
  expect(await isMarked(page)).toBe(true);
});
