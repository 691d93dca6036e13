import { reactIsHere, settled } from "./support/react";
import { expect, type Page, test } from "./support/test";

/** Stops the events that count as a first interaction, so that React does not load. */
const withoutIntent = (page: Page) =>
  page.addInitScript(() => {
    for (const type of ["pointermove", "pointerdown", "focusin", "wheel", "keydown"]) {
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    }
  });

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

test("before React has loaded, the browser prefetches a linked document when the visitor presses the link", async ({
  visit,
}) => {
  const { page } = await visit("/services", { before: withoutIntent });
  // Browsers do not report when speculation rules apply or a prefetch ends, so the test retries.
  await expect(async () => {
    await page.goto("/services");
    await settled(page);
    await pricing(page).click({ delay: PRESS_MS });
    await expect(page).toHaveURL("/pricing");
    expect(await delivery(page)).toBe("navigational-prefetch");
  }).toPass();
});

test("after React has loaded, the browser prefetches no documents", async ({ visit }) => {
  const { page, wake } = await visit("/services");
  await wake();
  await reactIsHere(page);
  await expect(page.locator("html")).toHaveAttribute("data-react");
  await pricing(page).hover();
  await page.mouse.down();
  await page.evaluate(() => location.assign("/pricing"));
  await expect(page).toHaveURL("/pricing");
  expect(await delivery(page)).not.toBe("navigational-prefetch");
});
