import { cacheControl, REVALIDATE } from "../../src/headers/cache-control";

const FOREVER = "public, max-age=31536000, immutable";

test.each([
  "/app-01234567.js",
  "/471-89abcdef.js",
  "/styles.01234567.css",
  "/static/cover-1a2b.webp",
])("the Cache-Control header lets browsers cache %s for ever", (path) => {
  expect(cacheControl(path)).toBe(FOREVER);
});

test.each([
  "/index.html",
  "/sw.js",
  "/app.js",
  "/page-data/app-data.json",
  "/app-01234567.js.map",
  "/app-01234567.json",
  "/a01234567.js",
  "/app-0123456.js",
  "/blog/static/x.js",
])("the Cache-Control header makes browsers revalidate %s before each use", (path) => {
  expect(cacheControl(path)).toBe(REVALIDATE);
});
