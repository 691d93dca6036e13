import { overlappingTexts, WIDE_SPACING, WIDTHS, wideElements } from "./support/layout";
import { PATHS, POSTS } from "./support/pages";
import { expect, PHONE, test } from "./support/test";

const LARGE_TEXT = "html { font-size: 200% }";

test("no page scrolls horizontally or has texts that cover each other, at any width", async ({
  look,
}) => {
  test.slow();
  for (const path of [...PATHS, "/404"]) {
    const page = await look(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      expect([path, width, await wideElements(page)]).toEqual([path, width, []]);
      expect([path, width, await overlappingTexts(page)]).toEqual([path, width, []]);
    }
  }
});

for (const css of [LARGE_TEXT, WIDE_SPACING]) {
  test(`on a phone with the style ${css.slice(0, 24)}, all texts have room`, async ({ look }) => {
    test.slow();
    for (const path of [...PATHS, "/404"]) {
      const page = await look(path, { viewport: PHONE });
      await page.addStyleTag({ content: css });
      expect([path, await wideElements(page)]).toEqual([path, []]);
      expect([path, await overlappingTexts(page)]).toEqual([path, []]);
    }
  });
}

const LONG_BRAND = "Growth and Performance Partners";

for (const brand of ["Steepline", LONG_BRAND]) {
  test(`the controls of the header have room beside the brand "${brand}"`, async ({ look }) => {
    const page = await look("/pricing");
    const header = page.getByRole("banner");
    const logo = header.getByRole("link").nth(1);
    await logo.locator("span").evaluate((name, text) => {
      name.textContent = text;
    }, brand);
    for (const width of [...WIDTHS, 375, 599, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      const links = header.getByRole("navigation", { name: "Main" });
      await expect(links).toBeVisible({ visible: width >= 1024 });
      await expect(header.locator("summary")).toBeVisible({ visible: width < 1024 });
      const boxes = await header
        .locator("> div :is(a, button, summary)")
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility())
            .map((control) => control.getBoundingClientRect().toJSON()),
        );
      for (const [index, { left, right, top, bottom }] of boxes.entries()) {
        expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
        expect(right).toBeLessThanOrEqual(width);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(69);
      }
    }
  });
}

test("at 320 px, a long title wraps, and a table of five columns scrolls in its own box", async ({
  look,
}) => {
  const page = await look(`/blog/${POSTS[2].slug}`, { viewport: { width: 320, height: 700 } });
  await page.evaluate(() => {
    const title = document.querySelector("h1") as HTMLElement;
    title.textContent = "What E-commerce-brands-and-Donaudampfschifffahrtsgesellschaften pay";
    const cells = ["Platform", "Commission", "Fulfilment", "Advertising", "Remaining"];
    const row = `<tr>${cells.map((text) => `<td>${text}</td>`).join("")}</tr>`;
    const table = `<div role="region" aria-label="Fees"><table>${row}</table></div>`;
    document.querySelector("article h2")?.insertAdjacentHTML("beforebegin", table);
  });
  expect(await wideElements(page)).toEqual([]);
  const room = await page
    .getByRole("region", { name: "Fees" })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(room).toBeGreaterThan(0);
});
