import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/lib/list-files";
import { BUILD_MS, copyProject, mustBuildIn } from "../support/copy-project";
import { writeFixtureContent, writePost } from "../support/fixture-content";
import { tempFolder } from "../support/temp-folder";

/** One copy of the project, in which Gatsby keeps its cache. The tests build it one after another. */
const folder = tempFolder();

const build = (env: Record<string, string> = {}) => mustBuildIn(folder, env);

const pathOf = (file: string) => path.join(folder, file);
const read = (file: string) => readFileSync(pathOf(file), "utf8");
const page = (route: string) => read(`public${route}.html`);

function edit(file: string, from: string, to: string): void {
  expect(read(file)).toContain(from);
  writeFileSync(pathOf(file), read(file).replaceAll(from, to));
}

/** An article of the fixture site whose cover differs from the covers of other posts. */
const ARTICLE = "email-marketing-automation-sequences";

const cover = (route: string) => /\/static\/[^" ]*\.webp/.exec(page(route))?.[0];

beforeAll(async () => {
  copyProject(folder);
  writeFixtureContent(pathOf("content"));
  for (const slug of ["kept", "old-name", "withdrawn", "draft"]) {
    writePost(pathOf("content"), slug, "2025-12-01");
  }
  writePost(pathOf("content"), "scheduled", "2099-01-01");
  edit("content/posts/draft/index.md", "published: true", "published: false");
  await build();
}, BUILD_MS);

test(
  "a second build shows changed content, and no page of a withdrawn or renamed post",
  async () => {
    const before = cover("/blog/kept");
    edit("content/plans.json", "$1k/mo", "$7k/mo");
    edit("content/posts/withdrawn/index.md", "published: true", "published: false");
    renameSync(pathOf("content/posts/old-name"), pathOf("content/posts/new-name"));
    edit("content/posts/new-name/index.md", "old-name", "new-name");
    copyFileSync(
      pathOf(`content/posts/${ARTICLE}/cover.png`),
      pathOf("content/posts/kept/cover.png"),
    );
    await build();
    for (const route of ["/index", "/pricing"]) expect(page(route)).toContain("$7k");
    for (const route of ["withdrawn", "old-name"]) {
      expect(existsSync(pathOf(`public/blog/${route}.html`))).toBe(false);
      expect(existsSync(pathOf(`public/blog/${route}/index.html`))).toBe(false);
      expect(page("/blog")).not.toContain(`/blog/${route}`);
      expect(read("public/sitemap.xml")).not.toContain(`/blog/${route}`);
    }
    expect(page("/blog/new-name")).toContain("Title of new-name");
    expect(page("/blog")).toContain("/blog/new-name");
    expect(cover("/blog/kept")).not.toBe(before);
  },
  BUILD_MS,
);

test(
  "a preview shows drafts, scheduled posts, and a style that has changed",
  async () => {
    edit("src/sections/PageHeader.module.css", ".title {", ".title {\n    --module: 1px;");
    await build({ PREVIEW: "1" });
    expect(page("/services")).toContain("--module");
    expect(page("/blog/draft")).toContain("Draft: only previews show this page.");
    expect(page("/blog/scheduled")).toContain("Scheduled:");
    for (const slug of ["draft", "scheduled"]) expect(page("/blog")).toContain(`/blog/${slug}`);
  },
  BUILD_MS,
);

const FINAL = { SITE_URL: "https://other.example", BUILD_DATE: "2099-01-02T00:00:00Z" };

test(
  "the build after a preview hides drafts, and shows due posts, a new URL, code and styles",
  async () => {
    edit("src/sections/PageHeader.tsx", "<h1", '<h1 data-changed=""');
    edit("src/styles/tokens.css", ":root {", ":root {\n  --changed: 1px;");
    await build(FINAL);
    expect(existsSync(pathOf("public/blog/draft.html"))).toBe(false);
    expect(page("/blog")).not.toContain("/blog/draft");
    expect(page("/blog/scheduled")).not.toContain("Scheduled:");
    expect(page("/services")).toContain('rel="canonical" href="https://other.example/services"');
    expect(page("/services")).toContain("data-changed");
    expect(page("/services")).toContain("--changed");
  },
  BUILD_MS,
);

test(
  "the files of the last build equal the files of a build from nothing",
  async () => {
    renameSync(pathOf("public"), pathOf("warm"));
    rmSync(pathOf(".cache"), { recursive: true });
    await build(FINAL);
    // Only Gatsby's client, which pages do not load, reads this hash of the scripts.
    const isCompared = (file: string) => file !== "page-data/app-data.json";
    const warm = listFiles(pathOf("warm")).filter(isCompared);
    const cold = listFiles(pathOf("public")).filter(isCompared);
    // Files in `static` have a hash in their path, so files of earlier builds do no harm.
    expect(warm.filter((file) => !cold.includes(file) && !file.startsWith("static/"))).toEqual([]);
    expect(
      cold.filter(
        (file) => !warm.includes(file) || read(`warm/${file}`) !== read(`public/${file}`),
      ),
    ).toEqual([]);
  },
  BUILD_MS,
);
