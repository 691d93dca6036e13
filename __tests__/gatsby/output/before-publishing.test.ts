import { beforePublishing } from "../../../src/gatsby/output/before-publishing";

const READY = {
  url: "https://agency.io",
  contact: {
    email: "hello@agency.io",
    phone: null,
    whatsapp: "+49 30 5550123",
    telegram: "@agency",
  },
  headers: "  Content-Security-Policy: form-action 'self' https://forms.agency.io; img-src 'self'",
  markdownPages: [{ slug: "privacy", markdown: { html: "<p>For example, forms.agency.io</p>" } }],
};
const ENDPOINT = "https://forms.agency.io/f";

/** Returns what is to do for a site with these values. */
function tasksOf(values: object, endpoint = ENDPOINT) {
  const { url, contact, headers, markdownPages } = { ...READY, ...values };
  const site = { siteMetadata: { siteUrl: url } };
  const data = { site, settings: { contact }, markdownPages: { nodes: markdownPages } };
  return beforePublishing(data as never, headers, { endpoint });
}

test("a site with its own values and a form provider is ready to be published", () => {
  expect(tasksOf({})).toEqual([]);
  expect(tasksOf({ url: "http://localhost:9000" }, "/api/contact")).toEqual([]);
});

test.each([
  [{ url: "https://steepline.example" }, ENDPOINT, "Set SITE_URL"],
  [{ url: "https://www.example.com" }, ENDPOINT, "Set SITE_URL"],
  [{}, "/api/contact", "Set GATSBY_CONTACT_ENDPOINT"],
  [
    { contact: { ...READY.contact, email: "a@b.example" } },
    ENDPOINT,
    "Replace the example of contact.email",
  ],
  [
    { contact: { ...READY.contact, whatsapp: "+1 555 010 0199" } },
    ENDPOINT,
    "Replace the example of contact.whats",
  ],
  [
    { contact: { ...READY.contact, whatsapp: "+1 212 5550150" } },
    ENDPOINT,
    "Replace the example of contact.whats",
  ],
  [
    { contact: { ...READY.contact, phone: "+1 555 010 0199" } },
    ENDPOINT,
    "Replace the example of contact.phone",
  ],
  [
    { contact: { ...READY.contact, telegram: "@steepline_growth" } },
    ENDPOINT,
    "Replace the example of contact.tele",
  ],
  [
    {
      markdownPages: [{ slug: "privacy", markdown: { html: "hello@a.example, forms.agency.io" } }],
    },
    ENDPOINT,
    "Replace the example address in content/pages/privacy.md",
  ],
  [{ headers: "/*\n  img-src https://b.io;" }, ENDPOINT, "what visitors send to b.io, and name"],
])("the list of what to do before publishing is complete: %j, %j", (values, endpoint, task) => {
  expect(tasksOf(values, endpoint)).toEqual([expect.stringContaining(task)]);
});
