import { checkEnvironment } from "../../src/gatsby/check-environment";

const SECRET = "canary-7fe1";

test("the build accepts environment variables that are missing or empty", () => {
  expect(checkEnvironment({})).toEqual([]);
  const empty = { SITE_URL: "", GATSBY_CONTACT_ENDPOINT: "", GATSBY_CONTACT_EXTRA: "" };
  expect(checkEnvironment(empty)).toEqual([]);
});

test.each([
  { SITE_URL: "https://steepline.example" },
  { SITE_URL: "https://steepline.example/" },
  { SITE_URL: "http://localhost:9000" },
  { GATSBY_CONTACT_ENDPOINT: "https://forms.example/f/abc?x=1" },
  { GATSBY_CONTACT_ENDPOINT: "http://127.0.0.1:9797/messages" },
  { GATSBY_CONTACT_ENDPOINT: "http://[::1]:9797/messages" },
  { GATSBY_CONTACT_EXTRA: "{}" },
  { GATSBY_COLLECTOR: "https://collector.example/events?site=1" },
  { GATSBY_COLLECTOR: "http://localhost:9798/events" },
  { GATSBY_COLLECTOR: "/events" },
  { GATSBY_COLLECTOR: "/" },
  { GATSBY_COLLECTOR: "" },
  { BUILD_DATE: "2026-03-02T08:00:00Z", PREVIEW: "1" },
  { BUILD_DATE: "2026-03-02", PREVIEW: "0" },
  { BUILD_DATE: "", PREVIEW: "" },
  { CMS_REPOSITORY: "agency/site.example", CMS_AUTH_URL: "https://sign-in.example" },
  { CMS_REPOSITORY: "", CMS_AUTH_URL: "" },
  { HSTS: "preload" },
  { HSTS: "" },
  { GATSBY_CONTACT_EXTRA: '{"access_key":"public","retries":1,"consent":true}' },
])("the build accepts the environment variables %j", (env) => {
  expect(checkEnvironment(env)).toEqual([]);
});

describe("refuses invalid variables with a fix, and without the value", () => {
  test.each([
    ["CMS_REPOSITORY", `https://github.com/${SECRET}/site`, "is not a repository", "owner/name"],
    ["CMS_REPOSITORY", SECRET, "is not a repository", "owner/name"],
    ["HSTS", SECRET, "is not preload", "unset it"],
    ["CMS_AUTH_URL", SECRET, "is not a URL", "https://example.com"],
    ["SITE_URL", `${SECRET} is no address`, "is not a URL", "https://example.com"],
    ["SITE_URL", `http://${SECRET}.example`, "does not start with https://", "https://example.com"],
    ["SITE_URL", `ftp://${SECRET}.example`, "does not start with https://", "https://example.com"],
    ["SITE_URL", `https://a:${SECRET}@b.example`, "user name or password", "unset it"],
    ["SITE_URL", `https://b.example/${SECRET}`, "more than a host", "https://example.com"],
    ["SITE_URL", `https://b.example?${SECRET}`, "more than a host", "https://example.com"],
    ["SITE_URL", `https://b.example#${SECRET}`, "more than a host", "https://example.com"],
    ["GATSBY_CONTACT_ENDPOINT", `/${SECRET}`, "is not a URL", "unset it"],
    [
      "GATSBY_CONTACT_ENDPOINT",
      `http://${SECRET}.example`,
      "does not start with https",
      "unset it",
    ],
    ["GATSBY_CONTACT_ENDPOINT", `javascript:${SECRET}`, "does not start with https", "unset it"],
    ["GATSBY_CONTACT_ENDPOINT", `https://${SECRET}@b.example`, "user name", "unset it"],
    ["GATSBY_CONTACT_EXTRA", `{"key":"${SECRET}`, "is not JSON", '{"access_key":"..."}'],
    ["GATSBY_CONTACT_EXTRA", `["${SECRET}"]`, "is not an object", '{"access_key":"..."}'],
    ["GATSBY_CONTACT_EXTRA", `"${SECRET}"`, "is not an object", '{"access_key":"..."}'],
    ["GATSBY_CONTACT_EXTRA", "null", "is not an object", '{"access_key":"..."}'],
    ["GATSBY_CONTACT_EXTRA", `{"name":"${SECRET}"}`, 'key "name"', "field of the form"],
    ["GATSBY_CONTACT_EXTRA", `{"email":"${SECRET}"}`, 'key "email"', "field of the form"],
    ["GATSBY_CONTACT_EXTRA", `{"message":"${SECRET}"}`, 'key "message"', "field of the form"],
    ["GATSBY_CONTACT_EXTRA", `{"a":["${SECRET}"]}`, 'list or object under "a"', "flat"],
    ["GATSBY_COLLECTOR", SECRET, "is not a URL", "/events, or unset it"],
    ["GATSBY_COLLECTOR", `//${SECRET}.example`, "is not a URL", "/events, or unset it"],
    ["GATSBY_COLLECTOR", `/\\${SECRET}.example`, "is not a URL", "/events, or unset it"],
    ["GATSBY_COLLECTOR", `/\t/${SECRET}.example`, "is not a URL", "/events, or unset it"],
    ["GATSBY_COLLECTOR", `events/${SECRET}`, "is not a URL", "/events, or unset it"],
    ["GATSBY_COLLECTOR", `http://${SECRET}.example`, "does not start with https", "/events"],
    ["GATSBY_COLLECTOR", `https://a:${SECRET}@b.example`, "user name or password", "/events"],
    ["BUILD_DATE", "2026-02-30", "is not a date", "2025-11-20T08:00:00Z"],
    ["BUILD_DATE", SECRET, "is not a date", "unset it"],
    ["PREVIEW", "true", "is neither 1 nor 0", "write 1"],
    ["GATSBY_CONTACT_EXTRA", '{"a":null}', 'list or object under "a"', "flat"],
  ])(
    'the build stops at the invalid environment variable %s=%s with the reason "%s"',
    (name, value, fault, fix) => {
      const faults = checkEnvironment({ [name]: value });
      expect(faults).toHaveLength(1);
      expect(faults[0]?.startsWith(name)).toBe(true);
      expect(faults[0]).toContain(fault);
      expect(faults[0]).toMatch(/Fix: \S/);
      expect(faults[0]).toContain(fix);
      expect(faults[0]).not.toContain(SECRET);
    },
  );

  test("the build reports all invalid environment variables at once", () => {
    const env = {
      SITE_URL: "nowhere",
      GATSBY_CONTACT_ENDPOINT: "nowhere",
      GATSBY_CONTACT_EXTRA: '{"name":"","list":[]}',
    };
    expect(checkEnvironment(env)).toHaveLength(4);
  });
});
