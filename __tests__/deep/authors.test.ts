import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/lib/list-files";
import { BUILD_MS, copyProject, mustBuildIn } from "../support/copy-project";
import { BROCHURE } from "../support/fixture-content";
import { ORDINARY_POSTS, ordinaryCovers } from "../support/ordinary-posts";
import { type PostFile, plainPost, writePosts } from "../support/post-files";
import { tempFolder } from "../support/temp-folder";

/** What authors write and the content check accepts must be published. */

const PROJECT = path.resolve(__dirname, "../..");

function editJson(file: string, edit: (entries: Record<string, unknown>[]) => unknown) {
  const data = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify(edit(data), null, 2));
}

/** Words of the specification, and the words of another owner. */
const OWN_WORDS = {
  "$1k/mo": "€900/mo",
  "$3.5k/mo": "€4,200/mo",
  "Available for new projects": "Two places left this spring",
  "Performance marketing that actually works": "Marketing that pays its own way",
  '"emphasis": "actually works"': '"emphasis": "its own way"',
  "Book intro call": "Book a call",
  "View work": "See results",
  "Our Services": "What We Do",
  "Transparent Pricing": "Prices",
  "Let's Talk": "Say Hello",
  "Paid ads": "Paid media",
  // The content check asks for the new anchor in the links to the service.
  "/services#paid-ads": "/services#paid-media",
  "Social Commerce": "Social Selling",
  "Discovery & Audit": "Look & Listen",
  "+312%": "+1,312%",
  "Gummies brand, TH": "Vitamins brand, JP",
};

const clone = tempFolder();

test(
  "the check, the build and the build tests pass with every kind of ordinary content",
  async () => {
    const kept = (file: string) =>
      !/^(node_modules|\.git|\.test|\.cache|public)($|\/)/.test(path.relative(PROJECT, file));
    cpSync(PROJECT, clone, { recursive: true, filter: kept });
    symlinkSync(path.join(PROJECT, "node_modules"), path.join(clone, "node_modules"), "dir");
    const content = path.join(clone, "content");
    writePosts(content, ORDINARY_POSTS, await ordinaryCovers());
    // The owner of the site changes what the specification names, in every file that has it.
    const files = listFiles(content).filter((file) => /\.(json|md)$/.test(file));
    for (const file of files.map((name) => path.join(content, name))) {
      const text = readFileSync(file, "utf8");
      const changed = Object.entries(OWN_WORDS).reduce(
        (all, [old, own]) => all.replaceAll(old, own),
        text,
      );
      writeFileSync(file, changed);
    }
    for (const [file, change] of Object.entries({
      "services.json": { title: "Podcast ads", article: undefined },
      "cases.json": { slug: "another-case", brand: "Another brand" },
      "authors.json": { name: "Another Author" },
    })) {
      editJson(path.join(content, file), (all) => [...all, { ...all[0], ...change }]);
    }

    const run = spawnSync(
      process.execPath,
      [require.resolve("jest/bin/jest"), "--selectProjects", "build", "--ci"],
      {
        cwd: clone,
        encoding: "utf8",
        env: { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined },
      },
    );

    expect([run.status, run.status ? run.stdout + run.stderr : ""]).toEqual([0, ""]);
  },
  BUILD_MS,
);

describe("a new site", () => {
  const folder = tempFolder();
  const content = path.join(folder, "content");
  const read = (address: string) => readFileSync(path.join(folder, "public", address), "utf8");
  const filesWith = (text: string) =>
    listFiles(path.join(folder, "public")).filter(
      (file) => file.includes(text) || read(file).includes(text),
    );
  const [BEFORE, AFTER] = ["2026-03-02T07:59:59Z", "2026-03-02T08:00:00Z"];
  const draft: PostFile = { ...plainPost("a-draft", AFTER), published: false };
  const scheduled = plainPost("comes-later", AFTER);

  beforeAll(async () => {
    copyProject(folder);
    rmSync(content, { recursive: true });
    cpSync(BROCHURE, content, { recursive: true });
    rmSync(path.join(content, "posts"), { recursive: true });
    mkdirSync(path.join(content, "posts"));
    editJson(path.join(content, "services.json"), (all) =>
      all.map((service) => ({ ...service, article: undefined })),
    );
    writePosts(content, [draft, scheduled], await ordinaryCovers());
  });

  test(
    "a site without a published post is built, and contains no draft and no scheduled post",
    async () => {
      await mustBuildIn(folder, { BUILD_DATE: BEFORE });
      expect(read("blog.html")).toContain("No posts found");
      for (const { slug } of [draft, scheduled])
        expect([slug, filesWith(slug)]).toEqual([slug, []]);
    },
    BUILD_MS,
  );

  test(
    "a preview contains drafts and scheduled posts with noindex and a notice",
    async () => {
      await mustBuildIn(folder, { BUILD_DATE: BEFORE, PREVIEW: "1" });
      expect(read("blog/a-draft.html")).toMatch(/<mark>Draft: [^<]+<\/mark>/);
      expect(read("blog/comes-later.html")).toMatch(/<mark>Scheduled: [^<]*2026-03-02/);
      expect(read("blog/a-draft.html")).toContain('name="robots" content="noindex"');
      expect(read("_headers")).toContain("X-Robots-Tag: noindex");
    },
    BUILD_MS,
  );

  test(
    "a site with one post is built, because a scheduled post comes out on its date",
    async () => {
      await mustBuildIn(folder, { BUILD_DATE: AFTER });
      expect(read("blog/comes-later.html")).not.toMatch(/<mark>|noindex/);
      expect(read("blog.html")).toContain(scheduled.title);
      expect(filesWith(draft.slug)).toEqual([]);
      expect(read("_headers")).not.toContain("X-Robots-Tag");
    },
    BUILD_MS,
  );
});
