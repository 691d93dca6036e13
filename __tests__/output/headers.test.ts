import {
  contentSecurityPolicy,
  headersAt,
  headersFile,
  parseHeaders,
  securityHeaders,
} from "../../src/output/headers";

const facts = {
  styles: ["sha256-b=", "sha256-c="],
  endpoint: "/api/contact",
};

test("the content security policy allows only this site, and style sheets by hash", () => {
  const policy = contentSecurityPolicy(facts);
  const rules = Object.fromEntries(
    policy.split(";").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1)]),
  );
  expect(rules["default-src"]).toEqual(["'none'"]);
  expect(rules["script-src"]).toEqual(["'self'"]);
  expect(rules["style-src"]).toEqual(["'self'", "'sha256-b='", "'sha256-c='"]);
  expect(rules["connect-src"]).toEqual(["'self'"]);
  expect(rules["form-action"]).toEqual(["'self'"]);
  expect(rules["frame-ancestors"]).toEqual(["'none'"]);
  expect(rules["base-uri"]).toEqual(["'none'"]);
  expect(policy).not.toMatch(/unsafe|\*|data:|http/);
});

test("the content security policy allows requests and form submissions to the form provider, and its thank-you page", () => {
  const policy = contentSecurityPolicy({ ...facts, endpoint: "https://forms.example/f" });
  expect(policy).toContain("connect-src 'self' https://forms.example;");
  expect(policy).toContain("form-action 'self' https://forms.example;");
  const thanks = "https://thanks.example/sent?x=1";
  expect(contentSecurityPolicy({ ...facts, thanks })).toContain(
    "form-action 'self' https://thanks.example;",
  );
});

test("with analytics, the policy allows its script, its requests, and servers without CORP", () => {
  const analytics = {
    script: "https://cloud.stats.example/script.js",
    origins: ["https://collect.stats.example"],
  };
  const headers = securityHeaders({ ...facts, analytics });
  expect(headers["Content-Security-Policy"]).toContain(
    "script-src 'self' https://cloud.stats.example;",
  );
  expect(headers["Content-Security-Policy"]).toContain(
    "connect-src 'self' https://cloud.stats.example https://collect.stats.example;",
  );
  expect(headers["Cross-Origin-Embedder-Policy"]).toBe("credentialless");
  expect(contentSecurityPolicy({ ...facts, analytics: null })).toBe(contentSecurityPolicy(facts));
});

test("every response has headers against plain HTTP, framing and MIME type sniffing", () => {
  expect(securityHeaders(facts)).toMatchObject({
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
  });
});

const at = (files: string[], path: string) =>
  headersAt(parseHeaders(headersFile(securityHeaders(facts), files)), path);

test("the headers file declares the security headers for all paths", () => {
  expect(at([], "/blog/any-post")).toEqual(securityHeaders(facts));
  expect(headersFile(securityHeaders(facts), [])).toMatch(/^\/\*\n( {2}[\w-]+: .+\n)+\n\//);
});

test("browsers keep files with a hash in their names, and ask again for all others", () => {
  const files = ["/app-01234567.js", "/styles.89abcdef.css", "/a01234567.js", "/sw.js"];
  const isKept = (path: string) => "Cache-Control" in at(files, path);
  expect([...files, "/static/a/b.avif", "/app-0.js"].map(isKept)).toEqual([
    ...[true, true, false, false],
    ...[true, false],
  ]);
});

test("other sites may show covers, icons and the feed, but no pages", () => {
  const corp = (path: string) => at(["/favicon.svg"], path)["Cross-Origin-Resource-Policy"];
  for (const path of ["/static/a/b.avif", "/favicon.svg", "/blog/rss.xml"]) {
    expect([path, corp(path)]).toEqual([path, "cross-origin"]);
  }
  expect(corp("/pricing")).toBe("same-origin");
});

test.each(["", "  X-Early: 1\n", "not a rule\n  X-A: 1\n", "/*\n  X A: 1\n", "\0\0"])(
  "lines of a headers file that are no rule and no header are ignored: %j",
  (text) => {
    expect(headersAt(parseHeaders(text), "/")).toEqual({});
  },
);
