import { parseSitePath } from "../../src/server/locate";

test.each([
  ["/", { segments: [], trailingSlash: false, search: "" }],
  ["/?a=/../b", { segments: [], trailingSlash: false, search: "?a=/../b" }],
  ["/blog/a%20post", { segments: ["blog", "a post"], trailingSlash: false, search: "" }],
  ["/blog/?", { segments: ["blog"], trailingSlash: true, search: "?" }],
  ["/caf%C3%A9/x", { segments: ["café", "x"], trailingSlash: false, search: "" }],
  ["/.well-known/a", { segments: [".well-known", "a"], trailingSlash: false, search: "" }],
  ["/a..b/c.", { segments: ["a..b", "c."], trailingSlash: false, search: "" }],
])("the server parses the request target %s", (target, path) => {
  expect(parseSitePath(target)).toEqual(path);
});

test.each([
  "",
  "*",
  "services",
  "http://evil.example/",
  "//",
  "//evil.example/",
  "/%2F%2Fevil.example/",
  "/%2f/evil.example",
  "/\\evil.example/",
  "/%5Cevil.example/",
  "/a//b",
  "/a//",
  "/..",
  "/../etc/passwd",
  "/a/../../etc/passwd",
  "/%2e%2e/etc/passwd",
  "/a/%2E%2E%2Fetc",
  "/..%5c..%5cetc",
  "/./a",
  "/.env",
  "/.git/config",
  "/a/.htaccess",
  "/%2eenv",
  "/a/.well-known/b",
  "/%00",
  "/a%00.html",
  "/%",
  "/%zz",
  "/%E0%A4%A",
  "/%c0%ae%c0%ae/",
  "/a%3Fb",
  "/a%23b",
  `/${"a".repeat(8192)}`,
])("the server refuses the request target %s", (target) => {
  expect(parseSitePath(target)).toBeUndefined();
});
