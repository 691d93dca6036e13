import { metadata } from "./support/metadata";
import { CATEGORIES, PAGES, POSTS } from "./support/pages";
import {
  documentPaths,
  isMarked,
  mark,
  restingPlace,
  restsAtAnchor,
  settled,
} from "./support/react";
import { expect, type Page, SCREENS, test } from "./support/test";

type Landmark = "banner" | "main" | "contentinfo";

const header = (page: Page) => page.getByRole("banner");
const link = (page: Page, from: Landmark, name: string) =>
  page.getByRole(from).getByRole("link", { name }).first();

/** A walk over every kind of page, each step a link of the page before. */
const WALK: [path: string, from: Landmark, name: string][] = [
  ["/services", "banner", "Services"],
  ["/work", "banner", "Work"],
  ["/process", "contentinfo", "Process"],
  ["/pricing", "banner", "Pricing"],
  ["/contact", "banner", "Get started"],
  ["/blog", "banner", "Blog"],
  [`/blog/category/${CATEGORIES[1][1]}`, "main", CATEGORIES[1][0]],
  [`/blog/${POSTS[1].slug}`, "main", "Read more"],
  [`/blog/${POSTS[0].slug}`, "main", POSTS[0].title],
  ["/", "banner", "Steepline home"],
];

/** The page of this path is shown, under its address and its title. */
async function expectShown(page: Page, path: string) {
  const facts = PAGES.find((other) => other.path === path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1, name: facts?.heading })).toBeVisible();
  await expect(page).toHaveTitle(`${facts?.title} | Steepline`);
}

test("navigation loads one document, and each page has the same metadata as when opened directly", async ({
  visit,
}) => {
  test.slow();
  const { page, wake, requests } = await visit("/");
  await wake();
  await mark(page);
  for (const [path, from, name] of WALK) {
    await link(page, from, name).click();
    await expectShown(page, path);
    const direct = await metadata(page, path);
    expect(direct.data).toHaveLength(1);
    await expect.poll(() => metadata(page)).toEqual(direct);
  }
  expect(await isMarked(page)).toBe(true);
  expect(documentPaths(requests)).toEqual(["/"]);
});

test("Back and Forward show every page of the history", async ({ visit }) => {
  test.slow();
  const { page, wake } = await visit("/");
  await wake();
  await mark(page);
  const walk = WALK.slice(0, 4);
  for (const [path, from, name] of walk) {
    await link(page, from, name).click();
    await expect(page).toHaveURL(path);
  }
  const paths = ["/", ...walk.map(([path]) => path)];
  for (const path of paths.slice(0, -1).reverse()) {
    await page.goBack();
    await expectShown(page, path);
  }
  for (const path of paths.slice(1)) {
    await page.goForward();
    await expectShown(page, path);
  }
  expect(await isMarked(page)).toBe(true);
});

// Every other page: __tests__/deep/metadata.spec.ts
for (const path of ["/", `/blog/${POSTS[0].slug}`]) {
  test(`hydration does not change the metadata of ${path}`, async ({ visit }) => {
    const { page, wake } = await visit(path);
    const before = await metadata(page);
    await wake();
    await settled(page);
    expect(await metadata(page)).toEqual(before);
  });
}

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  // Gatsby writes down in the next frame where the page is.
  await settled(page);
};

/** The page comes to rest there, and not only on its way to another place. */
const expectRestsAt = (page: Page, top: number) =>
  expect
    .poll(async () => Math.abs((await restingPlace(page)) - top), { message: `not at ${top}` })
    .toBeLessThan(10);

/** Follows a link wherever the page is: Playwright's own click would scroll to it. */
const followFooter = (page: Page, name: string) =>
  link(page, "contentinfo", name).evaluate((element) => (element as HTMLElement).click());

/** Writes down where the page is in each of the frames that follow, once its title says so. */
const film = (page: Page, title: string) =>
  page.evaluate((start) => {
    const places: number[] = [];
    Object.assign(window, { places });
    const shoot = () => {
      if (document.title.startsWith(start)) places.push(Math.round(scrollY));
      requestAnimationFrame(shoot);
    };
    shoot();
  }, title);
