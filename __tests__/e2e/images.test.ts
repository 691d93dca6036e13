import type { Page } from "playwright-core";
import { openBrowser } from "../support/browser";
import { fixtureRoot, serveSite } from "../support/site";
import { POSTS } from "./support/pages";

const site = serveSite(fixtureRoot());
const visit = openBrowser(site);

const SMALLEST = 360;

/** Of each picture: how wide it is shown and how wide its file is, in device pixels. */
const pictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) {
      image.scrollIntoView({ behavior: "instant" });
      await image.decode();
    }
    return images.map((image) => {
      const sources = [...(image.parentElement?.children ?? [])].map(
        (element) => (element as HTMLImageElement).srcset,
      );
      const path = new URL(image.currentSrc).pathname;
      const [, file] = new RegExp(`${path} (\\d+)w`).exec(sources.join()) ?? [];
      const largest = Math.max(
        ...[...sources.join().matchAll(/ (\d+)w/g)].map((m) => Number(m[1])),
      );
      const { loading, fetchPriority, width, height } = image;
      const sized = width > 0 && Boolean(image.getAttribute("height")) && height > 0;
      const shown = image.clientWidth * devicePixelRatio;
      return {
        file: Number(file),
        largest,
        shown,
        loading,
        fetchPriority,
        sized,
        type: path.slice(-4),
      };
    });
  });

describe.each([
  [320, 2],
  [375, 2],
  [412, 2.625],
  [768, 1],
  [768, 2],
  [1024, 1],
  [1280, 1],
  [1440, 2],
  [1920, 1],
])("at %i px and density %d", (width, deviceScaleFactor) => {
  const viewport = { width, height: 900 };

  test.each(["/blog", `/blog/${POSTS[0].slug}`])(
    "the pictures of %s are as large as they are shown",
    async (path) => {
      const { page } = await visit(path, { viewport, deviceScaleFactor, reducedMotion: "reduce" });
      const found = await pictures(page);
      expect(found.length).toBeGreaterThanOrEqual(3);
      for (const { file, largest, shown, sized, type } of found) {
        expect(type).toBe("avif");
        expect(sized).toBe(true);
        expect(file).toBeGreaterThanOrEqual(Math.min(shown * 0.98, largest));
        expect(file).toBeLessThanOrEqual(Math.max(shown * 1.5, SMALLEST));
      }
      const [first, ...others] = found.map((picture) => [picture.loading, picture.fetchPriority]);
      expect(first).toEqual(["eager", "high"]);
      expect(new Set(others.map(String))).toEqual(new Set(["lazy,auto"]));
    },
  );
});
