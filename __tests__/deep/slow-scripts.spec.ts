import type { Fault } from "../e2e/support/faults";
import { AFTER_BOOT, documentPaths, reactIsHere } from "../e2e/support/react";
import { DESKTOP, expect, type Page, PHONE, test, type VisitOptions } from "../e2e/support/test";

/** Faults of a request, with names that complete "when the scripts ...". */
const FAULTS: [string, Fault][] = [
  [
    "arrive 3 s late",
    (route) =>
      new Promise((done) => setTimeout(done, 3_000)).then(() => route.continue()).catch(() => {}),
  ],
  ["are not found", (route) => route.fulfill({ status: 404, body: "Not found" })],
  ["fail", (route) => route.abort()],
  ["never arrive", () => undefined],
  [
    "are replaced by an HTML page",
    (route) => route.fulfill({ body: "<!doctype html><p>Sign in</p>" }),
  ],
];

const SCRIPTS: [string, (url: URL) => boolean][] = [
  ["the scripts after the boot script", AFTER_BOOT],
  ["all scripts", (url) => url.pathname.endsWith(".js")],
  ["the data of the page", (url) => url.pathname.endsWith(".json")],
];

/** Matches the console messages that failed scripts cause. The page must work nevertheless. */
const NOISE = [
  /Failed to load resource/,
  /^response: 404/,
  /^request: GET .*ERR_FAILED/,
  /script: Unexpected token '<'/,
  /Loading chunk/,
  /page resources for .* not found/,
  /We couldn't load/,
  /was preloaded using link preload but not used/,
];

const SOON = { timeout: 10_000 };

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

for (const [resources, affected] of SCRIPTS) {
  for (const [fail, fault] of FAULTS) {
    test.describe(`when ${resources} ${fail}`, () => {
      const slow = (viewport: VisitOptions["viewport"]): VisitOptions => ({
        viewport,
        until: "domcontentloaded",
        before: (page) => page.route(affected, fault),
      });

      test(`a first click on a link opens the linked page when ${resources} ${fail}`, async ({
        visit,
      }) => {
        const { page, expectFaults } = await visit("/", slow(DESKTOP));
        expectFaults(...NOISE);
        await headerLink(page, "Services").click();
        await expect(heading(page, "Our Services")).toBeVisible(SOON);
        await expect(page).toHaveURL("/services");
      });

      test(`a first click opens the menu, and links in the menu work, when ${resources} ${fail}`, async ({
        visit,
      }) => {
        const { page, expectFaults } = await visit("/", slow(PHONE));
        expectFaults(...NOISE);
        await page.locator("summary", { hasText: "Menu" }).click();
        const menu = page.getByRole("navigation", { name: "Menu" });
        await expect(menu).toBeVisible();
        await menu.getByRole("link", { name: "Pricing" }).click();
        await expect(heading(page, "Transparent Pricing")).toBeVisible(SOON);
      });

      test(`a first click on a category filter opens the page of the category when ${resources} ${fail}`, async ({
        visit,
      }) => {
        const { page, expectFaults } = await visit("/blog", slow(PHONE));
        expectFaults(...NOISE);
        await page.getByRole("link", { name: "Social Commerce" }).click();
        await expect(heading(page, "Social Commerce")).toBeVisible(SOON);
      });

      test(`a first click on the button of the contact form sends the message once when ${resources} ${fail}`, async ({
        visit,
        site,
      }) => {
        const { page, expectFaults } = await visit("/contact", slow(DESKTOP));
        expectFaults(...NOISE);
        // A repeated run uses the same inbox, so its message must differ from that of earlier runs.
        const message = `First click ${test.info().testId} ${Date.now()}`;
        await page.getByLabel("Your name").fill("Ana");
        await page.getByLabel("Email").fill("ana@brand.example");
        await page.getByLabel("Tell us").fill(message);
        await page.getByRole("button", { name: "Send message" }).click();
        const done = page.getByRole("main").getByText("Message sent successfully!");
        await expect(done).toBeVisible(SOON);
        const stored = (await site.messages()).filter((one) => one.message === message);
        expect(stored).toEqual([expect.objectContaining({ name: "Ana" })]);
      });
    });
  }
}

test("a page does not reload endlessly after a new deployment", async ({ visit }) => {
  const { page, requests, wake } = await visit("/services", {
    before: (page) =>
      page.route(/app-data\.json/, (route) =>
        route.fulfill({ json: { webpackCompilationHash: "ffffffffffffffffffff" } }),
      ),
  });
  const reloaded = page.waitForEvent("load");
  await page.mouse.move(300, 300);
  await reloaded;
  // The reloaded page also waits for an interaction.
  await wake();
  await page.waitForLoadState("networkidle");
  await reactIsHere(page);
  expect(documentPaths(requests)).toEqual(["/services", "/services"]);
});
