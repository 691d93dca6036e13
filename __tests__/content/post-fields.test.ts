import { type ContentFolder, makeContentFolder } from "../support/content-folder";

const POST = "posts/first-post/index.md";
const FIRST = `content/${POST}`;

let folder: ContentFolder;
beforeEach(() => {
  folder = makeContentFolder();
});
afterEach(() => folder.clear());

/** What is replaced in a valid post, and the whole report. */
type Damage = [name: string, from: string, to: string, expected: string[]];

describe("a field", () => {
  test.each<Damage>([
    [
      "is missing",
      "title: A first title\n",
      "",
      [`${FIRST}:1:1 title: is missing. Fix: add it, as in title: "TikTok Shop for Beginners"`],
    ],
    [
      "is a number",
      "A first title",
      "2025",
      [`${FIRST}:3:8 title: is a number (2025) but must be text. Fix: put it in quotes`],
    ],
    [
      "is a number with a leading zero",
      "slug: first-post",
      "slug: 0123",
      [`${FIRST}:4:7 slug: is a number (0123) but must be text. Fix: put it in quotes`],
    ],
    [
      "is true",
      "Mara Ellison",
      "true",
      [`${FIRST}:6:9 author: is a yes-or-no value (true) but must be text. Fix: put it in quotes`],
    ],
    [
      "is a list",
      "title: A first title",
      "title: [a, b]",
      [`${FIRST}:3:1 title: is a list but must be text. Fix: write one text`],
    ],
    [
      "is a group of fields",
      "title: A first title",
      "title:\n  a: b",
      [`${FIRST}:3:1 title: is a group of fields but must be text. Fix: write one text`],
    ],
    [
      "has no value",
      "title: A first title",
      "title:",
      [`${FIRST}:3:1 title: is empty. Fix: write it, as in title: "TikTok Shop for Beginners"`],
    ],
    [
      "is an empty text",
      "title: A first title",
      'title: ""',
      [`${FIRST}:3:8 title: is empty. Fix: write it, as in title: "TikTok Shop for Beginners"`],
    ],
    [
      "is an empty excerpt",
      "excerpt: What it is about.",
      'excerpt: ""',
      [
        `${FIRST}:5:10 excerpt: is empty. Fix: write it, as in excerpt: "What to prepare before the first product goes live."`,
      ],
    ],
    [
      "ends with a space",
      "A first title",
      '"A first "',
      [`${FIRST}:3:8 title: starts or ends with a space. Fix: remove it`],
    ],
    [
      "has two lines",
      "A first title",
      "|\n  A\n  B",
      [`${FIRST}:3:8 title: has a line break or an invisible character. Fix: write it on one line`],
    ],
    [
      "is too long",
      "A first title",
      "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
      [`${FIRST}:3:8 title: has 111 characters; at most 110 wanted. Fix: shorten it`],
    ],
    [
      "has a slip in its name",
      "category:",
      "catgory:",
      [`${FIRST}:7:1 catgory: is not a known field. Fix: rename it to category`],
    ],
    [
      "is unknown",
      "tags:",
      "colour: red\ntags:",
      [
        `${FIRST}:8:1 colour: is not a known field. Fix: remove it; known are id, title, slug, excerpt, author, category, tags, featuredImage, featuredImageAlt, published, publishedAt, createdAt, updatedAt, metaTitle, metaDescription, keywords, aliases`,
      ],
    ],
    [
      "is __proto__",
      "tags:",
      "__proto__: {a: 1}\ntags:",
      [
        `${FIRST}:8:1 __proto__: is not a known field. Fix: remove it; known are id, title, slug, excerpt, author, category, tags, featuredImage, featuredImageAlt, published, publishedAt, createdAt, updatedAt, metaTitle, metaDescription, keywords, aliases`,
      ],
    ],
    [
      "is set twice",
      "slug: first-post",
      "slug: first-post\ntitle: again",
      [`${FIRST}:5:1 title: is set twice, first in line 3. Fix: remove one of them`],
    ],
  ])("%s", async (_, from, to, expected) => {
    folder.edit(POST, from, to);
    expect(await folder.problems()).toEqual(expected);
  });
});

describe("published", () => {
  test.each<Damage>([
    [
      "is a text",
      "published: true",
      'published: "false"',
      [
        `${FIRST}:13:12 published: is neither true nor false. Fix: write true or false without quotes`,
      ],
    ],
    [
      "is no, which is a text in YAML",
      "published: true",
      "published: no",
      [
        `${FIRST}:13:12 published: is neither true nor false. Fix: write true or false without quotes`,
      ],
    ],
    [
      "is empty",
      "published: true",
      "published:",
      [`${FIRST}:13:1 published: is empty. Fix: write true or false without quotes`],
    ],
  ])("%s", async (_, from, to, expected) => {
    folder.edit(POST, from, to);
    expect(await folder.problems()).toEqual(expected);
  });
});

