import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readFrontMatter, splitPost } from "../../src/content/read/front-matter";
import { checkEntry } from "../../src/editor/check-entry";
import { editorConfig } from "../../src/editor/config";
import { listFormat, objectFormat, postFormat, tidy } from "../../src/editor/formats";
import { preparePost } from "../../src/editor/prepare-post";
import { postExample } from "../support/content";

const { collections } = editorConfig({ name: "proxy" }, "http://localhost:8000");
const [posts] = collections;
const widgets = posts?.fields ?? [];
const format = postFormat(widgets);
const content = (file: string) => readFileSync(path.resolve("content", file), "utf8");

describe("a post", () => {
  test.each(readdirSync(path.resolve("content/posts")))(
    "if an author saves the post %s in the editor and has changed nothing, the file stays the same",
    (slug) => {
      const text = content(`posts/${slug}/index.md`);
      const entry = format.fromFile(text) as Record<string, unknown>;
      expect(format.fromFile(format.toFile(entry))).toEqual(entry);
      expect(checkEntry("posts", entry)).toEqual([]);
    },
  );

  test("the editor writes the fields of front matter in the declared order, and then the text of the post", () => {
    const entry = { body: "Text.\n\n- point", ...postExample };
    const shuffled = Object.fromEntries(Object.entries(entry).reverse());
    const saved = format.toFile(shuffled);
    const parts = splitPost(saved, "index.md");
    if ("message" in parts) throw new Error(parts.message);
    expect(parts.body).toBe("\nText.\n\n- point\n");
    const { source, problems } = readFrontMatter(parts.yaml, "index.md");
    expect([problems, Object.keys(source?.data as object)]).toEqual([[], Object.keys(postExample)]);
    expect(source?.data).toEqual(postExample);
  });

  test.each([
    ["a text that YAML could parse as a date", { publishedAt: "2026-03-02" }],
    ["a title with YAML syntax", { title: "yes: no # maybe" }],
    ["digits", { title: "2025", tags: ["0123", "1e3", "null", "true"] }],
    ["quotes and umlauts", { title: `"Größe" isn't 'all'`, excerpt: "— … é 日本" }],
    ["a text of the maximum length", { excerpt: "word ".repeat(47).trim() }],
  ])("the editor saves %s in front matter without changes", (_what, change) => {
    const entry = { ...postExample, ...change, body: "Text." };
    expect(format.fromFile(format.toFile(entry))).toEqual(entry);
  });

  test.each(["12:30", "24-7", "2024-2025", "1_000", "0x1F", "1.5"])(
    "the content check accepts the title and the tag %s of a post that the editor has saved",
    (text) => {
      const post = { ...postExample, title: text, tags: [text] };
      const parts = splitPost(format.toFile({ ...post, body: "Text." }), "index.md");
      if ("message" in parts) throw new Error(parts.message);
      const { source, problems } = readFrontMatter(parts.yaml, "index.md");
      expect(problems).toEqual([]);
      expect(source?.data).toEqual(post);
    },
  );

  test("the editor writes each text of front matter on one line, so that a change shows as one changed line", () => {
    const excerpt = "word ".repeat(47).trim();
    const lines = format.toFile({ ...postExample, excerpt, body: "Text." }).split("\n");
    expect(lines).toContain(`excerpt: "${excerpt}"`);
  });

  test("the content editor reads a post that has a byte order mark and Windows line breaks", () => {
    const text = `\uFEFF---\r\ntitle: One\r\n---\r\n\r\nText.\r\n`;
    expect(format.fromFile(text)).toEqual({ title: "One", body: "Text." });
  });
});

describe("hidden fields of a post", () => {
  const now = "2026-04-01T10:00:00.000Z";

  test("for a new post, the editor derives slug and id from the title, and sets all dates to now", () => {
    expect(preparePost({ title: " Größer  werden! " }, undefined, now)).toEqual({
      slug: "grosser-werden",
      id: "grosser-werden",
      featuredImage: "",
      published: false,
      publishedAt: now,
      createdAt: now,
      updatedAt: now,
    });
  });

  test("the editor keeps the id, the creation date and the slug of an existing post", () => {
    const post = { ...postExample, slug: "other", featuredImage: "new.png", id: "old-id" };
    const { slug, id, createdAt, updatedAt, featuredImage } = preparePost(post, "folder", now);
    expect([slug, id, createdAt, updatedAt, featuredImage]).toEqual([
      "folder",
      "old-id",
      postExample.createdAt,
      now,
      "./new.png",
    ]);
  });

  test("the editor saves the dates of a post so that createdAt is not after publishedAt, and publishedAt is not after updatedAt", () => {
    const later = preparePost({ title: "x", publishedAt: "2027-01-01T00:00:00Z" }, undefined, now);
    expect([later.createdAt, later.updatedAt]).toEqual([now, "2027-01-01T00:00:00Z"]);
    const past = preparePost({ title: "x", publishedAt: "2020-01-01T00:00:00Z" }, undefined, now);
    expect([past.createdAt, past.updatedAt]).toEqual(["2020-01-01T00:00:00Z", now]);
    const publishedAt = "2020-01-01T00:00:00Z";
    const existing = preparePost({ ...postExample, publishedAt }, "folder", now);
    expect([existing.createdAt, existing.updatedAt]).toEqual([publishedAt, now]);
  });
});

describe("problems that prevent saving", () => {
  test("the editor's message about a problem in a post contains the label of the field and a fix", () => {
    const { excerpt, ...rest } = postExample;
    const entry = { ...rest, slug: "No Slug", tags: ["ok", " "], body: "# Heading\n\n<i>x</i>" };
    const problems = checkEntry("posts", entry).join("\n");
    expect(problems).toContain("Excerpt: is missing");
    expect(problems).toMatch(/^Slug: is not a slug\. Fix: .*no-slug$/m);
    expect(problems).toMatch(/^Tags, entry 2: starts or ends with a space/m);
    expect(problems).toMatch(/^Text, line 3: has HTML/m);
  });

  test("if an entry of a list has a problem, the message of the editor names the entry", () => {
    expect(checkEntry("plans", { entries: [{}] })).toContainEqual(
      expect.stringMatching(/^Entry 1, name: is missing\. Fix: /),
    );
  });
});

describe("JSON files", () => {
  const others = collections.slice(1);

  test.each(others.map(({ name, files }) => [name, files?.[0]?.fields ?? []] as const))(
    "saving %s.json in the editor without changes leaves the file unchanged",
    (name, fields) => {
      const text = content(`${name}.json`);
      const file = fields.length === 1 ? listFormat(fields) : objectFormat(fields);
      const entry = file.fromFile(text) as Record<string, unknown>;
      expect(JSON.parse(file.toFile(entry))).toEqual(JSON.parse(text));
      expect(checkEntry(name, tidy(entry, fields))).toEqual([]);
    },
  );

  test("the content editor reads a JSON file that has a byte order mark", () => {
    expect(objectFormat([]).fromFile('\uFEFF{"a":1}')).toEqual({ a: 1 });
    expect(listFormat([]).fromFile("\uFEFF[1]")).toEqual({ entries: [1] });
  });

  test("the editor leaves out empty values, and trims texts", () => {
    const { fields = [] } = others.find(({ name }) => name === "pages")?.files?.[0] ?? {};
    const page = {
      title: " Home ",
      teaser: { title: "", text: undefined },
      keywords: ["a", null, ""],
    };
    expect(tidy({ home: page }, fields)).toEqual({ home: { title: "Home", keywords: ["a"] } });
  });
});
