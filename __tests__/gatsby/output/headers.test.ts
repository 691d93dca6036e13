import { headersFile } from "../../../src/gatsby/output/headers";
import { headersAt, parseHeaders } from "../../support/headers-file";

const headers = (options: object = {}, scripts: Parameters<typeof headersFile>[0] = []) =>
  parseHeaders(
    headersFile(scripts, ["run()"], { endpoint: "/api/contact", preview: false, ...options }),
  );

const policyOf = (...args: Parameters<typeof headers>) => {
  const { "Content-Security-Policy": policy = "" } = headersAt(headers(...args), "/any");
  return new Map(policy.split("; ").map((part) => part.split(/ (.*)/s).slice(0, 2) as never));
};

test("the policy allows the site and the inline scripts of its pages, and nothing else", () => {
  const policy = policyOf();
  expect(policy.get("default-src")).toBe("'none'");
  expect(policy.get("script-src")).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
  expect(policy.get("connect-src")).toBe("'self'");
  expect(policy.get("form-action")).toBe("'self'");
});

test("the policy allows the form provider", () => {
  const policy = policyOf({ endpoint: "https://forms.example/f?x=1" });
  expect(policy.get("connect-src")).toBe("'self' https://forms.example");
  expect(policy.get("form-action")).toBe("'self' https://forms.example");
});

test("the policy allows each script of the owner, the scripts it loads, and where it sends", () => {
  const tag = "https://tag.example";
  const policy = policyOf({}, [
    { src: "/measure.js", sends: null, loads: null },
    { src: `${tag}/tag.js?id=1`, sends: ["https://collect.example"], loads: null },
    { src: "/pixel.js", sends: ["https://pixel.example"], loads: ["https://cdn.example", tag] },
  ]);
  expect(policy.get("script-src")).toContain(` ${tag} https://cdn.example`);
  const receivers = `${tag} https://collect.example https://pixel.example`;
  expect(policy.get("connect-src")).toBe(`'self' ${receivers}`);
  expect(policy.get("img-src")).toBe(`'self' data: ${receivers}`);
});

test("only a preview tells search engines not to index the site", () => {
  expect(headersAt(headers(), "/")).not.toHaveProperty("X-Robots-Tag");
  expect(headersAt(headers({ preview: true }), "/")).toHaveProperty("X-Robots-Tag", "noindex");
});

test("browsers keep only the files in /static, whose addresses contain a hash", () => {
  const isKept = (path: string) => "Cache-Control" in headersAt(headers(), path);
  expect(["/static/boot-1.js", "/blog/rss.xml", "/"].map(isKept)).toEqual([true, false, false]);
});

test("a line that Cloudflare Pages would ignore stops the build", () => {
  const sends = Array.from({ length: 60 }, (_, index) => `https://host-${index}.example`);
  expect(() => headers({}, [{ src: "/a.js", sends, loads: null }])).toThrow(
    /^A line of _headers has \d+ characters, .* Name fewer hosts/,
  );
});
