import { readFileSync } from "node:fs";
import path from "node:path";
import { type JsonFile, jsonFiles, posts } from "../../src/content/types";
import { readEnvironment } from "../../src/environment";
import { nodeFields, onCreateNode, shouldOnCreateNode } from "../../src/gatsby/create-nodes";
import { postExample, reading } from "../support/content";
import { contentFolderForEachTest } from "../support/content-folder";

const FILE = "posts/first-post/index.md";

const folder = contentFolderForEachTest();

/** Returns the nodes that Gatsby gets for a file of the content folder, by their type. */
async function nodesOf(relativePath: string) {
  const internal = { type: "File" };
  const absolutePath = path.join(folder.path, relativePath);
  const file = { id: "file", internal, sourceInstanceName: "content", absolutePath, relativePath };
  const markdown = { id: "markdown", parent: "file", internal: { type: "MarkdownRemark" } };
  const actions = { createNode: jest.fn(), createParentChildLink: jest.fn() };
  const tools = { createNodeId: (id: string) => id, createContentDigest: () => "", actions };
  for (const node of relativePath.endsWith(".md") ? [file, markdown] : [file]) {
    if (!shouldOnCreateNode({ node: node as never })) continue;
    const args = { node: { frontmatter: { title: "Another" }, ...node }, getNode: () => file };
    await onCreateNode?.({ ...args, ...tools } as never, { plugins: [] }, () => undefined);
  }
  return actions.createNode.mock.calls.map(([node]) => [node.internal.type, node.title]);
}

test("Gatsby's nodes have the data that the content check reads", async () => {
  expect(await nodesOf(FILE)).toEqual([["Post", "A first title"]]);
  expect(await nodesOf("plans.json")).toHaveLength(3);
  folder.edit(FILE, "A first title", "12:30");
  expect(await nodesOf(FILE)).toEqual([["Post", "12:30"]]);
});

test.each([
  [FILE, "published: true", "published: maybe"],
  [FILE, "published: true", "published: false"],
  [FILE, "A first title", '"A first title'],
  ["plans.json", '"Starter"', "1"],
  ["plans.json", '"Starter",', '"Starter"'],
])("Gatsby gets no nodes from %s if %s is replaced by %s", async (file, from, to) => {
  folder.edit(file, from, to);
  expect(await nodesOf(file)).toEqual([]);
});

test.each(["posts/notes.md", "posts/_next/index.md", "posts/first-post/notes.md", "faq.json"])(
  "Gatsby gets no nodes from %s, which is not a content file",
  async (file) => {
    folder.write(file, "[]");
    expect(await nodesOf(file)).toEqual([]);
  },
);

const read = (file: string) =>
  JSON.parse(readFileSync(path.resolve(__dirname, "../fixture-content", file), "utf8"));

const fieldsFrom = (file: JsonFile, data = read(file), env = {}) =>
  nodeFields(jsonFiles[file], reading(data), file, readEnvironment(env as never));

test("Gatsby's nodes of services have unique anchors derived from the titles", () => {
  const [first] = read("services.json");
  expect(fieldsFrom("services.json", [first, first]).map(({ fields }) => fields)).toEqual([
    { position: 0, slug: "paid-ads", ...first },
    { position: 1, slug: "paid-ads-2", ...first },
  ]);
});

test("Gatsby creates a node for every entry of a list, in the order of the file", () => {
  const entries: object[] = read("cases.json");
  expect(fieldsFrom("cases.json")).toEqual(
    entries.map((entry, position) => ({
      key: String(position),
      fields: { position, ...entry },
    })),
  );
});

test("Gatsby gets one node for every key in pages.json", () => {
  const pages: Record<string, object> = read("pages.json");
  expect(fieldsFrom("pages.json")).toEqual(
    Object.entries(pages).map(([key, page]) => ({ key, fields: { key, ...page } })),
  );
});

test("Gatsby gets one node from site.json, in which SITE_URL replaces the URL", () => {
  const settings = read("site.json");
  expect(fieldsFrom("site.json")).toEqual([{ key: "site", fields: settings }]);
  expect(fieldsFrom("site.json", settings, { SITE_URL: "https://other.example/" })).toMatchObject([
    { fields: { url: "https://other.example" } },
  ]);
});

const POST = {
  ...postExample,
  published: true,
  publishedAt: "2025-11-18T08:00:00.000Z",
  createdAt: "2025-11-05T08:00:00.000Z",
  updatedAt: "2025-11-19T08:00:00.000Z",
};
const NOW = { ...readEnvironment({} as never), now: Date.parse("2025-11-20T08:00:00Z") };

const nodeOf = (post: object, environment = NOW) => {
  const [node] = nodeFields(
    posts,
    { ...reading(post), body: { text: "# Text", line: 9 } },
    FILE,
    environment,
  );
  return node?.fields as Record<string, unknown> | undefined;
};

test("the node of a published post has all its fields, and its id as postId", () => {
  const { id, ...fields } = POST;
  expect(nodeOf(POST)).toEqual({
    ...fields,
    postId: id,
    content: "# Text",
    notice: null,
    featuredImage: "posts/first-post/cover.png",
  });
});

test("the dates of a post are in UTC, so that they can be sorted as text", () => {
  const post = nodeOf({ ...POST, publishedAt: "2025-11-18T01:30:00+09:00" });
  expect(post?.publishedAt).toBe("2025-11-17T16:30:00.000Z");
});

test("a post that was last changed before its publication counts as updated on its publication", () => {
  const post = nodeOf({ ...POST, updatedAt: "2025-11-18T08:00:00+02:00" });
  expect(post?.updatedAt).toBe(POST.publishedAt);
});

test("a post does not claim a change after the time of the build", () => {
  const post = nodeOf({ ...POST, updatedAt: "2099-11-28" });
  expect(post?.updatedAt).toBe("2025-11-20T08:00:00.000Z");
});

test("a post without createdAt was created when it was published", () => {
  const { createdAt, ...post } = POST;
  expect(nodeOf(post)?.createdAt).toBe(POST.publishedAt);
});

describe("unpublished posts", () => {
  const BEFORE = Date.parse(POST.publishedAt) - 1;
  const draft = { ...POST, published: false };

  test.each([
    ["a published post", POST, BEFORE + 1, null],
    [
      "a scheduled post",
      { ...POST, publishedAt: "2025-11-18T10:00:00+02:00" },
      BEFORE,
      "Scheduled: visitors see this page from 2025-11-18 08:00 (UTC) on.",
    ],
    ["a draft", draft, BEFORE, "Draft: only previews show this page."],
  ])("the notice of %s is %j", (_what, post, now, notice) => {
    expect(nodeOf(post, { ...NOW, now, preview: true })?.notice).toBe(notice);
    expect(nodeOf(post, { ...NOW, now }) === undefined).toBe(notice !== null);
  });
});
