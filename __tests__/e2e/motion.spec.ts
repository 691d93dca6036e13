import { POSTS } from "./support/pages";
import { restingPlace, settled, wake } from "./support/react";
import { expect, type Page, test } from "./support/test";

/** Records animations and transitions from the first frame of the page. */
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

test("the home page is animated if the visitor does not prefer reduced motion", async ({
  visit,
}) => {
  const { page } = await visit("/", { before: recordMotion });
  await expect.poll(() => moved(page)).not.toEqual([]);
});

test("on the home page, the line chart of the hero and the filled area below its line appear together", async ({
  visit,
}) => {
  const { page } = await visit("/", {
    // Pauses each animation after 700 ms, when most of the line is drawn.
    before: (page) =>
      page.addInitScript(() => {
        document.addEventListener("animationstart", ({ target }) => {
          for (const animation of (target as Element).getAnimations()) {
            if (animation.timeline !== document.timeline) continue;
            animation.pause();
            animation.currentTime = 700;
          }
        });
      }),
  });
  const area = page.locator('main path[fill^="url"]');
  const clip = () =>
    area.evaluate((path) => getComputedStyle(path.closest("svg") as Element).clipPath);
  await expect.poll(clip).toMatch(/^inset\(-144px \d+(\.\d+)?% -144px 0/);
  expect(await area.evaluate((path) => getComputedStyle(path).clipPath)).toBe("none");
});

test("nothing is animated if the visitor prefers reduced motion", async ({ visit }) => {
  const { page } = await visit("/", { reducedMotion: "reduce", before: recordMotion });
  for (const path of ["/", "/process", `/blog/${POSTS[0].slug}`]) {
    await page.goto(path);
    await wake(page);
    await settled(page);
    expect([path, await moved(page)]).toEqual([path, []]);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  }
});

test("a link to an anchor jumps without smooth scrolling if the visitor prefers reduced motion", async ({
  look,
}) => {
  const page = await look("/", { reducedMotion: "reduce" });
  await page.getByRole("link", { name: "View work" }).click();
  const first = await page.evaluate(() => Math.round(scrollY));
  expect(first).toBeGreaterThan(500);
  expect(await restingPlace(page)).toBe(first);
});

test("the scroll progress line is invisible at the top of a page and complete at the bottom", async ({
  look,
}) => {
  const page = await look("/work");
  const line = () =>
    page.getByRole("banner").evaluate((header) => {
      const { opacity, translate } = getComputedStyle(header, "::after");
      return { opacity, translate };
    });
  await expect.poll(line).toMatchObject({ opacity: "0" });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect.poll(line).toEqual({ opacity: "1", translate: "0%" });
});

test("case study cards are visible before and after their scroll animation", async ({ look }) => {
  const page = await look("/work");
  const card = page.getByRole("article").nth(2);
  // The browser computes a scroll animation only when it draws a frame, so the test polls.
  const expectUp = (up: number) =>
    expect
      .poll(() =>
        card
          .locator("> *")
          .first()
          .evaluate((part) => {
            const { opacity, visibility, translate } = getComputedStyle(part);
            return { opacity, visibility, up: Number.parseFloat(translate.split(" ")[1] ?? "0") };
          }),
      )
      .toEqual({ opacity: "1", visibility: "visible", up });
  await expectUp(24);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectUp(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await card.evaluate((story) => story.scrollIntoView());
  await expectUp(0);
});
