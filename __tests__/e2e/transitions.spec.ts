import { expect, type Page, test } from "./support/test";

test("if the visitor prefers reduced motion, the next document appears without a fade", async ({
  visit,
}) => {
  const { page } = await visit("/pricing", {
    reducedMotion: "reduce",
    before: (page) =>
      page.addInitScript(() => {
        addEventListener("pagereveal", ({ viewTransition }) => {
          Object.assign(window, { faded: viewTransition !== null });
        });
      }),
  });
  await page.evaluate(() => {
    location.href = "/work";
  });
  await expect(page).toHaveURL("/work");
  // The URL changes before the browser reveals the new page.
  await page.waitForFunction(() => "faded" in window);
  expect(await page.evaluate(() => (window as never as { faded: boolean }).faded)).toBe(false);
});

/** Records the elements that each view transition moves from the old to the new page. */
const recordMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const record = async (transition: ViewTransition | null) => {
      await transition?.ready;
      const pseudos = document.getAnimations().map(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect;
        return /^::view-transition-group\((post-.+)\)$/.exec(pseudoElement ?? "")?.[1];
      });
      moves.push(...new Set(pseudos.filter((name) => name !== undefined)));
    };
    addEventListener("pagereveal", (event) => record(event.viewTransition).catch(() => {}));
  });

const moves = (page: Page) => page.evaluate(() => (window as never as { moves: string[] }).moves);

test("a view transition moves the cover of a card to the cover of its article", async ({
  visit,
}) => {
  const { page } = await visit("/blog", { before: recordMoves });
  // On a busy machine, the browser sometimes skips a view transition, so the visit is repeated.
  await expect(async () => {
    await page.goto("/blog");
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page).toHaveURL(/\/blog\/.+/);
    const slug = new URL(page.url()).pathname.split("/").pop();
    await expect.poll(() => moves(page), { timeout: 3_000 }).toContain(`post-${slug}`);
  }).toPass();
});
