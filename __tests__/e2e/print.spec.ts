import { POSTS } from "./support/pages";
import { renderEverything } from "./support/styles";
import { expect, test } from "./support/test";

const rgb = (color: string) =>
  color
    .match(/[\d.]+/g)
    ?.slice(0, 3)
    .map(Number);

for (const path of ["/", "/pricing"]) {
  test(`the printed page ${path} has dark text on white, and no header, buttons or form`, async ({
    look,
  }) => {
    const page = await look(path);
    const pause = page.getByRole("button", { name: "Pause the background" });
    await expect(pause).toBeVisible();
    await renderEverything(page);
    await page.emulateMedia({ media: "print" });
    const colors = () =>
      page.evaluate(() => {
        const { backgroundColor } = getComputedStyle(document.documentElement);
        const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, strong)")];
        return {
          ground: backgroundColor,
          texts: [...new Set(texts.map((text) => getComputedStyle(text).color))],
        };
      });
    expect(rgb((await colors()).ground)).toEqual([255, 255, 255]);
    const lightest = async () => {
      const { texts } = await colors();
      return Math.max(...texts.flatMap((color) => rgb(color) ?? [255]));
    };
    // If the page had no texts, the lightest color would be -Infinity, and the second check would
    // fail.
    expect(await lightest()).toBeLessThanOrEqual(51);
    expect(await lightest()).toBeGreaterThanOrEqual(0);
    // `getByRole` skips hidden elements, so a count of 0 means that the elements are hidden.
    for (const role of ["banner", "button"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.locator("form").filter({ visible: true })).toHaveCount(0);
    const calls = page.getByRole("link", { name: /Book intro call|Start small|Grow with us/ });
    await expect(calls).toHaveCount(0);
  });
}

test("printed sections have no background, and their cards are not split between two sheets", async ({
  look,
}) => {
  const page = await look("/");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#pricing")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const inside = await page
    .locator("main li")
    .evaluateAll((items) => [...new Set(items.map((item) => getComputedStyle(item).breakInside))]);
  expect(inside).toEqual(["avoid"]);
});

test("a printed article contains the text, the author and the URLs of its links to other sites", async ({
  look,
}) => {
  const page = await look(`/blog/${POSTS[2].slug}`);
  const onScreenOnly = [
    page.getByRole("banner"),
    page.getByRole("contentinfo").getByRole("navigation"),
    page.locator("nav:visible", { hasText: "Checklist" }),
    page.getByRole("list", { name: "Share this article" }),
    page.getByRole("region", { name: "Related articles" }),
    page.getByRole("link", { name: "Back to blog" }),
    page.getByRole("link", { name: "Get Free Marketing Audit" }),
  ];
  for (const part of onScreenOnly) await expect(part).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const part of onScreenOnly) await expect(part).toBeHidden();
  for (const part of [
    page.getByRole("heading", { level: 1 }),
    page.getByRole("heading", { name: "Checklist", exact: true }),
  ]) {
    await expect(part).toBeVisible();
    await expect(part).toHaveCSS("color", "rgb(0, 0, 0)");
  }
  await expect(page.getByRole("article").getByText(POSTS[2].author).first()).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText("hello@")).toBeVisible();
  const after = (name: string) =>
    page
      .locator("article p")
      .getByRole("link", { name })
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await after("recommends running both")).toMatch(
    /^" \(https:\/\/developers.facebook.com.*\)"$/,
  );
  expect(await after("when we take over an account")).toBe("none");
  await expect(page.locator("h2 > [data-copy]").first()).toBeHidden();
});
