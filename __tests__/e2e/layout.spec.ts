import { cutTexts, WIDE_SPACING, WIDTHS, wideElements } from "./support/layout";
import { PATHS } from "./support/pages";
import { restyle } from "./support/styles";
import { expect, PHONE, test } from "./support/test";
import { NOT_FOUND_NOISE } from "./support/unknown-addresses";

for (const path of [...PATHS, "/search", "/not-found"]) {
  test(`at widths from 320 to 1920 px and at a text size of 200 %, the page ${path} has no horizontal scrolling`, async ({
    visit,
  }) => {
    const { page, expectFaults } = await visit(path, { viewport: { width: 320, height: 700 } });
    expectFaults(NOT_FOUND_NOISE);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      expect([width, await wideElements(page)]).toEqual([width, []]);
    }
    await page.setViewportSize(PHONE);
    await restyle(page, "html { font-size: 200% }");
    expect(await wideElements(page)).toEqual([]);
  });
}

test("an open menu, long words in form fields, and an error of the contact form cause no horizontal scrolling", async ({
  visit,
}) => {
  const { page, wake, expectFaults } = await visit("/contact", {
    viewport: { width: 320, height: 700 },
    before: (page) => page.route("**/api/contact", (route) => route.fulfill({ status: 500 })),
  });
  expectFaults(/500/);
  await wake();
  await page.getByLabel("Your name").fill("A".repeat(200));
  await page.getByLabel("Email", { exact: true }).fill("a@b.example");
  await page.getByLabel("Tell us").fill("W".repeat(500));
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("status").getByText("Failed to send message.")).toBeVisible();
  await page.locator("summary", { hasText: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Menu", exact: true })).toBeVisible();
  expect(await wideElements(page)).toEqual([]);
});

test("in a viewport of low height, the header scrolls away with the page", async ({ visit }) => {
  const { page } = await visit("/services", { viewport: { width: 320, height: 256 } });
  await expect(page.getByRole("banner")).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

test("at widths from 320 to 1920 px, the number of each chapter has one line and does not overlap the title", async ({
  visit,
}) => {
  const { page } = await visit("/blog/facebook-ads-ecommerce-guide-2025", {
    viewport: { width: 320, height: 700 },
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    const numbers = await page.locator("article h2[id]").evaluateAll((titles) =>
      titles.map((title) => {
        const pixels = (value: string) => Number.parseFloat(value);
        const number = getComputedStyle(title, "::before");
        const height =
          pixels(number.height) - pixels(number.paddingTop) - pixels(number.borderTopWidth);
        return {
          lines: Math.round(height / pixels(number.lineHeight)),
          overlaps:
            number.position === "absolute" &&
            pixels(number.width) > pixels(getComputedStyle(title).paddingLeft),
        };
      }),
    );
    expect(numbers.length).toBeGreaterThan(1);
    expect([width, new Set(numbers.map(({ lines }) => lines))]).toEqual([width, new Set([1])]);
    expect(numbers.filter(({ overlaps }) => overlaps)).toEqual([]);
  }
});

test("while the visitor scrolls through the comparison of plans, the names of the plans stay below the header", async ({
  visit,
}) => {
  const { page } = await visit("/pricing", { reducedMotion: "reduce" });
  await page
    .locator("tbody")
    .last()
    .evaluate((rows) => rows.scrollIntoView({ block: "center" }));
  const [header, names] = await Promise.all([
    page.getByRole("banner").boundingBox(),
    page.locator("thead").boundingBox(),
  ]);
  // The bottom border of the page header covers 1 px of the table header.
  expect(names?.y).toBe((header?.height ?? 0) - 1);
});

for (const path of ["/", "/pricing"]) {
  test(`text with wide spacing (WCAG 1.4.12) is not clipped on ${path}`, async ({ visit }) => {
    const { page } = await visit(path, { viewport: { width: 320, height: 700 } });
    await restyle(page, WIDE_SPACING);
    expect(await cutTexts(page)).toEqual([]);
  });
}
