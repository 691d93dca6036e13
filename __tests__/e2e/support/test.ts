import path from "node:path";
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  chromium,
  expect,
  type Page,
  type Request,
} from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../../../src/cli/browser";
import { builtSite } from "../../support/built-sites";
import { type ServedSite, serveSite } from "../../support/serve-site";
import { wake } from "./react";

export type { Page };
export { expect };

export const PHONE = { width: 375, height: 812 };
export const DESKTOP = { width: 1280, height: 800 };

/** The faults of every page with status 404. */
export const NOT_FOUND_NOISE = /^(response: 404|console: .*status of 404)/;

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the first page is requested, for example to delay scripts. */
  before?: (page: Page, context: BrowserContext) => Promise<unknown>;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  requests: Request[];
  wake(): Promise<void>;
  /** Declares faults that the test expects; any other fault fails the test. */
  expectFaults(...patterns: RegExp[]): void;
}

/**
 * Opens a path in a new browser profile. By default, the viewport has 1280 x 800 pixels, and the
 * visitor prefers reduced motion, because animations take most of the time of a test.
 */
export type Open = (path: string, options?: VisitOptions) => Promise<Visit>;

const UNEXPECTED = "Faults that the test did not declare with expectFaults";

function collectFaults(page: Page, url: string): string[] {
  const faults: string[] = [];
  const add = (text: string) => faults.push(text.replaceAll(url, ""));
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    // A test that resizes the window at once makes the preloaded cover useless. A build test compares
    // the preload with the cover.
    if (message.text().includes("was preloaded using link preload but not used")) return;
    add(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => {
    // Chromium reports this error for view transitions between documents, even on pages without
    // scripts.
    if (error.message.endsWith("Page already revealed")) return;
    add(`script: ${error.message}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // The browser reports this error if the page itself cancels a request, usually because of a
    // navigation.
    if (reason === "net::ERR_ABORTED") return;
    add(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) add(`response: ${response.status()} ${response.url()}`);
  });
  return faults;
}

/**
 * Writes every violation of the content security policy to the console, because browsers do not
 * report all of them there.
 */
const logViolations = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`Content Security Policy: ${violatedDirective} refuses ${blockedURI}`),
    );
  });

interface Media {
  viewport?: { width: number; height: number };
  reducedMotion?: "reduce" | null;
  forcedColors?: "active" | null;
}

interface TestFixtures {
  visit: Open;
  /**
   * Opens a path of the fixture site in the one page that all tests of a worker share, which takes a
   * third of the time of `visit`. For tests that need no new profile: they store nothing, and use
   * neither `before` nor a permission.
   */
  look: (path: string, media?: Media) => Promise<Page>;
  /**
   * Opens pages of a server other than the default server. For example, a test changes a copy of
   * the site, and then opens pages of this copy.
   */
  visitorsOf: (site: { url: string }) => Open;
}

interface WorkerFixtures {
  site: ServedSite;
  sharedPage: { page: Page; faults: string[] };
}

/**
 * All browser tests use this `test` instead of Playwright's. A test fails if the page has a fault
 * that `expectFaults` does not allow.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of required fixtures from the pattern
    async ({}, use) => {
      const site = await serveSite(path.join(builtSite("fixture-site"), "public"));
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],

  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const found = findBrowser();
      // Beside its own Chromium, Playwright installs and prefers a headless shell, which is faster.
      const executablePath = found === chromium.executablePath() ? undefined : found;
      await use({ executablePath, args: BROWSER_ARGUMENTS });
    },
    { scope: "worker" },
  ],

  sharedPage: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ viewport: DESKTOP, baseURL: site.url });
      const page = await context.newPage();
      await logViolations(page);
      await use({ page, faults: collectFaults(page, site.url) });
      await context.close();
    },
    { scope: "worker" },
  ],

  look: async ({ sharedPage: { page, faults } }, use) => {
    await use(
      async (path, { viewport = DESKTOP, reducedMotion = "reduce", forcedColors = null } = {}) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ media: null, reducedMotion, forcedColors });
        await page.goto(path);
        return page;
      },
    );
    expect(faults.splice(0), UNEXPECTED).toEqual([]);
  },

  visitorsOf: async ({ browser }, use) => {
    const visits: { context: BrowserContext; faults: string[]; expected: RegExp[] }[] = [];
    await use(({ url }) => async (address, { before, ...options } = {}) => {
      const context = await browser.newContext({
        viewport: DESKTOP,
        reducedMotion: "reduce",
        baseURL: url,
        ...options,
      });
      const page = await context.newPage();
      const requests: Request[] = [];
      page.on("request", (request) => requests.push(request));
      const expected: RegExp[] = [];
      visits.push({ context, faults: collectFaults(page, url), expected });
      await logViolations(page);
      await before?.(page, context);
      await page.goto(address);
      return {
        page,
        context,
        requests,
        wake: () => wake(page),
        expectFaults: (...patterns) => void expected.push(...patterns),
      };
    });
    const surprises = visits.flatMap(({ faults, expected }) =>
      faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
    );
    await Promise.all(visits.map(({ context }) => context.close()));
    expect(surprises, UNEXPECTED).toEqual([]);
  },
  visit: async ({ visitorsOf, site }, use) => use(visitorsOf(site)),
});
