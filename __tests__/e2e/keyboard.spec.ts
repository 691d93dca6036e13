import { POSTS } from "./support/pages";
import { DESKTOP, expect, type Page, PHONE, test } from "./support/test";

test("the first Tab stop of a page is the link 'Skip to content', which focuses the main content", async ({
  visit,
}) => {
  const { page } = await visit("/services", { javaScriptEnabled: false });
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return undefined;
    const cards = [element.closest("article"), element.closest("main li")];
    const rings = [element, ...cards].flatMap((candidate) =>
      candidate ? [getComputedStyle(candidate), getComputedStyle(candidate, "::after")] : [],
    );
    const ringed = rings.some(({ outlineStyle, outlineWidth }) => {
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom, width, height } = element.getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const covered = element.closest("header") ? bottom <= 0 : bottom <= header;
    return {
      name: element.outerHTML.slice(0, 120),
      ringed,
      seen: width > 0 && height > 0 && !covered && top < innerHeight,
    };
  });

const controls = (page: Page) =>
  page
    .locator('a[href], button, summary, input:not([type=hidden]), textarea, [tabindex="0"]')
    .evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);

for (const [path, screen, viewport] of [
  ["/contact", "phone", PHONE],
  [`/blog/${POSTS[0].slug}`, "desktop", DESKTOP],
] as const) {
  test(`Tab reaches every control on ${path} with a visible focus, on a ${screen}`, async ({
    visit,
  }) => {
    const { page, wake } = await visit(path, { viewport, reducedMotion: "reduce" });
    await wake();
    const count = await controls(page);
    expect(count).toBeGreaterThan(15);
    const hidden: unknown[] = [];
    for (let index = 0; index < count; index++) {
      await page.keyboard.press("Tab");
      const now = await focus(page);
      if (!now?.ringed || !now.seen) hidden.push({ index, ...now });
    }
    expect(hidden).toEqual([]);
    await page.keyboard.press("Tab");
    expect(await focus(page)).toBeUndefined();
  });
}
