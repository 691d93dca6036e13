import { locate } from "../../src/server/locate";
import { tempFolder, writeFiles } from "../support/temp-folder";

const folder = tempFolder();

beforeAll(() => {
  const files = [
    "index.html",
    "blog/a post/index.html",
    "café/x",
    ".well-known/a",
    "a..b/c.",
    ".env",
    ".git/config",
    "a/.htaccess",
    "a/.well-known/b",
    "a/b",
    "evil.example/index.html",
    "etc/passwd",
  ];
  writeFiles(folder, Object.fromEntries(files.map((file) => [file, "text"])));
});

const file = (path: string) => ({ kind: "file", path });
const redirect = (to: string) => ({ kind: "redirect", to });

test.each([
  ["/", file("/index.html")],
  ["/?a=/../b", file("/index.html")],
  ["/blog/a%20post", file("/blog/a post/index.html")],
  ["/blog/a%20post/", redirect("/blog/a%20post")],
  ["/blog/a%20post/?a=b", redirect("/blog/a%20post?a=b")],
  ["/caf%C3%A9/x", file("/café/x")],
  ["/.well-known/a", file("/.well-known/a")],
  ["/a..b/c.", file("/a..b/c.")],
])("the server finds the file or the redirect for the request target %s", async (target, found) => {
  expect(await locate(folder, target)).toEqual(found);
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
])("the server finds no file for the request target %s", async (target) => {
  expect(await locate(folder, target)).toEqual({ kind: "missing" });
});
