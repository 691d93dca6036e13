import type { Page } from "playwright-core";
import { DESKTOP, openBrowser, PHONE } from "../support/browser";
import { builtRoot, fixtureRoot, serveSite } from "../support/site";
import { eventually, isMarked, mark, scriptNames, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);
const fixture = serveSite(fixtureRoot());
const visitFixture = openBrowser(fixture);

const field = (page: Page) => page.getByRole("searchbox", { name: "Search this site" });
const results = (page: Page) => page.getByRole("list", { name: "Search this site" });
const links = (page: Page) => results(page).getByRole("link");
const everything = (page: Page) =>
  page.getByRole("navigation", { name: "Everything on this site" });
const message = (page: Page) => page.locator("main").getByRole("status");
const says = (page: Page, text: string | RegExp) =>
  eventually(async () => expect(await message(page).textContent()).toMatch(text));

describe("without JavaScript", () => {
  test("the page lists everything, and the form leads back to it", async () => {
    const { page, status } = await visit("/search", { javaScriptEnabled: false });
    expect(status).toBe(200);
    const list = everything(page);
    for (const name of ["Pricing", "Creative studio", "Gummies brand, TH", "SEO & Content"]) {
      expect(await list.getByRole("link", { name, exact: true }).count()).toBe(1);
    }
    await field(page).fill("ads");
    await page.getByRole("button", { name: "Search" }).click();
    expect(new URL(page.url()).search).toBe("?q=ads");
    await everything(page)
      .getByRole("link", { name: /^TikTok Shop/ })
      .click();
    expect(new URL(page.url()).pathname).toMatch(/^\/blog\/tiktok/);
  });
});

describe.each([
  ["phone", PHONE],
  ["desktop", DESKTOP],
])("on a %s", (name, viewport) => {
  test("the header leads there, and results come as one types", async () => {
    const { page } = await visit("/pricing", { viewport });
    await wake(page);
    await mark(page);
    if (name === "phone") await page.locator("summary").click();
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await page.getByRole("heading", { level: 1, name: "Search" }).waitFor();
    await field(page).fill("facebok ad");
    await says(page, /^\d+ results? for "facebok ad"$/);
    expect(await links(page).first().textContent()).toBe(
      "Facebook Ads for E-commerce: A Working Guide for 2025",
    );
    expect(await results(page).locator("mark").allTextContents()).toContain("Facebook");
    expect(await everything(page).count()).toBe(0);
    await field(page).fill("studio");
    await eventually(async () =>
      expect(await links(page).first().textContent()).toBe("Creative studio"),
    );
    await links(page).first().click();
    await page.waitForURL("**/services#creative-studio");
    expect(await isMarked(page)).toBe(true);
  });
});

test("a shared address has its results without a move of the visitor", async () => {
  const { page } = await visit("/search?q=cr%C3%A9ative");
  await says(page, /^\d+ results for "créative"$/);
  expect(await field(page).inputValue()).toBe("créative");
  expect(await results(page).locator("mark").allTextContents()).toContain("Creative");
});

test("the address follows what is typed, and going back brings the search again", async () => {
  const { page } = await visit("/search");
  await field(page).fill("email");
  await page.waitForURL("**/search?q=email");
  await links(page).first().click();
  await eventually(async () => expect(new URL(page.url()).pathname).not.toBe("/search"));
  await page.goBack();
  await says(page, /results for "email"/);
  expect(await field(page).inputValue()).toBe("email");
  await field(page).fill("");
  await page.waitForURL("**/search");
  expect(await everything(page).isVisible()).toBe(true);
  expect(await message(page).textContent()).toBe("");
});

test("works by keyboard alone", async () => {
  const { page } = await visit("/search");
  await field(page).focus();
  await page.keyboard.type("email");
  await says(page, /results for "email"/);
  const count = await links(page).count();
  expect(count).toBeGreaterThan(1);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe(await links(page).first().textContent());
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe(await links(page).nth(1).textContent());
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await eventually(async () => expect(new URL(page.url()).pathname).not.toBe("/search"));
});

test("what is typed before React has come is searched for", async () => {
  const { page } = await visit("/search", {
    before: (page) =>
      page.route(/framework|\d+-[0-9a-f]{8}\.js$/, async (route) => {
        await new Promise((wait) => setTimeout(wait, 800));
        await route.continue();
      }),
  });
  await field(page).pressSequentially("tiktok");
  await says(page, /for "tiktok"/);
  expect(await field(page).inputValue()).toBe("tiktok");
});

test("nothing of it is fetched before someone turns to the field", async () => {
  const { page, requests } = await visit("/search");
  await wake(page);
  expect(scriptNames(requests)).not.toContain("search");
  await field(page).focus();
  await eventually(async () => {
    expect(scriptNames(requests)).toEqual(
      expect.arrayContaining(["search", "search/entries-1.json"]),
    );
  });
});

test("says when nothing is found, and lists everything", async () => {
  const { page } = await visit("/search");
  await field(page).fill("<b>zebra</b>");
  await says(page, 'Nothing found for "<b>zebra</b>"');
  expect(await everything(page).isVisible()).toBe(true);
});

test("says when it could not be fetched, and tries again", async () => {
  const { page, expectFaults } = await visit("/search");
  expectFaults(/503/);
  await page.route("**/search/entries-*.json", (route) => route.fulfill({ status: 503, body: "" }));
  await field(page).fill("email");
  await says(page, "could not be fetched");
  expect(await everything(page).isVisible()).toBe(true);
  await page.unroute("**/search/entries-*.json");
  await page.getByRole("button", { name: "Try again" }).click();
  await says(page, /results for "email"/);
});

test("many results come twenty at a time, and drafts never", async () => {
  const { page } = await visitFixture("/search?q=title");
  await says(page, /^\d\d+ results/);
  expect(await links(page).count()).toBe(20);
  await page.getByRole("button", { name: "Show more results" }).click();
  expect(await links(page).count()).toBeGreaterThan(20);
  expect(await page.getByText(/draft/i).count()).toBe(0);
});
