import { beforePublishing, environmentProblems, readEnvironment } from "../src/environment";

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

const READY = {
  url: "https://agency.io",
  contact: { email: "hello@agency.io", whatsapp: "+49 30 123456", telegram: "@agency" },
  privacy: [{ title: "Agency Ltd" }],
};
const ENDPOINT = "https://forms.agency.io/f";

const tasksFor = (site: Parameters<typeof beforePublishing>[0], endpoint = "") =>
  beforePublishing(site, readEnvironment({ GATSBY_CONTACT_ENDPOINT: endpoint } as never));

test("a site with its own values and a form provider or its own inbox is ready to be published", () => {
  expect(tasksFor(READY, ENDPOINT)).toEqual([]);
  expect(tasksFor(READY, "/api/contact")).toEqual([]);
  const berlin = { ...READY.contact, whatsapp: "+49 30 5550123" };
  expect(tasksFor({ ...READY, contact: berlin }, ENDPOINT)).toEqual([]);
  expect(tasksFor({ ...READY, url: "http://localhost:9000" })).toEqual([]);
});

test.each([
  [
    { url: "https://steepline.example" },
    ENDPOINT,
    "The URL of the site is https://steepline.example",
  ],
  [{ url: "https://www.example.com" }, ENDPOINT, "Set SITE_URL"],
  [{}, undefined, "Set GATSBY_CONTACT_ENDPOINT"],
  [{ contact: { ...READY.contact, email: "a@b.example" } }, ENDPOINT, "Set contact.email"],
  [
    { contact: { ...READY.contact, whatsapp: "+1 555 010 0199" } },
    ENDPOINT,
    "Set contact.whatsapp",
  ],
  [
    { contact: { ...READY.contact, whatsapp: "+1 (212) 555-0150" } },
    ENDPOINT,
    "Set contact.whatsapp",
  ],
  [
    { contact: { ...READY.contact, telegram: "@steepline_growth" } },
    ENDPOINT,
    "Set contact.telegram",
  ],
  [{ privacy: null }, ENDPOINT, "Set privacy"],
])("the list of what to do before publishing is complete: %j, %j", (values, endpoint, task) => {
  expect(tasksFor({ ...READY, ...values }, endpoint)).toEqual([expect.stringContaining(task)]);
});
