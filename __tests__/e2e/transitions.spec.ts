import { AFTER_BOOT, isMarked, mark, settled } from "./support/react";
import { expect, type Page, test, type Visit } from "./support/test";

test("a view transition fades from one document to the next, unless the visitor prefers reduced motion", async ({
  visit,
}) => {
  const { page } = await visit("/pricing", {
    before: (page) =>
      page.addInitScript(() => {
        addEventListener("pagereveal", (event) => {
          const { viewTransition } = event as unknown as { viewTransition: unknown };
          Object.assign(window, { faded: viewTransition !== null });
        });
      }),
  });
  for (const [reducedMotion, path, expected] of [
    ["no-preference", "/work", true],
    ["reduce", "/process", false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.evaluate((to) => {
      location.href = to;
    }, path);
    await expect(page).toHaveURL(path);
    // The URL changes a moment before the browser reveals the new page.
    await page.waitForFunction(() => "faded" in window);
    expect(await page.evaluate(() => (window as never as { faded: boolean }).faded)).toBe(expected);
  }
});

/** For `before`: records headings around each fade, and number and duration of fades. */
const recordFades = (page: Page) =>
  page.addInitScript(() => {
    const heading = () => document.querySelector("h1")?.textContent ?? "";
    const fades = { seen: [] as string[], started: 0, running: 0, longestMs: 0 };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const from = heading();
      const transition = start(update);
      fades.started++;
      fades.running++;
      transition.ready.then(
        () => {
          const lengths = document
            .getAnimations()
            .map(({ effect }) => effect as KeyframeEffect)
            .filter(({ pseudoElement }) => pseudoElement?.startsWith("::view-transition"))
            .map((effect) => Number(effect.getComputedTiming().endTime));
          fades.longestMs = Math.max(fades.longestMs, ...lengths);
          fades.seen.push(`${from} > ${heading()}`);
        },
        () => fades.seen.push("skipped"),
      );
      const end = () => {
        fades.running--;
      };
      transition.finished.then(end, end);
      return transition;
    };
    Object.assign(window, { fades });
  });

interface Fades {
  seen: string[];
  started: number;
  running: number;
  /** The duration of the longest fade, during which a visitor cannot use the page. */
  longestMs: number;
}

const fades = (page: Page) => page.evaluate(() => (window as never as { fades: Fades }).fades);

const HEADINGS = { Pricing: "Transparent Pricing", Work: "Case Studies" };

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function follow(page: Page, name: keyof typeof HEADINGS) {
  await page.getByRole("banner").getByRole("link", { name }).click();
  await expect(heading(page, HEADINGS[name])).toBeVisible();
}

async function ready({ page, wake }: Visit) {
  await wake();
  await mark(page);
  return page;
}

test("client-side navigation fades for less than 200 ms, but Back and links within a page never fade", async ({
  visit,
}) => {
  const page = await ready(await visit("/services", { before: recordFades }));
  await page.getByRole("link", { name: "AI solutions" }).first().click();
  await expect(page).toHaveURL("/services#ai-solutions");
  await follow(page, "Pricing");
  const first = ["Our Services > Transparent Pricing"];
  await expect.poll(() => fades(page)).toMatchObject({ seen: first, started: 1, running: 0 });
  // During a fade, Chromium dispatches every click to the document.
  const { longestMs } = await fades(page);
  expect(longestMs).toBeGreaterThan(0);
  expect(longestMs).toBeLessThan(200);

  await page.goBack();
  await expect(heading(page, "Our Services")).toBeVisible();
  // Waits for pending work: a fade would have started by now.
  await settled(page);
  expect(await fades(page)).toMatchObject({ seen: first, started: 1, running: 0 });

  await follow(page, "Work");
  const both = [...first, "Our Services > Case Studies"];
  await expect.poll(() => fades(page)).toMatchObject({ seen: both, started: 2, running: 0 });
  expect(await isMarked(page)).toBe(true);
});

/** For `before`: records the elements that are in the old and the new page of each transition. */
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
  ["when the article is another document", false],
  ["with client-side navigation", true],
] as const) {
  test(`a view transition moves the cover of a card to the cover in the article, ${how}`, async ({
    visit,
  }) => {
    const { page, wake } = await visit("/blog", { before: recordMoves });
    if (isAwake) await wake();
    else await page.route(AFTER_BOOT, () => undefined);
    const card = page.getByRole("article").first();
    await card.getByRole("link").click();
    await expect(page).toHaveURL(/\/blog\/.+/);
    const slug = new URL(page.url()).pathname.split("/").pop();
    await expect.poll(() => moves(page)).toContain(`post-${slug}`);
  });
}
