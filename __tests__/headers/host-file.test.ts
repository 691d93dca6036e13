import { FOREVER } from "../../src/headers/cache-control";
import { readHostFile, toHostFile } from "../../src/headers/host-file";
import { securityHeaders } from "../../src/headers/security-headers";
import { SPECULATION_RULES, SPECULATION_RULES_TYPE } from "../../src/headers/speculation-rules";
import { declaredIn } from "../support/declared-headers";

const headers = securityHeaders({
  styles: ["sha256-b="],
  endpoint: "/api/contact",
});
const kept = { "Cache-Control": FOREVER };

test("the headers file declares headers for all paths, and immutable caching for files with a hash in their names", () => {
  const hashed = ["/app-01234567.js", "/static/app-01234567.js", "/a.89abcdef.css"];
  const text = toHostFile(headers, ["/index.html", "/static/a/b.avif", "/b.js", ...hashed]);
  expect(readHostFile(text)).toEqual([
    { pattern: "/*", headers },
    { pattern: SPECULATION_RULES, headers: { "Content-Type": SPECULATION_RULES_TYPE } },
    { pattern: "/static/*", headers: kept },
    { pattern: "/a.89abcdef.css", headers: kept },
    { pattern: "/app-01234567.js", headers: kept },
  ]);
  expect(text).toMatch(/^\/\*\n( {2}[\w-]+: .+\n)+\n\/links\.speculationrules\n/);
});

test("the server uses the headers that a headers file sets for all paths, and ignores headers for single paths", () => {
  expect(declaredIn(toHostFile(headers, ["/app-01234567.js"]))).toEqual(headers);
  expect(declaredIn("/static/*\n  X-A: 1\n\n/*\n  X-B: 2\n\n/b\n  X-B: 3\n")).toEqual({
    "X-B": "2",
  });
});

test.each([
  "",
  "  X-Early: 1\n",
  "/static/*\n  X-A: 1\n",
  "not a rule\n  X-A: 1\n",
  "/*",
  "/*\n",
  "/*\n  X-Ha",
  "/*\nX-A: 1\n",
  "/*\n  X A: 1\n",
  "\0\0",
])("the server ignores incomplete and invalid lines of a headers file: %j", (text) => {
  expect(declaredIn(text)).toEqual({});
});
