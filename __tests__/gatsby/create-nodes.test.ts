import { readFileSync } from "node:fs";
import path from "node:path";
import { type JsonFile, jsonFiles, posts } from "../../src/content/types";
import { markdownPages } from "../../src/content/types/markdown-page";
import { nodesOf, onCreateNode, shouldOnCreateNode } from "../../src/gatsby/create-nodes";
import { contentFolderForEachTest } from "../support/content-folder";
import { MARKDOWN_PAGE_EXAMPLE, POST_EXAMPLE } from "../support/examples";

const FILE = "posts/first-post/index.md";

const folder = contentFolderForEachTest();

let cached: Map<string, unknown>;
beforeEach(() => {
  cached = new Map();
});

/** Returns the nodes that Gatsby gets for a file of the content folder, by their type. */
async function createdNodes(relativePath: string) {
  const internal = { type: "File" };
  const absolutePath = path.join(folder.path, relativePath);
  const file = { id: "file", internal, sourceInstanceName: "content", absolutePath, relativePath };
  const markdown = { id: "markdown", parent: "file", internal: { type: "MarkdownRemark" } };
  const actions = { createNode: jest.fn(), createParentChildLink: jest.fn() };
  const cache = { get: async (key: string) => cached.get(key), set: cached.set.bind(cached) };
  const tools = { createNodeId: (id: string) => id, createContentDigest: () => "", actions, cache };
  for (const node of relativePath.endsWith(".md") ? [file, markdown] : [file]) {
    if (!shouldOnCreateNode({ node: node as never })) continue;
    const args = { node: { frontmatter: { title: "Another" }, ...node }, getNode: () => file };
    await onCreateNode?.({ ...args, ...tools } as never, { plugins: [] }, () => undefined);
  }
  return actions.createNode.mock.calls.map(([node]) => [node.internal.type, node.title]);
}

test("Gatsby's nodes have the data that the content check reads", async () => {
  expect(await createdNodes(FILE)).toEqual([["Post", "A first title"]]);
  expect(await createdNodes("plans.json")).toHaveLength(3);
  folder.edit(FILE, "A first title", "12:30");
  expect(await createdNodes(FILE)).toEqual([["Post", "12:30"]]);
});

test.each([
  [FILE, "published: true", "published: maybe"],
  [FILE, "A first title", '"A first title'],
  ["plans.json", '"Starter"', "1"],
  ["plans.json", '"Starter",', '"Starter"'],
])("if %s has %s replaced by %s, it has the nodes that it had before", async (file, from, to) => {
  const before = readFileSync(path.join(folder.path, file), "utf8");
  folder.edit(file, from, to);
  expect(await createdNodes(file)).toEqual([]);
  folder.write(file, before);
  const nodes = await createdNodes(file);
  folder.edit(file, from, to);
  expect(await createdNodes(file)).toEqual(nodes);
});

test.each(["posts/notes.md", "posts/_next/index.md", "posts/first-post/notes.md", "faq.json"])(
  "Gatsby gets no nodes from %s, which is not a content file",
  async (file) => {
    folder.write(file, "[]");
    expect(await createdNodes(file)).toEqual([]);
  },
);

const read = (file: string) => JSON.parse(readFileSync(path.join(folder.path, file), "utf8"));

const fieldsFrom = (file: JsonFile, data = read(file)) =>
  nodesOf(jsonFiles[file], { file, data, body: "" });

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

const POST = {
  ...POST_EXAMPLE,
  publishedAt: "2025-11-18",
  updatedAt: "2025-11-19T08:00:00+02:00",
};

const nodeOf = (post: object) =>
  nodesOf(posts, { file: `posts/${POST.slug}/index.md`, data: post, body: "# Text" })[0]?.fields;

test("the node of a post has the fields of its file, its id as postId, and its dates in UTC", () => {
  const { id, ...fields } = POST;
  expect(nodeOf({ ...POST, createdAt: undefined })).toEqual({
    ...fields,
    postId: id,
    content: "# Text",
    publishedAt: "2025-11-18T00:00:00.000Z",
    createdAt: "2025-11-18T00:00:00.000Z",
    updatedAt: "2025-11-19T06:00:00.000Z",
  });
});

test("the node of a post has the name of its folder and its tags in place of omitted fields", () => {
  const { id, slug, keywords, ...post } = POST;
  expect(nodeOf(post)).toMatchObject({ postId: slug, slug, keywords: post.tags });
});

test("the node of a page has the name of its file as its slug", () => {
  const file = "pages/about.md";
  expect(nodesOf(markdownPages, { file, data: MARKDOWN_PAGE_EXAMPLE, body: "Text" })).toEqual([
    { key: file, fields: { ...MARKDOWN_PAGE_EXAMPLE, slug: "about" } },
  ]);
});

test("the node of a post was changed at its publication, if the file names an earlier change", () => {
  expect(nodeOf({ ...POST, updatedAt: "2025-11-01" })).toHaveProperty(
    "updatedAt",
    "2025-11-18T00:00:00.000Z",
  );
});
