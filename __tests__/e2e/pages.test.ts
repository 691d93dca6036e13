import type { Page } from "playwright-core";
import { DESKTOP, openBrowser, PHONE, SCREENS, SCRIPTING } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { NAVIGATION, PAGES, type PageFacts } from "./support/pages";
import { eventually, isMarked, mark, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

/** Texts of the links in a navigation that are marked as the current page, or as what it is under. */
const currentIn = (page: Page, name: string, state: "page" | "true" = "page") =>
  page
    .getByRole("navigation", { name, includeHidden: true, exact: true })
    .locator(`[aria-current="${state}"]`)
    .allTextContents();

async function expectPage(page: Page, facts: PageFacts) {
  expect(await page.title()).toBe(`${facts.title} | Steepline`);
  expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual([facts.heading]);
  const current = facts.current ? [facts.current] : [];
  const isSection = /^\/[^/]*$/.test(facts.path);
  for (const name of ["Main", "Menu"]) {
    expect(await currentIn(page, name)).toEqual(isSection ? current : []);
    expect(await currentIn(page, name, "true")).toEqual(isSection ? [] : current);
  }
  const year = facts.path === "/" ? 2025 : 2024;
  const footer = await page.getByRole("contentinfo").textContent();
  expect(footer?.match(/© \d+/g)).toEqual([`© ${year}`]);
}

/** Every link out of the site opens a new tab that cannot reach back. */
async function expectSafeLinks(page: Page) {
  const outside = await page
    .locator("a:not([href^='/']):not([href^='#'])")
    .evaluateAll((links) => links.map((link) => link.outerHTML));
  expect(outside.length).toBeGreaterThanOrEqual(3);
  for (const link of outside) {
    expect(link).toMatch(/href="(https:|mailto:)/);
    expect(link).toContain('target="_blank"');
    expect(link).toMatch(/rel="[^"]*noopener/);
  }
}

/** What can be seen and used, as text and as HTML. */
const content = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("main")?.parentElement;
    const copy = root?.cloneNode(true) as Element;
    // React's own attribute of an empty field.
    for (const field of copy.querySelectorAll("[value='']")) field.removeAttribute("value");
    return [root?.innerText, copy.innerHTML];
  });

describe.each(PAGES)("$path", (facts) => {
  test("has its title, heading, highlight and year, and React changes nothing in it", async () => {
    const { page, status } = await visit(facts.path);
    expect(status).toBe(200);
    await expectPage(page, facts);
    await expectSafeLinks(page);
    const before = await content(page);
    await wake(page);
    await page.waitForTimeout(100);
    await expectPage(page, facts);
    expect(await content(page)).toEqual(before);
  });

  test("has them without JavaScript", async () => {
    const { page, status } = await visit(facts.path, { javaScriptEnabled: false });
    expect(status).toBe(200);
    await expectPage(page, facts);
  });
});

describe.each(SCRIPTING)("the header, %s", (_name, javaScriptEnabled) => {
  test.each(NAVIGATION)("leads to %s", async (name, path) => {
    const { page } = await visit("/", { javaScriptEnabled });
    if (javaScriptEnabled) await wake(page);
    await mark(page);
    const link = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name, exact: true });
    await link.click();
    await page.waitForURL(site.url + path);
    await eventually(async () => expect(await currentIn(page, "Main")).toEqual([name]));
    expect(await isMarked(page)).toBe(javaScriptEnabled);
    // The highlight is there for the eyes, too.
    const line = () => link.evaluate((element) => getComputedStyle(element, "::after").opacity);
    await eventually(async () => expect(await line()).toBe("1"));
  });

  test.each(["/services", "/blog/tiktok-shop-marketing-guide-2025"])(
    "leads home by the logo from %s",
    async (path) => {
      const { page } = await visit(path, { javaScriptEnabled });
      if (javaScriptEnabled) await wake(page);
      await page.getByRole("banner").getByRole("link", { name: "Steepline home" }).click();
      await page.waitForURL(`${site.url}/`);
      await page.getByRole("heading", { name: /actually works/ }).waitFor();
    },
  );

  test.each(SCREENS)("leads to the form by 'Get started' on a %s", async (_screen, viewport) => {
    const { page } = await visit("/pricing", { javaScriptEnabled, viewport });
    await page.getByRole("banner").getByRole("link", { name: "Get started" }).click();
    await page.waitForURL(`${site.url}/contact`);
    await page.getByRole("heading", { name: "Let's Talk" }).waitFor();
  });
});

test("the header stays at the top of the screen while the page scrolls", async () => {
  const { page } = await visit("/work");
  const top = () => page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().y);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 900);
  await eventually(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500));
  expect(await top()).toBe(0);
});

test("one navigation is shown: links on a desktop, the menu on a phone", async () => {
  const { page } = await visit("/services", { viewport: DESKTOP });
  const links = page.getByRole("navigation", { name: "Main" });
  const menu = page.locator("summary", { hasText: "Menu" });
  expect([await links.isVisible(), await menu.isVisible()]).toEqual([true, false]);
  await page.setViewportSize(PHONE);
  expect([await links.isVisible(), await menu.isVisible()]).toEqual([false, true]);
});

describe("the footer's year", () => {
  const year = (page: Page) => page.getByRole("contentinfo").getByText(/©/).textContent();

  test("follows the visitor between the home page and the others", async () => {
    const { page } = await visit("/");
    await wake(page);
    await mark(page);
    const footer = page.getByRole("contentinfo");
    for (const [link, path, expected] of [
      ["Pricing", "/pricing", "2024"],
      ["Steepline home", "/", "2025"],
      ["Blog", "/blog", "2024"],
    ] as const) {
      await footer.getByRole("link", { name: link, exact: true }).click();
      await page.waitForURL(site.url + path);
      await eventually(async () => expect(await year(page)).toContain(expected));
    }
    await page.goBack();
    await eventually(async () => expect(await year(page)).toContain("2025"));
    expect(await isMarked(page)).toBe(true);
  });
});
