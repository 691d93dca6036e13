import { createHash } from "node:crypto";
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/file-digests";
import { copyProject, mustBuildIn } from "../support/copy-project";
import { addFixtureContent, FIXTURE_ENV } from "../support/fixture-content";
import { openSite } from "../support/sites";
import { tempFolder } from "../support/temp-folder";

jest.setTimeout(900_000);
const folders = tempFolder();
const folder = path.join(folders, "warm");
const env = { ...FIXTURE_ENV, BUILD_DATE: new Date().toISOString() };

const build = (project: string) => mustBuildIn(project, env);

async function newProject(project: string): Promise<void> {
  copyProject(project);
  await addFixtureContent(path.join(project, "content"));
}

const OWN =
  /^share\/|(^|\/)(rss\.xml|atom\.xml|feed\.json|sitemap\.xml|robots\.txt|llms\.txt|manifest\.webmanifest)(\.br|\.gz)?$/;

/** Returns hash and modification time of each file that a build writes besides pages. */
function ownFiles(folder: string): Record<string, { digest: string; time: number }> {
  const output = path.join(folder, "public");
  const names = readdirSync(output, { recursive: true, encoding: "utf8" });
  const files = names.filter(
    (name) => OWN.test(name) && statSync(path.join(output, name)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((name) => {
      const file = path.join(output, name);
      const digest = createHash("sha256").update(readFileSync(file)).digest("hex");
      return [name, { digest, time: Math.round(statSync(file).mtimeMs) }];
    }),
  );
}

beforeAll(async () => {
  await newProject(folder);
  await build(folder);
});

test("if a style has changed, the next build updates every page, and does not rewrite files without styles", async () => {
  const before = ownFiles(folder);
  // Gatsby renders only pages again that have changed, and does not check the styles in them.
  appendFileSync(path.join(folder, "src/styles/tokens.css"), ":root { --late-style: 1; }");
  expect(await build(folder)).not.toContain("Cleared the cache");
  const site = openSite("site built twice", folder, FIXTURE_ENV.SITE_URL);
  expect(site.routes.length).toBeGreaterThan(20);
  expect(site.routes.filter((route) => !site.html(route).includes("--late-style"))).toEqual([]);
  expect(Object.keys(before).length).toBeGreaterThan(60);
  expect(ownFiles(folder)).toEqual(before);
});

test("if a label on all posts has changed, the next build renders every post again", async () => {
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

/** One change in each folder with code for the build: a file, a text in it, and its replacement. */
const CHANGES = [
  ["src/markdown/for-page.ts", 'role: "group"', 'role: "region"'],
  ["src/markdown/reading-time.ts", "WORDS_PER_MINUTE = 230", "WORDS_PER_MINUTE = 23"],
  ["src/feeds/feed.ts", 'rel: "self"', 'rel: "self", title: "changed"'],
  ["src/crawlers/llms.ts", "# ", "#  "],
  ["src/share-image/draw.ts", "#cdf94a", "#4acdf9"],
  ["src/headers/security-headers.ts", "nosniff", "nosniff "],
  ["src/markdown/headings.ts", '"section"', '"part"'],
] as const;

function change(project: string): void {
  for (const [file, from, to] of CHANGES) {
    const text = readFileSync(path.join(project, file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(path.join(project, file), text.replace(from, to));
  }
}

async function digests(project: string): Promise<Record<string, string>> {
  const files = listFiles(path.join(project, "public")).sort();
  const digestOf = (file: string) =>
    createHash("sha256")
      .update(readFileSync(path.join(project, "public", file)))
      .digest("hex");
  return Object.fromEntries(files.map((file) => [file, digestOf(file)]));
}

test("builds with and without a cache create identical files after a change of code", async () => {
  change(folder);
  expect(await build(folder)).toContain("Cleared the cache");
  const cold = path.join(folders, "cold");
  await newProject(cold);
  appendFileSync(path.join(cold, "src/styles/tokens.css"), ":root { --late-style: 1; }");
  change(cold);
  await build(cold);
  expect(await digests(folder)).toEqual(await digests(cold));
});

test("a second build without any change creates the same files", async () => {
  const before = await digests(folder);
  expect(await build(folder)).not.toContain("Cleared the cache");
  expect(await digests(folder)).toEqual(before);
});
