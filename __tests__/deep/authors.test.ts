import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { draftPost, postText } from "../../src/cli/content/draft-post";
import { listFiles } from "../../src/lib/file-digests";
import { BUILD_MS, buildIn, copyProject, mustBuildIn } from "../support/copy-project";
import { tempFolder } from "../support/temp-folder";

/**
 * Simulates weeks of work by authors: builds one folder repeatedly, with drafts, later dates and
 * changed slugs.
 */

const folder = tempFolder();
const output = path.join(folder, "public");

const OLD = "facebook-ads-ecommerce-guide-2025";
const NEW = "facebook-ads-guide";
const BEFORE = "2026-03-02T07:59:59Z";
const AFTER = "2026-03-02T08:00:00Z";
const TEXTS = { draft: "Canary draft 7Qx1", scheduled: "Canary scheduled 5Jw8" };

/** Values for all fields in which a new draft has a placeholder. */
const WRITTEN = {
  excerpt: "What to check in an account before the first campaign starts.",
  tags: ["accounts"],
  featuredImageAlt: "A bright green line that rises over a dark ground.",
  metaDescription: "A list of what to check in an ad account before the first campaign starts.",
  keywords: ["ad account"],
};

function addPost(slug: string, title: string, change: (text: string) => string) {
  const names = { author: "Mara Ellison", category: "SEO & Content" };
  const post = draftPost({ title, ...names, today: "2026-01-05", taken: [] });
  const target = path.join(folder, "content/posts", slug);
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, "cover.png"), readFileSync("src/cli/content/cover.png"));
  const text = postText({ ...post, ...WRITTEN, slug, id: slug });
  writeFileSync(path.join(target, "index.md"), change(text));
}

const isThere = (address: string) => existsSync(path.join(output, address));
const read = (address: string) => readFileSync(path.join(output, address), "utf8");

const filesWith = (text: string) =>
  listFiles(output).filter((file) => file.includes(text) || read(file).includes(text));

const build = (env: Record<string, string>) => mustBuildIn(folder, env);

beforeAll(async () => {
  copyProject(folder);
  addPost("a-draft", TEXTS.draft, (text) => text);
  addPost("comes-later", TEXTS.scheduled, (text) =>
    text
      .replace("published: false", "published: true")
      .replace(/^(publishedAt|updatedAt): .*/gm, `$1: ${AFTER}`),
  );
}, BUILD_MS);

describe("before the date of publication", () => {
  beforeAll(() => build({ BUILD_DATE: BEFORE }), BUILD_MS);

  test("a build omits drafts and scheduled posts from its output", () => {
    expect(filesWith("facebook").length).toBeGreaterThan(0);
    for (const text of [...Object.values(TEXTS), "a-draft", "comes-later"]) {
      expect([text, filesWith(text)]).toEqual([text, []]);
    }
  });
});

describe("in a preview after that build", () => {
  beforeAll(() => build({ BUILD_DATE: BEFORE, PREVIEW: "1" }), BUILD_MS);

  test("a preview build contains drafts and scheduled posts with noindex and a notice", () => {
    const draft = read("blog/a-draft/index.html");
    expect(draft).toMatch(/<mark>Draft: [^<]+<\/mark>/);
    expect(draft).toContain('name="robots" content="noindex"');
    const later = read("blog/comes-later/index.html");
    expect(later).toMatch(/<mark>Scheduled: [^<]*2026-03-02 08:00[^<]*<\/mark>/);
    expect(later).toContain('name="robots" content="noindex"');
    const [published = ""] = read(`blog/${OLD}/index.html`).split("Related articles");
    expect(published).not.toMatch(/<mark>|noindex/);
    expect(read("blog/index.html")).toContain(TEXTS.draft);
    expect(read("blog/index.html")).toMatch(/<mark>Draft: [^<]+<\/mark>/);
    expect(read("_headers")).toContain("X-Robots-Tag: noindex");
  });
});

describe("after the date of publication, with another post renamed", () => {
  beforeAll(async () => {
    const posts = path.join(folder, "content/posts");
    const file = path.join(posts, OLD, "index.md");
    const text = readFileSync(file, "utf8");
    const renamed = text.replace(`slug: ${OLD}`, `slug: ${NEW}`);
    writeFileSync(file, renamed);
    const moved = path.join(posts, NEW);
    renameSync(path.join(posts, OLD), moved);
    const refused = await buildIn(folder, { BUILD_DATE: AFTER });
    expect(refused.status).toBe(1);
    expect(refused.output).toContain(
      `Fix: add aliases: [${OLD}] to the front matter of content/posts/${NEW}/index.md`,
    );
    const aliases = `aliases: [${OLD}, /2019/10/Old_Guide.html]`;
    writeFileSync(path.join(moved, "index.md"), renamed.replace("tags:", `${aliases}\ntags:`));
    // The content check would report links to the old URL, so the test replaces this URL in all links.
    const others = readdirSync(posts).map((name) => path.join(posts, name, "index.md"));
    for (const other of [...others, path.join(folder, "content/services.json")]) {
      const words = readFileSync(other, "utf8");
      writeFileSync(other, words.replaceAll(`/blog/${OLD}`, `/blog/${NEW}`));
    }
    await build({ BUILD_DATE: AFTER });
  }, BUILD_MS);

  test("a build publishes a scheduled post on the date of publication, but never a draft", () => {
    expect(read("blog/comes-later/index.html")).not.toMatch(/<mark>|noindex/);
    expect(read("blog/index.html")).toContain(TEXTS.scheduled);
    expect(filesWith(TEXTS.draft)).toEqual([]);
    expect(filesWith("a-draft")).toEqual([]);
    expect(read("_headers")).not.toContain("X-Robots-Tag");
  });

  test("a post whose slug has changed is published at the new URL", () => {
    expect(read(`blog/${NEW}/index.html`)).toMatch(/<h1>(<span[^>]*>)?Facebook Ads/);
    expect(read("blog/index.html")).toContain(`href="/blog/${NEW}"`);
  });

  test("the old URLs of a post redirect to the new URL, even on hosts that ignore _redirects", () => {
    expect(read("_redirects").split("\n").slice(0, 2)).toEqual([
      `/blog/${OLD} /blog/${NEW} 301!`,
      `/blog/${OLD} /blog/${NEW} 301`,
    ]);
    for (const file of [`blog/${OLD}/index.html`, "2019/10/Old_Guide.html"]) {
      expect(read(file)).toContain(`content="0; url=/blog/${NEW}"`);
      expect(read(file)).toContain(`rel="canonical" href="https://steepline.example/blog/${NEW}"`);
      expect(read(file)).not.toMatch(/<script|<style/);
    }
    expect(isThere(`blog/${NEW}/index.html`)).toBe(true);
    expect(isThere(`page-data/blog/${OLD}/page-data.json`)).toBe(false);
  });
});

describe("after the alias was removed", () => {
  beforeAll(async () => {
    const file = path.join(folder, `content/posts/${NEW}/index.md`);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace(/^aliases: .*\n/m, ""));
    await build({ BUILD_DATE: AFTER });
  }, BUILD_MS);

  test("a build creates no redirect for an alias that the author has removed", () => {
    expect(isThere("_redirects")).toBe(false);
    expect(isThere(`blog/${OLD}/index.html`)).toBe(false);
    expect(isThere("2019/10/Old_Guide.html")).toBe(false);
  });
});
