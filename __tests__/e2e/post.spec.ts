import { POSTS } from "./support/pages";
import { isMarked, mark } from "./support/react";
import { expect, type Page, SCRIPTING, test } from "./support/test";

/** Names of the parameters that carry the address and the title, for each network. */
const SHARES = [
  ["Facebook", "www.facebook.com", "u", "quote"],
  ["Twitter", "twitter.com", "url", "text"],
  ["LinkedIn", "www.linkedin.com", "url", "title"],
] as const;

type Post = (typeof POSTS)[number];

async function expectArticle(page: Page, post: Post) {
  const article = page.getByRole("main").getByRole("article").first();
  await expect(article.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
  await expect(article.getByRole("link", { name: post.category, exact: true })).toBeVisible();
  await expect(article.getByRole("time").first()).toHaveText(post.date);
  await expect(article.getByText(post.author, { exact: true })).toBeVisible();
  const tags = article.getByRole("list", { name: "Tags" }).getByRole("listitem");
  await expect(tags).toHaveText(post.tags);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
  await expect(trail).toHaveText(["Back to blog", post.category], { useInnerText: true });

  const image = article.getByRole("img").first();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(500);
  // The text contains headings, bullets, numbered items and bold words.
  for (const selector of ["h2", "ul > li", "ol > li", "strong"]) {
    await expect(article.locator(selector)).not.toHaveCount(0);
  }
  const words = (await article.innerText()).split(/\s+/);
  expect(words.length).toBeGreaterThan(1_200);

  const author = page.getByRole("complementary", { name: "About the author" });
  await expect(author.getByText(post.author, { exact: true })).toBeVisible();
  const call = page.getByRole("main").getByRole("link", { name: "Get Free Marketing Audit" });
  await expect(call).toHaveAttribute("href", "/contact?about=audit");
}

async function expectShares(page: Page, { slug, title }: Post) {
  for (const [network, host, urlName, titleName] of SHARES) {
    const link = page.getByRole("link", { name: `Share on ${network}` });
    const address = new URL((await link.getAttribute("href")) ?? "");
    expect(address.host).toBe(host);
    expect(address.searchParams.get(urlName)).toMatch(new RegExp(`^https://[^/]+/blog/${slug}$`));
    expect(address.searchParams.get(titleName)).toBe(title);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
  }
}

for (const [scripting, javaScriptEnabled] of SCRIPTING) {
  test.describe(`an article, ${scripting}`, () => {
    // __tests__/build/blog.test.ts tests the HTML of the other posts.
    for (const post of javaScriptEnabled ? POSTS : POSTS.slice(1, 2)) {
      test(`${post.slug} shows all specified parts, share links, and the latest other posts, ${scripting}`, async ({
        visit,
      }) => {
        const { page } = await visit(`/blog/${post.slug}`, { javaScriptEnabled });
        await expectArticle(page, post);
        await expectShares(page, post);
        const related = page.getByRole("region", { name: "Related articles" }).getByRole("article");
        const others = POSTS.filter(({ slug }) => slug !== post.slug);
        await expect(related.getByRole("heading")).toHaveText(others.map(({ title }) => title));
        await related.first().getByRole("link", { name: "Read more" }).click();
        await expect(page).toHaveURL(`/blog/${others[0]?.slug}`);
        await expect(page.getByRole("heading", { level: 1, name: others[0]?.title })).toBeVisible();
      });
    }

    test(`an article links to the blog, to its category, and to the contact page, ${scripting}`, async ({
      visit,
    }) => {
      const post = POSTS[1];
      const address = `/blog/${post.slug}`;
      const { page, wake } = await visit(address, { javaScriptEnabled });
      if (javaScriptEnabled) await wake();
      await mark(page);
      for (const [name, path] of [
        ["Back to blog", "/blog"],
        [post.category, "/blog/category/social-commerce"],
        ["Get Free Marketing Audit", "/contact?about=audit"],
      ] as const) {
        await page.getByRole("main").getByRole("link", { name }).first().click();
        await expect(page).toHaveURL(path);
        expect(await isMarked(page)).toBe(javaScriptEnabled);
        await page.goBack();
        await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
      }
    });
  });
}

test("a link in the text to another page of the site loads no document", async ({ visit }) => {
  const { page, wake } = await visit(`/blog/${POSTS[2].slug}`);
  await wake();
  await mark(page);
  const link = page.locator("article > div a[href^='/']").first();
  const path = await link.getAttribute("href");
  await link.click();
  await expect(page).toHaveURL(path ?? "");
  expect(await isMarked(page)).toBe(true);
});
