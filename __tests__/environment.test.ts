import { environmentProblems } from "../src/environment";

const SECRET = "canary-7fe1";

test("the build accepts environment variables that are missing or empty", () => {
  expect(environmentProblems({})).toEqual([]);
  const empty = { SITE_URL: "", GATSBY_CONTACT_ENDPOINT: "", GATSBY_CONTACT_EXTRA: "" };
  expect(environmentProblems(empty)).toEqual([]);
});

test.each([
  { SITE_URL: "https://steepline.example/" },
  { SITE_URL: "http://localhost:9000" },
  { GATSBY_CONTACT_ENDPOINT: "https://forms.example/f/abc?x=1" },
  { GATSBY_CONTACT_ENDPOINT: "http://127.0.0.1:9797/messages" },
  { GATSBY_CONTACT_ENDPOINT: "http://[::1]:9797/messages" },
  { GATSBY_CONTACT_ENDPOINT: "/api/contact" },
  { BUILD_DATE: "2026-03-02T08:00:00Z", PREVIEW: "1" },
  { BUILD_DATE: "2026-03-02", PREVIEW: "0" },
  { GATSBY_CONTACT_EXTRA: '{"access_key":"public","retries":1,"consent":true}' },
])("the build accepts the environment variables %j", (env) => {
  expect(environmentProblems(env)).toEqual([]);
});

test.each([
  ["SITE_URL", `${SECRET} is no address`, "https://example.com"],
  ["SITE_URL", `http://${SECRET}.example`, "https://example.com"],
  ["SITE_URL", `https://a:${SECRET}@b.example`, "https://example.com"],
  ["SITE_URL", `https://b.example/${SECRET}`, "https://example.com"],
  ["GATSBY_CONTACT_ENDPOINT", `/${SECRET}`, "https://example.com/path"],
  ["GATSBY_CONTACT_ENDPOINT", `http://${SECRET}.example`, "https://example.com/path"],
  ["GATSBY_CONTACT_ENDPOINT", `https://${SECRET}@b.example`, "https://example.com/path"],
  ["GATSBY_CONTACT_EXTRA", `{"key":"${SECRET}`, '{"access_key":"..."}'],
  ["GATSBY_CONTACT_EXTRA", `["${SECRET}"]`, '{"access_key":"..."}'],
  ["GATSBY_CONTACT_EXTRA", "null", '{"access_key":"..."}'],
  ["GATSBY_CONTACT_EXTRA", `{"name":"${SECRET}"}`, '{"access_key":"..."}'],
  ["GATSBY_CONTACT_EXTRA", `{"a":["${SECRET}"]}`, '{"access_key":"..."}'],
  ["GATSBY_CONTACT_EXTRA", '{"a":null}', '{"access_key":"..."}'],
  ["BUILD_DATE", "2026-02-30", "2025-11-20T08:00:00Z"],
  ["PREVIEW", "true", "1 to show drafts"],
])(
  "the error about the invalid environment variable %s=%s hides its value and contains the example %s",
  (name, value, example) => {
    const problems = environmentProblems({ [name]: value });
    expect(problems).toEqual([
      expect.stringMatching(`^${name} must be .*\\. Fix: set ${name} to `),
    ]);
    expect(problems[0]).toContain(example);
    expect(problems[0]).not.toContain(SECRET);
  },
);

test("the build reports all invalid environment variables at once", () => {
  const env = {
    SITE_URL: "nowhere",
    GATSBY_CONTACT_ENDPOINT: "nowhere",
    GATSBY_CONTACT_EXTRA: '{"name":"","list":[]}',
  };
  expect(environmentProblems(env)).toHaveLength(3);
});
