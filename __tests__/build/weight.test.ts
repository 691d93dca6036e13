import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { chunkFiles, chunkScripts } from "../support/chunks";
import { forEvery } from "../support/for-every";
import { attr, one } from "../support/html";
import { fixtureSite } from "../support/sites";

const KB = 1000;
/** The number of bytes that a server sends in the first round trip of a connection. */
const HTML_LIMIT = 14 * KB;
/**
 * Maximum size of an article without its text. The text does not count, because the author decides
 * how long it is. The first round trip then contains at least 3.5 kB of the text.
 */
const ARTICLE_LIMIT = 10.5 * KB;
const HOME_LIMIT = 12.5 * KB;
/** Maximum share of a page's CSS, by length, that matches no element of the page. */
const UNMATCHED_LIMIT = 0.26;
const SCRIPT_LIMIT = 5.2 * KB;
const FORM_LIMIT = 78 * KB;
const FONT_LIMIT = 11 * KB;
const TEXT_FONT_LIMIT = 13 * KB;

const cssOf = (page: HTMLElement) =>
  page
    .querySelectorAll("style")
    .map((style) => style.rawText)
    .join("");
const brotli = (html: string) => brotliCompressSync(html);
/** Returns the HTML that browsers can show after the first round trip. */
const beginningOf = (compressed: Buffer) =>
  brotliDecompressSync(compressed.subarray(0, HTML_LIMIT), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();

const site = fixtureSite();
/** Compression is slow, and these posts are alike. */
const ALIKE = /\/many-(?!01$)/;
const articles = site.posts.map(({ slug }) => `/blog/${slug}`);
const kinds = articles.filter((route) => !ALIKE.test(route));

test("the HTML of every page that is not an article has at most 14 kB after Brotli compression", () => {
  const others = site.routes.filter((route) => !articles.includes(route));
  forEvery(others, (route) => {
    expect(brotli(site.html(route)).length).toBeLessThanOrEqual(HTML_LIMIT);
  });
});

test("the HTML of the home page has at most 12.5 kB after Brotli compression", () => {
  expect(brotli(site.html("/")).length).toBeLessThanOrEqual(HOME_LIMIT);
});

test("the first 14 kB of the compressed HTML of an article contain half of the text", () => {
  forEvery(kinds, (route) => {
    const html = site.html(route);
    const [from, to] = [html.indexOf("<h1"), html.indexOf("</article>")];
    expect(from).toBeGreaterThan(0);
    expect(beginningOf(brotli(html)).length).toBeGreaterThan((from + to) / 2);
  });
});

test("the HTML of an article has at most 10.5 kB after Brotli compression, without the text of the article", () => {
  forEvery(kinds, (route) => {
    const html = site.html(route);
    const [from, to] = one(site.page(route), "main > article > div > :last-child").range;
    expect(html.slice(to)).toMatch(/^<.*<\/article>/);
    expect(brotli(html.slice(0, from) + html.slice(to)).length).toBeLessThanOrEqual(ARTICLE_LIMIT);
  });
});

test("before the first intent, a page loads at most 5.2 kB of compressed scripts, without React", () => {
  const chunks = chunkScripts(site.folder);
  forEvery(site.routes, (route) => {
    const scripts = site.page(route).querySelectorAll("script[src]");
    expect(scripts.map((script) => attr(script, "src"))).toEqual([chunks.get("boot")]);
  });
  const bytes = ["boot", "background"].map(
    (name) => brotli(readFileSync(site.file(chunks.get(name) as string), "utf8")).length,
  );
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(SCRIPT_LIMIT);
});

test("the scripts of the contact form, with React, have at most 78 kB after compression", () => {
  const files = ["boot", "background", "mount", "contact-form"].flatMap(chunkFiles(site.folder));
  const bytes = [...new Set(files)].map((file) => brotli(readFileSync(site.file(file), "utf8")));
  expect(bytes.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(FORM_LIMIT);
});

test("the output has no scripts that no page loads", () => {
  const loaded = new Set(
    [
      "boot",
      "background",
      "mount",
      "contact-form",
      "search",
      "notifications",
      "tooltips",
      "article",
    ].flatMap((name) => chunkFiles(site.folder)(name)),
  );
  const scripts = site.files().filter((name) => name.endsWith(".js"));
  expect(scripts.filter((name) => !loaded.has(`/${name}`))).toEqual([]);
});

test("a page preloads only the font of the headings, which has at most 11 kB", () => {
  forEvery(site.routes, (route) => {
    const hints = site
      .page(route)
      .querySelectorAll("link")
      .filter((link) => /preload|prefetch|modulepreload|preconnect/.test(attr(link, "rel")));
    expect(hints.map((link) => attr(link, "as"))).toEqual(["font"]);
    const font = attr(hints[0], "href");
    expect(statSync(site.file(font)).size).toBeLessThanOrEqual(FONT_LIMIT);
    // Browsers load fonts without credentials, so a preload without `crossorigin` would load the
    // font twice.
    expect(attr(hints[0], "crossorigin")).toBe("anonymous");
    expect(cssOf(site.page(route))).toContain(font);
  });
});

test("the font for English text has at most 13 kB", () => {
  forEvery(site.routes, (route) => {
    const [face = ""] =
      cssOf(site.page(route)).match(/@font-face\{[^}]*\/hanken-grotesk-\w{8}[^}]*/) ?? [];
    const [, file = ""] = /url\("?([^")]+)/.exec(face) ?? [];
    expect(statSync(site.file(file)).size).toBeLessThanOrEqual(TEXT_FONT_LIMIT);
  });
});

