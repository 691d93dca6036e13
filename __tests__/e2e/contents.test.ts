import type { Page } from "playwright-core";
import { openBrowser, PHONE, SCRIPTING } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { POSTS } from "./support/pages";
import { eventually, restingPlace, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

const PATH = `/blog/${POSTS[2].slug}`;
const LAST = "A 30-day plan";

/** Two lists of headings, of which one is shown. */
const contents = (page: Page) => page.getByRole("navigation", { name: "In this article" });
const entry = (page: Page, name: string) => contents(page).getByRole("link", { name });
const heading = (page: Page, name: string) =>
  page.getByRole("article").first().getByRole("heading", { name, exact: true });
const topOf = (page: Page, name: string) =>
  heading(page, name).evaluate((element) => element.getBoundingClientRect().top);

const marked = (page: Page) =>
  contents(page).locator('a:visible[aria-current="true"]').allTextContents();
const expectMarked = (page: Page, ...names: string[]) =>
  eventually(async () => expect(await marked(page)).toEqual(names));

/** Scrolls at once until a heading is this far under the top of the screen. */
async function scrollTo(page: Page, name: string, top: number) {
  const by = (await topOf(page, name)) - top;
  await page.evaluate((y) => scrollBy({ top: y, behavior: "instant" }), by);
}

/** Where a link to a heading leads: it is at the top, under the header. */
const expectAtTop = (page: Page, name: string) =>
  eventually(async () => {
    const top = await topOf(page, name);
    expect(top).toBeGreaterThan(68);
    expect(top).toBeLessThan(160);
  });

/** Visitors who want no motion, so that nobody waits for a page to glide. */
const STILL = { reducedMotion: "reduce" } as const;

describe("the contents of an article on a wide screen", () => {
  test("mark the section that is being read", async () => {
    const { page } = await visit(PATH);
    expect(await marked(page)).toEqual([]);
    await wake(page);
    const names = await contents(page).getByRole("link").allTextContents();
    expect(names).toEqual(await page.locator("article h2").allTextContents());
    for (const name of names) {
      await scrollTo(page, name, 140);
      await expectMarked(page, name);
    }
    await scrollTo(page, names[1] ?? "", 300);
    await expectMarked(page, names[0] ?? "");
    expect(await contents(page).isVisible()).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expectMarked(page);
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: "instant" }));
    await expectMarked(page, LAST);
  });

  test("lead to a section by pointer and by keyboard, and mark it", async () => {
    const { page } = await visit(PATH);
    await entry(page, "Set cost caps").click();
    await expectAtTop(page, "Set cost caps from your margin");
    await expectMarked(page, "Set cost caps from your margin");
    await restingPlace(page);
    await entry(page, "Treat creative").focus();
    await page.keyboard.press("Enter");
    await expectAtTop(page, "Treat creative as the targeting");
    await expectMarked(page, "Treat creative as the targeting");
    expect(page.url()).toMatch(/#treat-creative-as-the-targeting$/);
  });

  test("mark the section that was asked for where the page ends before it is at the top", async () => {
    const { page } = await visit(PATH, { viewport: { width: 1280, height: 3000 }, ...STILL });
    await wake(page);
    await entry(page, LAST).click();
    await page.waitForURL(/#a-30-day-plan$/);
    expect(await topOf(page, LAST)).toBeGreaterThan(160);
    await expectMarked(page, LAST);
  });

  test("stay in sight and follow the reader where they are higher than the screen", async () => {
    const { page } = await visit(PATH, { viewport: { width: 1280, height: 420 } });
    await wake(page);
    await scrollTo(page, LAST, 140);
    await expectMarked(page, LAST);
    const box = await entry(page, LAST).boundingBox();
    expect(box?.y).toBeGreaterThan(68);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
  });

  test("move nothing", async () => {
    const { page } = await visit(PATH, {
      before: (page) =>
        page.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const shift of list.getEntries()) {
              document.documentElement.dataset.shift = JSON.stringify(shift);
            }
          }).observe({ type: "layout-shift", buffered: true });
        }),
    });
    await wake(page);
    await scrollTo(page, LAST, 140);
    await expectMarked(page, LAST);
    expect(await page.locator("html").getAttribute("data-shift")).toBeNull();
  });
});

describe.each(SCRIPTING)("an article, %s", (_name, javaScriptEnabled) => {
  test("has its contents folded up on a phone", async () => {
    const { page } = await visit(PATH, { javaScriptEnabled, viewport: PHONE, ...STILL });
    expect(await contents(page).getByRole("link").count()).toBe(0);
    await page.locator("summary", { hasText: "In this article" }).click();
    await entry(page, "Measure what").click();
    await page.waitForURL(`${site.url + PATH}#measure-what-the-ads-caused`);
    await expectAtTop(page, "Measure what the ads caused");
  });

  test("has a link at every heading", async () => {
    const { page } = await visit(PATH, { javaScriptEnabled, ...STILL });
    const name = "Exclusions that hold";
    const link = page.getByRole("link", { name: `Link to: ${name}` });
    const opacity = () => link.evaluate((element) => getComputedStyle(element).opacity);
    await heading(page, name).scrollIntoViewIfNeeded();
    expect(await opacity()).toBe("0");
    await link.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    expect(await opacity()).toBe("1");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.url + PATH}#exclusions-that-hold`);
    await expectAtTop(page, name);
  });
});

test("the links at the headings are always seen where nothing hovers", async () => {
  const { page } = await visit(PATH, { viewport: PHONE, hasTouch: true, isMobile: true });
  const link = page.getByRole("link", { name: /^Link to/ }).first();
  expect(await link.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  const box = await link.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

test("on paper there is the article and who wrote it, with the addresses of its links", async () => {
  const { page } = await visit(PATH);
  await page.emulateMedia({ media: "print" });
  const hidden = [
    page.getByRole("banner"),
    page.getByRole("contentinfo").getByRole("navigation"),
    contents(page),
    page.getByRole("list", { name: "Share this article" }),
    page.getByRole("region", { name: "Related articles" }),
    page.getByRole("link", { name: "Back to blog" }),
    page.getByRole("link", { name: "Get Free Marketing Audit" }),
    page.getByRole("link", { name: /^Link to/ }).first(),
  ];
  for (const part of hidden) expect(await part.isVisible()).toBe(false);
  for (const part of [page.getByRole("heading", { level: 1 }), heading(page, LAST)]) {
    expect(await part.isVisible()).toBe(true);
    expect(await part.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(0, 0, 0)");
  }
  // Whom to ask about it.
  expect(await page.getByRole("contentinfo").getByText("hello@").isVisible()).toBe(true);
  const after = await page
    .locator("article p a[href='/process']")
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(after).toBe('" (/process)"');
});
