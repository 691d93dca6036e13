import { readFile } from "node:fs/promises";
import path from "node:path";
import { builtSite } from "../support/built-sites";
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

test("a broken link shows the not-found page, whose logo links to the home page", async ({
  visit,
}) => {
  const { page, expectFaults } = await visit("/nowhere");
  expectFaults(NOT_FOUND_NOISE);
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle("404 Page Not Found | Steepline");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("contentinfo")).toContainText("2024");
  await page.getByRole("banner").getByRole("link", { name: "Steepline home" }).click();
  await expect(page.getByRole("heading", { name: /actually works/ })).toBeVisible();
});
