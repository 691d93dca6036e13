import { NAVIGATION, PAGES, type PageFacts, POSTS } from "./support/pages";
import { isMarked, mark, settled } from "./support/react";
import { DESKTOP, expect, type Page, PHONE, SCRIPTING, test } from "./support/test";

/** Links in a navigation that are marked as the current page, or as the section of the page ("true"). */
const currentIn = (page: Page, name: string, state: "page" | "true" = "page") =>
  page
    .getByRole("navigation", { name, includeHidden: true, exact: true })
    .locator(`[aria-current="${state}"]`);

const footer = (page: Page) => page.getByRole("contentinfo");

async function expectPage(page: Page, facts: PageFacts) {
  await expect(page).toHaveTitle(`${facts.title} | Steepline`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([facts.heading]);
  const current = facts.current ? [facts.current] : [];
  const isSection = /^\/[^/]*$/.test(facts.path);
  for (const name of ["Main", "Menu"]) {
    await expect(currentIn(page, name)).toHaveText(isSection ? current : []);
    await expect(currentIn(page, name, "true")).toHaveText(isSection ? [] : current);
  }
  const year = facts.path === "/" ? 2025 : 2024;
  expect((await footer(page).textContent())?.match(/© \d+/g)).toEqual([`© ${year}`]);
}

/** Returns the visible text and the HTML of the page. */
const content = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("main")?.parentElement;
    const copy = root?.cloneNode(true) as Element;
    // React adds this attribute to empty fields.
    for (const field of copy.querySelectorAll("[value='']")) field.removeAttribute("value");
    return [root?.innerText, copy.innerHTML];
  });

for (const facts of PAGES) {
  test(`${facts.path} has its title, heading, highlighted link and year, and hydration changes nothing`, async ({
    visit,
  }) => {
    const { page, status, wake } = await visit(facts.path);
    expect(status).toBe(200);
    await expectPage(page, facts);
    // The button appears together with the background, and is part of the text.
    await expect(page.getByRole("button", { name: "Pause the background" })).toBeVisible();
    const before = await content(page);
    await wake();
    await settled(page);
    await expectPage(page, facts);
    expect(await content(page)).toEqual(before);
  });
}

for (const [scripting, javaScriptEnabled] of SCRIPTING) {
  test.describe(`the header, ${scripting}`, () => {
    test(`the header links to every page of the navigation and highlights the current page, ${scripting}`, async ({
      visit,
    }) => {
      const { page, wake } = await visit("/", { javaScriptEnabled });
      if (javaScriptEnabled) await wake();
      await mark(page);
      for (const [name, path] of NAVIGATION) {
        const link = page
          .getByRole("navigation", { name: "Main" })
          .getByRole("link", { name, exact: true });
        await link.click();
        await expect(page).toHaveURL(path);
        await expect(currentIn(page, "Main")).toHaveText([name]);
        // The line under the current link is visible, also when the pointer is elsewhere.
        await page.mouse.move(600, 500);
        await expect(link).toHaveCSS("opacity", "1", { pseudo: "after" });
      }
      expect(await isMarked(page)).toBe(javaScriptEnabled);
    });

    for (const path of ["/services", `/blog/${POSTS[1].slug}`]) {
      test(`the logo links to the home page from ${path}, ${scripting}`, async ({ visit }) => {
        const { page, wake } = await visit(path, { javaScriptEnabled });
        if (javaScriptEnabled) await wake();
        await page.getByRole("banner").getByRole("link", { name: "Steepline home" }).click();
        await expect(page).toHaveURL("/");
        await expect(page.getByRole("heading", { name: /actually works/ })).toBeVisible();
      });
    }

    test(`the button 'Get started' opens the contact page, ${scripting}`, async ({ visit }) => {
      const viewport = javaScriptEnabled ? DESKTOP : PHONE;
      const { page } = await visit("/pricing", { javaScriptEnabled, viewport });
      await page.getByRole("banner").getByRole("link", { name: "Get started" }).click();
      await expect(page).toHaveURL("/contact");
      await expect(page.getByRole("heading", { name: "Let's Talk" })).toBeVisible();
    });
  });
}

test("the header stays at the top of the screen while the page scrolls", async ({ visit }) => {
  const { page } = await visit("/work");
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const header = await page.getByRole("banner").boundingBox();
  expect(header?.y).toBe(0);
});

test("the header shows only the links on a desktop and only the menu on a phone", async ({
  visit,
}) => {
  const { page } = await visit("/services", { viewport: DESKTOP });
  const links = page.getByRole("navigation", { name: "Main" });
  const menu = page.locator("summary", { hasText: "Menu" });
  await expect(links).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(links).toBeHidden();
  await expect(menu).toBeVisible();
});

test("the footer shows 2025 on the home page and 2024 on subpages, also after client-side navigation", async ({
  visit,
}) => {
  const { page, wake } = await visit("/");
  await wake();
  await mark(page);
  for (const [link, path, year] of [
    ["Pricing", "/pricing", "2024"],
    ["Steepline home", "/", "2025"],
    ["Blog", "/blog", "2024"],
  ] as const) {
    await footer(page).getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(footer(page).getByText(/©/)).toContainText(year);
  }
  await page.goBack();
  await expect(footer(page).getByText(/©/)).toContainText("2025");
  expect(await isMarked(page)).toBe(true);
});