test("all styles are inline, and begin with the @layer rule that sets the order of the cascade layers", () => {
  forEvery(site.routes, (route) => {
    const page = site.page(route);
    expect(page.querySelectorAll('link[rel="stylesheet"]')).toEqual([]);
    expect(cssOf(page)).toMatch(/^@layer reset, ?base, ?components, ?sections, ?utilities;/);
  });
});

/**
 * Matches pseudo-elements. Also matches selectors of states that exist only in a browser, such as
 * `:hover`.
 */
const STATES = [
  /::?(?:before|after|[\w-]*placeholder|selection|marker|details-content|-webkit-[\w-]+)/g,
  /::view-transition[\w-]*(?:\([^)]*\))?/g,
  /:(?:hover|active|target|focus[\w-]*|disabled|user-invalid|empty)/g,
  /\[(?:open|aria-current|data-state|data-swipe|data-background|data-smooth)[^\]]*\]/g,
  /:root/g,
  /:is\(:last-child,:not\(:has\(\+\*\)\)\)/g,
  /:(?:is|not|has)\([,\s]*\)/g,
  /:(?:is|not|has)\([,\s]*\)/g,
];

/** Returns the rules of minified style sheets, without the steps of animations. */
const rulesOf = (css: string) =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .map(([rule, selector = ""]) => ({ rule, selector }))
    .filter(({ selector }) => !/^(?:@|from|to|[\d.]+%)/.test(selector));

function isMatched(page: HTMLElement, selector: string): boolean {
  const plain = STATES.reduce((text, state) => text.replace(state, ""), selector);
  return page.querySelector(plain.replace(/(?<=^|[\s>+~,(])(?=$|[>+~,)])/g, "*")) !== null;
}

test("at most 26 % of the CSS of a page matches no element of the page", () => {
  // A post of one sentence matches few of the rules for texts, so the tests skips posts other than
  // the one with every element.
  const routes = site.routes.filter(
    (route) => !/^\/blog\/(?!category|page|every-element)/.test(route),
  );
  forEvery(routes, (route) => {
    const page = site.page(route);
    const css = cssOf(page);
    const unmatched = rulesOf(css).filter(({ selector }) => !isMatched(page, selector));
    const length = unmatched.reduce((sum, { rule }) => sum + rule.length, 0);
    expect(length / css.length).toBeLessThanOrEqual(UNMATCHED_LIMIT);
  });
});

test("all pages together have at most 15 different style sheets", () => {
  const sheets = new Set(
    site.routes.flatMap((route) =>
      site
        .page(route)
        .querySelectorAll("style")
        .map((style) => style.rawText),
    ),
  );
  expect(sheets.size).toBeLessThanOrEqual(15);
});
