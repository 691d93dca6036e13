import { existsSync, statSync } from "node:fs";
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
    });
  });
});
