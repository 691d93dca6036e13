import { expect, NOT_FOUND_NOISE, type Page, test } from "./support/test";

const field = (page: Page) => page.getByRole("searchbox", { name: "Search this site" });
const results = (page: Page) => page.getByRole("list", { name: "Results" }).getByRole("link");
const message = (page: Page) => page.getByRole("main").getByRole("status");

test("without JavaScript, the search page leads to all pages, and keeps the query in its URL", async ({
  visit,
}) => {
  const { page } = await visit("/search", { javaScriptEnabled: false });
  await field(page).fill("ads");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search?q=ads");
  await page.getByRole("navigation", { name: "Browse the site" }).getByText("Pricing").click();
  await expect(page).toHaveURL("/pricing");
});

test("a query on the not-found page leads to results, which change while the visitor types", async ({
  visit,
}) => {
  const { page, expectFaults } = await visit("/no-such-page");
  expectFaults(NOT_FOUND_NOISE);
  await field(page).fill("facebok");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/search?q=facebok");
  await expect(message(page)).toHaveText(/^\d+ results? for “facebok”$/);
  await expect(results(page).first()).toHaveText(/Facebook/);
  await field(page).fill("creative studio");
  await expect(results(page).first()).toHaveText("Creative studio");
  await results(page).first().click();
  await expect(page).toHaveURL("/services#creative-studio");
});
