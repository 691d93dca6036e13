import type { Fault } from "../e2e/support/faults";
import {
  AFTER_BOOT,
  chunkScript,
  eventually,
  isMarked,
  mark,
  reactIsHere,
} from "../e2e/support/react";
import { DESKTOP, openBrowser, PHONE } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

/** What may become of a script on its way. */
const FAULTS: [string, Fault][] = [
  [
    "come 3 s late",
    (route) =>
      new Promise((done) => setTimeout(done, 3_000)).then(() => route.continue()).catch(() => {}),
  ],
  ["are not found", (route) => route.fulfill({ status: 404, body: "Not found" })],
  ["fail", (route) => route.abort()],
  ["never come", () => undefined],
  ["are something else", (route) => route.fulfill({ body: "<!doctype html><p>Sign in</p>" })],
];

const SCRIPTS: [string, (url: URL) => boolean][] = [
  ["the scripts after the boot module", AFTER_BOOT],
  ["all scripts", (url) => url.pathname.endsWith(".js")],
  ["the data of the page", (url) => url.pathname.endsWith(".json")],
];

/** What a script that failed leaves on the console; the page has to work all the same. */
const NOISE = [
  /Failed to load resource/,
  /^response: 404/,
  /^request: GET .*ERR_FAILED/,
  /script: Unexpected token '<'/,
  /valid digest in the 'integrity' attribute/,
  /Loading chunk/,
  /page resources for .* not found/,
  /We couldn't load/,
];

describe.each(SCRIPTS)("when %s", (_which, affected) => {
  describe.each(FAULTS)("%s, a first click", (_fault, fault) => {
    const open = async (path: string, viewport: { width: number; height: number }) => {
      const made = await visit(path, {
        viewport,
        until: "domcontentloaded",
        before: (page) => page.route(affected, fault),
      });
      made.expectFaults(...NOISE);
      return made.page;
    };

    test("on a link leads where it says", async () => {
      const page = await open("/", DESKTOP);
      await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
      await page.getByRole("heading", { name: "Our Services" }).waitFor();
    });

    test("on the menu opens it, and its link leads on", async () => {
      const page = await open("/", PHONE);
      await page.locator("summary", { hasText: "Menu" }).click();
      const menu = page.getByRole("navigation", { name: "Menu" });
      await menu.waitFor({ timeout: 1_000 });
      await menu.getByRole("link", { name: "Pricing" }).click();
      await page.getByRole("heading", { name: "Transparent Pricing" }).waitFor();
    });

    test("on a filter chooses it", async () => {
      const page = await open("/blog", PHONE);
      await page.getByRole("link", { name: "Social Commerce" }).click();
      await page.getByRole("heading", { level: 1, name: "Social Commerce" }).waitFor();
    });

    test("on the button sends the message, once", async () => {
      const page = await open("/contact", DESKTOP);
      const before = (await site.messages()).length;
      await page.getByLabel("Your name").fill("Ana");
      await page.getByLabel("Email").fill("ana@brand.example");
      await page.getByLabel("Tell us").fill("First click");
      await page.getByRole("button", { name: "Send message" }).click();
      await page.getByRole("main").getByText("Message sent successfully!").waitFor();
      const messages = await site.messages();
      expect(messages.length).toBe(before + 1);
      expect(messages.at(-1)).toMatchObject({ name: "Ana", message: "First click" });
    });
  });
});

test("scripts that failed are asked for again at the next intent", async () => {
  let broken = true;
  const { page, expectFaults } = await visit("/", {
    before: (page) =>
      page.route(AFTER_BOOT, (route) => (broken ? route.abort() : route.continue())),
  });
  expectFaults(...NOISE);
  await page.mouse.move(300, 300);
  await page.waitForTimeout(300);
  broken = false;
  await page.mouse.move(320, 320);
  await reactIsHere(page);
});

