import { statSync } from "node:fs";
import type { HTMLElement } from "node-html-parser";
import sharp from "sharp";
import { forEvery } from "../support/for-every";
import { attr, metas, one, textOf } from "../support/html";
import { fixtureSite } from "../support/sites";

/** Returns the objects of JSON-LD in a page. */
const structuredDataOf = (page: HTMLElement) =>
  page
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ rawText }) => JSON.parse(rawText));

const HIDDEN = ["/404", "/contact/sent", "/search"];

const isEmpty = (page: HTMLElement) =>
  page.querySelectorAll("h2").some((heading) => textOf(heading) === "No posts found");

const site = fixtureSite();
const { brand } = site.content("site.json");
const canonical = (route: string) => `${site.url}${route}`;
const titleOf = (route: string) => textOf(one(site.page(route), "head > title"));

function shared(valueFor: (route: string) => string | undefined): string[] {
  const routes = new Map<string, string[]>();
  for (const route of site.routes) {
    const value = valueFor(route) ?? "";
    routes.set(value, [...(routes.get(value) ?? []), route]);
  }
  return [...routes].filter(([, all]) => all.length > 1).map((entry) => entry.flat().join(" "));
}

test("every page has one title, description, list of keywords, language and viewport", () => {
  forEvery(site.routes, (route) => {
    const page = site.page(route);
    expect(titleOf(route)).toMatch(new RegExp(`^\\S.* \\| ${brand}$`));
    expect(metas(page, "description")).toEqual([expect.stringMatching(/.{70}/)]);
    expect(metas(page, "keywords")).toEqual([expect.stringMatching(/\S/)]);
    expect(metas(page, "viewport")).toEqual([expect.stringMatching(/^width=device-width/)]);
    expect(attr(one(page, "html"), "lang")).toBe("en");
  });
});

test("every page has a unique title and description", () => {
  expect(shared(titleOf)).toEqual([]);
  expect(shared((route) => metas(site.page(route), "description")[0])).toEqual([]);
});

test("every page has its canonical URL, and pages without content of their own have noindex", () => {
  forEvery(site.routes, (route) => {
    const page = site.page(route);
    const links = page.querySelectorAll('link[rel="canonical"]').map((link) => attr(link, "href"));
    expect(links).toEqual([canonical(route)]);
    const hidden = HIDDEN.includes(route) || isEmpty(page);
    expect(metas(page, "robots")).toEqual(hidden ? ["noindex"] : []);
  });
});

test("on every page, the Open Graph and Twitter metadata contains the title of the page, its URL and a share image that exists", () => {
  forEvery(site.routes, (route) => {
    const page = site.page(route);
    for (const name of ["og:title", "og:image", "twitter:card"]) {
      expect([name, metas(page, name).length]).toEqual([name, 1]);
    }
    const [image = ""] = metas(page, "og:image");
    expect(metas(page, "og:url")).toEqual([canonical(route)]);
    expect(image.startsWith(`${site.url}/`)).toBe(true);
    expect(site.files).toContain(image.slice(site.url.length + 1));
  });
});

test("every share image has 1200 x 630 pixels and at most 250 kB", async () => {
  const urls = site.routes.flatMap((route) => metas(site.page(route), "og:image"));
  for (const url of new Set(urls)) {
    const file = site.file(url.slice(site.url.length));
    const { format, width, height } = await sharp(file).metadata();
    expect([url, format, width, height]).toEqual([url, "jpeg", 1200, 630]);
    expect(statSync(file).size).toBeLessThan(250_000);
  }
});

test("the metadata of a post contain its dates, author, category and tags", () => {
  forEvery(site.posts, (post) => {
    const page = site.page(`/blog/${post.slug}`);
    const dates = [post.publishedAt, post.updatedAt].map((date) => new Date(date).toISOString());
    expect(metas(page, "og:type")).toEqual(["article"]);
    expect(metas(page, "article:published_time")).toEqual([dates[0]]);
    expect(metas(page, "article:modified_time")).toEqual([dates[1]]);
    expect(metas(page, "article:author")).toEqual([post.author]);
    expect(metas(page, "article:section")).toEqual([post.category]);
    expect(metas(page, "article:tag")).toEqual(post.tags);
    expect(metas(page, "og:image:alt")).toEqual([post.featuredImageAlt]);
    expect(structuredDataOf(page)).toMatchObject([
      {
        "@type": "BlogPosting",
        url: `${site.url}/blog/${post.slug}`,
        headline: post.title,
        image: metas(page, "og:image")[0],
        datePublished: dates[0],
        dateModified: dates[1],
        author: { name: post.author },
        articleSection: post.category,
      },
    ]);
  });
});

test("the structured data of the home page describe the agency", () => {
  const { tagline, contact, socialProfiles } = site.content("site.json");
  expect(structuredDataOf(site.page("/"))).toMatchObject([
    {
      "@type": "Organization",
      name: brand,
      slogan: tagline,
      email: contact.email,
      telephone: contact.phone,
      sameAs: socialProfiles.map(({ path }: { path: string }) => path),
    },
  ]);
});

test("only the home page and posts have structured data", () => {
  const posts = site.posts.map(({ slug }) => `/blog/${slug}`);
  const described = site.routes.filter((route) => structuredDataOf(site.page(route)).length > 0);
  expect(described.sort()).toEqual(["/", ...posts].sort());
});
