import type { Fault } from "../e2e/support/faults";
import {
  AFTER_BOOT,
  chunkScript,
  documentPaths,
  isMarked,
  mark,
  reactIsHere,
  settled,
} from "../e2e/support/react";
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

for (const [which, affected] of SCRIPTS) {
  for (const [fate, fault] of FAULTS) {
    test.describe(`when ${which} ${fate}`, () => {
      const slow = (viewport: VisitOptions["viewport"]): VisitOptions => ({
        viewport,
        until: "domcontentloaded",
        before: (page) => page.route(affected, fault),
      });

      test(`a first click on a link opens the linked page when ${which} ${fate}`, async ({
        visit,
      }) => {
        const { page, expectFaults } = await visit("/", slow(DESKTOP));
        expectFaults(...NOISE);
        await headerLink(page, "Services").click();
        await expect(heading(page, "Our Services")).toBeVisible(SOON);
        await expect(page).toHaveURL("/services");
      });

      test(`a first click opens the menu, and links in the menu work, when ${which} ${fate}`, async ({
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

      test(`a first click on a category filter opens the page of the category when ${which} ${fate}`, async ({
        visit,
      }) => {
        const { page, expectFaults } = await visit("/blog", slow(PHONE));
        expectFaults(...NOISE);
        await page.getByRole("link", { name: "Social Commerce" }).click();
        await expect(heading(page, "Social Commerce")).toBeVisible(SOON);
      });

      test(`a first click on the button of the contact form sends the message once when ${which} ${fate}`, async ({
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

test("scripts that failed to load are loaded again at the next interaction", async ({ visit }) => {
  let broken = true;
  const { page, expectFaults } = await visit("/", {
    before: (page) =>
      page.route(AFTER_BOOT, (route) => (broken ? route.abort() : route.continue())),
  });
  expectFaults(...NOISE);
  const failed = page.waitForEvent("requestfailed", (request) =>
    AFTER_BOOT(new URL(request.url())),
  );
  await page.mouse.move(300, 300);
  await failed;
  await settled(page);
  broken = false;
  await page.mouse.move(320, 320);
  await reactIsHere(page);
});

test.describe("a link after hydration", () => {
  const parts: [string, RegExp | string][] = [
    ["data", /\/page-data\/pricing\//],
    ["scripts", `**${chunkScript("component---src-pages-pricing-tsx")}`],
  ];

  for (const [fate, fault] of FAULTS) {
    for (const [part, url] of parts) {
      test(`after hydration, a link opens the linked page within 10 s when the ${part} of that page ${fate}`, async ({
        visit,
      }) => {
        const { page, wake, expectFaults } = await visit("/services", {
          before: (page) => page.route(url, fault),
        });
        expectFaults(...NOISE);
        await wake();
        await headerLink(page, "Pricing").click();
        await expect(heading(page, "Transparent Pricing")).toBeVisible(SOON);
        await expect(page).toHaveURL("/pricing");
      });
    }
  }

  test("a page that the visitor opens instead of a slow linked page stays open after the timeout", async ({
    visit,
  }) => {
    const { page, wake } = await visit("/services", {
      before: async (page) => {
        await page.clock.install();
        await page.route(/\/page-data\/pricing\//, () => undefined);
      },
    });
    await wake();
    await mark(page);
    await headerLink(page, "Pricing").click();
    await page.clock.runFor(1_500);
    await headerLink(page, "Process").click();
    await expect(heading(page, "How We Work")).toBeVisible(SOON);
    // Advances the clock past the timeout for the data of the first page.
    await page.clock.runFor(10_000);
    await settled(page);
    await expect(page).toHaveURL("/process");
    expect(await isMarked(page)).toBe(true);
  });
});

test("if the data of a linked page never arrive, the browser loads the document of the page", async ({
  visit,
}) => {
  const address = "/work?from=mail&x=1#skincare-eu";
  const { page, wake } = await visit("/services", {
    before: (page) => page.route(/\/page-data\/work\//, () => undefined),
  });
  await wake();
  await page.evaluate((to) => {
    (window as never as { ___navigate(to: string): void }).___navigate(to);
  }, address);
  await expect(heading(page, "Case Studies")).toBeVisible(SOON);
  await expect(page).toHaveURL(address);
  await expect(page.locator("#skincare-eu")).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test("a linked page that loads slowly does not replace a page that was opened later", async ({
  visit,
}) => {
  const PRICING = /\/page-data\/pricing\//;
  let arrive = () => {};
  const late = new Promise<void>((done) => {
    arrive = done;
  });
  const { page, wake } = await visit("/services", {
    before: (page) =>
      page.route(PRICING, async (route) => {
        await late;
        await route.continue().catch(() => {});
      }),
  });
  await wake();
  await mark(page);
  const asked = page.waitForRequest(PRICING);
  await headerLink(page, "Pricing").click();
  const request = await asked;
  await headerLink(page, "Process").click();
  await expect(heading(page, "How We Work")).toBeVisible(SOON);
  arrive();
  await request.response();
  // Waits for pending work after the response, so that the slow page could have been shown.
  await settled(page);
  await expect(page).toHaveURL("/process");
  await expect(heading(page, "How We Work")).toBeVisible(SOON);
  expect(await isMarked(page)).toBe(true);
});

test("Back opens the earlier page even if the data of the earlier page never arrive", async ({
  visit,
}) => {
  const { page, wake } = await visit("/pricing");
  await wake();
  await headerLink(page, "Process").click();
  await expect(heading(page, "How We Work")).toBeVisible(SOON);
  // After a reload, the document has no data of the first page.
  await page.reload();
  await page.route(/\/page-data\/pricing\//, () => undefined);
  await wake();
  await page.goBack();
  await expect(heading(page, "Transparent Pricing")).toBeVisible(SOON);
  await expect(page).toHaveURL("/pricing");
});

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
  // With endless reloads, the network would never be idle.
  await page.waitForLoadState("networkidle");
  await reactIsHere(page);
  expect(documentPaths(requests)).toEqual(["/services", "/services"]);
});
