import { postFields } from "../../../src/gatsby/nodes/post-fields";
import { noticeOf } from "../../../src/gatsby/schema/post-type";
import { postExample } from "../../support/content";

const FILE = "posts/first-post/index.md";
const { aliases, ...example } = postExample;
const POST = {
  ...example,
  published: true,
  publishedAt: "2025-11-18T08:00:00.000Z",
  createdAt: "2025-11-05T08:00:00.000Z",
  updatedAt: "2025-11-19T08:00:00.000Z",
};

test("postFields returns all fields of a valid published post", () => {
  expect(postFields(POST, FILE)).toEqual({
    ...POST,
    aliases: [],
    featuredImage: "posts/first-post/cover.png",
  });
});

test("postFields converts dates to UTC, so that dates can be sorted as text", () => {
  const post = postFields({ ...POST, publishedAt: "2025-11-18T01:30:00+09:00" }, FILE);
  expect(post?.publishedAt).toBe("2025-11-17T16:30:00.000Z");
});

test("a post that was last changed before its publication counts as updated on its publication", () => {
  const post = postFields({ ...POST, updatedAt: "2025-11-18T08:00:00+02:00" }, FILE);
  expect(post?.updatedAt).toBe(POST.publishedAt);
});

test("a post does not claim a change after the time of the build", () => {
  const now = Date.parse("2025-11-20T08:00:00Z");
  const post = postFields({ ...POST, updatedAt: "2099-11-28" }, FILE, { now, preview: false });
  expect(post?.updatedAt).toBe("2025-11-20T08:00:00.000Z");
});

test("a post without createdAt was created when it was published", () => {
  const { createdAt, ...post } = POST;
  expect(postFields(post, FILE)?.createdAt).toBe(POST.publishedAt);
});

test("postFields returns aliases as paths: an alias that is only a slug becomes a path below /blog", () => {
  const post = postFields({ ...POST, aliases: ["old-slug", "/2019/Old.html"] }, FILE);
  expect(post?.aliases).toEqual(["/blog/old-slug", "/2019/Old.html"]);
});

describe("unpublished posts", () => {
  const BEFORE = Date.parse(POST.publishedAt) - 1;
  const draft = { ...POST, published: false };

  test.each([
    ["a published post", POST, BEFORE + 1, null],
    [
      "a scheduled post",
      POST,
      BEFORE,
      "Scheduled: visitors see this page from 2025-11-18 08:00 (UTC) on.",
    ],
    ["a draft", draft, BEFORE, "Draft: only previews show this page."],
  ])("the notice of %s is %j", (_what, post, now, notice) => {
    expect(noticeOf(post, now)).toBe(notice);
    const inBuild = postFields(post, FILE, { now, preview: false });
    expect(inBuild === undefined).toBe(notice !== null);
    expect(postFields(post, FILE, { now, preview: true })).toBeDefined();
  });
});
