import { addNode } from "../../../src/gatsby/nodes/content-nodes";

/** The id of a post's node, where Gatsby's own nodes have these ids, in a file at this path. */
function idOf(parent: string, relativePath: string): string {
  const createNode = jest.fn();
  const args = {
    actions: { createNode, createParentChildLink: jest.fn() },
    createNodeId: (text: string) => text,
    createContentDigest: () => "digest",
  };
  const from = { parent: { id: parent }, file: { relativePath } };
  addNode(args as never, from as never, "Post", "post-id", {});
  return createNode.mock.calls[0][0].id;
}

test("ids are the same wherever the project lies, as they are in the data of lists", () => {
  const file = "posts/first-post/index.md";
  expect(idOf("made of one place", file)).toBe(idOf("made of another place", file));
});

test("a post whose folder was renamed is another node", () => {
  const ids = ["posts/old/index.md", "posts/new/index.md"].map((file) => idOf("same", file));
  expect(new Set(ids).size).toBe(2);
});