const filmed = (page: Page) =>
  page.evaluate(() => (window as never as { places: number[] }).places);

for (const [screen, viewport] of SCREENS) {
  test.describe(`on a ${screen}`, () => {
    test("another page starts at its top, without scrolling there", async ({ visit }) => {
      const { page, wake } = await visit("/", { viewport });
      await wake();
      await scrollTo(page, 1_500);
      await film(page, "Services");
      await followFooter(page, "Services");
      await expect(page.getByRole("heading", { name: "Our Services" })).toBeVisible();
      // Longer than a page glides or fades, in frames.
      await expect.poll(async () => (await filmed(page)).length).toBeGreaterThan(36);
      expect(new Set(await filmed(page))).toEqual(new Set([0]));
    });

    test("Back and Forward restore the scroll position", async ({ visit }) => {
      const { page, wake } = await visit("/", { viewport });
      await wake();
      await scrollTo(page, 1_500);
      await followFooter(page, "Work");
      await expect(page.getByRole("heading", { name: "Case Studies" })).toBeVisible();
      await scrollTo(page, 400);
      await page.goBack();
      await expect(page.getByRole("heading", { name: /actually works/ })).toBeVisible();
      await expectRestsAt(page, 1_500);
      await page.goForward();
      await expect(page.getByRole("heading", { name: "Case Studies" })).toBeVisible();
      await expectRestsAt(page, 400);
    });

    test("Back restores the position before a hash link, and Forward the one of its target", async ({
      visit,
    }) => {
      const { page, wake } = await visit("/", { viewport });
      await wake();
      await page.getByRole("link", { name: "View work" }).click();
      await expect(page).toHaveURL("/#work");
      await expect.poll(() => restingPlace(page)).toBeGreaterThan(500);
      const work = await restingPlace(page);
      await page.goBack();
      await expect(page).toHaveURL("/");
      await expect.poll(() => restingPlace(page)).toBe(0);
      await page.goForward();
      await expect.poll(() => restingPlace(page)).toBe(work);
    });
  });
}

test("Back restores the position of a page with a hash", async ({ visit }) => {
  const { page, wake } = await visit("/#work");
  await restsAtAnchor(page);
  await wake();
  await scrollTo(page, 400);
  await link(page, "banner", "Get started").click();
  await expect(page.getByRole("heading", { level: 1, name: "Let's Talk" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: /actually works/ })).toBeVisible();
  await expectRestsAt(page, 400);
});

test("a link to the same page scrolls to its top", async ({ visit }) => {
  const { page, wake } = await visit("/contact");
  await wake();
  await scrollTo(page, 300);
  expect(await restingPlace(page)).toBe(300);
  await link(page, "banner", "Get started").click();
  await expect.poll(() => restingPlace(page)).toBe(0);
});

test("the new page is announced, and Tab starts at its top", async ({ visit }) => {
  const { page, wake } = await visit("/");
  await wake();
  await header(page).getByRole("link", { name: "Process" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "How We Work" })).toBeVisible();
  await expect(page.locator("[aria-live=assertive]")).toContainText("How We Work");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

test("a click with Control opens a tab, one with Shift a window", async ({ visit }) => {
  const { page, context, wake } = await visit("/");
  await wake();
  for (const modifier of ["ControlOrMeta", "Shift"] as const) {
    const opened = context.waitForEvent("page");
    await header(page)
      .getByRole("link", { name: "Pricing" })
      .click({ modifiers: [modifier] });
    await expect(await opened).toHaveURL("/pricing");
    await expect(page).toHaveURL("/");
  }
});

test("Back after a reload shows the earlier page before React has loaded", async ({ visit }) => {
  const { page, wake } = await visit("/services");
  await wake();
  await link(page, "banner", "Pricing").click();
  await expectShown(page, "/pricing");
  await page.reload();
  await page.goBack();
  await expectShown(page, "/services");
  await page.goForward();
  await expectShown(page, "/pricing");
});
