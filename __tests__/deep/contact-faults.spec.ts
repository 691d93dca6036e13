import { EMPTY, ERROR, formOn, MESSAGE, SUCCESS } from "../e2e/support/form";
import { gate } from "../e2e/support/hold";
import { stopClock } from "../e2e/support/notices";
import { settled } from "../e2e/support/react";
import { test as base, expect, type Page, type Visit } from "../e2e/support/test";
import type { Answer } from "../support/second-origin";

/**
 * Matches the browser's messages about failed requests to the form provider and to a closed port.
 */
const NOISE = [/:979[78]/];

const THANKS = "<!doctype html><title>Thanks</title>";

interface Filled extends Visit {
  form: ReturnType<typeof formOn>;
}

interface Opened {
  /** Opens the contact page with a filled form and a fake clock. */
  open(before?: (page: Page) => Promise<unknown>): Promise<Filled>;
}

const test = base.extend<Opened>({
  open: async ({ visitWithProvider }, use) => {
    await use(async (before) => {
      const made = await visitWithProvider("/contact", {
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

async function sendWithSuccess(page: Page) {
  await formOn(page).button.click();
  await expectSuccess(page);
}

const ERRORS: [string, Answer, Answer][] = [
  ...[400, 401, 403, 404, 405, 413, 422, 429, 500, 502, 503, 504].map(
    (status): [string, Answer, Answer] => [
      `a response with status ${status}`,
      { status, body: '{"ok":true}' },
      {},
    ],
  ),
  ["a connection reset", { fault: "reset" }, {}],
  ["a response without CORS headers", { cors: false }, {}],
  ["a refused CORS preflight", {}, { status: 403, cors: false }],
  ["a connection reset during the CORS preflight", {}, { fault: "reset" }],
  [
    "a redirect to a port without a server",
    { status: 302, headers: { Location: "http://127.0.0.1:9798/" } },
    {},
  ],
  [
    "a redirect to a page without CORS headers",
    { status: 302, headers: { Location: "/moved" } },
    {},
  ],
  ["a redirect without a Location header", { status: 302 }, {}],
  ["a redirect loop", { status: 307, headers: { Location: "/messages" } }, {}],
];

test.describe(() => {
  for (const [what, answer, preflight] of ERRORS) {
    test(`the contact form shows an error after ${what}, and the visitor can then send the message`, async ({
      open,
      provider,
    }) => {
      const { page, form } = await open();
      provider.behave(answer, preflight);
      await form.button.click();
      await expectError(page);
      provider.behave({});
      await sendWithSuccess(page);
    });
  }

  test("while the form provider is down, the contact form shows an error, and can send the message later", async ({
    open,
    provider,
  }) => {
    const { page, form } = await open();
    await provider.down();
    await form.button.click();
    await expectError(page);
    await provider.reset();
    await sendWithSuccess(page);
  });
});

const SUCCESSES: [string, Answer][] = [
  ["malformed JSON", { body: '{"ok":', headers: { "Content-Type": "application/json" } }],
  ["a body that reports an error", { body: '{"success":false,"error":"x"}' }],
  ["an empty body", {}],
  ["an HTML page", { body: THANKS, headers: { "Content-Type": "text/html" } }],
  ["binary data", { body: Buffer.from([0, 255, 254, 128]) }],
  ["a body that is cut off", { body: "x".repeat(10_000), fault: "cut" }],
  ["status 201", { status: 201 }],
  ["status 202", { status: 202 }],
  ["status 204", { status: 204 }],
  ["a redirect to a page with CORS headers", { status: 302, headers: { Location: "/moved?cors" } }],
  [
    "a redirect that repeats the POST request",
    { status: 308, headers: { Location: "/moved?cors" } },
  ],
  ["a delay of one second", { after: 1_000 }],
];

test.describe(() => {
  for (const [what, answer] of SUCCESSES) {
    test(`the contact form shows the success message after a response with ${what}`, async ({
      open,
      provider,
    }) => {
      const { page } = await open();
      provider.behave(answer);
      await sendWithSuccess(page);
      expect(provider.received.filter(({ path }) => path === "/messages")).toHaveLength(1);
    });
  }
});

test("the form provider receives only the three fields and the access key", async ({
  open,
  provider,
  siteWithProvider,
}) => {
  const { page, context } = await open();
  await sendWithSuccess(page);
  expect(provider.received).toHaveLength(1);
  const { method, path, headers, body } = provider.received[0] ?? { headers: {}, body: "" };
  expect([method, path]).toEqual(["POST", "/messages"]);
  expect(body).toBe(JSON.stringify({ ...MESSAGE, access_key: "public-key" }));
  expect(headers["content-type"]).toBe("application/json");
  expect(headers.accept).toBe("application/json");
  expect(headers.origin).toBe(siteWithProvider.url);
  expect(headers.cookie).toBeUndefined();
  expect(headers.authorization).toBeUndefined();
  expect(await context.cookies()).toEqual([]);
});

test("a double click sends one message to the form provider", async ({ open, provider }) => {
  const { page, form, requests } = await open();
  const { release, released } = gate();
  provider.behave({ after: released });
  await form.button.dblclick();
  await form.email.press("Enter");
  await form.email.press("Enter");
  release();
  await expectSuccess(page);
  // Waits until all queued tasks have run. If the page sent a second request, it would do so in one
  // of these tasks.
  await settled(page);
  expect(requests.filter((request) => request.method() === "POST")).toHaveLength(1);
  expect(provider.received).toHaveLength(1);
});

test.describe(() => {
  const HANGS: [string, Answer, Answer][] = [
    ["the message", { fault: "hang" }, {}],
    ["the CORS preflight", {}, { fault: "hang" }],
  ];

  for (const [what, answer, preflight] of HANGS) {
    test(`the contact form shows an error if ${what} gets no response for 15 s`, async ({
      open,
      provider,
    }) => {
      const { page, form } = await open();
      provider.behave(answer, preflight);
      await stopClock(page);
      await form.button.click();
      await expect(sending(page)).toBeVisible();
      await expect
        .poll(() => provider.received.length + provider.preflights.length)
        .toBeGreaterThan(0);
      await page.clock.runFor(14_000);
      await expect(sending(page)).toBeVisible();
      await page.clock.runFor(1_500);
      await page.clock.resume();
      await expectError(page);
      provider.behave({});
      await sendWithSuccess(page);
    });
  }

  test("the contact form shows the success message if the response arrives after 14 s", async ({
    open,
    provider,
  }) => {
    const { page, form } = await open();
    const { release, released } = gate();
    provider.behave({ after: released });
    await stopClock(page);
    await form.button.click();
    await expect(sending(page)).toBeVisible();
    await page.clock.runFor(14_000);
    release();
    await expectSuccess(page);
    await page.clock.runFor(3_000);
    await expectSuccess(page);
  });

  test("the contact form ignores a response that arrives after 15 s", async ({
    open,
    provider,
  }) => {
    const { page, form } = await open();
    const { release, released } = gate();
    provider.behave({ after: released, status: 500 });
    const asked = page.waitForRequest((request) => request.method() === "POST");
    await form.button.click();
    const first = await asked;
    await expect.poll(() => provider.received.length).toBe(1);
    await page.clock.runFor(15_500);
    await expectError(page);
    provider.behave({});
    await sendWithSuccess(page);
    release();
    // Waits until the first response is complete. The page must ignore this response.
    await first.response();
    await settled(page);
    await expectSuccess(page);
  });
});

test("a message arrives even if the visitor closes the tab right after sending the message", async ({
  open,
  provider,
}) => {
  const { page, context, form } = await open();
  // The browser would close with its last tab, so the test opens another tab.
  await context.newPage();
  const { release, released } = gate();
  provider.behave({}, { after: released });
  await form.button.click();
  await expect.poll(() => provider.preflights.length).toBe(1);
  await page.close();
  release();
  await expect.poll(() => provider.received.length).toBe(1);
  expect(JSON.parse(provider.received[0]?.body ?? "")).toMatchObject({ ...MESSAGE });
});

const DAMAGES = [
  ["throws", 'window.fetch = () => { throw new Error("taken away"); }'],
  ["is missing", "window.fetch = undefined"],
  ["resolves to undefined", "window.fetch = () => Promise.resolve()"],
] as const;

for (const [what, damage] of DAMAGES) {
  test(`the contact form shows an error if the browser's fetch function ${what}`, async ({
    open,
  }) => {
    const { page, form } = await open();
    await page.evaluate(damage);
    await form.button.click();
    await expectError(page);
  });
}

test("the contact form sends values that a script has set without dispatching an input event", async ({
  open,
  provider,
}) => {
  const { page, form } = await open();
  await form.fill(EMPTY);
  await page.evaluate((message) => {
    for (const [name, text] of Object.entries(message)) {
      (document.forms[0]?.elements.namedItem(name) as HTMLInputElement).value = text;
    }
  }, MESSAGE);
  await sendWithSuccess(page);
  expect(JSON.parse(provider.received[0]?.body ?? "")).toMatchObject({ ...MESSAGE });
});

test("the contact form sends unusual characters unchanged", async ({ open, provider }) => {
  const { page, form } = await open();
  const message =
    '👩‍👩‍👧‍👦 🏳️‍🌈 e\u0301 ﷽ \u202eabc\u202c שלום \u2066x\u2069 \u0000\u0007\u007f \ufffe \u2028\u2029 </script> \\ " %00 &amp; \ttab\n\nend ';
  await form.message.evaluate((field: HTMLTextAreaElement, text) => {
    field.value = text;
  }, message);
  await sendWithSuccess(page);
  expect(JSON.parse(provider.received[0]?.body ?? "").message).toBe(message);
});
