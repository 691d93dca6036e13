import type { Page } from "playwright-core";
import { openBrowser, SCREENS, SCRIPTING } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { PATHS, POSTS } from "./support/pages";
import { eventually, restingPlace, wake } from "./support/react";
import { restyle } from "./support/styles";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

const ALL = [...PATHS, "/not-found"];
const expected404 = /404/;

describe("the width", () => {
  /** Elements that reach beyond the screen although nothing there scrolls by itself. */
  const wide = (page: Page) =>
    page.evaluate(() => {
      const root = document.documentElement;
      return root.scrollWidth > root.clientWidth
        ? [...document.body.querySelectorAll("*")]
            .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
            .map((element) => element.outerHTML.slice(0, 100))
        : [];
    });

  test.each(ALL)("%s never scrolls sideways", async (path) => {
    const { page, expectFaults } = await visit(path, { viewport: { width: 320, height: 700 } });
    expectFaults(expected404);
    for (const width of [320, 375, 768, 960, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      expect([width, await wide(page)]).toEqual([width, []]);
    }
  });

  test("nor does the open menu, or an error in the form", async () => {
    const { page, expectFaults } = await visit("/contact", {
      viewport: { width: 320, height: 700 },
      before: (page) => page.route("**/api/contact", (route) => route.fulfill({ status: 500 })),
    });
    expectFaults(/500/);
    await wake(page);
    await page.getByLabel("Your name").fill("A".repeat(200));
    await page.getByLabel("Email", { exact: true }).fill("a@b.example");
    await page.getByLabel("Tell us").fill("W".repeat(500));
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("status").getByText("Failed to send message.").waitFor();
    await page.locator("summary", { hasText: "Menu" }).click();
    expect(await wide(page)).toEqual([]);
  });
});

describe("the keyboard", () => {
  test.each(SCRIPTING)("skips to the content first, %s", async (_name, javaScriptEnabled) => {
    const { page } = await visit("/services", { javaScriptEnabled });
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    const box = await skip.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("content"),
    );
    await page.keyboard.press("Tab");
    const inMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
    expect(inMain).toBe(true);
  });

  /** What has the focus, whether that can be seen, and whether the header lies on it. */
  const focus = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return undefined;
      // A card wears the ring of the link that fills it.
      const cards = [element.closest("article"), element.closest("main li")];
      const rings = [element, ...cards].flatMap((candidate) =>
        candidate ? [getComputedStyle(candidate), getComputedStyle(candidate, "::after")] : [],
      );
      const ringed = rings.some(({ outlineStyle, outlineWidth }) => {
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      });
      const { top, bottom, width, height } = element.getBoundingClientRect();
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const covered = element.closest("header") ? bottom <= 0 : bottom <= header;
      return {
        name: element.outerHTML.slice(0, 120),
        ringed,
        seen: width > 0 && height > 0 && !covered && top < innerHeight,
      };
    });

  const controls = (page: Page) =>
    page
      .locator("a[href], button, summary, input:not([type=hidden]), textarea")
      .evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);

  describe.each(SCREENS)("on a %s", (_screen, viewport) => {
    test.each(["/", "/contact", "/pricing", "/blog", `/blog/${POSTS[0].slug}`])(
      "reaches everything on %s, and shows where it is",
      async (path) => {
        const { page } = await visit(path, { viewport, reducedMotion: "reduce" });
        await wake(page);
        const count = await controls(page);
        expect(count).toBeGreaterThan(15);
        const hidden: unknown[] = [];
        for (let index = 0; index < count; index++) {
          await page.keyboard.press("Tab");
          const now = await focus(page);
          if (!now?.ringed || !now.seen) hidden.push({ index, ...now });
        }
        expect(hidden).toEqual([]);
        await page.keyboard.press("Tab");
        expect(await focus(page)).toBeUndefined();
      },
    );
  });
});

