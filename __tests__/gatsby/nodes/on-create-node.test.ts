import { shouldOnCreateNode } from "../../../src/gatsby/nodes/content-nodes";

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
])("for the node of %s, shouldOnCreateNode returns %s", (_what, expected, node) =>
  expect(shouldOnCreateNode({ node: node as never })).toBe(expected),
);