describe("a date", () => {
  test.each<Damage>([
    [
      "does not exist",
      "2025-11-18T08:00:00Z",
      "2025-02-30",
      [`${FIRST}:14:14 publishedAt: is a date that does not exist. Fix: check day, month and time`],
    ],
    [
      "does not exist and is quoted",
      "2025-11-18T08:00:00Z",
      '"2025-13-45"',
      [`${FIRST}:14:14 publishedAt: is a date that does not exist. Fix: check day, month and time`],
    ],
    [
      "has an hour that rolls over",
      "2025-11-18T08:00:00Z",
      "2025-11-18T24:00:00Z",
      [
        `${FIRST}:14:14 publishedAt: is not an ISO 8601 date. Fix: write it as 2025-11-20T08:00:00Z`,
      ],
    ],
    [
      "is written in another way",
      "2025-11-18T08:00:00Z",
      "18.11.2025",
      [
        `${FIRST}:14:14 publishedAt: is not an ISO 8601 date. Fix: write it as 2025-11-20T08:00:00Z`,
      ],
    ],
    [
      "is a number",
      "2025-11-18T08:00:00Z",
      "2025",
      [`${FIRST}:14:14 publishedAt: is not a date. Fix: write it as 2025-11-20T08:00:00Z`],
    ],
    [
      "is written in words, which says nothing of the other dates",
      "2025-11-18T08:00:00Z",
      "20 November 2025",
      [
        `${FIRST}:14:14 publishedAt: is not an ISO 8601 date. Fix: write it as 2025-11-20T08:00:00Z`,
      ],
    ],
    [
      "is before the one it follows",
      "updatedAt: 2025-11-19",
      "updatedAt: 2025-11-17",
      [`${FIRST}:16:12 updatedAt: is before publishedAt. Fix: correct one of the two dates`],
    ],
    [
      "is before the creation",
      "createdAt: 2025-11-05",
      "createdAt: 2025-11-19",
      [`${FIRST}:14:14 publishedAt: is before createdAt. Fix: correct one of the two dates`],
    ],
  ])("%s", async (_, from, to, expected) => {
    folder.edit(POST, from, to);
    expect(await folder.problems()).toEqual(expected);
  });
});

describe("a list", () => {
  test.each<Damage>([
    [
      "is a text",
      "tags:\n  - ads\n  - budget",
      "tags: ads",
      [`${FIRST}:8:7 tags: is not a list. Fix: write [first tag, second tag]`],
    ],
    [
      "is empty",
      "tags:\n  - ads\n  - budget",
      "tags: []",
      [`${FIRST}:8:1 tags: is empty. Fix: name at least one tag`],
    ],
    [
      "holds a number",
      "- budget",
      "- 2025",
      [`${FIRST}:10:5 tags, entry 2: is a number (2025) but must be text. Fix: put it in quotes`],
    ],
  ])("%s", async (_, from, to, expected) => {
    folder.edit(POST, from, to);
    expect(await folder.problems()).toEqual(expected);
  });
});

describe("slug", () => {
  test.each<Damage>([
    [
      "has capitals and spaces",
      "slug: first-post",
      "slug: First Post!",
      [
        `${FIRST}:4:7 slug: is not a slug. Fix: use lower-case letters, digits and single hyphens, as in first-post`,
      ],
    ],
    [
      "leads out of the folder",
      "slug: first-post",
      "slug: ../../../escaped",
      [
        `${FIRST}:4:7 slug: is not a slug. Fix: use lower-case letters, digits and single hyphens, as in escaped`,
      ],
    ],
    [
      "has a query",
      "slug: first-post",
      "slug: what?x=1#y",
      [
        `${FIRST}:4:7 slug: is not a slug. Fix: use lower-case letters, digits and single hyphens, as in what-x-1-y`,
      ],
    ],
    [
      "has no letter to suggest from",
      "slug: first-post",
      "slug: 日本",
      [
        `${FIRST}:4:7 slug: is not a slug. Fix: use lower-case letters, digits and single hyphens, as in my-first-post`,
      ],
    ],
    [
      "is reserved",
      "slug: first-post",
      "slug: category",
      [
        `${FIRST}:4:7 slug: is reserved by the blog itself. Fix: choose another slug and rename the folder`,
      ],
    ],
    [
      "is too long",
      "slug: first-post",
      "slug: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
      [`${FIRST}:4:7 slug: has 81 characters; at most 80 wanted. Fix: shorten it`],
    ],
  ])("%s", async (_, from, to, expected) => {
    folder.edit(POST, from, to);
    expect(await folder.problems()).toEqual(expected);
  });
});

describe("featuredImage", () => {
  test.each<Damage>([
    [
      "is not there",
      "./cover.png",
      "./other.png",
      [
        `${FIRST}:11:16 featuredImage: is not there: content/posts/first-post/other.png. Fix: put the image into the post's folder`,
      ],
    ],
    [
      "is written in another case",
      "./cover.png",
      "./Cover.png",
      [
        `${FIRST}:11:16 featuredImage: is Cover.png, but the file is called cover.png. Fix: write ./cover.png, or rename the file`,
      ],
    ],
    [
      "is in another folder",
      "./cover.png",
      "../second-post/cover.png",
      [
        `${FIRST}:11:16 featuredImage: is not an image beside the post. Fix: put it into the post's folder and write ./cover.png`,
      ],
    ],
    [
      "is a drawing",
      "./cover.png",
      "./cover.svg",
      [
        `${FIRST}:11:16 featuredImage: is not an image beside the post. Fix: put it into the post's folder and write ./cover.png`,
      ],
    ],
  ])("%s", async (_, from, to, expected) => {
    folder.edit(POST, from, to);
    expect(await folder.problems()).toEqual(expected);
  });
});
