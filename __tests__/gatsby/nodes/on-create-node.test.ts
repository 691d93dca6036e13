import { shouldOnCreateNode } from "../../../src/gatsby/nodes/content-nodes";

/** A node as gatsby-source-filesystem makes it. */
const file = (sourceInstanceName: string, relativePath: string) => ({
  internal: { type: "File" },
  sourceInstanceName,
  relativePath,
});

test.each([
  ["a markdown file", true, { internal: { type: "MarkdownRemark" } }],
  ["a JSON file of the content", true, file("content", "plans.json")],
  ["another file of the content", false, file("content", "posts/one/cover.png")],
  ["a file of the same name elsewhere", false, file("elsewhere", "plans.json")],
  ["a post", false, { internal: { type: "Post" } }],
])("Gatsby asks about %s: %s", (_what, asks, node) =>
  expect(shouldOnCreateNode({ node: node as never })).toBe(asks),
);
