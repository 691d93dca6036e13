import { contentSecurityPolicy, securityHeaders } from "../../src/headers/security-headers";

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
  expect(rules["manifest-src"]).toEqual(["'self'"]);
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

test("every response has headers against plain HTTP, framing, MIME type sniffing and access by other origins", () => {
  expect(securityHeaders(facts)).toMatchObject({
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
});
