import { expect, type Page } from "./test";

const CONTROLS =
  'a[href], button, summary, input:not([type=hidden], [tabindex="-1"]), textarea, [tabindex="0"]';

/** Returns the focused control, whether it is visible, and whether it has a focus ring. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // Points of the first line of the control, which may wrap.
    const [line = element.getBoundingClientRect()] = element.getClientRects();
    const points = [0.1, 0.5, 0.9].map((x) => [
      line.left + line.width * x,
      line.top + line.height / 2,
    ]);
    const isVisible = points.some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    // The focus ring of a link that covers its card is at its pseudo-element.
    const hasRing = [undefined, "::after"].some(
      (part) => getComputedStyle(element, part).outlineStyle !== "none",
    );
    return { name: element.outerHTML.slice(0, 100), isVisible, hasRing };
  });

/** Presses Tab once per control, and returns the controls whose focus is hidden or invisible. */
export async function tabFaults(page: Page): Promise<string[]> {
  const count = await page
    .locator(CONTROLS)
    .evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);
  expect(count).toBeGreaterThan(12);
  const faults: string[] = [];
  for (let index = 0; index < count; index++) {
    await page.keyboard.press("Tab");
    const now = await focused(page);
    if (!now) return [...faults, `Tab reaches only ${index} of ${count} controls`];
    if (!now.isVisible) faults.push(`hidden: ${now.name}`);
    if (!now.hasRing) faults.push(`no focus ring: ${now.name}`);
  }
  return faults;
}
