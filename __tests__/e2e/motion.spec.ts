import { POSTS } from "./support/pages";
import { restingPlace, settled, wake } from "./support/react";
import { expect, type Page, test } from "./support/test";

/** For `before`: the page records from its first frame on what moves by itself. */
const recordMotion = (page: Page) =>
  page.addInitScript(() => {
    const moved = new Set<string>();
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { animationName, transitionProperty } = animation as CSSAnimation & CSSTransition;
        if (animation.playState === "running") moved.add(animationName ?? transitionProperty);
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { moved });
  });

const moved = (page: Page) =>
  page.evaluate(() => [...(window as never as { moved: Set<string> }).moved]);

test("the hero moves for those who have not asked it not to", async ({ visit }) => {
  const { page } = await visit("/", { before: recordMotion });
  await expect.poll(() => moved(page)).not.toEqual([]);
});

for (const path of ["/", "/services", "/work", "/process", "/blog", `/blog/${POSTS[0].slug}`]) {
  test(`nothing moves on ${path} for those who have`, async ({ visit }) => {
    const { page } = await visit(path, { reducedMotion: "reduce", before: recordMotion });
    await wake(page);
    await settled(page);
    expect(await moved(page)).toEqual([]);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  });
}

test("an anchor is reached at once by those who have", async ({ visit }) => {
  const { page, wake } = await visit("/", { reducedMotion: "reduce" });
  await wake();
  await page.getByRole("link", { name: "View work" }).click();
  const first = await page.evaluate(() => Math.round(scrollY));
  expect(first).toBeGreaterThan(500);
  expect(await restingPlace(page)).toBe(first);
});

test.describe("cards rise into place", () => {
  const card = (page: Page) => page.getByRole("article").nth(2);
  const state = (page: Page) =>
    card(page)
      .locator("> *")
      .first()
      .evaluate((part) => {
        const { opacity, visibility, translate } = getComputedStyle(part);
        return { opacity, visibility, up: Number.parseFloat(translate.split(" ")[1] ?? "0") };
      });

  test("and are visible before and after", async ({ visit }) => {
    const { page } = await visit("/work");
    expect(await state(page)).toEqual({ opacity: "1", visibility: "visible", up: 24 });
    await card(page).evaluate((story) => story.scrollIntoView());
    await expect.poll(() => state(page)).toEqual({ opacity: "1", visibility: "visible", up: 0 });
  });

  test("or stand there from the start, for those who want no motion", async ({ visit }) => {
    const { page } = await visit("/work", { reducedMotion: "reduce" });
    expect(await state(page)).toEqual({ opacity: "1", visibility: "visible", up: 0 });
  });
});

test.describe("the ground of a step grows from its base", () => {
  const LOW = { width: 1280, height: 600 };
  const tread = (page: Page) => page.getByRole("main").getByRole("listitem").first();
  /** How much of the ground is still to come, and whether the words on it are there. */
  const state = (page: Page) =>
    tread(page).evaluate((step) => ({
      missing: Number.parseFloat(getComputedStyle(step, "::after").translate.split(" ")[1] ?? "0"),
      words: getComputedStyle(step.querySelector("h2") as Element).visibility,
    }));

  test("under words that are there before and after", async ({ visit }) => {
    const { page } = await visit("/process", { viewport: LOW });
    const { missing, words } = await state(page);
    expect(missing).toBeGreaterThan(10);
    expect(words).toBe("visible");
    await tread(page).evaluate((step) => step.scrollIntoView());
    await expect.poll(() => state(page)).toEqual({ missing: 0, words: "visible" });
  });

  test("or lies there from the start, for those who want no motion", async ({ visit }) => {
    const { page } = await visit("/process", { viewport: LOW, reducedMotion: "reduce" });
    expect(await state(page)).toEqual({ missing: 0, words: "visible" });
  });
});
