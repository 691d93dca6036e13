import { createPages } from "../../src/gatsby/create-pages";

/** Runs `createPages` with this number of posts in the only category. */
async function pagesWith(posts: number) {
  const createPage = jest.fn();
  const nodes = Array.from({ length: posts }, (_, index) => ({
    slug: `p${index}`,
    category: { slug: "ads" },
  }));
  const data = {
    posts: { nodes },
    categories: { nodes: [{ slug: "ads" }] },
  };
  const args = { graphql: async () => ({ data }), actions: { createPage }, reporter: {} };
  await createPages?.(args as never, { plugins: [] }, () => undefined);
  return createPage.mock.calls.map(([page]): { path: string } => page);
}

test.each([
  [0, ["/blog/category/ads"]],
  [12, ["/blog/category/ads"]],
  [13, ["/blog/category/ads", "/blog/category/ads/page/2"]],
  [25, ["/blog/category/ads", "/blog/category/ads/page/2", "/blog/category/ads/page/3"]],
])("a category of %i posts has the pages %j", async (count, paths) => {
  const pages = (await pagesWith(count)).map(({ path }) => path);
  expect(pages.filter((path) => path.startsWith("/blog/category/"))).toEqual(paths);
});
