import { absoluteUrl, blogPath, categoryPath, currentState, postPath } from "../src/routes";

test("the first page of a list has no number, the others have", () => {
  expect(blogPath()).toBe("/blog");
  expect(blogPath(1)).toBe("/blog");
  expect(blogPath(2)).toBe("/blog/page/2");
  expect(categoryPath("seo-content")).toBe("/blog/category/seo-content");
  expect(categoryPath("seo-content", 3)).toBe("/blog/category/seo-content/page/3");
});

test("a post is under the blog", () => {
  expect(postPath("a-post")).toBe("/blog/a-post");
});

test("an absolute address ends in a slash on the home page alone", () => {
  expect(absoluteUrl("https://steepline.example", "/")).toBe("https://steepline.example/");
  expect(absoluteUrl("https://steepline.example", "/work")).toBe("https://steepline.example/work");
});

test.each([
  ["/blog", "/blog", "page"],
  ["/blog", "/blog/", "page"],
  ["/blog", "/blog/page/2", "true"],
  ["/blog", "/blog/category/seo-content", "true"],
  ["/blog", "/blogger", undefined],
  ["/work", "/", undefined],
  ["/", "/", "page"],
  ["/", "/work", undefined],
  ["/contact", "/contact/sent", "true"],
])("the link to %s on the page %s: current is %s", (link, pathname, current) => {
  expect(currentState(link, pathname)).toBe(current);
});
