import { expect, test } from "./support/test";

const FORCED = { forcedColors: "active" } as const;

test("with forced colors, the header shows button borders, the underline of the current link, and focus rings", async ({
  look,
}) => {
  const page = await look("/services", FORCED);
  const link = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
  await expect(link("Services")).toHaveCSS("text-decoration-line", "underline");
  await expect(link("Work")).toHaveCSS("text-decoration-line", "none");
  await expect(link("Get started")).toHaveCSS("border-top-style", "solid");
  const [border, background] = await link("Get started").evaluate((element) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(element);
    return [borderTopColor, backgroundColor];
  });
  expect(border).not.toBe(background);
  await link("Get started").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("banner").locator(":focus")).toHaveCSS("outline-style", "solid");
});

test("with forced colors, the filter of the current blog category has a different border width from other filters", async ({
  look,
}) => {
  const page = await look("/blog/category/seo-content", FORCED);
  const width = (name: string) =>
    page
      .getByRole("navigation", { name: "Blog categories" })
      .getByRole("link", { name, exact: true })
      .evaluate((link) => getComputedStyle(link).borderTopWidth);
  expect(await width("SEO & Content")).not.toBe(await width("All"));
});

test("with forced colors, service cards keep borders, visible icons and a focus ring", async ({
  look,
}) => {
  const page = await look("/", { ...FORCED, reducedMotion: "reduce" });
  const link = page.getByRole("link", { name: "Paid ads" });
  const card = page.locator("li").filter({ has: link });
  await expect(card).toHaveCSS("border-top-width", "1px");
  const [icon, text] = await card.evaluate((item) =>
    [item.querySelector("svg") as Element, item].map((part) => getComputedStyle(part).color),
  );
  expect(icon).toBe(text);
  await page.keyboard.press("Tab");
  await link.focus();
  await expect(link).toHaveCSS("outline-style", "solid", { pseudo: "after" });
  await expect(link).toHaveCSS("outline-width", "2px", { pseudo: "after" });
});

test("with forced colors, each step of the process page keeps the line at its edge", async ({
  look,
}) => {
  const page = await look("/process", FORCED);
  const widths = await page
    .locator("main ol > li")
    .evaluateAll((steps) => steps.map((step) => getComputedStyle(step, "::after").borderTopWidth));
  expect(widths).toEqual(["3px", "3px", "3px", "3px"]);
});
