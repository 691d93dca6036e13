import { EMPTY, ERROR, formOn, MESSAGE, SUCCESS } from "../e2e/support/form";
import { settled } from "../e2e/support/react";
import { test as base, expect, type Page, type Visit } from "../e2e/support/test";
import type { Answer } from "../support/second-origin";

// The form of the fixture site posts to a provider of another origin.

/** What the browser itself writes to the console about an answer that is an error. */
const NOISE = [/:979[78]/];

const THANKS = "<!doctype html><title>Thanks</title>";

interface Filled extends Visit {
  form: ReturnType<typeof formOn>;
}

interface Opened {
  /** A visitor who has written a message; the clock of their page can be moved. */
  open(before?: (page: Page) => Promise<unknown>): Promise<Filled>;
}

const test = base.extend<Opened>({
  // The provider is fresh also for tests that only open the form.
  open: async ({ visitFixture, provider: _provider }, use) => {
    await use(async (before) => {
      const made = await visitFixture("/contact", {
        before: async (page) => {
          await page.clock.install();
          await before?.(page);
        },
      });
      made.expectFaults(...NOISE);
      await made.wake();
      const form = formOn(made.page);
      await form.fill(MESSAGE);
      return { ...made, form };
    });
  },
});

const sending = (page: Page) => page.getByRole("button", { name: "Sending..." });

async function expectError(page: Page) {
  const form = formOn(page);
  await expect(form.status).toHaveText(ERROR);
  expect(await form.values()).toEqual(MESSAGE);
  await expect(form.button).toHaveText("Send message");
  await expect(form.button).toBeEnabled();
  await expect(form.button).toBeFocused();
}

async function expectSuccess(page: Page) {
  const form = formOn(page);
  await expect(form.status).toHaveText(SUCCESS);
  await expect.poll(() => form.values()).toEqual(EMPTY);
  await expect(form.another).toBeEnabled();
}

const ERRORS: [string, Answer, Answer][] = [
  ...[400, 401, 403, 404, 405, 413, 422, 429, 500, 502, 503, 504].map(
    (status): [string, Answer, Answer] => [`status ${status}`, { status, body: '{"ok":true}' }, {}],
  ),
  ["a connection that is reset", { fault: "reset" }, {}],
  ["an answer without permission", { cors: false }, {}],
  ["permission refused", {}, { status: 403, cors: false }],
  ["a broken connection while asking for permission", {}, { fault: "reset" }],
  ["a redirect to nowhere", { status: 302, headers: { Location: "http://127.0.0.1:9798/" } }, {}],
  ["a redirect to a page without permission", { status: 302, headers: { Location: "/moved" } }, {}],
  ["a redirect without an address", { status: 302 }, {}],
  ["a redirect in a circle", { status: 307, headers: { Location: "/messages" } }, {}],
];

test.describe("is an error, after which a second try succeeds:", () => {
  for (const [what, answer, preflight] of ERRORS) {
    test(what, async ({ open, provider }) => {
      const { page, form } = await open();
      provider.behave(answer, preflight);
      await form.button.click();
      await expectError(page);
      provider.behave({});
      await form.button.click();
      await expectSuccess(page);
    });
  }

  test("no connection at all", async ({ open, provider }) => {
    const { page, form } = await open();
    await provider.down();
    await form.button.click();
    await expectError(page);
    await provider.up();
    await form.button.click();
    await expectSuccess(page);
  });
});

const SUCCESSES: [string, Answer][] = [
  ["malformed JSON", { body: '{"ok":', headers: { "Content-Type": "application/json" } }],
  ["a body that says no", { body: '{"success":false,"error":"x"}' }],
  ["an empty body", {}],
  ["a page", { body: THANKS, headers: { "Content-Type": "text/html" } }],
  ["bytes", { body: Buffer.from([0, 255, 254, 128]) }],
  ["a body that breaks off", { body: "x".repeat(10_000), fault: "cut" }],
  ["status 201", { status: 201 }],
  ["status 202", { status: 202 }],
  ["status 204", { status: 204 }],
  ["a redirect to a page with permission", { status: 302, headers: { Location: "/moved?cors" } }],
  ["a redirect of the message itself", { status: 308, headers: { Location: "/moved?cors" } }],
  ["an answer after a second", { after: 1_000 }],
];

test.describe("is a success, whatever the body:", () => {
  for (const [what, answer] of SUCCESSES) {
    test(what, async ({ open, provider }) => {
      const { page, form } = await open();
      provider.behave(answer);
      await form.button.click();
      await expectSuccess(page);
      expect(provider.received.filter(({ path }) => path === "/messages")).toHaveLength(1);
    });
  }
});

test("the provider receives the three fields and its key only", async ({
  open,
  provider,
  fixtureSite,
}) => {
  const { page, context, form } = await open();
  await form.button.click();
  await expectSuccess(page);
  expect(provider.received).toHaveLength(1);
  const { method, path, headers, body } = provider.received[0] ?? { headers: {}, body: "" };
  expect([method, path]).toEqual(["POST", "/messages"]);
  expect(body).toBe(JSON.stringify({ ...MESSAGE, access_key: "public-key" }));
  expect(headers["content-type"]).toBe("application/json");
  expect(headers.accept).toBe("application/json");
  expect(headers.origin).toBe(fixtureSite.url);
  expect(headers.cookie).toBeUndefined();
  expect(headers.authorization).toBeUndefined();
  expect(await context.cookies()).toEqual([]);
});

