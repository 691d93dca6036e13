import { groupId } from "../../src/lib/anchors";
import {
  missingWords,
  overlappingTexts,
  WIDE_SPACING,
  WIDTHS,
  wideElements,
} from "./support/layout";
import { PATHS, POSTS } from "./support/pages";
import { expect, PHONE, test } from "./support/test";

const LARGE_TEXT = "html { font-size: 200% }";

const SITUATIONS = [
  ...WIDTHS.map((width) => ({ width, css: "" })),
  { width: PHONE.width, css: LARGE_TEXT },
  { width: PHONE.width, css: WIDE_SPACING },
];

for (const path of [...PATHS, "/404"]) {
  test(`all texts of ${path} are shown, and have room at every width`, async ({ look }) => {
    const page = await look(path);
    const style = await page.addStyleTag({ content: " " });
    for (const { width, css } of SITUATIONS) {
      await page.setViewportSize({ width, height: 700 });
      await style.evaluate((element, text) => {
        element.textContent = text;
      }, css);
      const faults = [
        ...(await wideElements(page)),
        ...(await overlappingTexts(page)),
        ...(await missingWords(page)),
      ];
      expect({ width, css, faults }).toEqual({ width, css, faults: [] });
    }
  });
}

const LONG_BRAND = "Growth and Performance Partners";

test("the controls of the header have room beside a long name of the brand", async ({ look }) => {
  const page = await look("/pricing");
  const header = page.getByRole("banner");
  const logo = header.getByRole("link").first();
  await logo.locator("span").evaluate((name, text) => {
    name.textContent = text;
  }, LONG_BRAND);
  for (const width of [...WIDTHS, 375, 599, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    const start = await header.evaluate((element) => element.getBoundingClientRect().top);
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
      expect(top - start).toBeGreaterThanOrEqual(0);
      expect(bottom - start).toBeLessThanOrEqual(69);
    }
  }
});

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

for (const [path, section, width] of [
  ["/", "services", 768],
  ["/", "services", 1440],
  ["/", "work", 1440],
  ["/services", groupId("acquire"), 1440],
] as const) {
  test(`the last row of ${path}#${section} is full at ${width} px, whatever the number of entries`, async ({
    look,
  }) => {
    const page = await look(path, { viewport: { width, height: 900 } });
    const list = page.locator(`#${section}`).getByRole("list").first();
    const gaps = await list.evaluate((element) => {
      const entry = element.firstElementChild as Element;
      element.replaceChildren();
      return Array.from({ length: 13 }, () => {
        const last = element.appendChild(entry.cloneNode(true)) as Element;
        return element.getBoundingClientRect().right - last.getBoundingClientRect().right;
      });
    });
    expect(Math.max(...gaps)).toBeLessThan(2);
  });
}
