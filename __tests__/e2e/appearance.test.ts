import type { Page } from "playwright-core";
import { DESKTOP, openBrowser, PHONE, SCREENS } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { eventually, isMarked, mark, restingPlace, wake } from "./support/react";
import { restyle } from "./support/styles";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

/** A color as the browser computes it, in red, green and blue. */
const rgb = (color: string) =>
  color
    .match(/[\d.]+/g)
    ?.slice(0, 3)
    .map(Number);

describe("the first screen", () => {
  test.each([
    ["phone", PHONE, []],
    ["laptop", { width: 1440, height: 900 }, ["+312%", "-41%", "3.4x"]],
    ["large screen", { width: 1920, height: 1080 }, ["+312%", "-41%", "3.4x"]],
  ])("of a %s shows headline, sentence and both buttons", async (_name, viewport, metrics) => {
    const { page } = await visit("/", { viewport });
    const parts = [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("heading", { level: 1 }).locator("xpath=following-sibling::p"),
      page.getByRole("link", { name: "Book intro call" }),
      page.getByRole("link", { name: "View work" }),
      ...metrics.map((metric) =>
        page.getByRole("list", { name: "Results in short" }).getByText(metric),
      ),
    ];
    for (const part of parts) {
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    }
  });
});

test.each([320, 360, 375, 430, 480, 768, 1023, 1024, 1280])(
  "the header has room for all that is in it at %i px",
  async (width) => {
    const { page } = await visit("/pricing", { viewport: { width, height: 700 } });
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "Pause the background" }).waitFor();
    const logo = header.getByRole("link", { name: "Steepline home" });
    const parts = [
      logo,
      ...(width < 480 ? [] : [header.getByRole("link", { name: "Search" })]),
      header.getByRole("button", { name: "Pause the background" }),
      header.getByRole("link", { name: "Get started" }),
      ...(width < 1024 ? [header.locator("summary")] : []),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    for (const [index, box] of boxes.entries()) {
      expect(box?.height).toBe(44);
      const before = boxes[index - 1];
      if (before) expect((box?.x ?? 0) - before.x - before.width).toBeGreaterThanOrEqual(6);
    }
    const last = boxes.at(-1);
    expect((last?.x ?? width) + (last?.width ?? 0)).toBeLessThanOrEqual(width - 12);
    expect((await logo.locator("svg").boundingBox())?.width).toBe(26);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

describe("cards rise into place", () => {
  const state = (page: Page) =>
    page
      .getByRole("article")
      .nth(2)
      .locator("> *")
      .first()
      .evaluate((part) => {
        const { opacity, visibility, translate } = getComputedStyle(part);
        return { opacity, visibility, up: Number.parseFloat(translate.split(" ")[1] ?? "0") };
      });

  test("and are visible before, after and without it", async () => {
    const { page } = await visit("/work");
    const before = await state(page);
    expect(before).toEqual({ opacity: "1", visibility: "visible", up: 24 });
    await page
      .getByRole("article")
      .nth(2)
      .evaluate((story) => story.scrollIntoView());
    await restingPlace(page);
    await eventually(async () => expect(await state(page)).toMatchObject({ opacity: "1", up: 0 }));
  });

  test("or stand there from the start, for those who want no motion", async () => {
    const { page } = await visit("/work", { reducedMotion: "reduce" });
    expect(await state(page)).toEqual({ opacity: "1", visibility: "visible", up: 0 });
  });
});

describe("from page to page", () => {
  const open = (reducedMotion: "reduce" | "no-preference") =>
    visit("/pricing", {
      reducedMotion,
      javaScriptEnabled: true,
      before: (page) =>
        page.addInitScript(() => {
          addEventListener("pagereveal", (event) => {
            const { viewTransition } = event as unknown as { viewTransition: unknown };
            Object.assign(window, { faded: viewTransition !== null });
          });
        }),
    });
  const faded = async (reducedMotion: "reduce" | "no-preference") => {
    const { page } = await open(reducedMotion);
    await page.evaluate(() => {
      location.href = "/work";
    });
    await page.waitForURL("**/work");
    // The address is the new one a moment before the page shows itself.
    await page.waitForFunction(() => "faded" in window);
    return page.evaluate(() => (window as never as { faded: boolean }).faded);
  };

  test("the document fades, unless no motion is wanted", async () => {
    expect(await faded("no-preference")).toBe(true);
    expect(await faded("reduce")).toBe(false);
  });

  /** Follows a link once React is there; tells the headings that each fade had before and after. */
  async function fades(reducedMotion: "reduce" | "no-preference", act: (page: Page) => unknown) {
    const { page } = await visit("/services", {
      reducedMotion,
      before: (page) =>
        page.addInitScript(() => {
          const heading = () => document.querySelector("h1")?.textContent ?? "";
          const seen: string[] = [];
          const start = document.startViewTransition.bind(document);
          document.startViewTransition = (update) => {
            const from = heading();
            const transition = start(update);
            transition.ready.then(
              () => seen.push(`${from} > ${heading()}`),
              () => seen.push("skipped"),
            );
            return transition;
          };
          Object.assign(window, { seen });
        }),
    });
    await wake(page);
    await mark(page);
    await act(page);
    await page.waitForTimeout(400);
    expect(await isMarked(page)).toBe(true);
    return page.evaluate(() => (window as never as { seen: string[] }).seen);
  }
  const follow = async (page: Page, name: string) => {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await page.getByRole("heading", { level: 1, name: HEADINGS[name] }).waitFor();
  };
  const HEADINGS: Record<string, string> = { Pricing: "Transparent Pricing", Work: "Case Studies" };

  test("a followed link fades inside the document, too", async () => {
    const seen = await fades("no-preference", async (page) => {
      await follow(page, "Pricing");
      await page.waitForTimeout(300);
      await follow(page, "Work");
    });
    expect(seen).toEqual([
      "Our Services > Transparent Pricing",
      "Transparent Pricing > Case Studies",
    ]);
  });

  test("but not where no motion is wanted, for Back, or to a place on the same page", async () => {
    expect(await fades("reduce", (page) => follow(page, "Pricing"))).toEqual([]);
    const seen = await fades("no-preference", async (page) => {
      await page.getByRole("link", { name: "AI solutions" }).first().click();
      await follow(page, "Pricing");
      await page.waitForTimeout(300);
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Our Services" }).waitFor();
    });
    expect(seen).toEqual(["Our Services > Transparent Pricing"]);
  });

  test("no fade takes a click away", async () => {
    const { page } = await visit("/services");
    await wake(page);
    await restyle(
      page,
      "::view-transition-group(*),::view-transition-new(*){animation-duration:4s!important}",
    );
    await follow(page, "Pricing");
    await page.mouse.click(5, 400);
    await follow(page, "Work");
  });
});

describe("the header's ground", () => {
  const clear = (page: Page) =>
    page
      .getByRole("banner")
      .evaluate((header) => /[,/] 0\)$/.test(getComputedStyle(header).backgroundColor));

  test("comes with scrolling, and is there at once where nothing moves", async () => {
    const { page } = await visit("/services");
    expect(await clear(page)).toBe(true);
    await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
    await eventually(async () => expect(await clear(page)).toBe(false));
    const still = await visit("/services", { reducedMotion: "reduce" });
    expect(await clear(still.page)).toBe(false);
  });

  test("lies under the open menu", async () => {
    const { page } = await visit("/services", { viewport: PHONE });
    await page.locator("summary", { hasText: "Menu" }).click();
    expect(await clear(page)).toBe(false);
  });
});

