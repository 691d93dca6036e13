import { reactIsHere, settled } from "./support/react";
import { expect, type Page, test } from "./support/test";

/** Stops all events that are a first interaction, so that React does not load. */
const withoutIntent = (page: Page) =>
  page.addInitScript(() => {
    for (const type of ["pointermove", "pointerdown", "focusin", "wheel", "keydown"]) {
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    }
  });

/** The duration of a press on a link. Browsers prefetch its document when the press begins. */
const PRESS_MS = 300;

/** Returns how the document was loaded; "" means that navigation itself requested the document. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return (entry as unknown as { deliveryType: string }).deliveryType;
  });

const pricing = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Pricing" });

test("before React has loaded, the browser prefetches the document of a link when the visitor presses the link", async ({
  visit,
}) => {
  const { page } = await visit("/services", { before: withoutIntent });
  // Browsers do not report when the rules apply and when a prefetch has ended, so this is repeated.
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
