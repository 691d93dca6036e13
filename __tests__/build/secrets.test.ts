import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { CANARY, FIXTURE_ENV, HOSTILE, SECRET_IN_FILE } from "../support/fixture-content";
import { forEvery } from "../support/for-every";
import { attr, one, textOf } from "../support/html";
import { PROVIDER_ENV } from "../support/second-origin";
import { fixtureSite, mainSite } from "../support/sites";

const IMAGE = /\.(png|jpe?g|webp|avif|gif)$/;

const site = fixtureSite();
const { slug, title, excerpt, tag, body } = CANARY;
const image = CANARY.image.replace(/\.png$/, "");

test("the fixture site has an unpublished post in its content, and published posts in its output", () => {
  expect(site.drafts.map((draft) => draft.slug)).toContain(slug);
  expect(site.filesWith("Title of many-01").length).toBeGreaterThan(2);
});

test.each([slug, title, excerpt, tag, body, image, `Meta title of ${slug}`])(
  "the output does not contain '%s', which only an unpublished post contains",
  (text) => {
    expect(site.filesWith(text)).toEqual([]);
  },
);

/** Whether an image is the cover of the unpublished post, even if cropped or resized. */
async function isCanary(file: string) {
  const picture = sharp(file);
  const [{ width }, { channels }] = [await picture.metadata(), await picture.stats()];
  const { r, g, b } = CANARY.color;
  const near = channels.slice(0, 3).map(({ mean }, index) => {
    return Math.abs(mean - ([r, g, b][index] ?? 0)) < 30;
  });
  return width === CANARY.width || (near.length === 3 && near.every(Boolean));
}

test("the output does not contain the cover of an unpublished post in any size", async () => {
  const cover = path.join(site.folder, "content/posts", slug, CANARY.image);
  expect(await isCanary(cover)).toBe(true);
  const pictures = site.files().filter((file) => IMAGE.test(file));
  expect(pictures.length).toBeGreaterThan(10);
  for (const file of pictures) {
    expect([file, await isCanary(site.file(file))]).toEqual([file, false]);
  }
}, 300_000);

test("every image in the output is used by a page", () => {
  const covers = site.files().filter((file) => /^static\/.*\.(webp|avif|jpg)$/.test(file));
  const html = site.routes.map((route) => site.html(route)).join();
  expect(covers.filter((file) => !html.includes(file))).toEqual([]);
});

const route = `/blog/${HOSTILE.slug}`;

test("HTML code in the texts of a post adds neither scripts nor event handlers to the page", () => {
  const scripts = (path: string) =>
    site
      .page(path)
      .querySelectorAll("script")
      .map((script) => attr(script, "src") || attr(script, "id") || attr(script, "type"));
  expect(scripts(route)).toEqual(scripts("/blog/many-01"));
  forEvery(site.routes, (path) => {
    const page = site.page(path);
    expect(page.querySelectorAll('img[src="x"], [onerror], [onload], [onclick]')).toEqual([]);
    const inline = page.querySelectorAll("script").map((script) => script.rawText);
    expect(inline.filter((text) => text.startsWith("window.pwned"))).toEqual([]);
  });
});

test("a post shows HTML code in its title and excerpt as plain text", () => {
  const page = site.page(route);
  expect(textOf(one(page, "h1"))).toBe(HOSTILE.title);
  expect(textOf(one(page, "h1 + p"))).toBe(HOSTILE.excerpt);
});

test("the output contains no source maps, intermediate files of the build and files of file managers", () => {
  const leftovers =
    /\.map$|webpack\.stats\.json|chunk-map\.json|page-data|_gatsby|partytown|\.(ts|tsx|md)$|\.DS_Store|Thumbs\.db/;
  expect(site.files().length).toBeGreaterThan(50);
  expect(site.files().filter((file) => leftovers.test(file))).toEqual([]);
});

test("the output does not contain the path of the folder in which the site was built", () => {
  expect(site.filesWith(site.folder)).toEqual([]);
});

test("the output does not contain the values of secret environment variables", () => {
  expect(site.filesWith(FIXTURE_ENV.SECRET_CANARY)).toEqual([]);
  const file = readFileSync(path.join(site.folder, ".env.production"), "utf8");
  expect(file).toContain(SECRET_IN_FILE);
  expect(site.filesWith(SECRET_IN_FILE)).toEqual([]);
});

test("the build prints the URL of the form provider, but not the access key", () => {
  const log = readFileSync(path.join(mainSite().folder, "build.log"), "utf8");
  const lines = log.split("\n").filter((line) => line.includes("contact form posts to"));
  expect(lines).toEqual([`The contact form posts to ${PROVIDER_ENV.GATSBY_CONTACT_ENDPOINT}.`]);
  expect(log).not.toMatch(/public-key|canary/i);
});
