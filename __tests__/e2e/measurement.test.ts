import type { Page, Request } from "playwright-core";
import { openBrowser, type Visit, type VisitOptions } from "../support/browser";
import { chunkScripts } from "../support/chunks";
import { COLLECTOR_PORT, startProvider } from "../support/second-origin";
import { fixtureRoot, serveSite } from "../support/site";
import { axeFaults } from "./support/axe";
import { forbidStorage } from "./support/faults";
import { formOn, MESSAGE, SUCCESS } from "./support/form";
import {
  answerElsewhere,
  askAgain,
  decided,
  link,
  optedOut,
  question,
  startsCounting,
  tryEverything,
} from "./support/measurement";
import { CLIPBOARD, copyButton, noticesOn, POST } from "./support/notices";
import { AFTER_BOOT, eventually, wake } from "./support/react";

// The fixture site is built with a collector of another origin; the site itself has none.
const site = serveSite(fixtureRoot());
const collector = startProvider(COLLECTOR_PORT);
const provider = startProvider();
const visit = openBrowser(site);
const chunks = chunkScripts(process.env.FIXTURE_SITE ?? "");

const events = () => collector.received.map(({ body }) => JSON.parse(body));
const eventsAre = (expected: unknown[]) =>
  eventually(async () => expect(events()).toEqual(expected));

/** Which of the two scripts of measuring were asked for. */
const scripts = (requests: readonly Request[]) =>
  ["measurement", "measure"].filter((name) =>
    requests.some((request) => request.url().endsWith(chunks.get(name) as string)),
  );

/** Where requests went that were not to the site, once each. */
const abroad = (requests: readonly Request[]) => {
  const urls = requests.map((request) => request.url());
  const outside = urls.filter(
    (url) => !url.startsWith(`${site.url}/`) && !/^(data|blob):/.test(url),
  );
  return [...new Set(outside.map((url) => new URL(url).origin))];
};
const PROVIDER = "http://127.0.0.1:9797";
const COLLECTOR = `http://127.0.0.1:${COLLECTOR_PORT}`;

async function open(path: string, { before, ...options }: VisitOptions = {}): Promise<Visit> {
  return visit(path, {
    ...CLIPBOARD,
    ...options,
    before: async (page, context) => {
      await answerElsewhere(context);
      await before?.(page, context);
    },
  });
}

test("who allows it is counted: each event as it is described, and nothing else is sent", async () => {
  const { page, requests, context } = await open("/?utm_source=mail#top");
  await wake(page);
  await question(page).waitFor();
  expect(scripts(requests)).toEqual(["measurement"]);
  expect(abroad(requests)).toEqual([]);
  await startsCounting(page, () => question(page).getByRole("button", { name: "Allow" }).click());
  const found = await tryEverything(page);
  await eventsAre([
    { event: "cta", page: "/", detail: "View work" },
    { event: "cta", page: "/", detail: "Book intro call" },
    { event: "channel", page: "/contact", detail: "whatsapp" },
    { event: "channel", page: "/contact", detail: "telegram" },
    { event: "message", page: "/contact" },
    { event: "plan", page: "/pricing", detail: "Growth" },
    { event: "search", page: "/search", detail: found },
    { event: "share", page: POST, detail: "facebook" },
    { event: "share", page: POST, detail: "copy" },
  ]);
  for (const { method, path, headers } of collector.received) {
    expect([method, path, headers["content-type"]]).toEqual(["POST", "/events", "text/plain"]);
    expect([headers.cookie, headers.referer, headers.authorization]).toEqual(
      Array(3).fill(undefined),
    );
  }
  expect(collector.preflights).toEqual([]);
  expect(abroad(requests)).toEqual([COLLECTOR, PROVIDER]);
  const sent = requests.filter((request) => request.url().startsWith(COLLECTOR));
  expect(sent).toHaveLength(collector.received.length);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([
    ["measurement", "granted"],
  ]);
});

describe("nothing is counted and nothing sent", () => {
  const VISITORS: [options: VisitOptions, loaded: string[], stored: string[]][] = [
    // Not answered; and with Global Privacy Control after a yes.
    [{}, ["measurement"], []],
    [{ before: optedOut }, [], ["granted"]],
  ];
  test("of who has not answered, or has a browser that says no, whatever they use", async () => {
    const walk = async ([options, loaded, stored]: (typeof VISITORS)[0]) => {
      const { page, requests } = await open("/", options);
      await wake(page);
      await eventually(async () => expect(scripts(requests)).toEqual(loaded));
      await tryEverything(page);
      expect(await question(page).count()).toBe(options.before ? 0 : 1);
      expect(await askAgain(page).count()).toBe(0);
      expect(scripts(requests)).toEqual(loaded);
      expect(abroad(requests)).toEqual([PROVIDER]);
      expect(await page.evaluate(() => Object.values(localStorage))).toEqual(stored);
    };
    await Promise.all(VISITORS.map(walk));
    expect(collector.received).toEqual([]);
    expect(provider.received).toHaveLength(VISITORS.length);
  });

  test("once a yes was taken back, here and on later pages", async () => {
    const { page, requests } = await open(POST);
    await wake(page);
    const allow = question(page).getByRole("button", { name: "Allow" });
    await startsCounting(page, () => allow.click());
    await copyButton(page).click();
    await eventsAre([{ event: "share", page: POST, detail: "copy" }]);
    await askAgain(page).click();
    await question(page).getByRole("button", { name: "Decline" }).press("Enter");
    expect(await askAgain(page).evaluate((button) => button.matches(":focus"))).toBe(true);
    await copyButton(page).click();
    const before = requests.length;
    await page.reload();
    await wake(page);
    await askAgain(page).getByText("Counting of clicks: off").waitFor();
    await copyButton(page).click();
    await noticesOn(page).items.waitFor();
    expect(await question(page).count()).toBe(0);
    expect(scripts(requests.slice(before))).toEqual(["measurement"]);
    expect(collector.received).toHaveLength(1);
  });

  test("where nothing may be stored, a yes is for one page", async () => {
    const { page } = await open(POST, { before: forbidStorage });
    await wake(page);
    const allow = question(page).getByRole("button", { name: "Allow" });
    await startsCounting(page, () => allow.click());
    await copyButton(page).click();
    await eventsAre([{ event: "share", page: POST, detail: "copy" }]);
    await page.reload();
    await wake(page);
    await question(page).waitFor();
    await copyButton(page).click();
    await noticesOn(page).items.waitFor();
    expect(collector.received).toHaveLength(1);
  });
});

