import { AFTER_BOOT } from "./support/react";
import { expect, type Page, test } from "./support/test";

for (const [reducedMotion, fades, title] of [
  ["no-preference", true, "a view transition fades from one document to the next"],
  [
    "reduce",
    false,
    "if the visitor prefers reduced motion, the next document appears without a fade",
  ],
] as const) {
  test(title, async ({ visit }) => {
    const { page } = await visit("/pricing", {
      reducedMotion,
      before: (page) =>
        page.addInitScript(() => {
          addEventListener("pagereveal", (event) => {
            const { viewTransition } = event as unknown as { viewTransition: unknown };
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
    expect(await page.evaluate(() => (window as never as { faded: boolean }).faded)).toBe(fades);
  });
}

// During a fade, no link receives clicks in Chromium, so the fade must be short.
test("client-side navigation fades to the next page in less than 200 ms", async ({ visit }) => {
  const { page, wake } = await visit("/services", {
    before: (page) =>
      page.addInitScript(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          transition.ready.then(() => {
            const fades = document
              .getAnimations()
              .map(({ effect }) => effect as KeyframeEffect)
              .filter(({ pseudoElement }) => pseudoElement?.startsWith("::view-transition"));
            const ends = fades.map((fade) => Number(fade.getComputedTiming().endTime));
            Object.assign(window, { longestMs: Math.max(...ends) });
          });
          return transition;
        };
      }),
  });
  await wake();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  const longest = () => page.evaluate(() => (window as { longestMs?: number }).longestMs ?? 0);
  await expect.poll(longest).toBeGreaterThan(0);
  expect(await longest()).toBeLessThan(200);
});

test("on a touchscreen, client-side navigation starts no view transition", async ({ visit }) => {
  const { page, wake } = await visit("/services", {
    hasTouch: true,
    isMobile: true,
    before: (page) =>
      page.addInitScript(() => {
        document.startViewTransition = () => {
          throw new Error("A view transition has started.");
        };
      }),
  });
  await wake();
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).tap();
  await expect(page.getByRole("heading", { name: "Transparent Pricing" })).toBeVisible();
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
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      record(transition).catch(() => {});
      return transition;
    };
  });

const moves = (page: Page) => page.evaluate(() => (window as never as { moves: string[] }).moves);

for (const [how, isAwake] of [
  ["with a full page load", false],
  ["with client-side navigation", true],
] as const) {
  test(`${how}, a view transition moves the cover of a card to the cover of its article`, async ({
    visit,
  }) => {
    const { page, wake } = await visit("/blog", { before: recordMoves });
    const openArticle = async () => {
      await page.getByRole("article").first().getByRole("link").click();
      await expect(page).toHaveURL(/\/blog\/.+/);
      const slug = new URL(page.url()).pathname.split("/").pop();
      await expect.poll(() => moves(page), { timeout: 3_000 }).toContain(`post-${slug}`);
    };
    if (isAwake) {
      await wake();
      await openArticle();
      return;
    }
    await page.route(AFTER_BOOT, () => undefined);
    // On a busy machine, the browser sometimes skips a view transition, so the visit is repeated.
    await expect(async () => {
      await page.goto("/blog");
      await openArticle();
    }).toPass();
  });
}
