import sharp from "sharp";
import { PATHS } from "./support/pages";
import { expect, type Page, test } from "./support/test";

const WIDTHS = [375, 768, 1440];

/** Returns the words of the page that its styles do not hide, but that `innerText` does not contain. */
const missingWords = (page: Page) =>
  page.evaluate(() => {
    const shown = document.body.innerText;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const missing: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const isMeant = text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (!isMeant || text.parentElement?.closest("noscript")) continue;
      const words = text.textContent?.match(/\S+/g) ?? [];
      missing.push(...words.filter((word) => !shown.includes(word)));
    }
    return missing;
  });

/** Returns the sections that have one color in a picture of the whole page. */
async function emptySections(page: Page): Promise<string[]> {
  const picture = await page.screenshot({ fullPage: true });
  const sections = await page.locator("main section, main article, footer").all();
  const empty: string[] = [];
  for (const section of sections) {
    const box = await section.boundingBox();
    if (!box) continue;
    const [left, top, width, height] = [box.x, box.y, box.width, box.height].map(Math.round);
    const { entropy } = await sharp(picture)
      .extract({ left: left ?? 0, top: top ?? 0, width: width ?? 1, height: height ?? 1 })
      .stats();
    if (entropy < 0.01) empty.push(await section.innerHTML());
  }
  return empty;
}

test("every page contains all of its words in innerText at three widths", async ({ look }) => {
  test.slow();
  for (const path of PATHS) {
    const page = await look(path, { reducedMotion: "reduce" });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect([path, width, await missingWords(page)]).toEqual([path, width, []]);
    }
  }
});

test("a picture of a whole page shows each of its sections", async ({ look }) => {
  test.slow();
  for (const path of ["/", "/pricing", PATHS.at(-1) ?? ""]) {
    for (const width of WIDTHS) {
      const page = await look(path, { viewport: { width, height: 800 }, reducedMotion: "reduce" });
      expect(await emptySections(page)).toEqual([]);
    }
  }
});
