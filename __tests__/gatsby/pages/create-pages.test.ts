import { createPages } from "../../../src/gatsby/pages/create-pages";

interface Page {
  path: string;
  component: string;
  context: {
    topic?: string;
    slug?: string;
    page?: number;
    pages?: number;
    limit?: number;
    skip?: number;
  };
}

/** Runs `createPages` with these categories, and with one post for each slug in `posts`. */
async function run(posts: string[], categories: string[]) {
  const actions = { createPage: jest.fn() };
  const data = {
    posts: {
      nodes: posts.map((slug, index) => ({
        slug: `p${index}`,
        category: { slug },
      })),
    },
    categories: { nodes: categories.map((slug) => ({ slug })) },
    plans: { nodes: [{ slug: "growth", name: "Growth" }] },
  };
  const args = { graphql: async () => ({ data }), actions, reporter: {} };
  await createPages?.(args as never, { plugins: [] }, () => undefined);
  return actions;
}

async function pagesOf(posts: string[], categories: string[]): Promise<Page[]> {
  const { createPage } = await run(posts, categories);
  return createPage.mock.calls.map(([page]) => page);
}

const under = (pages: Page[], start: string) => pages.filter(({ path }) => path.startsWith(start));

test("the build creates a page for every post, with only the slug in the page context", async () => {
  const pages = await pagesOf(["ads", "seo"], ["ads", "seo"]);
  for (const slug of ["p0", "p1"]) {
    const [page] = under(pages, `/blog/${slug}`);
    expect(page?.context).toEqual({ slug });
    expect(page?.component).toMatch(/src\/templates\/post\.tsx$/);
  }
});

test("the build creates a contact page for every plan and for the audit", async () => {
  const pages = under(await pagesOf([], []), "/contact");
  expect(pages.map(({ path, context }) => [path, context])).toEqual([
    ["/contact/about-audit", { topic: "About the free audit." }],
    ["/contact/about-growth", { topic: "About the Growth plan." }],
  ]);
});

test("the build creates pages for the blog and for every category, even without posts", async () => {
  const pages = await pagesOf([], ["ads", "seo"]);
  expect(under(pages, "/blog").map(({ path }) => path)).toEqual([
    "/blog",
    "/blog/category/ads",
    "/blog/category/seo",
  ]);
});

test.each([
  [12, ["/blog/category/ads"]],
  [13, ["/blog/category/ads", "/blog/category/ads/page/2"]],
  [25, ["/blog/category/ads", "/blog/category/ads/page/2", "/blog/category/ads/page/3"]],
])("a category of %i posts has the pages %j", async (count, paths) => {
  const pages = under(await pagesOf(Array(count).fill("ads"), ["ads"]), "/blog/category/ads");
  expect(pages.map(({ path }) => path)).toEqual(paths);
  expect(pages.map(({ context }) => context)).toEqual(
    paths.map((_, index) => ({
      slug: "ads",
      page: index + 1,
      pages: paths.length,
      limit: 12,
      skip: index * 12,
    })),
  );
});

test("the number of pages of a category depends only on the posts of this category", async () => {
  const pages = await pagesOf([...Array(13).fill("ads"), "seo"], ["ads", "seo"]);
  expect(under(pages, "/blog/category/seo")).toHaveLength(1);
  expect(under(pages, "/blog/page/")).toHaveLength(1);
});
