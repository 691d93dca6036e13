import { restyle } from "../e2e/support/styles";
import { expect, type Open, type Page, test } from "../e2e/support/test";
import { NOT_FOUND_NOISE, PLACES } from "./support/places";

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    // Points in the middle and near the corners; of a wrapped link, in its first line.
    const [line = element.getBoundingClientRect()] = element.getClientRects();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.2, 0.5, 0.8].map((y) => [line.left + line.width * x, line.top + line.height * y]),
    );
    const seen = points.some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    const inside = points.some(([, y = 0]) => {
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      return y < innerHeight && (element.closest("header") !== null || y > header);
    });
    return {
      name: element.outerHTML.slice(0, 100),
      // The header and the contents list of an article stay in place while the page scrolls.
      fixed: element.closest("header:not(main *), aside, nav:has(> details)") !== null,
      box: { left, top: top + scrollY, right: left + width, bottom: top + scrollY + height },
      visible: seen && inside,
    };
  });

type Focused = NonNullable<Awaited<ReturnType<typeof focused>>>;

/** Whether the focus is visible: a screenshot without the focus differs. */
async function shows(page: Page): Promise<boolean> {
  const before = await page.screenshot();
  // After blur, the next Tab still continues from this element.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  return !before.equals(await page.screenshot());
}

/** Whether the focus has moved up and to the left at once, which is against the reading order. */
const turnsBack = (last: Focused | undefined, now: Focused) =>
  last !== undefined &&
  !last.fixed &&
  !now.fixed &&
  now.box.bottom <= last.box.top + 1 &&
  now.box.right <= last.box.left + 1;

const CONTROLS = 'a[href], button, summary, input:not([type=hidden]), textarea, [tabindex="0"]';
const WIDTHS = [320, 1280];

const cut = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const found = [...document.body.querySelectorAll("*")].filter((element) => {
      if (!element.checkVisibility() || element.closest("svg") || !element.textContent?.trim())
        return false;
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      const { right, width } = element.getBoundingClientRect();
      if (width <= 1 || clipPath !== "none" || scrolls(element)) return false;
      const hides = /hidden|clip/.test(overflowX + overflowY) && position !== "absolute";
      const box = element.getBoundingClientRect();
      // Drawings may be cut off, texts may not.
      const sticksOut = (part: Element) => {
        const { right, bottom, width } = part.getBoundingClientRect();
        const isText = part.textContent?.trim() && width > 1;
        return isText && (right > box.right + 2 || bottom > box.bottom + 2);
      };
      const parts = [...element.querySelectorAll(":not(svg, svg *)")];
      const scrolled =
        element.scrollHeight > element.clientHeight + 2 ||
        element.scrollWidth > element.clientWidth + 2;
      const loses = hides && (parts.length > 0 ? parts.some(sticksOut) : scrolled);
      return right > room + 1 || loses;
    });
    const wide = document.documentElement.scrollWidth > room ? ["the page scrolls sideways"] : [];
    return [...wide, ...found.map((element) => element.outerHTML.slice(0, 100))];
  });

for (const { name, opener, routes, wakeWhole } of PLACES) {
  test.describe(`on the ${name}`, () => {
    const open = async (
      openers: Record<typeof opener, Open>,
      route: string,
      viewport: { width: number; height: number },
    ) => {
      const { page, status, expectFaults } = await openers[opener](route, {
        viewport,
        reducedMotion: "reduce",
      });
      expectFaults(NOT_FOUND_NOISE);
      if (status === 200) await wakeWhole(page);
      return page;
    };

    for (const route of routes) {
      test(`Tab reaches every control of ${route} in reading order, with a visible focus`, async ({
        visit,
        visitFixture,
      }) => {
        for (const width of WIDTHS) {
          const page = await open({ visit, visitFixture }, route, { width, height: 700 });
          const count = await page
            .locator(CONTROLS)
            .evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);
          expect(count).toBeGreaterThan(12);
          const faults: string[] = [];
          let last: Focused | undefined;
          for (let index = 0; index < count; index++) {
            await page.keyboard.press("Tab");
            const now = await focused(page);
            if (!now) {
              faults.push(`only ${index} of ${count} controls are reached`);
              break;
            }
            if (!now.visible) faults.push(`hidden: ${now.name}`);
            if (turnsBack(last, now)) faults.push(`out of order: ${now.name}`);
            if (!(await shows(page))) faults.push(`looks the same: ${now.name}`);
            last = now;
          }
          expect(faults, `at ${width} px`).toEqual([]);
        }
      });

      test(`the page ${route} cuts off no text at 320 px width, low height, 200 % text size or wide text spacing`, async ({
        visit,
        visitFixture,
      }) => {
        const page = await open({ visit, visitFixture }, route, { width: 320, height: 256 });
        expect(await cut(page), "1.4.10 reflow").toEqual([]);
        await restyle(
          page,
          "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
        );
        expect(await cut(page), "1.4.12 spacing").toEqual([]);
        await page.evaluate(() => void document.adoptedStyleSheets.pop());
        await page.setViewportSize({ width: 1280, height: 800 });
        await restyle(page, "html { font-size: 200% }");
        expect(await cut(page), "1.4.4 text of 200 %").toEqual([]);
      });
    }
  });
}