describe.each(SCREENS)("a service on the home page, on a %s", (_screen, viewport) => {
  test("leads to its place on the page of all, under the header", async () => {
    const { page } = await visit("/", { viewport, reducedMotion: "reduce" });
    await page.getByRole("link", { name: "SEO & content" }).click();
    await page.waitForURL(`${site.url}/services#seo-content`);
    await restingPlace(page);
    const top = await page
      .getByRole("heading", { name: "SEO & content" })
      .evaluate((heading) => heading.getBoundingClientRect().top);
    const header = await page.getByRole("banner").boundingBox();
    expect(top).toBeGreaterThanOrEqual(header?.height ?? Infinity);
    expect(top).toBeLessThan(viewport.height / 2);
  });
});

test("the index of the services stays beside them and leads to each", async () => {
  const { page } = await visit("/services", { viewport: DESKTOP, reducedMotion: "reduce" });
  const index = page.getByRole("navigation", { name: "All services" });
  expect(await index.getByRole("link").count()).toBe(await page.locator("ol h2").count());
  await index.getByRole("link", { name: "Web development" }).click();
  await restingPlace(page);
  const box = await index.boundingBox();
  expect(box?.y).toBeGreaterThan(60);
  expect(box?.y).toBeLessThan(140);
});

test.each([
  ["/", "+312%", "100", "412"],
  ["/work", "-41%", "100", "59"],
  ["/work", "3.4x", "1", "3.4"],
])("the bars on %s for %s are labelled %s and %s", async (path, metric, before, after) => {
  const { page } = await visit(path);
  const card = page
    .locator("article, li:has(h3)")
    .filter({ has: page.getByText(metric, { exact: true }) });
  expect((await card.innerText()).replace(/\s+/g, " ")).toContain(
    `Before ${before} After ${after}`,
  );
});

