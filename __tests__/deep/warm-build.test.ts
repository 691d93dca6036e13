import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { classNamer, styleSheets } from "../../src/gatsby/patches/styles";
import { digestsOf } from "../../src/lib/file-digests";
import { BUILD_MS, copyProject, mustBuildIn } from "../support/copy-project";
import { addFixtureContent, FIXTURE_ENV } from "../support/fixture-content";
import { attr, one } from "../support/html";
import { openSite } from "../support/sites";
import { tempFolder } from "../support/temp-folder";

jest.setTimeout(BUILD_MS);
const folders = tempFolder();
const folder = path.join(folders, "warm");
const env = { ...FIXTURE_ENV, BUILD_DATE: new Date().toISOString() };

const build = (project: string, more = {}) => mustBuildIn(project, { ...env, ...more });

async function newProject(project: string): Promise<void> {
  copyProject(project);
  await addFixtureContent(path.join(project, "content"));
}

const OWN =
  /^public\/share\/|(^|\/)(rss\.xml|sitemap\.xml|robots\.txt|manifest\.webmanifest)(\.br|\.gz)?$/;

const digests = (project: string) => digestsOf(project, ["public"]);

/** Returns the hash and modification time of each file in a build's output, except pages. */
const ownFiles = (project: string) =>
  Object.entries(digests(project))
    .filter(([file]) => OWN.test(file))
    .map(([file, digest]) => [file, digest, statSync(path.join(project, file)).mtimeMs]);

beforeAll(async () => {
  await newProject(folder);
  await build(folder);
});

test("after a change of styles, a build updates every page, but does not rewrite the feed and share images", async () => {
  const before = ownFiles(folder);
  // Gatsby renders only changed pages again, and does not notice a change of inlined styles.
  appendFileSync(path.join(folder, "src/styles/tokens.css"), ":root { --late-style: 1; }");
  expect(await build(folder)).not.toContain("Cleared the cache");
  const site = openSite("site built twice", folder, FIXTURE_ENV.SITE_URL);
  expect(site.routes.length).toBeGreaterThan(20);
  expect(site.routes.filter((route) => !site.html(route).includes("--late-style"))).toEqual([]);
  expect(before.length).toBeGreaterThan(40);
  expect(ownFiles(folder)).toEqual(before);
});

test("a new style sheet changes the class names of all later style sheets, because the class names are numbered in the order of file names", async () => {
  const source = path.join(folder, "src");
  writeFileSync(path.join(source, "components/A.module.css"), ".first { color: red; }");
  await build(folder);
  const nameClass = classNamer(styleSheets(source));
  const title = nameClass(
    { resourcePath: path.resolve("src/sections/Hero.module.css") },
    "",
    "title",
  );
  const site = openSite("site with another style sheet", folder, FIXTURE_ENV.SITE_URL);
  expect(attr(one(site.page("/"), "h1"), "class")).toBe(title);
  expect(site.html("/")).toContain(`.${title}{`);
  rmSync(path.join(source, "components/A.module.css"));
  await build(folder);
});

test("after a change of a label that every post shows, a build renders every post again", async () => {
  const file = path.join(folder, "content/site.json");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, before.replace('"table": "Table"', '"table": "Figures"'));
  expect(await build(folder)).not.toContain("Cleared the cache");
  const site = openSite("site with another label", folder, FIXTURE_ENV.SITE_URL);
  const pages = site.routes.map((route) => site.html(route)).join();
  expect(pages).toContain('aria-label="Figures"');
  expect(pages).not.toContain('aria-label="Table"');
  writeFileSync(file, before);
  await build(folder);
});

/** One change in each folder with build code: a file, a text in the file, and the new text. */
const CHANGES = [
  ["src/markdown/for-page.ts", 'role: "group"', 'role: "region"'],
  ["src/markdown/reading-time.ts", "WORDS_PER_MINUTE = 230", "WORDS_PER_MINUTE = 23"],
  ["src/crawlers/manifest.ts", "minimal-ui", "browser"],
  ["src/feeds/feed.ts", 'rel: "self"', 'rel: "self", title: "changed"'],
  ["src/share-image/draw.ts", "#cdf94a", "#4acdf9"],
  ["src/headers/security-headers.ts", "nosniff", "nosniff "],
  ["src/markdown/headings.ts", '"section"', '"part"'],
] as const;

function change(project: string): void {
  for (const [file, from, to] of CHANGES) {
    const text = readFileSync(path.join(project, file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    writeFileSync(path.join(project, file), text.replace(from, to));
  }
}

test("after a change of code, builds with and without a cache create identical files, in any folder and time zone", async () => {
  change(folder);
  expect(await build(folder)).toContain("Cleared the cache");
  const cold = path.join(folders, "cold");
  await newProject(cold);
  appendFileSync(path.join(cold, "src/styles/tokens.css"), ":root { --late-style: 1; }");
  change(cold);
  await build(cold, { TZ: "America/Los_Angeles" });
  expect(digests(folder)).toEqual(digests(cold));
});

test("without a change, a second build creates the same files as the first build", async () => {
  const before = digests(folder);
  expect(await build(folder)).not.toContain("Cleared the cache");
  expect(digests(folder)).toEqual(before);
});
