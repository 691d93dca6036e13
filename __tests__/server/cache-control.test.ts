import { cacheControl, REVALIDATE } from "../../src/server/cache-control";

const FOREVER = "public, max-age=31536000, immutable";

test.each([
  "/app-0123456789abcdef0123.js",
  "/component---src-pages-blog-tsx-0123456789abcdef0123.js",
  "/styles.0123456789abcdef0123.css",
  "/static/cover-1a2b.webp",
])("%s may be kept for ever", (path) => {
  expect(cacheControl(path)).toBe(FOREVER);
});

test.each([
  "/index.html",
  "/sw.js",
  "/app.js",
  "/page-data/app-data.json",
  "/app-0123456789abcdef0123.js.map",
  "/app-0123456789abcdef0123.json",
  "/a0123456789abcdef0123.js",
  "/app-0123456789abcdef012.js",
  "/blog/static/x.js",
])("%s is asked for again", (path) => {
  expect(cacheControl(path)).toBe(REVALIDATE);
});
