import { currentState } from "../src/routes";

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
