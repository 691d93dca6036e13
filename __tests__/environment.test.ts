import { environmentProblems, readEnvironment } from "../src/environment";

const SECRET = "canary-7fe1";

test.each([
  {},
  { SITE_URL: "", GATSBY_CONTACT_ENDPOINT: "", GATSBY_CONTACT_EXTRA: "" },
  { SITE_URL: "https://steepline.example/" },
  { SITE_URL: "http://localhost:9000" },
  { GATSBY_CONTACT_ENDPOINT: "https://forms.example/f/abc?x=1" },
  { GATSBY_CONTACT_ENDPOINT: "http://127.0.0.1:9797/messages" },
  { GATSBY_CONTACT_ENDPOINT: "/api/contact" },
  { BUILD_DATE: "2026-03-02T08:00:00Z", PREVIEW: "1" },
  { BUILD_DATE: "2026-03-02", PREVIEW: "0" },
  { GATSBY_CONTACT_EXTRA: '{"access_key":"public","retries":1,"consent":true}' },
])("the build accepts the environment variables %j", (env) => {
  expect(environmentProblems(env)).toEqual([]);
});

test.each([
  ["SITE_URL", `${SECRET} is no address`],
  ["SITE_URL", `http://${SECRET}.example`],
  ["SITE_URL", `https://a:${SECRET}@b.example`],
  ["SITE_URL", `https://b.example/${SECRET}`],
  ["SITE_URL", `https://b.example?${SECRET}`],
  ["SITE_URL", `https://${SECRET.toUpperCase()}.example`],
  ["GATSBY_CONTACT_ENDPOINT", `/${SECRET}`],
  ["GATSBY_CONTACT_ENDPOINT", `http://${SECRET}.example`],
  ["GATSBY_CONTACT_EXTRA", `{"key":"${SECRET}`],
  ["GATSBY_CONTACT_EXTRA", `["${SECRET}"]`],
  ["GATSBY_CONTACT_EXTRA", `{"name":"${SECRET}"}`],
  ["GATSBY_CONTACT_EXTRA", '{"a":null}'],
  ["BUILD_DATE", "2026-02-30"],
  ["BUILD_DATE", SECRET],
  ["PREVIEW", "true"],
])("the build names the invalid variable %s=%s, and hides its value", (name, value) => {
  const problems = environmentProblems({ [name]: value });
  expect(problems).toEqual([
    expect.stringMatching(`^${name} must be .*\\. Correct it, or unset it`),
  ]);
  expect(problems[0]).not.toContain(SECRET);
});

test("an invalid BUILD_DATE does not change the time of the build", () => {
  const { now } = readEnvironment({ BUILD_DATE: "tomorrow" } as never);
  expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
});

test.each([
  [{ CI: "1", SITE_URL: "https://a.example" }, true],
  [{ CI: "true", SITE_URL: "https://a.example" }, true],
  [{ CI: "true", SITE_URL: "https://a.example", PREVIEW: "1" }, false],
  [{ CI: "true" }, false],
  [{ SITE_URL: "https://a.example" }, false],
])("only a build in CI with SITE_URL, and no preview, is a deployment: %j", (env, expected) => {
  expect(readEnvironment(env as never).isDeployment).toBe(expected);
});
