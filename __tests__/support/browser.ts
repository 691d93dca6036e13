import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from "playwright-core";
import type { Site } from "./site";

/** Chromium also runs as root in a container, and asks nobody anything. */
export const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const PHONE = { width: 375, height: 812 };
export const DESKTOP = { width: 1280, height: 800 };

/** `describe.each(SCREENS)("on a %s", (_name, viewport) => ...)` */
export const SCREENS = [
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const;

/** `describe.each(SCRIPTING)("%s", (_name, javaScriptEnabled) => ...)` */
export const SCRIPTING = [
  ["with JavaScript", true],
  ["without JavaScript", false],
] as const;

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the first page is asked for, for instance to delay scripts. */
  before?: (page: Page, context: BrowserContext) => Promise<unknown>;
  /** What to wait for; scripts that come late hold back the default, `load`. */
  until?: "load" | "domcontentloaded";
}

/** A visitor with a browser profile of their own, on their first page. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Of the first document; 0 where there was none. */
  status: number;
  /** Every request so far, oldest first. */
  requests: Request[];
  /** What went wrong that nobody expected: errors on the console, in scripts, of requests. */
  faults: string[];
  /** Names what a test makes go wrong on purpose. */
  expectFaults(...patterns: RegExp[]): void;
}

function collectFaults(page: Page, site: Site): string[] {
  const faults: string[] = [];
  const short = (text: string) => text.replaceAll(site.url, "");
  page.on("console", (message) => {
    const where = message.location().url;
    if (!["error", "warning"].includes(message.type())) return;
    faults.push(short(`console: ${message.text()} ${where}`));
  });
  page.on("pageerror", (error) => faults.push(short(`script: ${error.message}`)));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // The page itself gave up on it, mostly because the visitor left.
    if (reason === "net::ERR_ABORTED") return;
    faults.push(short(`request: ${request.method()} ${request.url()} ${reason}`));
  });
  page.on("response", (response) => {
    if (response.status() < 400) return;
    faults.push(short(`response: ${response.status()} ${response.url()}`));
  });
  page.on("crash", () => faults.push("the page crashed"));
  return faults;
}

/**
 * One browser for the tests of a file. After each test all visits end, and a fault in any of them
 * that the test did not expect fails it.
 */
export function openBrowser(site: Site) {
  jest.setTimeout(30_000);
  let browser: Browser;
  const visits: (Visit & { expected: RegExp[] })[] = [];

  beforeAll(async () => {
    const executablePath = process.env.CHROME_PATH || "/usr/bin/chromium";
    browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    const ended = visits.splice(0);
    const surprises = ended.flatMap(({ faults, expected }) =>
      faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
    );
    await Promise.all(ended.map(({ context }) => context.close()));
    expect(surprises).toEqual([]);
  });

  /** Opens a path of the site in a new profile; 1280x800 unless said otherwise. */
  return async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
    const { before, until, ...rest } = options;
    const context = await browser.newContext({ viewport: DESKTOP, baseURL: site.url, ...rest });
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    const expected: RegExp[] = [];
    const faults = collectFaults(page, site);
    const expectFaults = (...patterns: RegExp[]) => void expected.push(...patterns);
    const made = { page, context, status: 0, requests, faults, expected, expectFaults };
    visits.push(made);
    await before?.(page, context);
    const response = await page.goto(path, { waitUntil: until });
    made.status = response?.status() ?? 0;
    return made;
  };
}
