import type { Page } from "@playwright/test";

/** The steps between two widths at which the layout changes, and the narrowest screen. */
export const WIDTHS = [320, 375, 768, 960, 1280, 1440, 1920];

/** Elements that overflow a page that scrolls horizontally, after its width; [] otherwise. */
export const wideElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100));
    return [`${scrollWidth} px in ${clientWidth} px`, ...wide];
  });

interface Shift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** For `before`: records layout shifts as `HTML: from x,y to x,y`; see `takeShifts`. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    const at = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`;
    const add = (entries: PerformanceEntryList) => {
      for (const { sources } of entries as Shift[]) {
        if (sources.length === 0) shifts.push("a removed element");
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          shifts.push(`${name}: from ${at(previousRect)} to ${at(currentRect)}`);
        }
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const takeShifts = () => {
      add(observer.takeRecords());
      return shifts.splice(0);
    };
    Object.assign(window, { takeShifts });
  });

export const takeShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as never as { takeShifts(): string[] }).takeShifts());
