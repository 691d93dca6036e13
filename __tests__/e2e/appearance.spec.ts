import { readdirSync } from "node:fs";
import path from "node:path";
import { builtSite } from "../support/built-sites";
import { expect, type Page, PHONE, test } from "./support/test";

test("headline, subtitle and buttons of the home page are visible without scrolling", async ({
  look,
}) => {
  const page = await look("/");
  const headline = page.getByRole("heading", { level: 1 });
  const parts = [
    headline,
    headline.locator("xpath=following-sibling::p"),
    page.getByRole("link", { name: "Book intro call" }),
    page.getByRole("link", { name: "View work" }),
  ];
  const results = page.getByRole("list", { name: "Results in short" });
  const metrics = ["+312%", "-41%", "3.4x"].map((metric) => results.getByText(metric));
  for (const [viewport, shown] of [
    [PHONE, parts],
    [{ width: 1440, height: 900 }, [...parts, ...metrics]],
    [{ width: 1920, height: 1080 }, [...parts, ...metrics]],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const part of shown) {
      const box = await part.boundingBox();
      const bottom = (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
      expect(bottom, `${part} at ${viewport.width} px`).toBeLessThanOrEqual(viewport.height);
    }
  }
});

test("at viewport widths from 320 to 1024 px, no part of the header overlaps another part or overflows", async ({
  look,
}) => {
  const page = await look("/pricing", { viewport: { width: 320, height: 700 } });
  const header = page.getByRole("banner");
  const logo = header.getByRole("link", { name: "Steepline home" });
  const pause = header.getByRole("button", { name: "Pause the background" });
  await expect(pause).toBeVisible();
  for (const width of [320, 375, 599, 600, 1023, 1024]) {
    await test.step(`at a viewport width of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      const links = header.getByRole("navigation", { name: "Main" });
      await expect(links).toBeVisible({ visible: width >= 1024 });
      const parts = [
        logo,
        pause,
        ...(width < 600 ? [] : [header.getByRole("link", { name: "Search" })]),
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
    });
  }
});

test("on a phone, a number in a table of an article does not break after its sign", async ({
  look,
}) => {
  const page = await look("/blog/tiktok-shop-marketing-guide-2025", { viewport: PHONE });
  const lines = await page.getByRole("cell", { name: "−$0.81" }).evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test("on a desktop, the buttons of all pricing plans have the same vertical position", async ({
  look,
}) => {
  const page = await look("/pricing");
  const buttons = await page.locator("main li:has(h2) a").all();
  const tops = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

/** All style sheets of pages and islands. The search loads one of them with its first result. */
const SHEETS = readdirSync(path.join(builtSite("fixture-site"), "public/static")).filter((name) =>
  /^\d+-\w+\.css$/.test(name),
);

/**
 * Reads each computed property of each element in `main`. The result stays in the browser, because
 * it is too large to be sent quickly.
 */
const computedStyles = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll("main *")].flatMap((element) => {
      const style = getComputedStyle(element);
      return [...style].map(
        (name) => `${element.getAttribute("class")} ${name}: ${style.getPropertyValue(name)}`,
      );
    }),
  );

test("the search page keeps its look when more style sheets load", async ({ look }) => {
  expect(SHEETS.length).toBeGreaterThan(1);
  const page = await look("/search", { reducedMotion: "reduce" });
  await page.evaluate(() => document.fonts.ready);
  const before = await computedStyles(page);
  for (const name of SHEETS) await page.addStyleTag({ url: `/static/${name}` });
  const after = await computedStyles(page);
  const changed = await page.evaluate(
    ([old, now]) => now.filter((value, index) => value !== old[index]),
    [before, after] as const,
  );
  expect(changed).toEqual([]);
});
