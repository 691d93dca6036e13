import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { forEvery } from "../support/for-every";
import { attr } from "../support/html";
import { bothSites, fixtureSite } from "../support/sites";

const KB = 1000;
const HTML_LIMIT = 16 * KB;
const SCRIPT_LIMIT = 5 * KB;
const FONT_LIMIT = 25 * KB;

/** All styles of a page, in their order. */
const cssOf = (page: HTMLElement) =>
  page
    .querySelectorAll("style")
    .map((style) => style.rawText)
    .join("");
const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

describe.each(bothSites())("weight of the $name", (site) => {
  test("every page is at most 16 kB of brotli", () => {
    forEvery(site.routes, (route) => {
      expect(brotliCompressSync(site.html(route)).length).toBeLessThanOrEqual(HTML_LIMIT);
    });
  });

  test("before anybody does something, two small scripts load and no React", () => {
    forEvery(site.routes, (route) => {
      const scripts = site
        .page(route)
        .querySelectorAll("script[src]")
        .map((script) => attr(script, "src"));
      expect(scripts.map((src) => src.replace(/-[0-9a-f]{20}\.js$/, ""))).toEqual([
        "/webpack-runtime",
        "/app",
      ]);
      const bytes = scripts.reduce((sum, src) => sum + gzipped(site.file(src)), 0);
      expect(bytes).toBeLessThanOrEqual(SCRIPT_LIMIT);
    });
  });

  test("the font is preloaded and small, and nothing else is", () => {
    forEvery(site.routes, (route) => {
      const hints = site
        .page(route)
        .querySelectorAll("link")
        .filter((link) => /preload|prefetch|modulepreload|preconnect/.test(attr(link, "rel")));
      expect(hints.map((link) => attr(link, "as"))).toEqual(["font"]);
      const font = attr(hints[0], "href");
      expect(statSync(site.file(font)).size).toBeLessThanOrEqual(FONT_LIMIT);
      // A font is fetched without credentials: without this attribute it would load twice.
      expect(attr(hints[0], "crossorigin")).toBe("anonymous");
      expect(cssOf(site.page(route))).toContain(font);
    });
  });

  test("all styles are in the page, and begin with the order of the layers", () => {
    forEvery(site.routes, (route) => {
      const page = site.page(route);
      expect(page.querySelectorAll('link[rel="stylesheet"]')).toEqual([]);
      expect(cssOf(page)).toMatch(
        /^@layer reset, ?base, ?layout, ?components, ?sections, ?utilities;/,
      );
    });
  });
});

test("no page carries rules for class names that the site does not use", () => {
  const site = fixtureSite();
  const used = new Set(
    site.routes.flatMap((route) =>
      site
        .page(route)
        .querySelectorAll("[class]")
        .flatMap((element) => attr(element, "class").split(/\s+/)),
    ),
  );
  const rules = [...cssOf(site.page("/")).matchAll(/\.(_(?:[\w-]|\\.)+)/g)];
  const named = new Set(rules.map((rule) => (rule[1] ?? "").replaceAll("\\", "")));
  expect(named.size).toBeGreaterThan(50);
  // No page begins with them: two for what the form says once a message was sent or not, five of
  // the notifications and one of the tooltips, which come with scripts that bring no styles.
  expect([...named].filter((name) => !used.has(name))).toHaveLength(8);
});
