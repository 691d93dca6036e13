import { reactIsHere, settled } from "./support/react";
import { expect, type Page, test } from "./support/test";

/** As if React were still on its way: its first intent does not reach the page's own script. */
const withoutIntent = (page: Page) =>
  page.addInitScript(() => {
    for (const type of ["pointermove", "pointerdown", "focusin", "wheel", "keydown"]) {
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    }
  });

/** As long as a finger rests on a link: browsers ask for its document when it touches down. */
const PRESS_MS = 300;

/** How the document that is shown was got; "" is by asking for it when the visitor went there. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return (entry as unknown as { deliveryType: string }).deliveryType;
  });

const pricing = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Pricing" });

test("prefetches the document of a link while the visitor presses the link, before React has loaded", async ({
  visit,
}) => {
  const { page } = await visit("/services", { before: withoutIntent });
  // Until the browser has the rules, and then has got the page: it does not tell.
  await expect(async () => {
    await page.goto("/services");
    await settled(page);
    await pricing(page).click({ delay: PRESS_MS });
    await expect(page).toHaveURL("/pricing");
    expect(await delivery(page)).toBe("navigational-prefetch");
  }).toPass();
});

test("prefetches no document once React has loaded", async ({ visit }) => {
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
