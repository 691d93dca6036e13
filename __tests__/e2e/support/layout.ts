import type { Page } from "@playwright/test";
import { BREAKPOINTS } from "../../../src/styles/breakpoints";
import { chunkScript, settled } from "./react";

/** The narrowest width of each layout in pixels, because a layout that fits there fits elsewhere. */
export const WIDTHS = [
  320,
  ...Object.values(BREAKPOINTS).map((rem) => Number.parseFloat(rem) * 16),
];

/**
 * If the page scrolls horizontally, returns its width and the overflowing elements; otherwise [].
 */
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

/** Records layout shifts as `HTML: from x,y to x,y`; `takeShifts` returns and clears the list. */
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

/**
 * Records the layout shifts that the script chunk causes. The chunk arrives when the page is at
 * rest, because a busy browser also paints pages whose HTML is still arriving.
 */
export const recordShiftsOf = (chunk: string) => async (page: Page) => {
  await recordShifts(page);
  await page.route(`**${chunkScript(chunk)}`, async (route) => {
    await page.waitForLoadState("domcontentloaded");
    await settled(page);
    await takeShifts(page);
    await route.continue();
  });
};

/** A packet of the network has 1.5 kB, from which browsers decompress about 6 kB of HTML. */
const PIECE_LENGTH = 6_000;

/**
 * Writes the HTML of a path into frames of the given widths, a piece per frame of the display, as it
 * arrives over a slow connection. The first packets of a connection come together, with the header.
 * Returns the layout shifts as `width: HTML`.
 */
export const shiftsOnArrival = (page: Page, path: string, widths: readonly number[]) =>
  page.evaluate(
    async ({ path, widths, length }) => {
      const html = await (await fetch(path)).text();
      const head = html.indexOf("<main");
      const shifts: string[] = [];
      const frames = widths.map((width) => {
        const frame = Object.assign(document.createElement("iframe"), { width, height: 800 });
        document.body.append(frame);
        const view = frame.contentWindow as Window & typeof globalThis;
        view.document.open();
        new view.PerformanceObserver((list) => {
          for (const { sources } of list.getEntries() as Shift[]) {
            for (const { node } of sources) {
              const element = node instanceof view.Element ? node : node?.parentElement;
              shifts.push(`${width}: ${element?.outerHTML.slice(0, 100)}`);
            }
          }
        }).observe({ type: "layout-shift" });
        return frame;
      });
      const write = (text: string) => {
        for (const { contentDocument } of frames) contentDocument?.write(text);
      };
      write(html.slice(0, head));
      for (let at = head; at < html.length; at += length) {
        write(html.slice(at, at + length));
        await new Promise(requestAnimationFrame);
      }
      await new Promise(requestAnimationFrame);
      await new Promise((done) => setTimeout(done));
      for (const frame of frames) frame.remove();
      return shifts;
    },
    { path, widths, length: PIECE_LENGTH },
  );

/** The text spacing of WCAG 1.4.12. */
export const WIDE_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }";

/** Returns pairs of texts and pictures in lists that cover each other. */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll("main li :is(h2, h3, p, ul, ol, figure, img)")]
      .filter((part) => part.checkVisibility() && (part.textContent?.trim() || part.matches("img")))
      .map((part) => ({ part, box: part.getBoundingClientRect() }));
    const pairs = parts.flatMap((one, index) =>
      parts.slice(index + 1).map((other) => [one, other] as const),
    );
    return pairs
      .filter(([{ part: a, box: one }, { part: b, box: other }]) => {
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return width > 1 && height > 1 && !a.contains(b) && !b.contains(a);
      })
      .map(([a, b]) => `${a.part.textContent} | ${b.part.textContent}`);
  });

/** Returns the words of the page that its styles do not hide, but that `innerText` does not contain. */
export const missingWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = document.body.innerText;
    const words = new Set(shown.split(/\s+/));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const missing: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const isMeant = text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (!isMeant || text.parentElement?.closest("noscript")) continue;
      for (const word of text.textContent?.match(/\S+/g) ?? []) {
        // A word can have its punctuation in another element.
        if (!words.has(word) && !shown.includes(word)) missing.push(word);
      }
    }
    return missing;
  });
