import { CATEGORIES, POSTS } from "./support/pages";
import { expect, type Page, PHONE, test } from "./support/test";

const filters = (page: Page) => page.getByRole("navigation", { name: "Blog categories" });
const filter = (page: Page, name: string) => filters(page).getByRole("link", { name });
const cards = (page: Page) => page.getByRole("region", { name: "Posts" }).getByRole("article");

async function expectPosts(page: Page, category: string) {
  const posts = POSTS.filter((post) => category === "All" || post.category === category);
  await expect(filters(page).locator('[aria-current="page"]')).toContainText([category]);
  for (const [index, { title }] of posts.entries()) {
    await expect(cards(page).nth(index).getByRole("heading")).toHaveText(title);
  }
  const empty = page.getByRole("heading", { name: "No posts found" });
  await expect(empty).toHaveCount(posts.length ? 0 : 1);
  const text = page.getByText(`No blog posts found in the "${category}" category.`);
  await expect(text).toHaveCount(posts.length ? 0 : 1);
}

test("a category filter stays in its place and shows the posts of its category, and Back works", async ({
  look,
}) => {
  const page = await look("/blog", { viewport: PHONE, reducedMotion: null });
  await expectPosts(page, "All");
  const place = await filters(page).boundingBox();
  // The first category has a post, and the second category has none.
  for (const [name, slug] of [CATEGORIES[1], CATEGORIES[5]]) {
    await filter(page, name).click();
    await expect(page).toHaveURL(`/blog/category/${slug}`);
    await expectPosts(page, name);
    expect((await filters(page).boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
  }
  await page.goBack();
  await expectPosts(page, CATEGORIES[1][0]);
});

test("a click on the cover of a blog card opens the post", async ({ look }) => {
  const page = await look("/blog");
  await cards(page).nth(1).getByRole("img").click({ force: true });
  await expect(page).toHaveURL(`/blog/${POSTS[1].slug}`);
});

test("on a phone, the filter of the current blog category is inside the viewport", async ({
  look,
}) => {
  const page = await look("/blog/category/conversion-optimization", { viewport: PHONE });
  await expect(filter(page, "Conversion Optimization")).toBeInViewport({ ratio: 0.99 });
});
