import { statSync } from "node:fs";
import type { HTMLElement } from "node-html-parser";
import sharp from "sharp";
import { forEvery } from "../support/for-every";
import { attr, metas, one, textOf } from "../support/html";
import { fixtureSite, type Site } from "../support/sites";
import { nodeOf } from "../support/structured-data";

const HIDDEN = ["/404", "/contact/sent", "/search"];

const isEmpty = (page: HTMLElement) =>
  page.querySelectorAll("h2").some((heading) => textOf(heading) === "No posts found");
const titleOf = (site: Site, route: string) => textOf(one(site.page(route), "head > title"));

function shared(site: Site, valueFor: (route: string) => string | undefined): string[] {
  const routes = new Map<string, string[]>();
  for (const route of site.routes) {
    const value = valueFor(route) ?? "";
    routes.set(value, [...(routes.get(value) ?? []), route]);
  }
  return [...routes].filter(([, all]) => all.length > 1).map((entry) => entry.flat().join(" "));
}

const site = fixtureSite();
const { brand } = site.content("site.json");
const canonical = (route: string) => `${site.url}${route}`;

test("every page has one title, description, list of keywords, language and viewport", () => {
  forEvery(site.routes, (route) => {
    const page = site.page(route);
    expect(titleOf(site, route)).toMatch(new RegExp(`^\\S.* \\| ${brand}$`));
    expect(metas(page, "description")).toEqual([expect.stringMatching(/.{70}/)]);
    expect(metas(page, "keywords")).toEqual([expect.stringMatching(/\S/)]);
    expect(metas(page, "viewport")).toEqual([expect.stringMatching(/^width=device-width/)]);
    expect(attr(one(page, "html"), "lang")).toBe("en");
  });
});

test("every page has a unique title and description", () => {
  expect(shared(site, (route) => titleOf(site, route))).toEqual([]);
  expect(shared(site, (route) => metas(site.page(route), "description")[0])).toEqual([]);
});

test("every page has either a canonical URL or noindex", () => {
  forEvery(site.routes, (route) => {
    const page = site.page(route);
    const links = page.querySelectorAll('link[rel="canonical"]').map((link) => attr(link, "href"));
    const hidden = HIDDEN.includes(route) || isEmpty(page);
    expect(links).toEqual(hidden ? [] : [canonical(route)]);
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
    expect(site.files()).toContain(image.slice(site.url.length + 1));
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

const authors: { name: string; role: string }[] = site.content("authors.json");
const categories: { name: string; slug: string }[] = site.content("categories.json");

/** Returns the mean brightness of an image, from 0 to 255. */
async function lightOf(url = ""): Promise<number> {
  const { channels } = await sharp(site.file(url.slice(site.url.length))).stats();
  return channels.reduce((sum, { mean }) => sum + mean / channels.length, 0);
}

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
    expect(nodeOf(page, "BlogPosting")).toMatchObject({
      headline: post.title,
      datePublished: dates[0],
      dateModified: dates[1],
      author: {
        name: post.author,
        jobTitle: authors.find(({ name }) => name === post.author)?.role,
      },
      articleSection: post.category,
      url: `${site.url}/blog/${post.slug}`,
    });
  });
});

test("the breadcrumb of a post contains the blog, the category and the post", () => {
  forEvery(site.posts, (post) => {
    const { itemListElement } = nodeOf(site.page(`/blog/${post.slug}`), "BreadcrumbList");
    const category = categories.find(({ name }) => name === post.category)?.slug;
    const crumbs = itemListElement.map((crumb: Record<string, string>) => [
      crumb.name,
      crumb.item?.slice(site.url.length),
    ]);
    expect(crumbs.slice(1)).toEqual([
      ["Blog", "/blog"],
      [post.category, `/blog/category/${category}`],
      [post.title, `/blog/${post.slug}`],
    ]);
  });
});

test("link previews of a post show its cover in 1200 x 630 pixels", async () => {
  for (const { slug, featuredImageAlt } of site.posts) {
    const page = site.page(`/blog/${slug}`);
    const [share, cover] = [metas(page, "og:image")[0], nodeOf(page, "BlogPosting").image];
    expect(share).toMatch(/[0-9a-f]{32}.*\.jpg$/);
    expect(metas(page, "og:image:alt")).toEqual([featuredImageAlt]);
    expect(Math.abs((await lightOf(share)) - (await lightOf(cover)))).toBeLessThan(10);
  }
});

test("the structured data of a post contain the cover in the ratio 16:9", async () => {
  for (const { slug } of site.posts) {
    const { image } = nodeOf(site.page(`/blog/${slug}`), "BlogPosting");
    const { width, height } = await sharp(site.file(image.slice(site.url.length))).metadata();
    expect((width / height).toFixed(2)).toBe("1.78");
    expect(width * height).toBeGreaterThan(50_000);
  }
});
