import type { Locator } from "@playwright/test";
import { CATEGORIES, POSTS } from "./support/pages";
import { documentPaths, isMarked, mark, restingPlace } from "./support/react";
import { DESKTOP, expect, type Page, PHONE, SCRIPTING, test } from "./support/test";

const FILTERS = ["All", ...CATEGORIES.map(([name]) => name)];
const filters = (page: Page) => page.getByRole("navigation", { name: "Blog categories" });
const filter = (page: Page, name: string) => filters(page).getByRole("link", { name, exact: true });
const cards = (page: Page) => page.getByRole("region", { name: "Posts" }).getByRole("article");

/** Checks that the list shows the posts of a category, or a message that there are none. */
async function expectPosts(page: Page, category: string) {
  const posts = POSTS.filter((post) => category === "All" || post.category === category);
  await expect(filters(page).locator('[aria-current="page"]')).toHaveText([category]);
  await expect(cards(page).getByRole("heading")).toHaveText(posts.map(({ title }) => title));
  const empty = page.getByRole("heading", { name: "No posts found" });
  await expect(empty).toHaveCount(posts.length ? 0 : 1);
  if (posts.length === 0) {
    await expect(
      page.getByText(`No blog posts found in the "${category}" category.`),
    ).toBeVisible();
  }
}

/** Checks that an image has loaded and has an alternative text. */
async function expectImage(image: Locator) {
  await expect(image).toHaveAttribute("alt", /.{21}/);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(100);
}

for (const [scripting, javaScriptEnabled] of SCRIPTING) {
  // Filters work the same at every width, so each mode is tested on one screen.
  const viewport = javaScriptEnabled ? PHONE : DESKTOP;

  test(`each filter shows its posts, newest first, ${scripting}`, async ({ visit }) => {
    // The test opens eight pages.
    test.slow();
    const { page, wake, requests } = await visit("/blog", { javaScriptEnabled, viewport });
    await expect(filters(page).getByRole("link")).toHaveText(FILTERS);
    await expectPosts(page, "All");
    if (javaScriptEnabled) await wake();
    await mark(page);
    for (const [name, slug] of CATEGORIES) {
      await filter(page, name).click();
      await expect(page).toHaveURL(`/blog/category/${slug}`);
      await expectPosts(page, name);
    }
    await filter(page, "All").click();
    await expect(page).toHaveURL("/blog");
    await expectPosts(page, "All");
    expect(await isMarked(page)).toBe(javaScriptEnabled);
    expect(documentPaths(requests)).toHaveLength(javaScriptEnabled ? 1 : CATEGORIES.length + 2);
  });

  test(`a card shows its post and links to it, ${scripting}`, async ({ visit }) => {
    const { page } = await visit("/blog", { javaScriptEnabled });
    await expect(cards(page)).toHaveCount(POSTS.length);
    for (const [index, post] of POSTS.entries()) {
      const card = cards(page).nth(index);
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByText(post.category, { exact: true })).toBeVisible();
      await expect(card.getByRole("heading", { name: post.title })).toBeVisible();
      const paragraphs = await card.getByRole("paragraph").allTextContents();
      expect(paragraphs.join().length).toBeGreaterThan(100);
      const tags = card.getByRole("list", { name: "Tags" }).getByRole("listitem");
      await expect(tags).toHaveText(post.tags.slice(0, 2));
      await expectImage(card.getByRole("img"));
      const more = card.getByRole("link", { name: "Read more" });
      await expect(more).toHaveAttribute("href", `/blog/${post.slug}`);
    }
    await cards(page).nth(1).getByRole("link", { name: "Read more" }).click();
    await expect(page).toHaveURL(`/blog/${POSTS[1].slug}`);
    await expect(page.getByRole("heading", { name: POSTS[1].title, level: 1 })).toBeVisible();
  });
}

test("a click on the image of a card opens its post", async ({ visit }) => {
  const { page } = await visit("/blog");
  const image = cards(page).nth(1).getByRole("img");
  await image.scrollIntoViewIfNeeded();
  await restingPlace(page);
  await image.click({ position: { x: 40, y: 40 }, force: true });
  await expect(page).toHaveURL(`/blog/${POSTS[1].slug}`);
});

test("Back returns to the previous filter, and 'Get Free Audit' opens the contact page", async ({
  visit,
}) => {
  const { page, wake } = await visit("/blog");
  await wake();
  await filter(page, "Social Commerce").click();
  await expectPosts(page, "Social Commerce");
  await filter(page, "SEO & Content").click();
  await expectPosts(page, "SEO & Content");
  await page.goBack();
  await expectPosts(page, "Social Commerce");
  await page.goBack();
  await expectPosts(page, "All");
  await page.getByRole("main").getByRole("link", { name: "Get Free Audit" }).click();
  await expect(page).toHaveURL("/contact?about=audit");
});

test("the selected filter is visible on a phone", async ({ visit }) => {
  const { page } = await visit("/blog/category/conversion-optimization", { viewport: PHONE });
  const box = await filter(page, "Conversion Optimization").boundingBox();
  if (!box) throw new Error("The filter has no box.");
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
});

test.describe("the dates on cards", () => {
  const ABSOLUTE = POSTS.map(({ date }) => date);
  const RELATIVE = ["3 days ago", "1 month ago", "2 months ago"];
  const MOMENTS = [
    "2025-11-18T08:00:00.000Z",
    "2025-10-21T08:00:00.000Z",
    "2025-09-16T08:00:00.000Z",
  ];
  const dates = (page: Page) => cards(page).getByRole("time");
  const before = (page: Page) => page.clock.setFixedTime("2025-11-21T09:00:00Z");

  test("the dates on cards are relative before and after hydration, with the exact time in an attribute", async ({
    visit,
  }) => {
    const { page, wake } = await visit("/blog", { before });
    await expect(dates(page)).toHaveText(RELATIVE);
    await wake();
    await expect(dates(page)).toHaveText(RELATIVE);
    for (const [index, moment] of MOMENTS.entries()) {
      await expect(dates(page).nth(index)).toHaveAttribute("datetime", moment);
    }
  });

  test("the dates on cards become relative after client-side navigation", async ({ visit }) => {
    const { page, wake } = await visit("/pricing", { before });
    await wake();
    await mark(page);
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    await expect(dates(page)).toHaveText(RELATIVE);
    expect(await isMarked(page)).toBe(true);
  });

  for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles"]) {
    test(`the dates on cards are absolute without JavaScript, also in the time zone ${timezoneId}`, async ({
      visit,
    }) => {
      const { page } = await visit("/blog", { javaScriptEnabled: false, timezoneId });
      await expect(dates(page)).toHaveText(ABSOLUTE);
    });
  }
});
