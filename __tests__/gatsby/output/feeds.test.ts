import { FEED_POSTS, feedLists } from "../../../src/gatsby/output/feeds";
import type { Published } from "../../../src/gatsby/output/read-published";

const published = (posts: string[]) =>
  ({
    settings: { brand: "Brand" },
    pages: { nodes: [{ key: "blog", title: "Blog", metaDescription: "About the blog" }] },
    categories: {
      nodes: ["ads", "seo"].map((slug) => ({ slug, name: slug, description: `About ${slug}` })),
    },
    posts: {
      nodes: posts.map((slug, index) => ({ slug: `p${index}`, category: { slug, name: slug } })),
    },
  }) as unknown as Published;

test("the build creates a feed of all posts, and a feed for each category that has posts", () => {
  expect(feedLists(published(["ads", "ads"]))).toEqual([
    { title: "Blog | Brand", description: "About the blog", slugs: ["p0", "p1"] },
    { category: "ads", title: "ads | Brand", description: "About ads", slugs: ["p0", "p1"] },
  ]);
});

test("each feed contains only the twenty newest posts", () => {
  const lists = feedLists(published([...Array(30).fill("ads"), ...Array(30).fill("seo")]));
  expect(FEED_POSTS).toBe(20);
  expect(lists.map(({ slugs }) => slugs.length)).toEqual([20, 20, 20]);
  expect(lists.map(({ slugs }) => slugs[0])).toEqual(["p0", "p0", "p30"]);
});
