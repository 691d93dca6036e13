import { expect, PHONE, test } from "./support/test";

test("headline, subtitle and buttons of the home page are visible without scrolling", async ({
  look,
}) => {
  const page = await look("/");
  const headline = page.getByRole("heading", { level: 1 });
  const parts = [
    headline,
    headline.locator("xpath=following-sibling::p"),
    page.getByRole("link", { name: "Book intro call" }),
    page.getByRole("link", { name: "View work" }),
  ];
  for (const viewport of [PHONE, { width: 1440, height: 900 }, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(viewport);
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("on a desktop, cards of a row keep their parts at the same height", async ({ look }) => {
  const page = await look("/", { viewport: { width: 1024, height: 768 } });
  const tops = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().bottom)));
  for (const [selector, count] of [
    ["#pricing li > a", 3],
    ["#work li:not(:first-child) figure > svg", 2],
    ["#process li > h3", 4],
  ] as const) {
    const found = await tops(selector);
    expect(found).toHaveLength(count);
    expect(new Set(found).size).toBe(1);
  }
});
