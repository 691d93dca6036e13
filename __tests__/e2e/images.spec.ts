import { POSTS } from "./support/pages";
import { expect, type Page, test } from "./support/test";

const SMALLEST = 360;

/**
 * Loads all pictures of the page. Sometimes, a lazy image does not load while it is scrolled into
 * view, and `decode` waits for ever, so the function makes each image eager.
 */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = "eager";
      await image.decode();
    }
  });

async function pictures(page: Page) {
  const loadings = await page.evaluate(() => [...document.images].map(({ loading }) => loading));
  await loadPictures(page);
  const found = await page.evaluate(() =>
    [...document.images].map((image) => {
      const path = new URL(image.currentSrc).pathname;
      const [, file] = new RegExp(`${path} (\\d+)w`).exec(image.srcset) ?? [];
      const widths = [...image.srcset.matchAll(/ (\d+)w/g)].map((match) => Number(match[1]));
      const { fetchPriority, width, height } = image;
      return {
        file: Number(file),
        largest: Math.max(...widths),
        // CSS crops a cover to its box, so the displayed image may be wider than the box.
        shown: Math.max(image.clientWidth, (image.clientHeight * 16) / 9) * devicePixelRatio,
        fetchPriority,
        sized: width > 0 && Boolean(image.getAttribute("height")) && height > 0,
        type: path.slice(-4),
      };
    }),
  );
  return found.map((picture, index) => ({ ...picture, loading: loadings[index] }));
}

async function expectFittingPictures(page: Page): Promise<void> {
  const found = await pictures(page);
  expect(found.length).toBeGreaterThanOrEqual(3);
  for (const { file, largest, shown, sized, type } of found) {
    expect(type).toBe("webp");
    expect(sized).toBe(true);
    expect(file).toBeGreaterThanOrEqual(Math.min(shown * 0.98, largest));
    expect(file).toBeLessThanOrEqual(Math.max(shown * 1.5, SMALLEST));
  }
  const [first, ...others] = found.map((picture) => [picture.loading, picture.fetchPriority]);
  // Without a `loading` attribute, the property is "eager" or "auto", depending on the browser.
  expect(first).toEqual([expect.stringMatching(/eager|auto/), "high"]);
  expect(new Set(others.map(String))).toEqual(new Set(["lazy,auto"]));
}

for (const width of [375, 1440]) {
  for (const path of ["/blog", `/blog/${POSTS[0].slug}`]) {
    test(`at ${width} px, each cover on ${path} is as wide as it is displayed, and only the first loads eagerly`, async ({
      visit,
    }) => {
      const viewport = { width, height: 900 };
      const { page } = await visit(path, { viewport, deviceScaleFactor: 2 });
      await expectFittingPictures(page);
    });
  }
}
