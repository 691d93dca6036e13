import { axeFaults, withoutScripts } from "../e2e/support/axe";
import { contrastsOn, luminance } from "../e2e/support/contrast";
import { tabFaults } from "../e2e/support/keyboard";
import { cutTexts, WIDE_SPACING } from "../e2e/support/layout";
import { tracesOf } from "../e2e/support/privacy";
import { restyle } from "../e2e/support/styles";
import { expect, NOT_FOUND_NOISE, type Page, test } from "../e2e/support/test";
import { ROUTES, STATES } from "./support/every-page";

/** What the suite `e2e` proves on a few pages, on every page and in every state. */

type Color = [red: number, green: number, blue: number];

const colorOf = (page: Page, color: string): Promise<Color> =>
  page.evaluate((name) => {
    const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    const style = getComputedStyle(document.documentElement);
    pen.fillStyle = name.startsWith("--") ? style.getPropertyValue(name) : name;
    pen.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [r, g, b] as Color;
  }, color);

/** Returns texts without enough contrast with the darkest and the brightest color behind texts. */
async function dimTexts(page: Page) {
  const colors = ["--surface", "#324a04", "#384151"];
  const behind = await Promise.all(colors.map((color) => colorOf(page, color)));
  behind.sort((a, b) => luminance(a) - luminance(b));
  const lines = [...(await contrastsOn(page, behind[0])), ...(await contrastsOn(page, behind[2]))];
  expect(lines.length).toBeGreaterThan(30);
  return lines.filter(({ ratio, needed }) => ratio < needed);
}

for (const route of ROUTES) {
  test.describe(route, () => {
    test.beforeEach(() => test.slow());

    for (const width of [320, 1280]) {
      test(`at a width of ${width} px, axe, Tab, contrast and privacy have no fault`, async ({
        visit,
      }) => {
        const viewport = { width, height: 800 };
        const made = await visit(route, { viewport, reducedMotion: "reduce" });
        const { page, expectFaults } = made;
        expectFaults(NOT_FOUND_NOISE);
        await page.mouse.move(4, 120);
        expect(await dimTexts(page), "texts without contrast").toEqual([]);
        expect(await tabFaults(page), "focus").toEqual([]);
        for (const link of await page.locator("main a[target=_blank]").all()) await link.hover();
        expect(await tracesOf(made, new URL(page.url()).origin), "traces").toEqual([]);
        expect(await axeFaults(page), "axe").toEqual([]);
        const plain = await visit(route, { viewport, before: withoutScripts });
        plain.expectFaults(NOT_FOUND_NOISE);
        expect(await axeFaults(plain.page), "axe without scripts").toEqual([]);
      });
    }

    test("no text is clipped in a small viewport, with wide text spacing, or at a text size of 200 %", async ({
      visit,
    }) => {
      const viewport = { width: 320, height: 256 };
      const { page, expectFaults } = await visit(route, { viewport, reducedMotion: "reduce" });
      expectFaults(NOT_FOUND_NOISE);
      expect(await cutTexts(page), "1.4.10 reflow").toEqual([]);
      await restyle(page, WIDE_SPACING);
      expect(await cutTexts(page), "1.4.12 spacing").toEqual([]);
      await page.evaluate(() => void document.adoptedStyleSheets.pop());
      await page.setViewportSize({ width: 1280, height: 800 });
      await restyle(page, "html { font-size: 200% }");
      expect(await cutTexts(page), "1.4.4 text of 200 %").toEqual([]);
    });
  });
}

for (const [how, preference] of [
  ["with default settings", {}],
  ["with forced colors", { forcedColors: "active" }],
] as const) {
  for (const [state, { path, options, width = 1280, reach }] of Object.entries(STATES)) {
    test(`axe finds no accessibility fault ${state}, ${how}`, async ({ visit }) => {
      const viewport = { width, height: 800 };
      const { page, expectFaults } = await visit(path, { viewport, ...preference, ...options });
      expectFaults(/500/);
      await reach(page);
      expect(await axeFaults(page, "forcedColors" in preference)).toEqual([]);
    });
  }
}
