import { existsSync, readFileSync, statSync } from "node:fs";
import type { HTMLElement } from "node-html-parser";
import { forEvery } from "../support/for-every";
import { attr, links, textOf } from "../support/html";
import { bothSites, type Site } from "../support/sites";

const isFile = (site: Site, address: string) =>
  existsSync(site.file(address)) && statSync(site.file(address)).isFile();

/** Every candidate of a `srcset`. */
const candidates = (element: HTMLElement) =>
  attr(element, "srcset")
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");

/** Files that a style sheet names. */
const cssFiles = (css: string) =>
  [...css.matchAll(/url\(["']?(\/[^"')]+)/g)].map(([, address = ""]) => address);

/** Every whole address among the values of some data. */
const addressesIn = (data: unknown): string[] =>
  typeof data === "object" && data !== null
    ? Object.entries(data).flatMap(([key, value]) => (key === "@id" ? [] : addressesIn(value)))
    : typeof data === "string" && /^https?:/.test(data)
      ? [data]
      : [];

/** Why an internal link leads nowhere; undefined where it leads somewhere. */
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

describe.each(bothSites())("links of the $name", (site) => {
  test("every internal link leads to a page, and to a part of it that exists", () => {
    forEvery(site.routes, (route) => {
      const internal = links(site.page(route)).filter(([, href]) => /^[/#]/.test(href));
      expect(internal.length).toBeGreaterThan(10);
      expect(internal.flatMap(([, href]) => faultOf(site, route, href) ?? [])).toEqual([]);
    });
  });

  test("every other link is https, or mailto, with a whole address", () => {
    forEvery(site.routes, (route) => {
      const others = links(site.page(route)).filter(([, href]) => !/^[/#]/.test(href));
      expect(others.length).toBeGreaterThan(2);
      const strange = others.filter(([, href]) => !/^(https:\/\/[^/]|mailto:[^@]+@)/.test(href));
      expect(strange).toEqual([]);
    });
  });

  test("links to elsewhere, and no others, open a new tab that cannot reach back", () => {
    forEvery(site.routes, (route) => {
      const wrong = site
        .page(route)
        .querySelectorAll("a")
        .filter((link) => {
          const outside = !/^[/#]/.test(attr(link, "href"));
          const safe = attr(link, "rel").split(" ").includes("noopener");
          return outside !== (attr(link, "target") === "_blank") || (outside && !safe);
        });
      expect(wrong.map((link) => link.outerHTML)).toEqual([]);
    });
  });

  test("every link has a name", () => {
    forEvery(site.routes, (route) => {
      const nameless = site
        .page(route)
        .querySelectorAll("a")
        .filter((link) => !textOf(link) && !attr(link, "aria-label"));
      expect(nameless.map((link) => link.outerHTML)).toEqual([]);
    });
  });

  test("mail, WhatsApp and Telegram are linked on every page, as people can read them", () => {
    const { email, whatsapp, telegram } = site.content("site.json").contact;
    forEvery(site.routes, (route) => {
      const footer = links(site.page(route).querySelector("footer") as HTMLElement);
      expect(footer).toContainEqual([`E-mail${email}`, `mailto:${email}`]);
      const digits = whatsapp.replace(/\D/g, "");
      expect(footer).toContainEqual([`WhatsApp${whatsapp}`, `https://wa.me/${digits}`]);
      const handle = telegram.replace("@", "");
      expect(footer).toContainEqual([`Telegram${telegram}`, `https://t.me/${handle}`]);
      // In the same order everywhere, so that it is found again (WCAG 3.2.6).
      expect(
        footer.filter(([, href]) => /mailto:|wa\.me|t\.me/.test(href)).map(([, href]) => href),
      ).toEqual([`mailto:${email}`, `https://wa.me/${digits}`, `https://t.me/${handle}`]);
    });
  });

  test("the navigation marks where the visitor is, and nothing else", () => {
    forEvery(site.routes, (route) => {
      const marked = site
        .page(route)
        .querySelectorAll('nav[aria-label="Main"] [aria-current]')
        .map((link) => [attr(link, "href"), attr(link, "aria-current")]);
      const section = `/${route.split("/")[1] ?? ""}`;
      const known = site.content("site.json").navigation.map((link: { path: string }) => link.path);
      const state = section === route ? "page" : "true";
      expect(marked).toEqual(known.includes(section) ? [[section, state]] : []);
    });
  });
});

describe.each(bothSites())("pictures and other files of the $name", (site) => {
  test("every picture has a size, a text instead, and files that exist", () => {
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

  test("one picture at most is loaded first, the others when they come near", () => {
    forEvery(site.routes, (route) => {
      const images = site.page(route).querySelectorAll("img");
      const eager = images.filter((image) => attr(image, "loading") !== "lazy");
      expect(eager.length).toBeLessThanOrEqual(1);
    });
  });

  test("no page loads anything from elsewhere", () => {
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

  test("what style sheets and the manifest load is there", () => {
    const sheets = site.files().filter((file) => file.endsWith(".css"));
    const named = sheets.flatMap((file) => cssFiles(readFileSync(site.file(file), "utf8")));
    expect(sheets.length).toBeGreaterThan(0);
    expect(named.filter((address) => !isFile(site, address))).toEqual([]);
    for (const file of site.files().filter((name) => /manifest/.test(name))) {
      const { icons = [] } = JSON.parse(readFileSync(site.file(file), "utf8"));
      expect(icons.filter(({ src }: { src: string }) => !isFile(site, src))).toEqual([]);
    }
  });

  test("addresses that others read lead to pages and pictures of the site", () => {
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
        // The agency's channels elsewhere are on the page, too.
        const elsewhere = address.startsWith("https://schema.org") || links.includes(address);
        if (!address.startsWith(`${site.url}/`)) return !elsewhere;
        return faultOf(site, route, address.slice(site.url.length)) !== undefined;
      });
      expect(meta.length).toBeGreaterThan(1);
      expect(lost).toEqual([]);
    });
  });
});
