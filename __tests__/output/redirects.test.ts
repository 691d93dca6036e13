import { redirectsFile } from "../../src/output/redirects";

const linesOf = (from: string, to = "/blog/new") => redirectsFile([{ from, to }]).split("\n");

test("the file _redirects has a line for an old path with and without a slash at the end", () => {
  expect(linesOf("/blog/old/")).toEqual([
    "/blog/old /blog/new 301",
    "/blog/old/ /blog/new 301",
    "",
  ]);
  expect(linesOf("/2019/Old.html")).toEqual(["/2019/Old.html /blog/new 301", ""]);
  expect(linesOf("/v1.2/")).toEqual(["/v1.2 /blog/new 301", "/v1.2/ /blog/new 301", ""]);
});

test.each(["/ガ/x", "/%E3%82%AC/x", "/%e3%82%ac/x"])(
  "the file _redirects encodes the path %s with upper-case and with lower-case codes",
  (from) => {
    expect(linesOf(from)).toEqual([
      "/%E3%82%AC/x /blog/new 301",
      "/%E3%82%AC/x/ /blog/new 301",
      "/%e3%82%ac/x /blog/new 301",
      "/%e3%82%ac/x/ /blog/new 301",
      "",
    ]);
  },
);

test("the file _redirects encodes an id in the target, because headers have no such letters", () => {
  expect(linesOf("/a.html", "/services#funções")).toContain(
    "/a.html /services#fun%C3%A7%C3%B5es 301",
  );
});
