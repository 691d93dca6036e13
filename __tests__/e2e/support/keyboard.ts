import { expect, type Page } from "./test";

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    // The focus ring of a link that covers its card is at the edge of the card.
    const marked = (element.matches(".fills-card") && element.offsetParent) || element;
    const ring = marked.getBoundingClientRect();
    // Points in the middle and near the corners of the element, or of its first line if it wraps.
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
    const x = Math.max(0, ring.left - 16);
    const y = Math.max(0, ring.top - 16);
    return {
      name: element.outerHTML.slice(0, 100),
      /** Elements of one kind have the same focus ring. */
      kind: `${element.parentElement?.className} > ${element.localName} ${element.className}`,
      // While the page scrolls, the header and the table of contents of an article stay in place.
      // The contact channels stay beside the form.
      block: element.closest("header:not(main *), nav:has(details), form")?.localName,
      box: { left, top: top + scrollY, right: left + width, bottom: top + scrollY + height },
      visible: seen && inside,
      /** The visible part of the element or of its card, and the 16 px around it. */
      surroundings: {
        x,
        y,
        width: Math.min(innerWidth, ring.right + 16) - x,
        height: Math.min(innerHeight, ring.bottom + 16) - y,
      },
    };
  });

type Focused = NonNullable<Awaited<ReturnType<typeof focused>>>;

/** Returns whether the focus is visible: without the focus, the screenshot must look different. */
async function shows(page: Page, clip: Focused["surroundings"]): Promise<boolean> {
  const before = await page.screenshot({ clip });
  // After `blur`, the next Tab still continues from the same element.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  return !before.equals(await page.screenshot({ clip }));
}

/**
 * Returns whether the focus has moved both up and to the left within one block. Such a move is
 * against the reading order.
 */
const turnsBack = (last: Focused | undefined, now: Focused) =>
  last !== undefined &&
  last.block === now.block &&
  now.box.bottom <= last.box.top + 1 &&
  now.box.right <= last.box.left + 1;

const CONTROLS = 'a[href], button, summary, input:not([type=hidden]), textarea, [tabindex="0"]';

/**
 * Presses Tab once per control, and returns the controls whose focus is hidden or out of order, or
 * invisible for their kind.
 */
export async function tabFaults(page: Page): Promise<string[]> {
  const count = await page
    .locator(CONTROLS)
    .evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);
  expect(count).toBeGreaterThan(12);
  const faults: string[] = [];
  const shown = new Set<string>();
  let last: Focused | undefined;
  for (let index = 0; index < count; index++) {
    await page.keyboard.press("Tab");
    const now = await focused(page);
    if (!now) return [...faults, `Tab reaches only ${index} of ${count} controls`];
    if (turnsBack(last, now)) faults.push(`out of order: ${now.name}`);
    if (!now.visible) faults.push(`hidden: ${now.name}`);
    else if (!shown.has(now.kind)) {
      if (await shows(page, now.surroundings)) shown.add(now.kind);
      else faults.push(`looks the same: ${now.name}`);
    }
    last = now;
  }
  return faults;
}
