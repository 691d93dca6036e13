import { join } from "node:path";
import { onCreateNode, shouldOnCreateNode } from "../../../src/gatsby/nodes/content-nodes";
import { contentFolderForEachTest } from "../../support/content-folder";

const POST = "posts/first-post/index.md";

const folder = contentFolderForEachTest();

/** Returns the nodes that Gatsby gets for a file of the content folder, by their type. */
async function nodesOf(relativePath: string) {
  const internal = { type: "File" };
  const absolutePath = join(folder.path, relativePath);
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
  expect(await nodesOf(POST)).toEqual([["Post", "A first title"]]);
  expect(await nodesOf("plans.json")).toHaveLength(3);
  folder.edit(POST, "A first title", "12:30");
  expect(await nodesOf(POST)).toEqual([["Post", "12:30"]]);
});

test.each([
  [POST, "published: true", "published: maybe"],
  [POST, "published: true", "published: false"],
  [POST, "A first title", '"A first title'],
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
