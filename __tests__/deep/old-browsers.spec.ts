import { wideElements } from "../e2e/support/layout";
import { POSTS } from "../e2e/support/pages";
import { expect, type Page, SCREENS, test } from "../e2e/support/test";

/** Changes the styles of every document, so that the browser ignores a CSS feature. */
const withStyles = (change: (css: string) => string) => (page: Page) =>
  page.route("**/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<style.*?<\/style>/gs, change);
    // The content security policy allows only the original styles, so the response with the changed
    // styles has no policy.
    const headers = { ...response.headers(), "content-security-policy": "" };
    await route.fulfill({ response, headers, body });
  });

const withoutHas = withStyles((css) => css.replaceAll(":has(", ":unknown("));

const withoutContentAlternative = withStyles((css) =>
  css.replace(/content:("[^"]*"\s*\/)/g, "unknown:$1"),
);

/** Returns the pairs of lines of visible text that overlap, as "one / other". */
const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: { text: string; parent: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      // Ignores text that is hidden by clipping, because only screen readers read this text.
      if (parent.closest(".visually-hidden, svg")) continue;
      if (getComputedStyle(parent).clipPath === "inset(50%)") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // The box of a line is taller than its letters, which fill about three fifths of it.
      for (const { x, y, width, height } of range.getClientRects()) {
        const box = new DOMRect(x, y + height / 5, width, (height * 3) / 5);
        lines.push({ text: text.slice(0, 40), parent, box });
      }
    }
    return lines.flatMap((one, index) =>
      lines.slice(index + 1).flatMap((other) => {
        const [a, b] = [one.box, other.box];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const covered = width > 2 && height > Math.min(a.height, b.height) / 6;
        return covered ? [`${one.text} / ${other.text}`] : [];
      }),
    );
  });

/** Returns the controls in `main` that have no visible focus ring when focused. */
async function controlsWithoutRing(page: Page): Promise<string[]> {
  // After a key press, browsers show a focus ring even if a script moves the focus.
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

const POST = `/blog/${POSTS[2].slug}`;
const PATHS = ["/", "/services", "/pricing", "/contact", "/search", POST];

const without = (feature: string | RegExp, unknown: string) =>
  withStyles((css) => css.replaceAll(feature, unknown));

/** CSS features in docs/browsers.md that browsers may lack without losing the layout. */
const CSS_FEATURES: [name: string, remove: (page: Page) => Promise<unknown>][] = [
  [":has()", withoutHas],
  ["alternative text in content", withoutContentAlternative],
  ["container queries", without("@container", "@unknown")],
  ["dvh, svh and lvh", without(/(?<=\d)[dsl]vh\b/g, "unknown")],
  ["lh", without(/(?<=\d)lh\b/g, "unknown")],
  ["color-mix()", without("color-mix(", "unknown(")],
  ["subgrid", without("subgrid", "unknown")],
  [":user-invalid", without(":user-invalid", ":unknown")],
  ["the scripting query", without(/@media \(scripting:\s*none\)/g, "@media not all")],
  ["scroll-driven animations", without(/(?:animation|view)-(?=timeline|range)/g, "unknown-")],
  ["view transitions between documents", without("@view-transition", "@unknown")],
  ["text-wrap", without("text-wrap:", "unknown:")],
  ["unprefixed masks", without(/(?<!-)mask:/g, "unknown:")],
];

const PLAIN = { javaScriptEnabled: false, reducedMotion: "reduce" } as const;

const shown = new Map<string, string>();
const textOf = (page: Page) => page.evaluate(() => document.body.innerText.replace(/\s+/g, " "));

for (const [feature, before] of CSS_FEATURES) {
  test(`pages keep text, layout and focus rings in browsers without ${feature}`, async ({
    visit,
  }) => {
    const { page } = await visit("/", { ...PLAIN, before });
    const { page: modern } = await visit("/", PLAIN);
    for (const path of PATHS) {
      for (const [screen, viewport] of SCREENS) {
        const place = `${path} on a ${screen}`;
        const open = async (each: Page) => {
          await each.setViewportSize(viewport);
          await each.goto(path);
          return textOf(each);
        };
        if (!shown.has(place)) shown.set(place, await open(modern));
        expect(await open(page), place).toBe(shown.get(place));
        expect(await wideElements(page), place).toEqual([]);
        expect(await overlappingTexts(page), place).toEqual([]);
      }
      expect(await controlsWithoutRing(page), path).toEqual([]);
    }
  });
}

test("in browsers without ::details-content, a click opens the table of contents of an article on a desktop", async ({
  visit,
}) => {
  const before = without("::details-content", "::unknown");
  const { page } = await visit(POST, { javaScriptEnabled: false, before });
  const contents = page.getByRole("navigation", { name: "In this article" });
  await expect(contents.getByRole("link").first()).toBeHidden();
  await contents.getByText("In this article").click();
  await expect(contents.getByRole("link").first()).toBeVisible();
});

test("in browsers that do not support alternative text for CSS content, the dots before dates and the minus signs of metrics are visible", async ({
  visit,
}) => {
  const { page } = await visit(POST, { before: withoutContentAlternative });
  const author = page.getByRole("main").locator("header span", { hasText: POSTS[2].author });
  await expect(author).toHaveCSS("content", '"·"', { pseudo: "before" });
  await page.goto("/work");
  const sign = page.getByText("-", { exact: true }).first();
  await expect(sign).toHaveCSS("content", '"\u2212"', { pseudo: "before" });
});

test("in browsers without :has(), the filter of the current blog category is inside the viewport of a phone", async ({
  visit,
}) => {
  const path = "/blog/category/conversion-optimization";
  const { page } = await visit(path, { viewport: SCREENS[0][1], before: withoutHas });
  const filters = page.getByRole("navigation", { name: "Blog categories" });
  await expect(filters.locator("[aria-current=page]")).toBeInViewport({ ratio: 1 });
});
