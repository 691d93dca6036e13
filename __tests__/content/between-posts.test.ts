import { type ContentFolder, makeContentFolder } from "../support/content-folder";

const POST = "posts/first-post/index.md";
const FIRST = `content/${POST}`;

let folder: ContentFolder;
beforeEach(() => {
  folder = makeContentFolder();
});
afterEach(() => folder.clear());

/** What is replaced in the first of two posts, and the whole report. */
type Damage = [name: string, from: string, to: string, expected: string[]];

describe("a post", () => {
  test.each<Damage>([
    [
      "has another slug than its folder",
      "slug: first-post",
      "slug: other-post",
      [
        `${FIRST}:4:7 slug: "other-post" is not the name of the post's folder ("first-post"). Fix: rename the folder to other-post, or the slug to the folder's name`,
      ],
    ],
    [
      "has the slug of another",
      "slug: first-post",
      "slug: second-post",
      [
        `${FIRST}:4:7 slug: "second-post" is not the name of the post's folder ("first-post"). Fix: rename the folder to second-post, or the slug to the folder's name`,
        'content/posts/second-post/index.md:4:7 slug: "second-post" is also the slug of content/posts/first-post/index.md. Fix: give one of the two posts another slug',
      ],
    ],
    [
      "has the id of another, but for capitals",
      "id: first-post-id",
      "id: SECOND-post-id",
      [
        'content/posts/second-post/index.md:2:5 id: "second-post-id" is also the id of content/posts/first-post/index.md. Fix: give one of the two posts another id',
      ],
    ],
    [
      "has a category with a slip in it",
      "category: Paid Advertising",
      "category: Paid Advertisin",
      [
        `${FIRST}:7:11 category: "Paid Advertisin" is not one of Paid Advertising, Social Commerce. Fix: write Paid Advertising`,
      ],
    ],
    [
      "has an unknown category",
      "category: Paid Advertising",
      "category: Gardening",
      [
        `${FIRST}:7:11 category: "Gardening" is not one of Paid Advertising, Social Commerce. Fix: write one of them, or add it to categories.json`,
      ],
    ],
    [
      "has an unknown author",
      "author: Mara Ellison",
      "author: Somebody",
      [
        `${FIRST}:6:9 author: "Somebody" is not one of Mara Ellison, Jonas Adeyemi. Fix: write one of them, or add it to authors.json`,
      ],
    ],
    [
      "links to a post that is not there",
      "[link](/services)",
      "[link](/blog/secnd-post)",
      [
        `${FIRST}:26:23 body: /blog/secnd-post is no page of this site. Fix: write /blog/second-post`,
      ],
    ],
    [
      "links to a category that is not there",
      "[link](/services)",
      "[link](/blog/category/gardening)",
      [
        `${FIRST}:26:23 body: /blog/category/gardening is no page of this site. Fix: write /blog/category/paid-advertising`,
      ],
    ],
  ])("%s", async (_, from, to, expected) => {
    folder.edit(POST, from, to);
    expect(await folder.problems()).toEqual(expected);
  });
});
