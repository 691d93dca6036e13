import { settled } from "./support/react";
import { expect, type Page, test } from "./support/test";

/**
 * Duration of a press on a link, in milliseconds. The browser prefetches the document during the
 * press.
 */
const PRESS_MS = 300;

/** Returns "navigational-prefetch" if the browser had prefetched the current document. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return (entry as unknown as { deliveryType: string }).deliveryType;
  });

const pricing = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Pricing" });

test("the browser prefetches a linked document when the visitor presses the link", async ({
  visit,
}) => {
  const { page } = await visit("/services");
  // Browsers do not report when speculation rules apply or a prefetch ends, so the test retries.
  await expect(async () => {
    await page.goto("/services");
    await settled(page);
    await pricing(page).click({ delay: PRESS_MS });
    await expect(page).toHaveURL("/pricing");
    expect(await delivery(page)).toBe("navigational-prefetch");
  }).toPass();
});

test("a browser without speculation rules prefetches a linked document once, when the pointer enters the link", async ({
  visit,
}) => {
  const { page, requests } = await visit("/services", {
    before: (page) =>
      page.addInitScript(() => {
        HTMLScriptElement.supports = () => false;
      }),
  });
  const prefetched = () =>
    requests
      .filter((request) => request.resourceType() === "fetch")
      .map((request) => request.url());
  await pricing(page).hover();
  await page.getByRole("heading", { level: 1 }).hover();
  await pricing(page).hover();
  await expect.poll(() => prefetched().length).toBe(1);
  expect(prefetched()[0]).toMatch(/\/pricing$/);
});
