import { POSTS } from "./support/pages";
import { expect, type Page, PHONE, test } from "./support/test";

const field = (page: Page) => page.getByRole("searchbox", { name: "Search this site" });
const results = (page: Page) => page.getByRole("list", { name: "Results" });
const links = (page: Page) => results(page).getByRole("link");
const everything = (page: Page) => page.getByRole("navigation", { name: "Browse the site" });
const message = (page: Page) => page.locator("main").getByRole("status");

test("without JavaScript, the search page lists all content, and a search loads /search with the query", async ({
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
  await expect(page.getByText("Without JavaScript, this page cannot search")).toBeVisible();
});

test("on a phone, a link in the menu opens the search page, which shows results while the visitor types", async ({
  visit,
}) => {
  const { page } = await visit("/pricing", { viewport: PHONE });
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
  await field(page).fill("facebok ad");
  await expect(message(page)).toHaveText(/^\d+ results? for “facebok ad”$/);
  await expect(links(page).first()).toHaveText(POSTS[2].title);
  expect(await results(page).locator("mark").allTextContents()).toContain("Facebook");
  await expect(everything(page)).toBeHidden();
  await field(page).fill("s");
  await expect(message(page)).toBeEmpty();
  await expect(everything(page)).toBeVisible();
  await field(page).fill("exclusions");
  await expect(links(page).first()).toHaveText(POSTS[2].title);
  await field(page).press("Enter");
  await expect(field(page)).not.toBeFocused();
  await field(page).fill("studio");
  await expect(links(page).first()).toHaveText("Creative studio");
  await links(page).first().click();
  await expect(page).toHaveURL("/services#creative-studio");
});
