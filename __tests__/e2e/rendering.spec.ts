import sharp from "sharp";
import { POSTS } from "./support/pages";
import { expect, type Page, test } from "./support/test";

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

for (const [path, width] of [
  ["/", 375],
  ["/pricing", 1440],
  [`/blog/${POSTS[2].slug}`, 768],
] as const) {
  test(`a picture of the whole page ${path} at ${width} px shows each section`, async ({
    look,
  }) => {
    const page = await look(path, { viewport: { width, height: 800 } });
    expect(await emptySections(page)).toEqual([]);
  });
}
