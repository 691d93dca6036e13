import { addNode, shouldOnCreateNode, sourceNodes } from "../../../src/gatsby/nodes/content-nodes";
import { postExample } from "../../support/content";

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

/** Runs `sourceNodes` as in a warm build, with an existing Post node of this visibility. */
async function run(
  visibility: string | undefined,
  env: Record<string, string>,
  published = true,
  absolutePath = __filename,
) {
  const actions = {
    createNode: jest.fn(),
    deleteNode: jest.fn(),
    createParentChildLink: jest.fn(),
    touchNode: jest.fn(),
  };
  const markdown = {
    id: "markdown",
    parent: "file",
    children: visibility ? ["post"] : [],
    frontmatter: { ...postExample, publishedAt: "2026-03-02T08:00:00Z", published },
    internal: { type: "MarkdownRemark" },
  };
  const nodes: Record<string, object> = {
    file: { relativePath: "posts/first-post/index.md", absolutePath },
    post: { id: "post", visibility, internal: { type: "Post" } },
  };
  const before = { ...process.env };
  Object.assign(process.env, env);
  await sourceNodes?.(
    {
      actions,
      getNode: (id: string) => nodes[id],
      getNodesByType: () => [markdown],
      createNodeId: (id: string) => id,
      createContentDigest: () => "digest",
    } as never,
    { plugins: [] },
    () => undefined,
  );
  process.env = before;
  const [created] = actions.createNode.mock.calls;
  return [actions.deleteNode.mock.calls.length, created?.[0].visibility];
}

const BEFORE = { BUILD_DATE: "2026-03-02T07:59:59Z" };
const AFTER = { BUILD_DATE: "2026-03-02T08:00:00Z" };
const PREVIEW = { ...BEFORE, PREVIEW: "1" };

type Run = Required<Parameters<typeof run>>;

test.each<[string, Run[0], Run[1], Run[2], [deleted: number, created?: string]]>([
  ["creates the node of a post that is due", undefined, AFTER, true, [0, "published"]],
  ["creates no node before a post is due", undefined, BEFORE, true, [0, undefined]],
  [
    "deletes the node of a scheduled post after a preview",
    "scheduled",
    BEFORE,
    true,
    [1, undefined],
  ],
  [
    "replaces the node of a scheduled post that is due by a published node",
    "scheduled",
    AFTER,
    true,
    [1, "published"],
  ],
  ["keeps the node of a published post", "published", AFTER, true, [0, undefined]],
  ["creates the node of a scheduled post in a preview", undefined, PREVIEW, true, [0, "scheduled"]],
  ["deletes the node of a draft after a preview", "draft", AFTER, false, [1, undefined]],
  ["creates the node of a draft in a preview", undefined, PREVIEW, false, [0, "draft"]],
])(
  "if only the build time or the preview mode has changed, sourceNodes %s",
  async (_, visibility, env, published, expected) => {
    expect(await run(visibility, env, published)).toEqual(expected);
  },
);

test("sourceNodes does not delete the nodes of a deleted file, because Gatsby deletes these nodes", async () => {
  const gone = `${__filename}.gone`;
  expect(await run("scheduled", AFTER, true, gone)).toEqual([0, undefined]);
});
