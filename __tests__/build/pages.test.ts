import { existsSync, readFileSync } from "node:fs";
import type { HTMLElement } from "node-html-parser";
import { forEvery } from "../support/for-every";
import { attr, links } from "../support/html";
import { fixtureSite } from "../support/sites";

/** The build itself finds links to pages and ids that do not exist. */
const site = fixtureSite();
const isMissing = (address: string) => !existsSync(site.file(address));

const candidates = (element: HTMLElement) =>
  attr(element, "srcset")
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");

const cssFiles = (css: string) =>
  [...css.matchAll(/url\(["']?(\/[^"')]+)/g)].map(([, address = ""]) => address);

test("every external link is a web, mail or telephone URL", () => {
  forEvery(site.routes, (route) => {
    const others = links(site.page(route)).filter(([, href]) => !/^[/#]/.test(href));
    expect(others.length).toBeGreaterThan(2);
    const isUrl = /^(https?:\/\/[^/]|mailto:[^@]+@|tel:\+?\d)/;
    expect(others.filter(([, href]) => !isUrl.test(href))).toEqual([]);
  });
});

test("exactly the external links open a new tab, without opener and referrer", () => {
  forEvery(site.routes, (route) => {
    const wrong = site
      .page(route)
      .querySelectorAll("a")
      .filter((link) => {
        const isExternal = /^https?:/.test(attr(link, "href"));
        const isSafe = attr(link, "rel") === "noopener noreferrer";
        return isExternal !== (attr(link, "target") === "_blank") || (isExternal && !isSafe);
      });
    expect(wrong.map((link) => link.outerHTML)).toEqual([]);
  });
});

test("every image has an alternative text, and every file that a page loads exists", () => {
  forEvery(site.routes, (route) => {
    const page = site.page(route);
    const shown = page.querySelectorAll("img:not([role=presentation])");
    expect(shown.filter((image) => !attr(image, "alt").trim())).toEqual([]);
    const loading = page.querySelectorAll("script, img, source, iframe, link[rel]");
    const addresses = loading
      .filter((element) => attr(element, "rel") !== "canonical")
      .flatMap((element) => [attr(element, "src"), attr(element, "href"), ...candidates(element)])
      .filter((address) => address && !address.startsWith("data:"));
    const css = page.querySelectorAll("style").map((style) => style.rawText);
    expect(addresses.length).toBeGreaterThan(3);
    expect([...addresses, ...cssFiles(css.join())].filter(isMissing)).toEqual([]);
  });
});

test("every file loaded by a style sheet exists", () => {
  const sheets = site.files.filter((file) => file.endsWith(".css"));
  const named = sheets.flatMap((file) => cssFiles(readFileSync(site.file(file), "utf8")));
  expect(sheets.length).toBeGreaterThan(0);
  expect(named.filter(isMissing)).toEqual([]);
});

test("every page has one h1, and no heading skips a level", () => {
  forEvery(site.routes, (route) => {
    const levels = site
      .page(route)
      .querySelectorAll("h1, h2, h3, h4, h5, h6")
      .map((heading) => Number(heading.rawTagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skipping = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipping).toEqual([]);
  });
});
