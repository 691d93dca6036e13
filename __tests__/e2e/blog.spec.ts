import { CATEGORIES, POSTS } from "./support/pages";
import { restingPlace } from "./support/react";
import { expect, type Page, PHONE, test } from "./support/test";

const filters = (page: Page) => page.getByRole("navigation", { name: "Blog categories" });
const filter = (page: Page, name: string) => filters(page).getByRole("link", { name, exact: true });
const cards = (page: Page) => page.getByRole("region", { name: "Posts" }).getByRole("article");

async function expectPosts(page: Page, category: string) {
  const posts = POSTS.filter((post) => category === "All" || post.category === category);
  await expect(filters(page).locator('[aria-current="page"]')).toHaveText([category]);
  await expect(cards(page)).toHaveCount(category === "All" ? 12 : posts.length);
  for (const [index, { title }] of posts.entries()) {
    await expect(cards(page).nth(index).getByRole("heading")).toHaveText(title);
  }
  const empty = page.getByRole("heading", { name: "No posts found" });
  await expect(empty).toHaveCount(posts.length ? 0 : 1);
  const others = page.getByRole("region", { name: "More from the blog" });
  await expect(others).toHaveCount(posts.length ? 0 : 1);
  if (posts.length === 0) {
    await expect(
      page.getByText(`No blog posts found in the "${category}" category.`),
    ).toBeVisible();
  }
}

test("a category filter shows the posts of its category, and Back opens the previous category", async ({
  look,
}) => {
  const page = await look("/blog", { viewport: PHONE });
  await expectPosts(page, "All");
  // The first category has a post, and the second category has none.
  for (const [name, slug] of [CATEGORIES[1], CATEGORIES[5]]) {
    await filter(page, name).click();
    await expect(page).toHaveURL(`/blog/category/${slug}`);
    await expectPosts(page, name);
  }
  await page.goBack();
  await expectPosts(page, CATEGORIES[1][0]);
  await filter(page, "All").click();
  await expect(page).toHaveURL("/blog");
  await expectPosts(page, "All");
});

test("a click on the cover of a blog card opens the post", async ({ look }) => {
  const page = await look("/blog");
  const image = cards(page).nth(1).getByRole("img");
  await image.scrollIntoViewIfNeeded();
  await restingPlace(page);
  await image.click({ position: { x: 40, y: 40 }, force: true });
  await expect(page).toHaveURL(`/blog/${POSTS[1].slug}`);
});

test("on a phone, the filter of the current blog category is inside the viewport", async ({
  look,
}) => {
  const page = await look("/blog/category/conversion-optimization", { viewport: PHONE });
  await expect(filter(page, "Conversion Optimization")).toBeInViewport({ ratio: 0.99 });
});
