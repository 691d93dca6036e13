import { holding } from "./support/hold";
import { AFTER_BOOT, isMarked, mark, scriptNames, settled } from "./support/react";
import { expect, type Page, SCREENS, test } from "./support/test";

const field = (page: Page) => page.getByRole("searchbox", { name: "Search this site" });
const results = (page: Page) => page.getByRole("list", { name: "Results" });
const links = (page: Page) => results(page).getByRole("link");
const everything = (page: Page) =>
  page.getByRole("navigation", { name: "Everything on this site" });
const message = (page: Page) => page.locator("main").getByRole("status");

test("without JavaScript, the search page lists all content, and its form opens the page with the query in the URL", async ({
  visit,
}) => {
  const { page, status } = await visit("/search", { javaScriptEnabled: false });
  expect(status).toBe(200);
  const list = everything(page);
  for (const name of ["Pricing", "Creative studio", "Gummies brand, TH", "SEO & Content"]) {
    await expect(list.getByRole("link", { name, exact: true })).toHaveCount(1);
  }
  await field(page).fill("ads");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search?q=ads");
  const latest = page.getByRole("region", { name: "Latest articles" });
  await latest.getByRole("link", { name: /^TikTok Shop/ }).click();
  await expect(page).toHaveURL(/\/blog\/tiktok[^/]*$/);
});

for (const [screen, viewport] of SCREENS) {
  test(`the search opens from the header and shows results while the visitor types, on a ${screen}`, async ({
    visit,
  }) => {
    const { page, wake } = await visit("/pricing", { viewport });
    await wake();
    await mark(page);
    if (screen === "phone") await page.getByRole("banner").locator("summary").click();
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
    await field(page).fill("facebok ad");
    await expect(message(page)).toHaveText(/^\d+ results? for "facebok ad"$/);
    await expect(links(page).first()).toHaveText(
      "Facebook Ads for E-commerce: A Working Guide for 2025",
    );
    expect(await results(page).locator("mark").allTextContents()).toContain("Facebook");
    await expect(everything(page)).toHaveCount(0);
    await field(page).fill("studio");
    await expect(links(page).first()).toHaveText("Creative studio");
    await links(page).first().click();
    await expect(page).toHaveURL("/services#creative-studio");
    expect(await isMarked(page)).toBe(true);
  });
}

for (const address of ["/search?q=cr%C3%A9ative", "/search?utm_source=x&q=cr%C3%A9ative"]) {
  test(`${address} shows its results before any input`, async ({ visit }) => {
    const { page } = await visit(address);
    await expect(message(page)).toHaveText(/^\d+ results for "créative"$/);
    await expect(field(page)).toHaveValue("créative");
    expect(await results(page).locator("mark").allTextContents()).toContain("Creative");
  });
}

test("Back restores the query even if the visitor has clicked a result right after typing", async ({
  visit,
}) => {
  const { page, wake } = await visit("/search");
  await wake();
  await field(page).fill("email");
  await expect(page).toHaveURL("/search?q=email");
  await expect(links(page).first()).toBeVisible();
  // Types and clicks the result without waiting.
  await page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>("input[type=search]");
    if (!input) return;
    input.value = "tiktok";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    const found = () => document.querySelector<HTMLElement>('ol a[href*="tiktok"]');
    while (!found()) await new Promise((done) => setTimeout(done));
    found()?.click();
  });
  await expect(page).toHaveURL(/\/blog\/tiktok/);
  await expect(field(page)).toHaveCount(0);
  await page.goBack();
  await expect(field(page)).toHaveValue("tiktok");
  await expect(message(page)).toHaveText(/for "tiktok"/);
});

test("the URL contains the query, and Back restores the search", async ({ visit }) => {
  const { page } = await visit("/search");
  await field(page).fill("email");
  await expect(page).toHaveURL("/search?q=email");
  await links(page).first().click();
  await expect(page).toHaveURL((url) => url.pathname !== "/search");
  await expect(field(page)).toHaveCount(0);
  await page.goBack();
  await expect(message(page)).toHaveText(/results for "email"/);
  await expect(field(page)).toHaveValue("email");
  await field(page).fill("");
  await expect(page).toHaveURL("/search");
  await expect(everything(page)).toBeVisible();
  await expect(message(page)).toHaveText("");
});

test("the link to the search in the header empties the search field", async ({ visit }) => {
  const { page, wake } = await visit("/search?q=ads");
  await wake();
  await expect(links(page).first()).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(field(page)).toHaveValue("");
  await expect(everything(page)).toBeVisible();
  await page.mouse.click(2, 400);
  await expect(page).toHaveURL("/search");
});

test("a visitor can search and open a result by keyboard only", async ({ visit }) => {
  const { page } = await visit("/search");
  await field(page).focus();
  await page.keyboard.type("email");
  await expect(message(page)).toHaveText(/results for "email"/);
  expect(await links(page).count()).toBeGreaterThan(1);
  await page.keyboard.press("ArrowDown");
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL((url) => url.pathname !== "/search");
});

test("the search shows results for text that was typed before hydration", async ({ visit }) => {
  const scripts = holding(AFTER_BOOT);
  const { page } = await visit("/search", { before: scripts.before });
  await field(page).pressSequentially("tiktok");
  await expect(message(page)).toHaveText("");
  scripts.release();
  await expect(message(page)).toHaveText(/for "tiktok"/);
  await expect(field(page)).toHaveValue("tiktok");
});

test("focusing the search field loads the script and the index of the search", async ({
  visit,
}) => {
  const { page, requests, wake } = await visit("/search");
  await wake();
  await settled(page);
  expect(scriptNames(requests)).not.toContain("search");
  await field(page).focus();
  await expect
    .poll(() => scriptNames(requests))
    .toEqual(expect.arrayContaining(["search", "search/entries-1.json"]));
});

test("the search announces that nothing is found, and lists all content", async ({ visit }) => {
  const { page } = await visit("/search");
  await field(page).fill("<b>zebra</b>");
  await expect(message(page)).toContainText('Nothing found for "<b>zebra</b>"');
  await expect(everything(page)).toBeVisible();
});

test("the search announces that its index could not be loaded, and retries", async ({ visit }) => {
  const { page, expectFaults } = await visit("/search");
  expectFaults(/503/);
  await page.route("**/search/entries-*.json", (route) => route.fulfill({ status: 503, body: "" }));
  await field(page).fill("email");
  await expect(message(page)).toContainText("could not be fetched");
  await expect(everything(page)).toBeVisible();
  await page.unroute("**/search/entries-*.json");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(message(page)).toHaveText(/results for "email"/);
});

test("the search shows 20 results at a time, and never unpublished posts", async ({
  visitFixture,
}) => {
  const { page } = await visitFixture("/search?q=title");
  await expect(message(page)).toHaveText(/^\d\d+ results/);
  await expect(links(page)).toHaveCount(20);
  await page.getByRole("button", { name: "Show more results" }).click();
  await expect.poll(() => links(page).count()).toBeGreaterThan(20);
  await expect(page.getByText(/draft/i)).toHaveCount(0);
});
