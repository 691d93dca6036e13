import { expect, test } from "./support/test";

const FORCED = { forcedColors: "active" } as const;

test("with forced colors, borders and lines replace the backgrounds of controls", async ({
  look,
}) => {
  const page = await look("/services", FORCED);
  const link = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
  await expect(link("Services")).toHaveCSS("text-decoration-line", "underline");
  await expect(link("Work")).toHaveCSS("text-decoration-line", "none");
  const [border, background] = await link("Get started").evaluate((element) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(element);
    return [borderTopColor, backgroundColor];
  });
  expect(border).not.toBe(background);
  await page.goto("/blog/category/seo-content");
  const filters = page.getByRole("navigation", { name: "Blog categories" });
  const filter = (name: string) => filters.getByRole("link", { name });
  await expect(filter("SEO & Content")).toHaveCSS("border-top-width", "3px");
  await expect(filter("All")).toHaveCSS("border-top-width", "1px");
});

test("with forced colors, service cards keep borders, visible icons and a focus ring", async ({
  look,
}) => {
  const page = await look("/", FORCED);
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
});
