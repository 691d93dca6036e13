import { BOOT, scriptNames, settled } from "../e2e/support/react";
import { expect, test } from "../e2e/support/test";
import { NOT_FOUND_NOISE, UNKNOWN_ADDRESSES } from "../e2e/support/unknown-addresses";

for (const address of UNKNOWN_ADDRESSES) {
  test(`the unknown URL ${address.slice(0, 40)} shows the not-found page, which loads no scripts even after an interaction`, async ({
    visit,
    site,
  }) => {
    const { page, status, requests, expectFaults } = await visit(site.url + address);
    expectFaults(NOT_FOUND_NOISE);
    expect(status).toBe(404);
    const heading = page.getByRole("heading", { level: 1, name: "404 Page Not Found" });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle("404 Page Not Found | Steepline");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await page.keyboard.press("Tab");
    await settled(page);
    await expect(heading).toBeVisible();
    expect(scriptNames(requests).filter((name) => !BOOT.includes(name))).toEqual([]);
    expect(requests.filter((request) => !request.url().startsWith(site.url))).toEqual([]);
  });
}
