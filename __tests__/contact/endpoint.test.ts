async function load(env: { endpoint?: string; extra?: string }) {
  process.env.GATSBY_CONTACT_ENDPOINT = env.endpoint ?? "";
  process.env.GATSBY_CONTACT_EXTRA = env.extra ?? "";
  jest.resetModules();
  return import("../../src/contact/endpoint");
}

afterAll(() => {
  delete process.env.GATSBY_CONTACT_ENDPOINT;
  delete process.env.GATSBY_CONTACT_EXTRA;
});

test("if no form provider is configured, the contact form sends messages to the built-in inbox, as JSON with only the fields of the form", async () => {
  const { CONTACT_ENDPOINT, CONTACT_EXTRA } = await load({});
  expect(CONTACT_ENDPOINT).toBe("/api/contact");
  expect(CONTACT_EXTRA).toEqual({});
});

test("environment variables set the URL of the form provider and additional JSON keys of messages", async () => {
  const { CONTACT_ENDPOINT, CONTACT_EXTRA } = await load({
    endpoint: "https://forms.example/f/1",
    extra: '{"access_key":"public","retries":2,"consent":true}',
  });
  expect(CONTACT_ENDPOINT).toBe("https://forms.example/f/1");
  expect(CONTACT_EXTRA).toEqual({ access_key: "public", retries: 2, consent: true });
});
