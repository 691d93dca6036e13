import { createPages } from "../../src/gatsby/create-pages";

const DAY = 86_400_000;

const postOf = (index: number) => ({
  slug: `p${index}`,
  published: true,
  publishedAt: new Date(Date.UTC(2025, 0, 40) - index * DAY).toISOString(),
  category: { slug: "ads" },
});

/** Runs `createPages` with these posts, newest first, at a time when the newest one is a day old. */
async function pagesWith(posts: object[], env: Record<string, string> = {}) {
  jest.replaceProperty(process, "env", { BUILD_DATE: "2025-02-10T00:00:00Z", ...env });
  const createPage = jest.fn();
  const data = {
    allPost: { nodes: posts },
    allCategory: { nodes: [{ slug: "ads" }] },
    allMarkdownPage: { nodes: [{ slug: "about" }] },
  };
  const args = { graphql: async () => ({ data }), actions: { createPage } };
  await createPages?.(args as never, { plugins: [] }, () => undefined);
  jest.restoreAllMocks();
  const pages = createPage.mock.calls.map(([{ path, context }]) => [path, context]);
  return Object.fromEntries(pages);
}

const newestPosts = (count: number) => Array.from({ length: count }, (_, index) => postOf(index));

test.each([
  [0, ["/blog/category/ads"]],
  [12, ["/blog/category/ads"]],
  [13, ["/blog/category/ads", "/blog/category/ads/page/2"]],
  [25, ["/blog/category/ads", "/blog/category/ads/page/2", "/blog/category/ads/page/3"]],
])("a category of %i posts has the pages %j", async (count, paths) => {
  const pages = Object.keys(await pagesWith(newestPosts(count)));
  expect(pages.filter((path) => path.startsWith("/blog/category/"))).toEqual(paths);
});

test("each part of the list of posts gets the slugs that it shows", async () => {
  const pages = await pagesWith(newestPosts(13));
  expect(pages["/blog"].slugs).toHaveLength(12);
  expect(pages["/blog/page/2"]).toEqual({ page: 2, pages: 2, slugs: ["p12"], withPosts: ["ads"] });
});

test("the related articles of a post are the newest three other posts", async () => {
  const pages = await pagesWith(newestPosts(5));
  expect(pages["/blog/p4"].related).toEqual(["p0", "p1", "p2"]);
  expect(pages["/blog/p1"].related).toEqual(["p0", "p2", "p3"]);
});

const draft = { ...postOf(0), slug: "draft", published: false };
const scheduled = { ...postOf(0), slug: "soon", publishedAt: "2025-02-11T08:30:00.000Z" };

test("drafts and scheduled posts have no page, and no other page shows them", async () => {
  const pages = await pagesWith([scheduled, draft, postOf(1)]);
  expect(pages).not.toHaveProperty("/blog/draft");
  expect(pages).not.toHaveProperty("/blog/soon");
  expect(pages["/blog"].slugs).toEqual(["p1"]);
});

test("a scheduled post has a page from its date on", async () => {
  const pages = await pagesWith([scheduled], { BUILD_DATE: scheduled.publishedAt });
  expect(pages["/blog/soon"].notice).toBeNull();
});

test("a preview shows drafts and scheduled posts with a notice", async () => {
  const pages = await pagesWith([scheduled, draft, postOf(1)], { PREVIEW: "1" });
  expect(pages["/blog"].slugs).toEqual(["soon", "draft", "p1"]);
  expect(pages["/blog/p1"].notice).toBeNull();
  expect(pages["/blog/draft"].notice).toBe("Draft: only previews show this page.");
  expect(pages["/blog/soon"].notice).toBe(
    "Scheduled: visitors see this page with the first build after 2025-02-11 08:30 (UTC).",
  );
});

test("a query that fails stops the build", async () => {
  const args = { graphql: async () => ({ errors: ["Unknown field"] }), actions: {} };
  const result = createPages?.(args as never, { plugins: [] }, () => undefined);
  await expect(result).rejects.toThrow("Unknown field. The query was:");
});

test("a file in content/pages has a page", async () => {
  expect(await pagesWith([])).toHaveProperty("/about", { slug: "about" });
});

test("the page of a category without posts gets the newest posts of the blog", async () => {
  const pages = await pagesWith([{ ...postOf(1), category: { slug: "seo" } }]);
  expect(pages["/blog/category/ads"]).toMatchObject({ slugs: [], newest: ["p1"] });
});
