import { holding } from "./support/hold";
import { CLIPBOARD, clipboard, copyButton, noticesOn } from "./support/notices";
import { POSTS } from "./support/pages";
import { AFTER_BOOT } from "./support/react";
import { renderEverything } from "./support/styles";
import { expect, type Page, PHONE, test } from "./support/test";

const PATH = `/blog/${POSTS[2].slug}`;
const LAST = "Checklist";

const contents = (page: Page) => page.getByRole("navigation", { name: "In this article" });
const entry = (page: Page, name: string) => contents(page).getByRole("link", { name });
const heading = (page: Page, name: string) =>
  page.getByRole("article").first().getByRole("heading", { name, exact: true });
const topOf = (page: Page, name: string) =>
  heading(page, name).evaluate((element) => element.getBoundingClientRect().top);

const expectMarked = (page: Page, ...names: string[]) =>
  expect(contents(page).locator('a:visible[aria-current="true"]')).toHaveText(names);

async function scrollTo(page: Page, name: string, top: number) {
  const by = (await topOf(page, name)) - top;
  await page.evaluate((y) => scrollBy({ top: y, behavior: "instant" }), by);
}

async function expectAtTop(page: Page, name: string) {
  let last: number | undefined;
  await expect
    .poll(async () => {
      const top = await topOf(page, name);
      const rests = top === last;
      last = top;
      return rests && top > 68 && top < 220;
    })
    .toBe(true);
}

test("the table of contents of an article marks the current section", async ({ look }) => {
  const page = await look(PATH, { reducedMotion: "reduce" });
  await renderEverything(page);
  await expectMarked(page);
  const names = await contents(page).getByRole("link").allTextContents();
  expect(names).toEqual(await page.locator("article h2").allTextContents());
  for (const name of names) {
    await scrollTo(page, name, 140);
    await expectMarked(page, name);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expectMarked(page);
  await entry(page, "Set cost caps").click();
  await expectAtTop(page, "Set cost caps from your margin");
  await expectMarked(page, "Set cost caps from your margin");
});

test("the table of contents leads to each heading, although the text before it is not rendered", async ({
  visit,
}) => {
  const { page } = await visit(PATH);
  const names = await contents(page).getByRole("link").allTextContents();
  for (const name of names) {
    await page.goto(PATH);
    await entry(page, name).click();
    await expectAtTop(page, name);
  }
});

test("a table of contents that is taller than the viewport scrolls to the marked link", async ({
  look,
}) => {
  const page = await look(PATH, { viewport: { width: 1280, height: 400 } });
  await scrollTo(page, LAST, 100);
  await expectMarked(page, LAST);
  await expect(entry(page, LAST)).toBeInViewport();
});

test("beside the text, the table of contents has no tab stop but its links", async ({ look }) => {
  const page = await look(PATH);
  await copyButton(page).focus();
  await page.keyboard.press("Tab");
  await expect(contents(page).getByRole("link").first()).toBeFocused();
  await expect(contents(page).getByText("In this article").first()).toBeVisible();
});

test("on a phone without JavaScript, the table of contents of an article is collapsed, and its links work after the visitor expands it", async ({
  visit,
}) => {
  const { page } = await visit(PATH, { javaScriptEnabled: false, viewport: PHONE });
  await expect(contents(page).getByRole("link")).toHaveCount(0);
  await page.locator("summary", { hasText: "In this article" }).click();
  await entry(page, "Measure what").click();
  await expect(page).toHaveURL(`${PATH}#measure-what-the-ads-caused`);
  await expectAtTop(page, "Measure what the ads caused");
});

test("a heading of an article shows its link symbol when the link has keyboard focus", async ({
  look,
}) => {
  const page = await look(PATH, { reducedMotion: "reduce" });
  const name = "Exclusions that hold";
  const link = heading(page, name).getByRole("link");
  const expectSign = (opacity: string) => expect(link).toHaveCSS("opacity", opacity);
  await heading(page, name).scrollIntoViewIfNeeded();
  await expectSign("0");
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expectSign("1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${PATH}#exclusions-that-hold`);
  await expectAtTop(page, name);
});

test("on devices without hover, headings of an article always show their link symbol", async ({
  visit,
}) => {
  const { page } = await visit(PATH, { viewport: PHONE, hasTouch: true, isMobile: true });
  const looks = await page.locator("a[data-copy]").evaluateAll((links) =>
    links.map((link) => {
      const { width, height } = link.getBoundingClientRect();
      const { opacity } = getComputedStyle(link);
      return { opacity, large: Math.min(width, height) >= 24 };
    }),
  );
  expect(looks.length).toBeGreaterThan(1);
  expect(looks).toEqual(looks.map(() => ({ opacity: "1", large: true })));
});

test("the mark beside a heading copies the URL of the heading, and the heading is text that can be selected", async ({
  visit,
}) => {
  const { page } = await visit(PATH, CLIPBOARD);
  const title = page.locator("article h2").first();
  await title.dblclick({ position: { x: 20, y: 60 } });
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/\w/);
  await expect(page).toHaveURL(PATH);
  const link = title.getByRole("link");
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  const address = `${canonical}${await link.getAttribute("href")}`;
  await link.click();
  await expect(noticesOn(page).items).toContainText("Link copied");
  expect(await clipboard(page)).toBe(address);
  await expect(page).toHaveURL(PATH + new URL(address).hash);
});

test("the button 'Copy link' appears with its script, so that it never does nothing", async ({
  visit,
}) => {
  const scripts = holding(AFTER_BOOT);
  const opened = new Promise<Page>((resolve) => {
    // The page loads the script at once, so its load event waits for the script.
    visit(PATH, {
      ...CLIPBOARD,
      before: async (page) => {
        await scripts.before(page);
        resolve(page);
      },
    });
  });
  const page = await opened;
  await expect(page.getByRole("list", { name: "Share this article" }).first()).toBeVisible();
  await expect(copyButton(page)).toHaveCount(0);
  scripts.release();
  await copyButton(page).click();
  await expect(noticesOn(page).items).toContainText("Link copied");
});
