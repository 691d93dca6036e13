import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeRedirects } from "../../../src/gatsby/output/write-redirects";
import { NGINX_FOLDER } from "../../../src/headers/nginx-files";
import { tempFolder } from "../../support/temp-folder";

const directory = tempFolder();
const output = path.join(directory, "public");
beforeAll(() => mkdirSync(output));

const read = (file: string) => readFileSync(path.join(output, file), "utf8");

const write = (aliases: string[]) =>
  writeRedirects(directory, {
    posts: { nodes: [{ slug: "new", title: "A & B", aliases }] },
    settings: {
      brand: "Steepline",
      language: "en",
      url: "https://steepline.example",
      blog: { moved: "This article has moved" },
    },
  } as never);

test("the build writes a redirect page and redirect rules for every alias of a post", async () => {
  await write(["/blog/old", "/2019/Old.html", "/old.php"]);
  for (const file of ["blog/old/index.html", "2019/Old.html", "old.php/index.html"]) {
    expect(read(file)).toContain('<a href="/blog/new">A &amp; B</a>');
    expect(read(file)).toContain("<title>This article has moved | Steepline</title>");
    expect(read(file)).toContain('href="https://steepline.example/blog/new"');
  }
  expect(read("_redirects").match(/301$/gm)).toHaveLength(3);
  const nginx = readFileSync(path.join(directory, NGINX_FOLDER, "redirects.map"), "utf8");
  expect(nginx.split("\n")).toContain('"/2019/Old.html" "/blog/new";');
});

test("the build deletes the redirect page of a removed alias, unless a page now has this path", async () => {
  await write(["/blog/old", "/blog/back"]);
  const page = "<!DOCTYPE html><html>A page</html>";
  writeFileSync(path.join(output, "blog/back/index.html"), page);
  await write([]);
  expect(existsSync(path.join(output, "blog/old/index.html"))).toBe(false);
  expect(existsSync(path.join(output, "_redirects"))).toBe(false);
  expect(read("blog/back/index.html")).toBe(page);
});
