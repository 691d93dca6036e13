import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { FIXTURE_ENV, PROVIDER_ENV, SECRET_IN_FILE } from "../support/built-sites";
import { forEvery } from "../support/for-every";
import { one, textOf } from "../support/html";
import { fixtureSite, mainSite, type SitePost } from "../support/sites";

const site = fixtureSite();
const [draft] = site.drafts as [SitePost];

test.each([
  ...[draft.slug, draft.title, draft.excerpt, draft.metaTitle, ...draft.tags],
  "Canary body 2Hn5 stays inside.",
])("the output does not contain '%s', which only an unpublished post contains", (text) => {
  expect(text.length).toBeGreaterThan(10);
  expect(site.filesWith(text)).toEqual([]);
});

/** Whether an image has the color of the cover of the unpublished post, even if it is cropped. */
async function isCanary(file: string) {
  const { channels } = await sharp(file).stats();
  return [255, 0, 170].every((value, at) => Math.abs((channels[at]?.mean ?? 0) - value) < 30);
}

test("the output does not contain the cover of an unpublished post in any size", async () => {
  const cover = path.join(site.folder, "content/posts", draft.slug, draft.featuredImage);
  expect(await isCanary(cover)).toBe(true);
  const pictures = site.files.filter((file) => /\.(png|jpe?g|webp|avif)$/.test(file));
  expect(pictures.length).toBeGreaterThan(10);
  const found = await Promise.all(pictures.map((file) => isCanary(site.file(file))));
  expect(pictures.filter((_, index) => found[index])).toEqual([]);
}, 300_000);

test("HTML code in the texts of a post adds neither elements nor event handlers to a page", () => {
  forEvery(site.routes, (route) => {
    const page = site.page(route);
    expect(page.querySelectorAll('img[src="x"], [onerror], [onload], [onclick]')).toEqual([]);
    const inline = page.querySelectorAll("script").map((script) => script.rawText);
    expect(inline.filter((text) => text.startsWith("window.pwned"))).toEqual([]);
  });
});

test("a post shows HTML code in its title and excerpt as plain text", () => {
  const page = site.page("/blog/hostile-strings");
  const post = site.posts.find(({ slug }) => slug === "hostile-strings");
  expect(post?.title).toContain("<script>");
  expect(textOf(one(page, "h1"))).toBe(post?.title);
  expect(textOf(one(page, "h1 + p"))).toBe(post?.excerpt);
});

test("the output contains no source maps and sources", () => {
  expect(site.files.filter((file) => /\.map$|partytown|\.(ts|tsx|md)$/.test(file))).toEqual([]);
});

test("the output does not contain the values of secret environment variables", () => {
  expect(site.filesWith(FIXTURE_ENV.SECRET_CANARY)).toEqual([]);
  const file = readFileSync(path.join(site.folder, ".env.production"), "utf8");
  expect(file).toContain(SECRET_IN_FILE);
  expect(site.filesWith(SECRET_IN_FILE)).toEqual([]);
});

test("the build does not print the access key of the form provider", () => {
  expect(PROVIDER_ENV.GATSBY_CONTACT_EXTRA).toContain("public-key");
  const log = readFileSync(path.join(mainSite().folder, "build.log"), "utf8");
  expect(log).toContain("onPostBuild");
  expect(log).not.toContain("public-key");
});
