import type { Page } from "@playwright/test";

/**
 * Changes the styles in every document, so that the browser ignores a feature like an older browser: it
 * drops what it does not know, and `@supports` is false.
 */
export const withStyles = (change: (css: string) => string) => (page: Page) =>
  page.route("**/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<style.*?<\/style>/gs, change);
    // The CSP has the hashes of the unchanged styles.
    const headers = { ...response.headers(), "content-security-policy": "" };
    await route.fulfill({ response, headers, body });
  });

export const withoutHas = withStyles((css) => css.replaceAll(":has(", ":unknown("));

export const withoutContentAlternative = withStyles((css) =>
  css.replace(/content:("[^"]*"\s*\/)/g, "unknown:$1"),
);

/** Returns the pairs of lines of visible text that overlap, as "one / other". */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: { text: string; parent: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue?.trim();
      // Text for screen readers is clipped to one pixel.
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest(".visually-hidden, svg")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        lines.push({ text: text.slice(0, 40), parent, box });
    }
    return lines.flatMap((one, index) =>
      lines.slice(index + 1).flatMap((other) => {
        const [a, b] = [one.box, other.box];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Lines with a small line height overlap by their empty parts.
        const covered = width > 2 && height > Math.min(a.height, b.height) / 2;
        return covered ? [`${one.text} / ${other.text}`] : [];
      }),
    );
  });

/** Controls of the main part without a visible ring when they have the keyboard's focus. */
export async function controlsWithoutRing(page: Page): Promise<string[]> {
  // After a key, browsers show the focus that scripts set.
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const hasRing = (element: Element | null, pseudo?: string) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
    };
    const controls = document.querySelectorAll<HTMLElement>(
      "main :is(a, button, input, textarea, summary)",
    );
    return [...controls]
      .filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        control.focus({ preventScroll: true });
        const { parentElement } = control;
        const ringed =
          hasRing(control) ||
          hasRing(control, "::after") ||
          hasRing(parentElement) ||
          hasRing(control.closest("article"));
        return document.activeElement === control && !ringed;
      })
      .map((control) => control.outerHTML.slice(0, 80));
  });
}
