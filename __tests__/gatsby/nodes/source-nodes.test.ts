import { sourceNodes } from "../../../src/gatsby/nodes/content-nodes";

const FRONTMATTER = {
  id: "first-post-id",
  title: "A first title",
  slug: "first-post",
  excerpt: "What it is about.",
  author: "Mara Ellison",
  category: "Paid Advertising",
  tags: ["ads"],
  featuredImage: "./cover.png",
  featuredImageAlt: "A rising line.",
  published: true,
  publishedAt: "2026-03-02T08:00:00Z",
  createdAt: "2026-01-05",
  updatedAt: "2026-03-02T08:00:00Z",
  metaTitle: "A meta title",
  metaDescription: "A description that is long enough for search results to show it as it was.",
  keywords: ["first keyword"],
};

/** A warm build: files are as they were, and the last build left this of the post. */
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
    frontmatter: { ...FRONTMATTER, published },
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
  ["comes out when its time has come", undefined, AFTER, true, [0, "published"]],
  ["waits before that", undefined, BEFORE, true, [0, undefined]],
  ["leaves after a preview, when its time has not come", "scheduled", BEFORE, true, [1, undefined]],
  ["is no longer marked, when it has", "scheduled", AFTER, true, [1, "published"]],
  ["stays as it is", "published", AFTER, true, [0, undefined]],
  ["is marked in a preview", undefined, PREVIEW, true, [0, "scheduled"]],
  ["that is a draft leaves after a preview", "draft", AFTER, false, [1, undefined]],
  ["that is a draft is in a preview", undefined, PREVIEW, false, [0, "draft"]],
])("a post that nobody has touched %s", async (_, visibility, env, published, expected) => {
  expect(await run(visibility, env, published)).toEqual(expected);
});

test("what is left of a post whose file is gone is left to Gatsby", async () => {
  const gone = `${__filename}.gone`;
  expect(await run("scheduled", AFTER, true, gone)).toEqual([0, undefined]);
});
