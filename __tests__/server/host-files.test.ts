import { redirectsFile } from "../../src/output/redirects";
import {
  headersAt,
  parseHeaders,
  parseRedirects,
  redirectTarget,
} from "../../src/server/host-files";

test.each(["", "  X-Early: 1\n", "not a rule\n  X-A: 1\n", "/*\n  X A: 1\n", "\0\0"])(
  "lines of a headers file that are no rule and no header are ignored: %j",
  (text) => {
    expect(headersAt(parseHeaders(text), "/")).toEqual({});
  },
);

test("redirects that were written can be parsed", () => {
  const redirects = [{ from: "/a.html", to: "/work#first" }];
  expect(parseRedirects(redirectsFile(redirects))).toEqual(redirects);
  expect(parseRedirects("")).toEqual([]);
});

test.each([
  ["/old", "/new#part"],
  ["/old?utm_source=x&gclid=$1", "/new?utm_source=x&gclid=$1#part"],
  ["/old?a=b?c", "/new?a=b?c#part"],
  ["/older?a", undefined],
])("a request for %s is redirected to %s", (url, target) => {
  expect(redirectTarget([{ from: "/old", to: "/new#part" }], url)).toBe(target);
});
