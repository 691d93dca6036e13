import { fromHostRedirects, redirectPage, toHostRedirects } from "../../src/redirects/redirects";

const redirects = [
  { from: "/blog/old", to: "/blog/new" },
  { from: "/2019/Old.html", to: "/blog/new" },
];

test("the file _redirects declares each redirect in the syntax of Netlify and Cloudflare Pages", () => {
  const text = toHostRedirects(redirects);
  expect(text.split("\n")).toEqual([
    "/blog/old /blog/new 301!",
    "/blog/old /blog/new 301",
    "/2019/Old.html /blog/new 301!",
    "/2019/Old.html /blog/new 301",
    "",
  ]);
  expect(fromHostRedirects(text)).toEqual(redirects);
  expect(fromHostRedirects("")).toEqual([]);
});

test("a redirect page is valid HTML, whatever characters its texts contain", () => {
  const html = redirectPage({
    language: "en",
    title: "Moved | Steepline",
    moved: "Moved <b>",
    name: `"Quotes" & </title><script>alert(1)</script>`,
    path: "/blog/new",
    url: "https://steepline.example/blog/new",
  });
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/blog/new">');
  expect(html).toContain('<link rel="canonical" href="https://steepline.example/blog/new">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="/blog/new">&quot;Quotes&quot; &amp; &lt;/title&gt;');
  expect(html).not.toMatch(/<script|<style|style=|<b>/);
});
