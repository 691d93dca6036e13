import { contentSecurityPolicy } from "../../src/headers/security-headers";

const facts = {
  scripts: ["sha256-a="],
  styles: ["sha256-b=", "sha256-c="],
  endpoint: "/api/contact",
};

test("the policy allows this site, its inline code by hash, and nothing else", () => {
  const policy = contentSecurityPolicy(facts);
  const rules = Object.fromEntries(
    policy.split(";").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1)]),
  );
  expect(rules["default-src"]).toEqual(["'none'"]);
  expect(rules["script-src"]).toEqual(["'self'", "'sha256-a='"]);
  expect(rules["style-src"]).toEqual(["'self'", "'sha256-b='", "'sha256-c='"]);
  expect(rules["connect-src"]).toEqual(["'self'"]);
  expect(rules["form-action"]).toEqual(["'self'"]);
  expect(rules["frame-ancestors"]).toEqual(["'none'"]);
  expect(rules["base-uri"]).toEqual(["'none'"]);
  expect(policy).not.toMatch(/unsafe|\*|data:|http/);
});

test("a form provider is allowed as where the form posts to, by script or without", () => {
  const policy = contentSecurityPolicy({ ...facts, endpoint: "https://forms.example/f/x?y=1" });
  expect(policy).toContain("connect-src 'self' https://forms.example;");
  expect(policy).toContain("form-action 'self' https://forms.example;");
});

const COLLECTOR = "https://collector.example:8443/events?site=1";

test.each([
  [COLLECTOR, "'self' https://forms.example https://collector.example:8443"],
  // Each origin once.
  ["https://forms.example/events", "'self' https://forms.example"],
  ["/events", "'self' https://forms.example"],
  ["", "'self' https://forms.example"],
  [undefined, "'self' https://forms.example"],
])("a collector at %s may be sent to, and no form posts there", (collector, allowed) => {
  const policy = contentSecurityPolicy({
    ...facts,
    endpoint: "https://forms.example/f",
    collector,
  });
  expect(policy).toContain(`connect-src ${allowed};`);
  expect(policy).toContain("form-action 'self' https://forms.example;");
});

test("a collector is allowed where the form posts to the site itself", () => {
  const policy = contentSecurityPolicy({ ...facts, collector: COLLECTOR });
  expect(policy).toContain("connect-src 'self' https://collector.example:8443;");
  expect(policy).toContain("form-action 'self';");
});

test("the policy is as long for one page as for ten thousand: only kinds of pages add to it", () => {
  const hash = `sha256-${"a".repeat(43)}=`;
  const policy = contentSecurityPolicy({
    scripts: Array(2).fill(hash),
    styles: Array(9).fill(hash),
    endpoint: "https://forms.some-provider.example/f/abcdef",
    collector: "https://events.some-collector.example/v1/events",
  });
  expect(policy.length).toBeLessThan(1_000);
});
