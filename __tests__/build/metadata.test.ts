import type { HTMLElement } from "node-html-parser";
import sharp from "sharp";
import type { PostContent } from "../../src/content/types";
import { forEvery } from "../support/for-every";
import { attr, metas, one, textOf } from "../support/html";
import { fixtureSite, type Site } from "../support/sites";
import { nodeOf } from "../support/structured-data";

const HIDDEN = ["/404", "/404.html", "/contact/sent"];

/** Omits /404.html, because Gatsby writes the not-found page twice. */
const distinct = (site: Site) => site.routes.filter((route) => route !== "/404.html");
const isEmpty = (page: HTMLElement) =>
  page.querySelectorAll("h2").some((heading) => textOf(heading) === "No posts found");
const titleOf = (site: Site, route: string) => textOf(one(site.page(route), "head > title"));

function shared(site: Site, valueFor: (route: string) => string | undefined): string[] {
  const routes = new Map<string, string[]>();
  for (const route of distinct(site)) {
    const value = valueFor(route) ?? "";
    routes.set(value, [...(routes.get(value) ?? []), route]);
  }
  return [...routes].filter(([, all]) => all.length > 1).map((entry) => entry.flat().join(" "));
}

describe("metadata", () => {
  const site = fixtureSite();
  const { brand, language } = site.content("site.json");
  const canonical = (route: string) => (route === "/" ? `${site.url}/` : `${site.url}${route}`);

  test("every page has one title, description, list of keywords, language and viewport", () => {
    forEvery(site.routes, (route) => {
      const page = site.page(route);
      expect(titleOf(site, route)).toMatch(new RegExp(`^\\S.* \\| ${brand}$`));
      expect(metas(page, "description")).toEqual([expect.stringMatching(/.{70}/)]);
      expect(metas(page, "keywords")).toEqual([expect.stringMatching(/\S/)]);
      expect(metas(page, "viewport")).toEqual([expect.stringMatching(/^width=device-width/)]);
      expect(attr(one(page, "html"), "lang")).toBe(language);
    });
  });

  test("every page has a unique title and description", () => {
    expect(shared(site, (route) => titleOf(site, route))).toEqual([]);
    expect(shared(site, (route) => metas(site.page(route), "description")[0])).toEqual([]);
  });

  test("every page has either a canonical URL or noindex", () => {
    forEvery(site.routes, (route) => {
      const page = site.page(route);
      const links = page
        .querySelectorAll('link[rel="canonical"]')
        .map((link) => attr(link, "href"));
      const hidden = HIDDEN.includes(route);
      const left = route === "/search" || isEmpty(page);
      expect(links).toEqual(hidden ? [] : [canonical(route)]);
      expect(metas(page, "robots")).toEqual(hidden ? ["noindex"] : left ? ["noindex, follow"] : []);
    });
  });

  test("on every page, the Open Graph and Twitter metadata contains the title of the page, its URL and a share image that exists", () => {
    forEvery(site.routes, (route) => {
      const page = site.page(route);
      for (const name of ["og:title", "og:image", "twitter:card"]) {
        expect([name, metas(page, name).length]).toEqual([name, 1]);
      }
      const [image = ""] = metas(page, "og:image");
      expect(metas(page, "og:url")).toEqual([canonical(route === "/404.html" ? "/404" : route)]);
      expect(image.startsWith(`${site.url}/`)).toBe(true);
      expect(site.files()).toContain(image.slice(site.url.length + 1));
    });
  });
});

describe("article metadata", () => {
  const site = fixtureSite();
  const dataOf = (post: PostContent) => nodeOf(site.page(`/blog/${post.slug}`), "BlogPosting");

  test("the structured data of a post contain the cover in the ratio 16:9", async () => {
    for (const post of site.posts) {
      const { image } = dataOf(post);
      const { width, height } = await sharp(site.file(image.slice(site.url.length))).metadata();
      expect((width / height).toFixed(2)).toBe("1.78");
      expect(width * height).toBeGreaterThan(50_000);
    }
  });
});
