import { readEnvironment } from "../../../src/environment";
import { beforePublishing } from "../../../src/gatsby/output/before-publishing";

const READY = {
  url: "https://agency.io",
  contact: { email: "hello@agency.io", whatsapp: "+49 30 123456", telegram: "@agency" },
  privacy: [{ title: "Agency Ltd" }],
};
const ENDPOINT = "https://forms.agency.io/f";

const tasksFor = (site: Parameters<typeof beforePublishing>[0], endpoint = "") =>
  beforePublishing(site, readEnvironment({ GATSBY_CONTACT_ENDPOINT: endpoint } as never));

test("a site with its own values and a form provider is ready to be published", () => {
  expect(tasksFor(READY, ENDPOINT)).toEqual([]);
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
