import { metadata } from "./support/metadata";
import { CATEGORIES, PAGES, POSTS } from "./support/pages";
import { documentPaths, isMarked, mark, restingPlace, settled } from "./support/react";
import { expect, type Page, test } from "./support/test";

type Landmark = "banner" | "main" | "contentinfo";

const header = (page: Page) => page.getByRole("banner");
const link = (page: Page, from: Landmark, name: string) =>
  page.getByRole(from).getByRole("link", { name }).first();

/** Pages in the order of the visit, each with the link that leads to it from the previous page. */
const WALK: [path: string, from: Landmark, name: string][] = [
  ["/services", "banner", "Services"],
  ["/work", "banner", "Work"],
  ["/contact", "contentinfo", "Contact"],
  ["/blog", "banner", "Blog"],
  [`/blog/category/${CATEGORIES[1][1]}`, "main", CATEGORIES[1][0]],
  [`/blog/${POSTS[1].slug}`, "main", "Read more"],
  [`/blog/${POSTS[0].slug}`, "main", POSTS[0].title],
  ["/", "banner", "Steepline home"],
];

async function expectShown(page: Page, path: string) {
  const facts = PAGES.find((other) => other.path === path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1, name: facts?.heading })).toBeVisible();
  await expect(page).toHaveTitle(`${facts?.title} | Steepline`);
}

test("client-side navigation loads no document, but updates all metadata of the page", async ({
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

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  // Gatsby stores the scroll position in the next frame, so the test waits for it.
  await settled(page);
};

/** Waits until scrolling has ended at `top`. */
const expectRestsAt = (page: Page, top: number) =>
  expect
    .poll(async () => Math.abs((await restingPlace(page)) - top), {
      message: `The page does not rest at ${top} px`,
    })
    .toBeLessThan(10);

/** Clicks a link in the footer. Playwright's own click would first scroll to the link. */
const followFooter = (page: Page, name: string) =>
  link(page, "contentinfo", name).evaluate((element) => (element as HTMLElement).click());

test("Back and Forward restore the scroll position of each page", async ({ visit }) => {
  const { page, wake } = await visit("/");
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

test("client-side navigation announces the new page, and the first press of Tab focuses the skip link", async ({
  visit,
}) => {
  const { page, wake } = await visit("/");
  await wake();
  await header(page).getByRole("link", { name: "Process" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "How We Work" })).toBeVisible();
  await expect(page.locator("[aria-live=assertive]")).toContainText("How We Work");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

test("Back after a reload shows the earlier page even if React has not loaded yet", async ({
  visit,
}) => {
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
