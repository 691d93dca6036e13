import { absoluteUrl, blogPath, categoryPath, currentState, postPath } from "../src/routes";

test("the path of the first page of a list has no page number", () => {
  expect(blogPath()).toBe("/blog");
  expect(blogPath(1)).toBe("/blog");
  expect(blogPath(2)).toBe("/blog/page/2");
  expect(categoryPath("seo-content")).toBe("/blog/category/seo-content");
  expect(categoryPath("seo-content", 3)).toBe("/blog/category/seo-content/page/3");
});

test("the path of a post starts with /blog", () => {
  expect(postPath("a-post")).toBe("/blog/a-post");
});

test("the absolute URL of the home page ends in a slash, and the absolute URLs of all other pages do not", () => {
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
])("the link to %s on the page %s has the aria-current value %s", (link, pathname, current) => {
  expect(currentState(link, pathname)).toBe(current);
});
