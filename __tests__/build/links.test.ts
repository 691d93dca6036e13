import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { HTMLElement } from "node-html-parser";
import { checkedSite as checkContent } from "../../src/content/model/checked-site";
import { forEvery } from "../support/for-every";
import { attr, links } from "../support/html";
import { bothSites, fixtureSite, type Site } from "../support/sites";

const isFile = (site: Site, address: string) =>
  existsSync(site.file(address)) && statSync(site.file(address)).isFile();

const candidates = (element: HTMLElement) =>
  attr(element, "srcset")
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");

const cssFiles = (css: string) =>
  [...css.matchAll(/url\(["']?(\/[^"')]+)/g)].map(([, address = ""]) => address);

const addressesIn = (data: unknown): string[] =>
  typeof data === "object" && data !== null
    ? Object.entries(data).flatMap(([key, value]) => (key === "@id" ? [] : addressesIn(value)))
    : typeof data === "string" && /^https?:/.test(data)
      ? [data]
      : [];

function faultOf(site: Site, from: string, href: string): string | undefined {
  const { pathname, hash } = new URL(href, `${site.url}${from}`);
  if (pathname.length > 1 && pathname.endsWith("/")) return `${href} ends with a slash`;
  if (!site.routes.includes(pathname))
    return isFile(site, pathname) ? undefined : `${href}: no page`;
  const id = decodeURIComponent(hash.slice(1));
  const ids = site
    .page(pathname)
    .querySelectorAll("[id]")
    .map((part) => attr(part, "id"));
  return id && !ids.includes(id) ? `${href}: no such part of the page` : undefined;
}

// The content check enforces this of the real content, too.
describe.each(bothSites())("internal links of the $name", (site) => {
  test("every internal link leads to an existing page, and every fragment leads to an existing element", () => {
    forEvery(site.routes, (route) => {
      const internal = links(site.page(route)).filter(([, href]) => /^[/#]/.test(href));
      expect(internal.length).toBeGreaterThan(10);
      expect(internal.flatMap(([, href]) => faultOf(site, route, href) ?? [])).toEqual([]);
    });
  });
});

describe("external links", () => {
  const site = fixtureSite();

  test("every external link is a valid web, mail or telephone URL", () => {
    forEvery(site.routes, (route) => {
      const others = links(site.page(route)).filter(([, href]) => !/^[/#]/.test(href));
      expect(others.length).toBeGreaterThan(2);
      const strange = others.filter(
        ([, href]) => !/^(https?:\/\/[^/]|mailto:[^@]+@|tel:\+?\d)/.test(href),
      );
      expect(strange).toEqual([]);
    });
  });

  test("only external links open a new tab, without opener and referrer", () => {
    forEvery(site.routes, (route) => {
      const wrong = site
        .page(route)
        .querySelectorAll("a")
        .filter((link) => {
          const outside = /^https?:/.test(attr(link, "href"));
          const safe = attr(link, "rel") === "noopener noreferrer";
          return outside !== (attr(link, "target") === "_blank") || (outside && !safe);
        });
      expect(wrong.map((link) => link.outerHTML)).toEqual([]);
    });
  });
});

describe("images and other files", () => {
  const site = fixtureSite();

  test("every image has a width, a height and an alternative text, and all files that the image refers to exist", () => {
    const withPictures = site.routes.filter((route) => site.page(route).querySelector("img"));
    forEvery(withPictures, (route) => {
      for (const image of site.page(route).querySelectorAll("img")) {
        expect(attr(image, "width")).toMatch(/^[1-9]\d*$/);
        expect(attr(image, "height")).toMatch(/^[1-9]\d*$/);
        expect(attr(image, "alt")).toMatch(/\S/);
        const files = [attr(image, "src"), ...candidates(image)];
        expect(files.filter((file) => !isFile(site, file))).toEqual([]);
      }
      for (const source of site.page(route).querySelectorAll("source")) {
        expect(candidates(source).filter((file) => !isFile(site, file))).toEqual([]);
      }
    });
  });

  test("no page loads a file from another origin", () => {
    forEvery(site.routes, (route) => {
      const page = site.page(route);
      const loading = page.querySelectorAll("script, img, source, iframe, link, video, audio");
      const addresses = loading
        .filter((element) => attr(element, "rel") !== "canonical")
        .flatMap((element) => [attr(element, "src"), attr(element, "href"), ...candidates(element)])
        .filter(Boolean);
      expect(addresses.length).toBeGreaterThan(3);
      expect(addresses.filter((address) => !isFile(site, address))).toEqual([]);
      const css = page.querySelectorAll("style").map((style) => style.rawText);
      expect(css.join().match(/url\((?!["']?(\/static\/|data:|#))[^)]*\)|@import/g)).toBeNull();
      expect(cssFiles(css.join()).filter((address) => !isFile(site, address))).toEqual([]);
    });
  });

  test("every file loaded by a style sheet exists", () => {
    const sheets = site.files().filter((file) => file.endsWith(".css"));
    const named = sheets.flatMap((file) => cssFiles(readFileSync(site.file(file), "utf8")));
    expect(sheets.length).toBeGreaterThan(0);
    expect(named.filter((address) => !isFile(site, address))).toEqual([]);
  });

  test("URLs in metadata lead to pages and images of the site", () => {
    forEvery(site.routes, (route) => {
      const page = site.page(route);
      const data = page
        .querySelectorAll('script[type="application/ld+json"]')
        .flatMap((script) => addressesIn(JSON.parse(script.rawText)));
      const meta = page
        .querySelectorAll("head meta")
        .map((element) => attr(element, "content"))
        .filter((content) => /^https?:/.test(content));
      const canonical = page
        .querySelectorAll('link[rel="canonical"]')
        .map((link) => attr(link, "href"));
      const links = page.querySelectorAll("a").map((link) => attr(link, "href"));
      const lost = [...data, ...meta, ...canonical].filter((address) => {
        if (address === site.url) return false;
        // Structured data repeats the external contact links of the page, so these URLs are
        // allowed.
        const elsewhere = address.startsWith("https://schema.org") || links.includes(address);
        if (!address.startsWith(`${site.url}/`)) return !elsewhere;
        return faultOf(site, route, address.slice(site.url.length)) !== undefined;
      });
      expect(meta.length).toBeGreaterThan(1);
      expect(lost).toEqual([]);
    });
  });
});

describe.each(bothSites())("ids on the pages of the $name", (built) => {
  const idsOn = (route: string, selector: string) =>
    built
      .page(route)
      .querySelectorAll(selector)
      .map(({ id }) => id);

  test("every id to which the content check accepts links is on its page", async () => {
    const { site } = await checkContent(path.join(built.folder, "content"));
    forEvery(built.routes, (route) => {
      const accepted = site?.pages.get(route)?.anchors ?? [];
      const rendered = idsOn(route, "[id]");
      expect(accepted.filter((id) => !rendered.includes(id))).toEqual([]);
    });
  });

  test("the content check accepts links to every section with an id", async () => {
    const { site } = await checkContent(path.join(built.folder, "content"));
    const pages = built.routes.filter((route) => site?.pages.has(route));
    expect(pages.length).toBeGreaterThan(10);
    forEvery(pages, (route) => {
      const accepted = site?.pages.get(route)?.anchors ?? [];
      const rendered = idsOn(route, "section[id]");
      expect(rendered.filter((id) => !accepted.includes(id))).toEqual([]);
    });
  });
});
