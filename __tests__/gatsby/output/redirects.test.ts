import { redirectFiles } from "../../../src/gatsby/output/redirects";

const filesFor = (aliases: string[]) =>
  redirectFiles({
    posts: { nodes: [{ slug: "new", title: "A & B", aliases }] },
    settings: {
      brand: "Steepline",
      language: "en",
      url: "https://steepline.example",
      blog: { moved: "This article has moved" },
    },
  } as never);

test("the build creates a redirect page and redirect rules for every alias of a post", () => {
  const files = filesFor(["/blog/old", "/2019/Old.html", "/old.php"]);
  for (const file of ["blog/old/index.html", "2019/Old.html", "old.php/index.html"]) {
    expect(files.get(file)).toContain('<a href="/blog/new">A &amp; B</a>');
    expect(files.get(file)).toContain("<title>This article has moved | Steepline</title>");
    expect(files.get(file)).toContain('href="https://steepline.example/blog/new"');
  }
  expect(files.get("_redirects")?.match(/301$/gm)).toHaveLength(3);
  expect(filesFor([]).size).toBe(0);
});
