import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { chunkFiles, chunkScripts } from "../support/chunks";
import { forEvery } from "../support/for-every";
import { attr, one } from "../support/html";
import { fixtureSite } from "../support/sites";

const KB = 1000;
/** The number of bytes that a server sends in the first round trip of a connection. */
const HTML_LIMIT = 14 * KB;
/** Maximum size of an article without its text, because the author decides how long the text is. */
const ARTICLE_LIMIT = 12 * KB;
const SCRIPT_LIMIT = 5 * KB;
const FORM_LIMIT = 78 * KB;
const FONT_LIMIT = 13 * KB;

const site = fixtureSite();
const articles = site.posts.map(({ slug }) => `/blog/${slug}`);
const compressed = (text: string) => brotliCompressSync(text).length;
const scriptSize = (address: string) => compressed(readFileSync(site.file(address), "utf8"));
const total = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);

test("the HTML of every page that is not an article has at most 14 kB after compression", () => {
  const others = site.routes.filter((route) => !articles.includes(route));
  forEvery(others, (route) => {
    expect(compressed(site.html(route))).toBeLessThanOrEqual(HTML_LIMIT);
  });
});

test("the HTML of an article has at most 12 kB after compression, without its text", () => {
  const kinds = articles.filter((route) => !/many-(?!01$)/.test(route));
  forEvery(kinds, (route) => {
    const html = site.html(route);
    const [from, to] = one(site.page(route), "main > article > div > :last-child").range;
    expect(compressed(html.slice(0, from) + html.slice(to))).toBeLessThanOrEqual(ARTICLE_LIMIT);
  });
});

test("before the first intent, a page loads at most 5 kB of compressed scripts", () => {
  const chunks = chunkScripts(site.folder);
  forEvery(site.routes, (route) => {
    const scripts = site.page(route).querySelectorAll("script[src]");
    expect(scripts.map((script) => attr(script, "src"))).toEqual([chunks.get("boot")]);
  });
  const files = ["boot", "background"].map((name) => chunks.get(name) as string);
  expect(total(files.map(scriptSize))).toBeLessThanOrEqual(SCRIPT_LIMIT);
});

test("the scripts of the contact form, with React, have at most 78 kB after compression", () => {
  const files = ["boot", "background", "mount", "contact-form"].flatMap(chunkFiles(site.folder));
  expect(total([...new Set(files)].map(scriptSize))).toBeLessThanOrEqual(FORM_LIMIT);
});

test("a page preloads only its two fonts, and the first cover if there is one", () => {
  forEvery(site.routes, (route) => {
    const page = site.page(route);
    const hints = page
      .querySelectorAll("link")
      .filter((link) => /preload|prefetch|preconnect/.test(attr(link, "rel")));
    const covers = page.querySelectorAll('main img[fetchpriority="high"]');
    expect(covers.length).toBeLessThanOrEqual(1);
    expect(hints.slice(2).map((link) => attr(link, "imagesrcset"))).toEqual(
      covers.map((cover) => attr(cover, "srcset")),
    );
    for (const font of hints.slice(0, 2)) {
      expect(attr(font, "as")).toBe("font");
      // Without `crossorigin`, browsers would load the font twice.
      expect(attr(font, "crossorigin")).toBe("anonymous");
      expect(statSync(site.file(attr(font, "href"))).size).toBeLessThanOrEqual(FONT_LIMIT);
    }
  });
});

test("all styles are inline, and begin with the order of the cascade layers", () => {
  forEvery(site.routes, (route) => {
    const page = site.page(route);
    expect(page.querySelectorAll('link[rel="stylesheet"]')).toEqual([]);
    const css = page.querySelectorAll("style").map((style) => style.rawText);
    expect(css.find((text) => text.includes("@layer"))).toMatch(/^@layer reset, ?base, ?comp/);
  });
});
