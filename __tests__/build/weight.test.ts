import { existsSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { chunkFiles, chunkScripts } from "../support/chunks";
import { forEvery } from "../support/for-every";
import { attr, one } from "../support/html";
import { bothSites, fixtureSite } from "../support/sites";

const KB = 1000;
/** What the first round trip of a connection carries. */
const HTML_LIMIT = 14 * KB;
/** The end of a long text may arrive in the second round trip, long before anybody has read so far. */
const ARTICLE_LIMIT = 17.5 * KB;
const HOME_LIMIT = 12.2 * KB;
/** Part of the style rules of a page, by length, that may match nothing in it. */
const UNMATCHED_LIMIT = 0.2;
const SCRIPT_LIMIT = 6 * KB;
/** React, Gatsby and the page itself: all scripts that come with the first intent. */
const INTENT_LIMIT = 110 * KB;
const FONT_LIMIT = 11 * KB;
const TEXT_FONT_LIMIT = 13 * KB;

/** All styles of a page, in their order. */
const cssOf = (page: HTMLElement) =>
  page
    .querySelectorAll("style")
    .map((style) => style.rawText)
    .join("");
const brotli = (html: string) => brotliCompressSync(html);
/** What browsers can show once the first round trip is there. */
const beginningOf = (compressed: Buffer) =>
  brotliDecompressSync(compressed.subarray(0, HTML_LIMIT), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();
const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

describe.each(bothSites())("weight of the $name", (site) => {
  const articles = site.posts.map(({ slug }) => `/blog/${slug}`);

  test("every page but articles is at most 14 kB of brotli", () => {
    const others = site.routes.filter((route) => !articles.includes(route));
    forEvery(others, (route) => {
      expect(brotli(site.html(route)).length).toBeLessThanOrEqual(HTML_LIMIT);
    });
  });

  test("the home page is at most 12.2 kB of brotli", () => {
    expect(brotli(site.html("/")).length).toBeLessThanOrEqual(HOME_LIMIT);
  });

  test("the first 14 kB of an article show its first half, and all of it is at most 17.5 kB", () => {
    forEvery(articles, (route) => {
      const html = site.html(route);
      const compressed = brotli(html);
      expect(compressed.length).toBeLessThanOrEqual(ARTICLE_LIMIT);
      const [from, to] = [html.indexOf("<h1"), html.indexOf("</article>")];
      expect(from).toBeGreaterThan(0);
      expect(beginningOf(compressed).length).toBeGreaterThan((from + to) / 2);
    });
  });

  test("before anybody does something, one small script loads and no React", () => {
    const chunks = chunkScripts(site.folder);
    forEvery(site.routes, (route) => {
      const scripts = site.page(route).querySelectorAll("script[src]");
      expect(scripts.map((script) => attr(script, "src"))).toEqual([chunks.get("app")]);
    });
    // And the background, when the browser has nothing else to do.
    const bytes = ["app", "background"].map((name) =>
      gzipped(site.file(chunks.get(name) as string)),
    );
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(SCRIPT_LIMIT);
  });

  test("with the first intent, scripts of at most 110 kB load", () => {
    const chunks = chunkFiles(site.folder);
    const sizes = new Map<string, number>();
    const sizeOf = (file: string) => sizes.get(file) ?? gzipped(site.file(file));
    forEvery(site.routes, (route) => {
      const data = `/page-data${route === "/" ? "/index" : route}/page-data.json`;
      const { componentChunkName } = JSON.parse(readFileSync(site.file(data), "utf8"));
      const files = new Set([...chunks("site"), ...chunks(componentChunkName)]);
      for (const file of files) sizes.set(file, sizeOf(file));
      const total = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
      expect(total).toBeLessThanOrEqual(INTENT_LIMIT);
      // What the boot module asks for beside React and Gatsby is the page's, all of it.
      const needs = attr(one(site.page(route), "body"), "data-needs").split(" ");
      const ids = chunks(componentChunkName).map((file) => file.slice(1).split("-")[0]);
      expect(needs.filter((name) => Number(name))).toEqual(ids);
      for (const name of needs.filter((name) => !Number(name))) {
        expect(existsSync(site.file(`/page-data/${name}.json`))).toBe(true);
      }
    });
  });

  test("no link is one that must not be followed in advance", () => {
    forEvery(site.routes, (route) => {
      expect(site.page(route).querySelectorAll('a[href^="/api"], a[download]')).toEqual([]);
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

  test("the text face for English is small, and its font-display is optional", () => {
    forEvery(site.routes, (route) => {
      const [face = ""] =
        cssOf(site.page(route)).match(/@font-face\{[^}]*\/hanken-grotesk-\w{32}[^}]*/) ?? [];
      expect(face).toContain("font-display:optional");
      const [, file = ""] = /url\("?([^")]+)/.exec(face) ?? [];
      expect(statSync(site.file(file)).size).toBeLessThanOrEqual(TEXT_FONT_LIMIT);
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

const classesOf = (page: HTMLElement) =>
  page
    .querySelectorAll("[class]")
    .flatMap((element) => attr(element, "class").split(/\s+/))
    .filter((name) => name.startsWith("_"));

const styledIn = (page: HTMLElement) =>
  [...cssOf(page).matchAll(/\.(_(?:[\w-]|\\.)+)/g)].map((rule) =>
    (rule[1] ?? "").replaceAll("\\", ""),
  );

/** Pseudo-elements, and states that HTML gets later: from the browser, a visitor or a script. */
const STATES = [
  /::?(?:before|after|[\w-]*placeholder|selection|marker|details-content|-webkit-[\w-]+)/g,
  /::view-transition[\w-]*(?:\([^)]*\))?/g,
  /:(?:hover|active|target|focus[\w-]*|disabled|user-invalid|empty)/g,
  /\[(?:open|aria-current|data-state|data-swipe|data-background)[^\]]*\]/g,
  /:root/g,
  /:is\(:last-child,:not\(:has\(\+\*\)\)\)/g,
  /:(?:is|not|has)\([,\s]*\)/g,
  /:(?:is|not|has)\([,\s]*\)/g,
];

/** The rules of minified style sheets, without the steps of animations. */
const rulesOf = (css: string) =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .map(([rule, selector = ""]) => ({ rule, selector }))
    .filter(({ selector }) => !/^(?:@|from|to|[\d.]+%)/.test(selector));

/** Whether a page has an element that a selector matches in some state. */
function isMatched(page: HTMLElement, selector: string): boolean {
  const plain = STATES.reduce((text, state) => text.replace(state, ""), selector);
  return page.querySelector(plain.replace(/(?<=^|[\s>+~,(])(?=$|[>+~,)])/g, "*")) !== null;
}

describe("the styles of a page", () => {
  const site = fixtureSite();

  test("are for class names that the site uses", () => {
    const used = new Set(site.routes.flatMap((route) => classesOf(site.page(route))));
    const styled = new Set(site.routes.flatMap((route) => styledIn(site.page(route))));
    expect(styled.size).toBeGreaterThan(50);
    // No page begins with what the form says once a message was sent or not, with results, with a
    // family of services that is being read, or with terms and proof that only the owner knows; and no
    // metric of this site is a long one.
    expect([...styled].filter((name) => !used.has(name))).toHaveLength(19);
  });

  test("match an element of the page, or one in another state, for the most part", () => {
    forEvery(site.routes, (route) => {
      const page = site.page(route);
      const css = cssOf(page);
      const unmatched = rulesOf(css).filter(({ selector }) => !isMatched(page, selector));
      const length = unmatched.reduce((sum, { rule }) => sum + rule.length, 0);
      expect(length / css.length).toBeLessThanOrEqual(UNMATCHED_LIMIT);
    });
  });

  test("are few different sheets, whatever the number of pages", () => {
    const sheets = new Set(
      site.routes.flatMap((route) =>
        site
          .page(route)
          .querySelectorAll("style")
          .map((style) => style.rawText),
      ),
    );
    expect(sheets.size).toBeLessThanOrEqual(14);
  });
});