describe("motion", () => {
  const running = (page: Page) =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );

  test("the hero moves for those who have not asked it not to", async () => {
    const { page } = await visit("/", { until: "domcontentloaded" });
    await eventually(async () => expect(await running(page)).toBeGreaterThan(0));
  });

  test.each(["/", "/services", "/work", "/process", "/blog", `/blog/${POSTS[0].slug}`])(
    "there is none on %s for those who have",
    async (path) => {
      const { page } = await visit(path, { reducedMotion: "reduce", until: "domcontentloaded" });
      for (let times = 0; times < 5; times++) {
        expect(await running(page)).toBe(0);
        await page.waitForTimeout(60);
      }
      await wake(page);
      expect(await running(page)).toBe(0);
      const behavior = await page.evaluate(
        () => getComputedStyle(document.documentElement).scrollBehavior,
      );
      expect(behavior).toBe("auto");
    },
  );

  test("an anchor is reached at once for those who have", async () => {
    const { page } = await visit("/", { reducedMotion: "reduce" });
    await wake(page);
    await page.getByRole("link", { name: "View work" }).click();
    const first = await page.evaluate(() => Math.round(scrollY));
    expect(first).toBeGreaterThan(500);
    expect(await restingPlace(page)).toBe(first);
  });
});

describe("forced colours", () => {
  test("keep edges, the highlight and the focus", async () => {
    const { page } = await visit("/services", { forcedColors: "active" });
    const style = (name: string, property: string) =>
      page
        .getByRole("banner")
        .getByRole("link", { name, exact: true })
        .evaluate((link, key) => getComputedStyle(link).getPropertyValue(key), property);
    expect(await style("Services", "text-decoration-line")).toBe("underline");
    expect(await style("Work", "text-decoration-line")).toBe("none");
    expect(await style("Get started", "border-top-style")).toBe("solid");
    const [border, background] = [
      await style("Get started", "border-top-color"),
      await style("Get started", "background-color"),
    ];
    expect(border).not.toBe(background);
    await page.getByRole("link", { name: "Get started" }).focus();
    await page.keyboard.press("Shift+Tab");
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement as Element).outlineStyle,
    );
    expect(outline).toBe("solid");
  });

  test("tell the chosen filter from the others", async () => {
    const { page } = await visit("/blog/category/seo-content", { forcedColors: "active" });
    const width = (name: string) =>
      page
        .getByRole("navigation", { name: "Blog categories" })
        .getByRole("link", { name, exact: true })
        .evaluate((link) => getComputedStyle(link).borderTopWidth);
    expect(await width("SEO & Content")).not.toBe(await width("All"));
  });
});

describe("nothing shifts", () => {
  interface Shifts {
    load: number;
    react: number;
  }

  async function measure(page: Page): Promise<Shifts> {
    const sum = () => page.evaluate(() => (window as never as { shift: number }).shift);
    await page.waitForTimeout(400);
    const load = await sum();
    await wake(page);
    await page.waitForTimeout(400);
    return { load, react: (await sum()) - load };
  }

  test.each(
    SCREENS.flatMap(([screen, viewport]) =>
      [
        "/",
        "/services",
        "/work",
        "/process",
        "/pricing",
        "/contact",
        "/contact/sent",
        "/blog",
        `/blog/${POSTS[2].slug}`,
      ].map((path) => [path, screen, viewport] as const),
    ),
  )("on %s while it loads and when React comes, on a %s", async (path, _screen, viewport) => {
    const { page } = await visit(path, {
      viewport,
      before: (page) =>
        page.addInitScript(() => {
          Object.assign(window, { shift: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              (window as never as { shift: number }).shift += (
                entry as never as { value: number }
              ).value;
            }
          }).observe({ type: "layout-shift", buffered: true });
        }),
    });
    const { load, react } = await measure(page);
    // On cards the date becomes a relative one of another width, which counts 0.0002; a font that
    // comes after the first paint may break a line elsewhere, which counts up to 0.008.
    expect(load).toBeLessThan(0.01);
    expect(react).toBe(0);
  });
});

describe("a screen of little height", () => {
  test("is not covered by the header", async () => {
    const { page } = await visit("/services", { viewport: { width: 320, height: 256 } });
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    const bottom = await page
      .getByRole("banner")
      .evaluate((header) => header.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(0);
  });
});

test("a desktop has room for text of twice the size", async () => {
  const { page } = await visit("/pricing");
  await restyle(page, "html { font-size: 200% }");
  const [width, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(width).toBeLessThanOrEqual(room ?? 0);
});
