import type { Page } from "@playwright/test";

/** The steps between two widths at which the layout changes, and the narrowest screen. */
export const WIDTHS = [320, 375, 768, 960, 1280, 1440, 1920];

/** The width of a page that scrolls horizontally, and the elements that overflow; [] otherwise. */
export const wideElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100));
    return [`${scrollWidth} px in ${clientWidth} px`, ...wide];
  });

/** For `before`: the page records what shifts; see `takeShifts`. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80));
        shifts.push(`${value} ${moved.join(", ")}`);
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

/** The layout shifts since the last call, with their distances. */
export const takeShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as never as { takeShifts(): string[] }).takeShifts());
