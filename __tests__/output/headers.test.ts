import { contentSecurityPolicy, headersFile, securityHeaders } from "../../src/output/headers";
import { headersAt, parseHeaders } from "../support/headers-file";

const facts = {
  styles: ["p{color:red}", "a{}"],
  endpoint: "/api/contact",
  scripts: null,
};

test("the content security policy allows only this site, and style sheets by hash", () => {
  const policy = contentSecurityPolicy(facts);
  const rules = Object.fromEntries(
    policy.split(";").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1)]),
  );
  expect(rules["default-src"]).toEqual(["'none'"]);
  expect(rules["script-src"]).toEqual(["'self'"]);
  expect(rules["style-src"]).toEqual([
    "'self'",
    "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
    "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
  ]);
  expect(rules["connect-src"]).toEqual(["'self'"]);
  expect(rules["form-action"]).toEqual(["'self'"]);
  expect(rules["frame-ancestors"]).toEqual(["'none'"]);
  expect(rules["base-uri"]).toEqual(["'none'"]);
  expect(policy).not.toMatch(/unsafe|\*|data:|http/);
});

test("the content security policy allows requests and form submissions to the form provider", () => {
  const policy = contentSecurityPolicy({ ...facts, endpoint: "https://forms.example/f" });
  expect(policy).toContain("connect-src 'self' https://forms.example;");
  expect(policy).toContain("form-action 'self' https://forms.example;");
});

test("the policy allows each script of the owner, the scripts it loads, and where it sends", () => {
  const tag = "https://tag.example";
  const scripts = [
    { src: "/measure.js", sends: null, loads: null },
    { src: `${tag}/tag.js?id=1`, sends: ["https://collect.example"], loads: null },
    { src: "/pixel.js", sends: ["https://pixel.example"], loads: ["https://cdn.example", tag] },
  ];
  const policy = contentSecurityPolicy({ ...facts, scripts });
  expect(policy).toContain(`script-src 'self' ${tag} https://cdn.example;`);
  expect(policy).toContain(
    `connect-src 'self' ${tag} https://collect.example https://pixel.example;`,
  );
  expect(policy).toContain("img-src 'self' https://collect.example https://pixel.example;");
});

test("every response has headers against plain HTTP, framing and MIME type sniffing", () => {
  expect(securityHeaders(facts)).toMatchObject({
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
  });
});

const at = (path: string) => headersAt(parseHeaders(headersFile(securityHeaders(facts))), path);

test("the security headers apply to every path, also to one that does not exist", () => {
  for (const path of ["/", "/blog/any-post", "/nothing", "/static/gone.js"])
    expect(at(path)).toMatchObject(securityHeaders(facts));
});

test("browsers keep only the files in /static, whose addresses contain a hash", () => {
  const isKept = (path: string) => "Cache-Control" in at(path);
  const paths = ["/static/boot-01234567.js", "/static/a/b.avif", "/blog/rss.xml", "/"];
  expect(paths.map(isKept)).toEqual([true, true, false, false]);
});
