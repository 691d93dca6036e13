import { DARK } from "../../src/background/paints";
import { litLines } from "../e2e/support/background";
import { contrast, contrastsOn, luminance, pixels } from "../e2e/support/contrast";
import { formOn } from "../e2e/support/form";
import { expect, type Page } from "../e2e/support/test";
import { ROUTES, test } from "./support/places";

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

const darkestAndBrightest = async (page: Page): Promise<Color[]> => {
  const colors = ["--surface", DARK.dot, DARK.link];
  const found = colors.map((color) => colorOf(page, color));
  return (await Promise.all(found)).sort((a, b) => luminance(a) - luminance(b));
};

for (const route of ROUTES) {
  test(`texts of ${route} have enough contrast with the darkest and the brightest color behind text`, async ({
    visitRoute,
  }) => {
    for (const width of [320, 1280]) {
      const viewport = { width, height: 800 };
      const { page } = await visitRoute(route, { viewport, reducedMotion: "reduce" });
      const grounds = await darkestAndBrightest(page);
      for (const ground of [grounds[0], grounds.at(-1)]) {
        const lines = await contrastsOn(page, ground);
        const seen = lines.filter(({ ratio }) => Number.isFinite(ratio));
        expect(seen.length).toBeGreaterThan(15);
        const dim = lines.filter(({ ratio, needed }) => ratio < needed);
        expect(dim, `at ${width} px over ${ground}`).toEqual([]);
      }
    }
  });

  test(`the moving background is dark behind every text of ${route}`, async ({ visitRoute }) => {
    const { page } = await visitRoute(route, { reducedMotion: "reduce" });
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await litLines(page)).toEqual([]);
    }
  });
}

/** Returns the colors of a vertical line of pixels, from above the name field into the field. */
async function edge(page: Page, above: number): Promise<Color[]> {
  const box = await formOn(page).name.boundingBox();
  if (!box) throw new Error("The name field has no box.");
  const { x, y, width } = box;
  const clip = { x: Math.round(x + width / 2), y: y - above, width: 1, height: above + 8 };
  const { data } = await pixels(await page.screenshot({ clip }));
  return Array.from({ length: data.length / 3 }, (_, index) => {
    const [r = 0, g = 0, b = 0] = data.subarray(index * 3, index * 3 + 3);
    return [r, g, b];
  });
}

test("the border and the focus ring of a form field contrast with the colors around them", async ({
  visit,
}) => {
  const { page } = await visit("/contact", { reducedMotion: "reduce" });
  const strongest = async (above: number) => {
    const colors = await edge(page, above);
    const [outside, inside] = [colors[0], colors.at(-1)] as [Color, Color];
    return Math.max(
      ...colors.map((color) => Math.min(contrast(color, outside), contrast(color, inside))),
    );
  };
  expect(await strongest(4)).toBeGreaterThanOrEqual(3);
  await formOn(page).name.focus();
  expect(await strongest(12)).toBeGreaterThanOrEqual(4.5);
});
