import type { Request } from "@playwright/test";
import { builtSite } from "../support/built-sites";
import { chunkScripts } from "../support/chunks";
import { COLLECTOR_PORT, PROVIDER_PORT, type Provider } from "../support/second-origin";
import { formOn, MESSAGE, SUCCESS } from "./support/form";
import {
  answerElsewhere,
  askAgain,
  decided,
  link,
  question,
  startsCounting,
  tryEverything,
} from "./support/measurement";
import { CLIPBOARD, copyButton, noticesOn, POST } from "./support/notices";
import { test as base, expect, type Open, type Page } from "./support/test";

// Only the fixture site is built with an analytics collector, which is on another origin.
const chunks = chunkScripts(builtSite("site"));
const ORIGINS = {
  collector: `http://127.0.0.1:${COLLECTOR_PORT}`,
  provider: `http://127.0.0.1:${PROVIDER_PORT}`,
};

const test = base.extend<{ open: Open }>({
  /** Opens a page of the fixture site, and answers requests to social networks. */
  open: async ({ visitWithProvider, provider: _, collector: __ }, use) =>
    use((path, { before, ...options } = {}) =>
      visitWithProvider(path, {
        ...CLIPBOARD,
        ...options,
        before: async (page, context) => {
          await answerElsewhere(context);
          await before?.(page, context);
        },
      }),
    ),
});

const events = (collector: Provider) => collector.received.map(({ body }) => JSON.parse(body));
const expectEvents = (collector: Provider, expected: unknown[]) =>
  expect.poll(() => events(collector)).toEqual(expected);
const COPIED = { event: "share", page: POST, detail: "copy" };

const scripts = (requests: readonly Request[]) =>
  ["measurement", "measure"].filter((name) =>
    requests.some((request) => request.url().endsWith(chunks.get(name) as string)),
  );

const otherOrigins = (page: Page, requests: readonly Request[]) => {
  const own = new URL(page.url()).origin;
  const urls = requests.map((request) => request.url());
  const outside = urls.filter((url) => !url.startsWith(`${own}/`) && !/^(data|blob):/.test(url));
  return [...new Set(outside.map((url) => new URL(url).origin))];
};

const allow = (page: Page) => question(page).getByRole("button", { name: "Allow" });

/** Returns all requests to the collector, including requests without a response. */
const sent = (requests: readonly Request[]) =>
  requests.filter((request) => request.url().startsWith(ORIGINS.collector));

test("if the visitor has consented, the site sends exactly the documented analytics events", async ({
  open,
  collector,
}) => {
  test.slow();
  const { page, requests, context, wake } = await open("/?utm_source=mail#top");
  await wake();
  await expect(question(page)).toBeVisible();
  expect(scripts(requests)).toEqual(["measurement"]);
  expect(otherOrigins(page, requests)).toEqual([]);
  await startsCounting(page, () => allow(page).click());
  const found = await tryEverything(page);
  await expectEvents(collector, [
    { event: "cta", page: "/", detail: "View work" },
    { event: "cta", page: "/", detail: "Book intro call" },
    { event: "channel", page: "/contact", detail: "whatsapp" },
    { event: "channel", page: "/contact", detail: "telegram" },
    { event: "message", page: "/contact" },
    { event: "plan", page: "/pricing", detail: "Growth" },
    { event: "search", page: "/search", detail: found },
    { event: "share", page: POST, detail: "facebook" },
    COPIED,
  ]);
  for (const { method, path, headers } of collector.received) {
    expect([method, path, headers["content-type"]]).toEqual(["POST", "/events", "text/plain"]);
    expect([headers.cookie, headers.referer, headers.authorization]).toEqual(
      Array(3).fill(undefined),
    );
  }
  expect(collector.preflights).toEqual([]);
  expect(otherOrigins(page, requests)).toEqual([ORIGINS.collector, ORIGINS.provider]);
  expect(sent(requests)).toHaveLength(collector.received.length);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([
    ["measurement", "granted"],
  ]);
});

test("links and the contact form work if the analytics collector is down", async ({
  open,
  collector,
  provider,
}) => {
  await collector.down();
  const { page, requests, wake, expectFaults } = await open(POST, { before: decided("granted") });
  expectFaults(new RegExp(`:${COLLECTOR_PORT}`));
  await startsCounting(page, wake);
  for (let click = 0; click < 5; click++) await copyButton(page).click();
  await expect(noticesOn(page).items).toHaveText(["Link copied"]);
  await link(page, "banner", "Get started").click();
  await expect(page).toHaveURL("/contact");
  const form = formOn(page);
  await form.fill(MESSAGE);
  await form.button.click();
  await expect(form.status).toHaveText(SUCCESS);
  expect(provider.received).toHaveLength(1);
  expect(sent(requests).length).toBeGreaterThan(2);
});

test.describe(() => {
  /**
   * For each time, in milliseconds after the appearance of the consent bar: whether the bar
   * receives taps.
   */
  const receivesTapsAt = (page: Page, times: number[]) =>
    question(page).evaluate((bar, moments) => {
      // Restarts the animations, because they may have ended on a busy machine.
      bar.style.animation = "none";
      bar.getAnimations();
      bar.style.animation = "";
      const all = bar.getAnimations();
      for (const animation of all) animation.pause();
      const received = moments.map((time) => {
        for (const animation of all) animation.currentTime = time;
        return getComputedStyle(bar).pointerEvents === "auto";
      });
      for (const animation of all) animation.finish();
      return received;
    }, times);
  const TIMES = [0, 300, 590, 601];
  const RECEIVED = [false, false, false, true];

  test("the consent bar does not take the focus, and leaves notifications and the end of the page uncovered", async ({
    open,
  }) => {
    const viewport = { width: 320, height: 568 };
    const { page, wake } = await open(POST, { viewport, reducedMotion: "reduce" });
    await wake();
    // A visitor who taps while the bar appears aims at the element behind the bar, so the bar
    // ignores early taps.
    expect(await receivesTapsAt(page, TIMES)).toEqual(RECEIVED);
    await expect(page.locator("body")).toBeFocused();
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
  });

  test("the two buttons of the consent bar have equal size and colors", async ({ open }) => {
    const { page, wake } = await open("/contact", { viewport: { width: 375, height: 700 } });
    await wake();
    expect(await receivesTapsAt(page, TIMES)).toEqual(RECEIVED);
    const buttons = question(page).getByRole("button");
    const looks = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize } = getComputedStyle(button);
        return [width, height, color, backgroundColor, borderColor, fontSize];
      }),
    );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(question(page).getByRole("button", { name: "Decline" })).toBeFocused();
    await expect(question(page).getByRole("button", { name: "Decline" })).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(question(page)).toHaveCount(0);
    await expect(askAgain(page)).toHaveText("Counting of clicks: off");
  });
});
