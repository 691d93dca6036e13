import { readFile } from "node:fs/promises";
import path from "node:path";
import { builtSite } from "../support/built-sites";
import { isMarked, mark } from "./support/react";
import { expect, type Page, test } from "./support/test";
import { NOT_FOUND_NOISE, UNKNOWN_ADDRESSES } from "./support/unknown-addresses";

const heading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "404 Page Not Found", exact: true });

test("for a URL without a page, the server responds with status 404 and the not-found page", async ({
  site,
}) => {
  const words = await readFile(path.join(builtSite("fixture-site"), "public/404.html"), "utf8");
  const [title = ""] = /<h1.*<\/h1>/.exec(words) ?? [];
  expect(title.replace(/<[^>]*>/g, "")).toBe("404 Page Not Found");
  for (const address of UNKNOWN_ADDRESSES) {
    const answer = await fetch(site.url + address);
    expect([address, answer.status]).toEqual([address, 404]);
    expect([address, (await answer.text()) === words]).toEqual([address, true]);
  }
});

test("client-side navigation to an unknown URL shows the not-found page, whose logo links to the home page", async ({
  visit,
}) => {
  const { page, wake, expectFaults } = await visit("/blog/facebook-ads-ecommerce-guide-2025");
  expectFaults(NOT_FOUND_NOISE);
  await wake();
  await mark(page);
  // Turns a link in an article into a broken link.
  const link = page.locator("article > div a[href^='/']").first();
  await link.evaluate((element) => element.setAttribute("href", "/nowhere"));
  await link.click();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle("404 Page Not Found | Steepline");
  await expect(page).toHaveURL("/nowhere");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("contentinfo")).toContainText("2024");

  await page.getByRole("banner").getByRole("link", { name: "Steepline home" }).click();
  await expect(page.getByRole("heading", { name: /actually works/ })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});
