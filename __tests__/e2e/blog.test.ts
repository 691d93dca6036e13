import type { Locator, Page } from "playwright-core";
import { openBrowser, PHONE, SCREENS, SCRIPTING } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { CATEGORIES, POSTS } from "./support/pages";
import { documentPaths, eventually, isMarked, mark, restingPlace, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

const FILTERS = ["All", ...CATEGORIES.map(([name]) => name)];
const filters = (page: Page) => page.getByRole("navigation", { name: "Blog categories" });
const filter = (page: Page, name: string) => filters(page).getByRole("link", { name, exact: true });
const cards = (page: Page) => page.getByRole("region", { name: "Posts" }).getByRole("article");
const chosen = (page: Page) => filters(page).locator('[aria-current="page"]').allTextContents();

/** What the list has to show for a category. */
async function expectPosts(page: Page, category: string) {
  const posts = POSTS.filter((post) => category === "All" || post.category === category);
  await eventually(async () => expect(await chosen(page)).toEqual([category]));
  const titles = cards(page).getByRole("heading");
  expect(await titles.allTextContents()).toEqual(posts.map(({ title }) => title));
  const empty = page.getByRole("heading", { name: "No posts found" });
  expect(await empty.count()).toBe(posts.length ? 0 : 1);
  if (posts.length === 0) {
    await page.getByText(`No blog posts found in the "${category}" category.`).waitFor();
  }
}

describe.each(SCRIPTING)("the blog, %s", (_name, javaScriptEnabled) => {
  test("offers all filters; all posts are shown, the newest first", async () => {
    const { page } = await visit("/blog", { javaScriptEnabled });
    expect(await filters(page).getByRole("link").allTextContents()).toEqual(FILTERS);
    await expectPosts(page, "All");
  });

  test.each(SCREENS)("filters by every category in turn on a %s", async (_screen, viewport) => {
    const { page, requests } = await visit("/blog", { javaScriptEnabled, viewport });
    if (javaScriptEnabled) await wake(page);
    await mark(page);
    for (const [name, slug] of CATEGORIES) {
      await filter(page, name).click();
      await page.waitForURL(`${site.url}/blog/category/${slug}`);
      await expectPosts(page, name);
    }
    await filter(page, "All").click();
    await page.waitForURL(`${site.url}/blog`);
    await expectPosts(page, "All");
    expect(await isMarked(page)).toBe(javaScriptEnabled);
    expect(documentPaths(requests)).toHaveLength(javaScriptEnabled ? 1 : 8);
  });

  test("a card shows its post and leads to it", async () => {
    const { page } = await visit("/blog", { javaScriptEnabled });
    expect(await cards(page).count()).toBe(POSTS.length);
    for (const [index, post] of POSTS.entries()) {
      const card = cards(page).nth(index);
      await card.scrollIntoViewIfNeeded();
      await card.getByText(post.category, { exact: true }).waitFor();
      await card.getByRole("heading", { name: post.title }).waitFor();
      expect((await card.getByRole("paragraph").allTextContents()).join().length).toBeGreaterThan(
        100,
      );
      const tags = card.getByRole("list", { name: "Tags" }).getByRole("listitem");
      expect(await tags.allTextContents()).toEqual(post.tags.slice(0, 2));
      await expectPicture(card.getByRole("img"));
      const more = card.getByRole("link", { name: "Read more" });
      expect(await more.getAttribute("href")).toBe(`/blog/${post.slug}`);
    }
    await cards(page).nth(1).getByRole("link", { name: "Read more" }).click();
    await page.waitForURL(`${site.url}/blog/${POSTS[1].slug}`);
    await page.getByRole("heading", { name: POSTS[1].title, level: 1 }).waitFor();
  });

  test("ends with 'Get Free Audit', which leads to the form", async () => {
    const { page } = await visit("/blog", { javaScriptEnabled });
    await page.getByRole("main").getByRole("link", { name: "Get Free Audit" }).click();
    await page.waitForURL(`${site.url}/contact`);
  });
});

/** The picture has arrived, and is described for those who do not see it. */
async function expectPicture(image: Locator) {
  expect((await image.getAttribute("alt"))?.length).toBeGreaterThan(20);
  await eventually(async () => {
    const width = await image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
    expect(width).toBeGreaterThan(100);
  });
}

test("the whole card can be clicked", async () => {
  const { page } = await visit("/blog");
  const image = cards(page).nth(1).getByRole("img");
  await image.scrollIntoViewIfNeeded();
  await restingPlace(page);
  const picture = await image.boundingBox();
  await page.mouse.click((picture?.x ?? 0) + 40, (picture?.y ?? 0) + 40);
  await page.waitForURL(`${site.url}/blog/${POSTS[1].slug}`);
});

test("Back returns to the filter chosen before", async () => {
  const { page } = await visit("/blog");
  await wake(page);
  await filter(page, "Social Commerce").click();
  await expectPosts(page, "Social Commerce");
  await filter(page, "SEO & Content").click();
  await expectPosts(page, "SEO & Content");
  await page.goBack();
  await expectPosts(page, "Social Commerce");
  await page.goBack();
  await expectPosts(page, "All");
});

test("on a phone the chosen filter is in view", async () => {
  const { page } = await visit("/blog/category/conversion-optimization", { viewport: PHONE });
  const box = await filter(page, "Conversion Optimization").boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
});

describe("the dates on cards", () => {
  const ABSOLUTE = POSTS.map(({ date }) => date);
  const RELATIVE = ["3 days ago", "1 month ago", "2 months ago"];
  const NOW = "2025-11-21T09:00:00Z";
  const dates = (page: Page) => cards(page).getByRole("time").allTextContents();

  test("are relative before any intent, and stay so with React", async () => {
    const { page } = await visit("/blog", { before: (page) => page.clock.setFixedTime(NOW) });
    expect(await dates(page)).toEqual(RELATIVE);
    await wake(page);
    expect(await dates(page)).toEqual(RELATIVE);
  });

  test("become relative on a page reached inside the site", async () => {
    const { page } = await visit("/pricing", { before: (page) => page.clock.setFixedTime(NOW) });
    await wake(page);
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    await eventually(async () => expect(await dates(page)).toEqual(RELATIVE));
  });

  test.each(["Pacific/Kiritimati", "America/Los_Angeles"])(
    "are absolute without JavaScript, the same in %s",
    async (timezoneId) => {
      const { page } = await visit("/blog", { javaScriptEnabled: false, timezoneId });
      expect(await dates(page)).toEqual(ABSOLUTE);
    },
  );

  test("carry the exact moment for machines", async () => {
    const { page } = await visit("/blog");
    const times = await cards(page)
      .getByRole("time")
      .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
    expect(times).toEqual([
      "2025-11-18T08:00:00.000Z",
      "2025-10-21T08:00:00.000Z",
      "2025-09-16T08:00:00.000Z",
    ]);
  });
});