test("a double click sends one message to the provider", async ({ open, provider }) => {
  const { page, form, requests } = await open();
  provider.behave({ after: 500 });
  await form.button.dblclick();
  await form.email.press("Enter");
  await form.email.press("Enter");
  await expectSuccess(page);
  // Proves an absence: nothing that was begun is left to do.
  await settled(page);
  expect(requests.filter((request) => request.method() === "POST")).toHaveLength(1);
  expect(provider.received).toHaveLength(1);
});

test.describe("a slow response", () => {
  const HANGS: [string, Answer, Answer][] = [
    ["the message", { fault: "hang" }, {}],
    ["the question for permission", {}, { fault: "hang" }],
  ];

  for (const [what, answer, preflight] of HANGS) {
    test(`ends 15 s after ${what} got no answer`, async ({ open, provider }) => {
      const { page, form } = await open();
      provider.behave(answer, preflight);
      await form.button.click();
      await expect(sending(page)).toBeVisible();
      await expect
        .poll(() => provider.received.length + provider.preflights.length)
        .toBeGreaterThan(0);
      await page.clock.runFor(14_000);
      await expect(sending(page)).toBeVisible();
      await page.clock.runFor(1_500);
      await expectError(page);
      provider.behave({});
      await form.button.click();
      await expectSuccess(page);
    });
  }

  test("is a success after 14 s", async ({ open, provider }) => {
    const { page, form } = await open();
    provider.behave({ after: 600 });
    await form.button.click();
    await expect(sending(page)).toBeVisible();
    await page.clock.runFor(14_000);
    await expectSuccess(page);
    await page.clock.runFor(3_000);
    await expectSuccess(page);
  });

  test("is ignored after 15 s", async ({ open, provider }) => {
    const { page, form } = await open();
    provider.behave({ after: 900, status: 500 });
    const asked = page.waitForRequest((request) => request.method() === "POST");
    await form.button.click();
    const first = await asked;
    await expect.poll(() => provider.received.length).toBe(1);
    await page.clock.runFor(15_500);
    await expectError(page);
    provider.behave({});
    await form.button.click();
    await expectSuccess(page);
    // Proves an absence: the first answer has come, or the browser takes none any more.
    await first.response();
    await settled(page);
    await expectSuccess(page);
  });
});

test("a message arrives although the tab is closed right after sending it", async ({
  open,
  provider,
}) => {
  const { page, context, form } = await open();
  // Another tab keeps the browser open.
  await context.newPage();
  provider.behave({}, { after: 200 });
  await form.button.click();
  await expect.poll(() => provider.preflights.length).toBe(1);
  await page.close();
  await expect.poll(() => provider.received.length).toBe(1);
  expect(JSON.parse(provider.received[0]?.body ?? "")).toMatchObject({ ...MESSAGE });
});

const DAMAGES: [string, (page: Page) => Promise<unknown>][] = [
  [
    "throws",
    (page) =>
      page.evaluate(() => {
        window.fetch = () => {
          throw new Error("taken away");
        };
      }),
  ],
  ["is not there", (page) => page.evaluate(() => Object.assign(window, { fetch: undefined }))],
  [
    "answers with something else",
    (page) =>
      page.evaluate(() => {
        window.fetch = () => Promise.resolve(undefined as never);
      }),
  ],
];

for (const [what, damage] of DAMAGES) {
  test(`the form shows an error if fetch ${what}`, async ({ open }) => {
    const { page, form } = await open();
    await damage(page);
    await form.button.click();
    await expectError(page);
  });
}

test("sends values that a script has set without an event", async ({ open, provider }) => {
  const { page, form } = await open();
  await form.fill(EMPTY);
  await page.evaluate((message) => {
    for (const [name, text] of Object.entries(message)) {
      (document.forms[0]?.elements.namedItem(name) as HTMLInputElement).value = text;
    }
  }, MESSAGE);
  await form.button.click();
  await expectSuccess(page);
  expect(JSON.parse(provider.received[0]?.body ?? "")).toMatchObject({ ...MESSAGE });
});

test("sends unusual characters unchanged", async ({ open, provider }) => {
  const { page, form } = await open();
  const message =
    '👩‍👩‍👧‍👦 🏳️‍🌈 e\u0301 ﷽ \u202eabc\u202c שלום \u2066x\u2069 \u0000\u0007\u007f \ufffe \u2028\u2029 </script> \\ " %00 &amp; \ttab\n\nend ';
  await form.message.evaluate((field: HTMLTextAreaElement, text) => {
    field.value = text;
  }, message);
  await form.button.click();
  await expectSuccess(page);
  expect(JSON.parse(provider.received[0]?.body ?? "").message).toBe(message);
});
