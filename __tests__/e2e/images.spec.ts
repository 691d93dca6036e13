import { POSTS } from "./support/pages";
import { expect, type Page, test } from "./support/test";

const SMALLEST = 360;

/** Loads all pictures of the page, and returns the width of each file and of its box. */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    const covers = [...document.querySelectorAll<HTMLImageElement>("main img[alt]")];
    return Promise.all(
      covers.map(async (image) => {
        const { loading, fetchPriority } = image;
        // `decode` would wait for ever for a lazy picture outside of the viewport.
        image.loading = "eager";
        await image.decode();
        const { width: file } = await createImageBitmap(
          await (await fetch(image.currentSrc)).blob(),
        );
        // CSS crops a cover to its box, so the displayed image may be wider than the box.
        const shown = Math.max(image.clientWidth, (image.clientHeight * 16) / 9) * devicePixelRatio;
        const sets = [...(image.closest("picture")?.querySelectorAll("[srcset]") ?? [])];
        const widths = sets.flatMap((set) =>
          Array.from((set as HTMLImageElement).srcset.matchAll(/ (\d+)w/g), ([, w]) => Number(w)),
        );
        const eager = loading !== "lazy";
        return { file, shown, largest: Math.max(...widths), eager, fetchPriority };
      }),
    );
  });

for (const width of [375, 1440]) {
  test(`at ${width} px, each cover is as wide as it is displayed, and only the first is eager`, async ({
    visit,
  }) => {
    for (const path of ["/blog", `/blog/${POSTS[0].slug}`]) {
      const { page } = await visit(path, {
        viewport: { width, height: 900 },
        deviceScaleFactor: 2,
      });
      const pictures = await loadPictures(page);
      expect(pictures.length).toBeGreaterThanOrEqual(3);
      for (const { file, shown, largest } of pictures) {
        expect(file).toBeGreaterThanOrEqual(Math.min(shown * 0.98, largest));
        expect(file).toBeLessThanOrEqual(Math.max(shown * 1.5, SMALLEST));
      }
      expect(pictures.map(({ eager }) => eager)).toEqual(pictures.map((_, index) => index === 0));
      expect(pictures[0]?.fetchPriority).toBe("high");
    }
  });
}