describe.each(SCREENS)("the comparison of plans, on a %s", (_screen, viewport) => {
  test("is a table with a column for each plan", async () => {
    const { page } = await visit("/pricing", { viewport });
    const table = page.getByRole("table", { name: "The three plans, line by line" });
    expect(await table.getByRole("columnheader").allTextContents()).toEqual([
      "Starter",
      "Growth",
      "Partner",
    ]);
    const row = table.getByRole("row").filter({ hasText: "Tracking" });
    expect(await row.getByRole("cell").allTextContents()).toEqual([
      "Checked",
      "Server-side",
      "Server-side",
    ]);
  });
});

test("the buttons of the plans stand on one line", async () => {
  const { page } = await visit("/pricing", { viewport: DESKTOP });
  const buttons = await page.locator("main li:has(h2) a").all();
  const tops = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

describe("forced colours", () => {
  test("keep cards apart, drawings visible and the ring of a card's link", async () => {
    const { page } = await visit("/", { forcedColors: "active", reducedMotion: "reduce" });
    const link = page.getByRole("link", { name: "Paid ads" });
    const card = page.locator("li").filter({ has: link });
    const [border, icon, text] = await card.evaluate((item) => {
      const svg = item.querySelector("svg") as SVGElement;
      const { borderTopWidth, color } = getComputedStyle(item);
      return [borderTopWidth, getComputedStyle(svg).color, color];
    });
    expect(border).toBe("1px");
    expect(icon).toBe(text);
    await page.keyboard.press("Tab");
    await link.focus();
    const ring = await link.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, "::after");
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(ring).toBe("solid 2px");
  });

  test("draw the steps of the process", async () => {
    const { page } = await visit("/process", { forcedColors: "active" });
    const widths = await page
      .locator("main ol > li")
      .evaluateAll((steps) => steps.map((step) => getComputedStyle(step).borderTopWidth));
    expect(widths).toEqual(["3px", "3px", "3px", "3px"]);
  });
});

describe("on paper", () => {
  test.each(["/", "/work", "/pricing", "/contact"])(
    "%s is black on white, without what only a screen can use",
    async (path) => {
      const { page } = await visit(path);
      await page.emulateMedia({ media: "print" });
      const colors = await page.evaluate(() => {
        const { backgroundColor } = getComputedStyle(document.documentElement);
        const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, strong)")];
        return {
          ground: backgroundColor,
          texts: [...new Set(texts.map((text) => getComputedStyle(text).color))],
        };
      });
      expect(rgb(colors.ground)).toEqual([255, 255, 255]);
      for (const color of colors.texts) {
        expect(Math.max(...(rgb(color) ?? [255]))).toBeLessThanOrEqual(51);
      }
      for (const control of ["banner", "form", "button"] as const) {
        expect(await page.getByRole(control).filter({ visible: true }).count()).toBe(0);
      }
      expect(await page.locator("form").filter({ visible: true }).count()).toBe(0);
      expect(
        await page
          .getByRole("link", { name: /Book intro call|Start small|Grow with us/ })
          .filter({ visible: true })
          .count(),
      ).toBe(0);
    },
  );

  test("cases and plans are not cut between two sheets", async () => {
    const { page } = await visit("/");
    await page.emulateMedia({ media: "print" });
    const inside = await page
      .locator("main li")
      .evaluateAll((items) => [
        ...new Set(items.map((item) => getComputedStyle(item).breakInside)),
      ]);
    expect(inside).toEqual(["avoid"]);
  });
});

describe("text with wide spacing (WCAG 1.4.12)", () => {
  const SPACING =
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }";

  test.each(["/", "/services", "/process", "/pricing"])("is not clipped on %s", async (path) => {
    const { page } = await visit(path, { viewport: { width: 320, height: 700 } });
    await restyle(page, SPACING);
    const clipped = await page.evaluate(() =>
      [...document.querySelectorAll("main *, header a, footer a")]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .filter((element) => !element.closest("svg") && element.textContent?.trim())
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(clipped).toEqual([]);
  });
});
