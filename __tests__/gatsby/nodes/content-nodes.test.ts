import { addNode } from "../../../src/gatsby/nodes/content-nodes";

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

test("the ids of content nodes do not depend on the folder of the project", () => {
  const file = "posts/first-post/index.md";
  expect(idOf("id in one folder", file)).toBe(idOf("id in another folder", file));
});

test("a post whose folder was renamed gets a new node id", () => {
  const ids = ["posts/old/index.md", "posts/new/index.md"].map((file) => idOf("same", file));
  expect(new Set(ids).size).toBe(2);
});