describe("with React in place, a link whose page", () => {
  const cases = FAULTS.flatMap(([name, fault]) =>
    [
      ["data", /\/page-data\/pricing\//],
      ["script", `**${chunkScript("component---src-pages-pricing-tsx")}`],
    ].map(([part, url]) => [`${part} ${name}`, url as RegExp | string, fault] as const),
  );

  test.each(cases)("%s leads there within 10 s", async (_case, url, fault) => {
    const { page, expectFaults } = await visit("/services", {
      before: (page) => page.route(url, fault),
    });
    expectFaults(...NOISE);
    await page.mouse.move(300, 300);
    await reactIsHere(page);
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await page.getByRole("heading", { name: "Transparent Pricing" }).waitFor();
    expect(page.url()).toBe(`${site.url}/pricing`);
  });

  test("hangs does not take a visitor away who has gone elsewhere", async () => {
    const { page } = await visit("/services", {
      before: (page) => page.route(/\/page-data\/pricing\//, () => undefined),
    });
    await page.mouse.move(300, 300);
    await reactIsHere(page);
    await mark(page);
    const go = (name: string) => page.getByRole("banner").getByRole("link", { name }).click();
    await go("Pricing");
    await page.waitForTimeout(1_500);
    await go("Process");
    await page.getByRole("heading", { name: "How We Work" }).waitFor();
    await page.waitForTimeout(3_500);
    expect(page.url()).toBe(`${site.url}/process`);
    expect(await isMarked(page)).toBe(true);
  });
});

test("an address whose data never comes is reached with its query and anchor", async () => {
  const address = "/work?from=mail&x=1#skincare-eu";
  const { page } = await visit("/services", {
    before: (page) => page.route(/\/page-data\/work\//, () => undefined),
  });
  await page.mouse.move(300, 300);
  await reactIsHere(page);
  await page.evaluate((to) => {
    (window as never as { ___navigate(to: string): void }).___navigate(to);
  }, address);
  await page.getByRole("heading", { level: 1, name: "Case Studies" }).waitFor();
  expect(page.url()).toBe(site.url + address);
  await eventually(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500));
});

test("a page that comes late does not take a visitor away who has gone elsewhere", async () => {
  const { page } = await visit("/services", {
    before: (page) =>
      page.route(/\/page-data\/pricing\//, async (route) => {
        await new Promise((done) => setTimeout(done, 2_000));
        await route.continue().catch(() => {});
      }),
  });
  await page.mouse.move(300, 300);
  await reactIsHere(page);
  await mark(page);
  const follow = (name: string) => page.getByRole("banner").getByRole("link", { name }).click();
  await follow("Pricing");
  await follow("Process");
  await page.getByRole("heading", { name: "How We Work" }).waitFor();
  await page.waitForTimeout(2_500);
  expect(page.url()).toBe(`${site.url}/process`);
  expect(await isMarked(page)).toBe(true);
});

test("Back leads there although the data of the page before never comes", async () => {
  const { page } = await visit("/pricing");
  await page.mouse.move(300, 300);
  await reactIsHere(page);
  await page.getByRole("banner").getByRole("link", { name: "Process" }).click();
  await page.getByRole("heading", { name: "How We Work" }).waitFor();
  // A document that has forgotten the first page.
  await page.reload();
  await page.route(/\/page-data\/pricing\//, () => undefined);
  await page.mouse.move(310, 310);
  await reactIsHere(page);
  await page.goBack();
  await page.getByRole("heading", { name: "Transparent Pricing" }).waitFor();
  expect(page.url()).toBe(`${site.url}/pricing`);
});

test("a new deployment under an open page does not load it over and over", async () => {
  const { page, requests } = await visit("/services", {
    before: (page) =>
      page.route(/app-data\.json/, (route) =>
        route.fulfill({ json: { webpackCompilationHash: "ffffffffffffffffffff" } }),
      ),
  });
  await page.mouse.move(300, 300);
  await page.waitForTimeout(700);
  await page.mouse.move(330, 330);
  await reactIsHere(page);
  await page.waitForTimeout(700);
  const documents = requests.filter((request) => request.isNavigationRequest());
  expect(documents.length).toBeLessThanOrEqual(2);
});