test("who has allowed it before is counted from the first click on, once", async () => {
  const { page } = await open(POST, {
    before: async (page) => {
      await decided("granted")(page);
      await page.route(AFTER_BOOT, async (route) => {
        await new Promise((done) => setTimeout(done, 300));
        await route.continue().catch(() => {});
      });
    },
  });
  await startsCounting(page, () => copyButton(page).click());
  await eventsAre([{ event: "share", page: POST, detail: "copy" }]);
  await copyButton(page).click();
  await eventually(async () => expect(events()).toHaveLength(2));
});

test("what is clicked on the way to another document is counted", async () => {
  const { page } = await open(POST, { before: decided("granted") });
  await startsCounting(page, () => wake(page));
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("[data-copy]")?.click();
    location.assign("/services");
  });
  await page.waitForURL("**/services");
  await eventsAre([{ event: "share", page: POST, detail: "copy" }]);
});

describe("a collector that", () => {
  const FAULTS: [string, () => Promise<void> | void][] = [
    ["is down", () => collector.down()],
    ["hangs", () => collector.behave({ fault: "hang" })],
  ];
  test.each(FAULTS)("%s is in nobody's way", async (_fault, damage) => {
    await damage();
    const { page, requests, expectFaults } = await open(POST, { before: decided("granted") });
    expectFaults(new RegExp(`:${COLLECTOR_PORT}`));
    await startsCounting(page, () => wake(page));
    for (let click = 0; click < 5; click++) await copyButton(page).click();
    await noticesOn(page).items.waitFor();
    await link(page, "banner", "Get started").click();
    await page.waitForURL(`${site.url}/contact`);
    const form = formOn(page);
    await form.fill(MESSAGE);
    await form.button.click();
    await form.status.getByText(SUCCESS).waitFor();
    expect(provider.received).toHaveLength(1);
    const sent = requests.filter((request) => request.url().startsWith(COLLECTOR));
    expect(sent.length).toBeGreaterThan(2);
  });
  afterEach(async () => {
    await collector.down();
    await collector.up();
  });
});

describe("the question", () => {
  /** Whether it catches a tap, so many milliseconds after it has come. */
  const catchesAt = (page: Page, times: number[]) =>
    question(page).evaluate((bar, moments) => {
      const all = bar.getAnimations();
      for (const animation of all) animation.pause();
      const caught = moments.map((time) => {
        for (const animation of all) animation.currentTime = time;
        return getComputedStyle(bar).pointerEvents === "auto";
      });
      for (const animation of all) animation.finish();
      return caught;
    }, times);
  const TIMES = [0, 300, 590, 601];
  const CAUGHT = [false, false, false, true];

  test("comes without taking the focus, and leaves the end of the page and notifications free", async () => {
    const viewport = { width: 320, height: 568 };
    const { page } = await open(POST, { viewport, reducedMotion: "reduce" });
    await wake(page);
    // Whoever taps just as it comes means what was there before.
    expect(await catchesAt(page, TIMES)).toEqual(CAUGHT);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await copyButton(page).click();
    await noticesOn(page).items.getByRole("button").click();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const [footer, bar] = await Promise.all([
      page.getByRole("contentinfo").boundingBox(),
      question(page).boundingBox(),
    ]);
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeGreaterThan(566);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await axeFaults(page)).toEqual([]);
  });

  test("has two answers of the same look, which the keyboard reaches and nothing hides", async () => {
    const { page } = await open("/contact", { viewport: { width: 375, height: 700 } });
    await wake(page);
    expect(await catchesAt(page, TIMES)).toEqual(CAUGHT);
    const buttons = question(page).getByRole("button");
    const looks = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize } = getComputedStyle(button);
        return [width, height, color, backgroundColor, borderColor, fontSize];
      }),
    );
    expect(looks[0]).toEqual(looks[1]);
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await question(page).waitFor({ state: "detached" });
    await askAgain(page).getByText("Counting of clicks: off").waitFor();
  });
});

// Walks through the site; the machine may be busy. The last call counts.
jest.setTimeout(60_000);
