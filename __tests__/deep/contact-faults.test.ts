import type { Page } from "playwright-core";
import { EMPTY, ERROR, formOn, MESSAGE, SUCCESS } from "../e2e/support/form";
import { eventually, wake } from "../e2e/support/react";
import { openBrowser } from "../support/browser";
import { chunkScripts } from "../support/chunks";
import { type Answer, startProvider } from "../support/second-origin";
import { fixtureRoot, serveSite } from "../support/site";

// The form of the fixture site posts to a provider of another origin.
const site = serveSite(fixtureRoot());
const provider = startProvider();
const visit = openBrowser(site);
const sender = chunkScripts(process.env.FIXTURE_SITE ?? "").get("sender");

/** What the browser itself writes to the console about an answer that is an error. */
const NOISE = [/:979[78]/];

async function open() {
  const made = await visit("/contact", { before: (page) => page.clock.install() });
  made.expectFaults(...NOISE);
  await wake(made.page);
  const form = formOn(made.page);
  await form.fill(MESSAGE);
  return { ...made, form };
}

async function expectError(page: Page) {
  const form = formOn(page);
  await form.status.getByText(ERROR, { exact: true }).waitFor();
  expect(await form.values()).toEqual(MESSAGE);
  expect(await form.button.textContent()).toBe("Send message");
  expect(await form.button.isEnabled()).toBe(true);
  expect(await form.focused()).toBe("button");
}

async function expectSuccess(page: Page) {
  const form = formOn(page);
  await form.status.getByText(SUCCESS, { exact: true }).waitFor();
  await eventually(async () => expect(await form.values()).toEqual(EMPTY));
  expect(await form.button.textContent()).toBe("Send message");
  expect(await form.button.isEnabled()).toBe(true);
}

const page = "<!doctype html><title>Thanks</title>";

describe("is an error, after which a second try succeeds:", () => {
  const CASES: [string, Answer, Answer][] = [
    ...[400, 401, 403, 404, 405, 413, 422, 429, 500, 502, 503, 504].map(
      (status): [string, Answer, Answer] => [
        `status ${status}`,
        { status, body: '{"ok":true}' },
        {},
      ],
    ),
    ["a connection that is reset", { fault: "reset" }, {}],
    ["an answer without permission", { cors: false }, {}],
    ["permission refused", {}, { status: 403, cors: false }],
    ["a broken connection while asking for permission", {}, { fault: "reset" }],
    ["a redirect to nowhere", { status: 302, headers: { Location: "http://127.0.0.1:9798/" } }, {}],
    [
      "a redirect to a page without permission",
      { status: 302, headers: { Location: "/moved" } },
      {},
    ],
    ["a redirect without an address", { status: 302 }, {}],
    ["a redirect in a circle", { status: 307, headers: { Location: "/messages" } }, {}],
  ];

  test.each(CASES)("%s", async (_case, answer, preflight) => {
    const { page, form } = await open();
    provider.behave(answer, preflight);
    await form.button.click();
    await expectError(page);
    provider.behave({});
    await form.button.click();
    await expectSuccess(page);
  });

  test("no connection at all", async () => {
    const { page, form } = await open();
    await provider.down();
    try {
      await form.button.click();
      await expectError(page);
    } finally {
      await provider.up();
    }
    await form.button.click();
    await expectSuccess(page);
  });
});

describe("is a success, whatever the body:", () => {
  test.each<[string, Answer]>([
    ["malformed JSON", { body: '{"ok":', headers: { "Content-Type": "application/json" } }],
    ["a body that says no", { body: '{"success":false,"error":"x"}' }],
    ["an empty body", {}],
    ["a page", { body: page, headers: { "Content-Type": "text/html" } }],
    ["bytes", { body: Buffer.from([0, 255, 254, 128]) }],
    ["a body that breaks off", { body: "x".repeat(10_000), fault: "cut" }],
    ["status 201", { status: 201 }],
    ["status 202", { status: 202 }],
    ["status 204", { status: 204 }],
    ["a redirect to a page with permission", { status: 302, headers: { Location: "/moved?cors" } }],
    ["a redirect of the message itself", { status: 308, headers: { Location: "/moved?cors" } }],
    ["an answer after a second", { after: 1_000 }],
  ])("%s", async (_case, answer) => {
    const { page, form } = await open();
    provider.behave(answer);
    await form.button.click();
    await expectSuccess(page);
    expect(provider.received.filter(({ path }) => path === "/messages")).toHaveLength(1);
  });
});

test("the provider gets the three texts and the key it asks for, and nothing else", async () => {
  const { page, form } = await open();
  await form.button.click();
  await expectSuccess(page);
  expect(provider.received).toHaveLength(1);
  const { method, path, headers, body } = provider.received[0] ?? { headers: {}, body: "" };
  expect([method, path]).toEqual(["POST", "/messages"]);
  expect(body).toBe(JSON.stringify({ ...MESSAGE, access_key: "public-key" }));
  expect(headers["content-type"]).toBe("application/json");
  expect(headers.accept).toBe("application/json");
  expect(headers.origin).toBe(site.url);
  expect(headers.cookie).toBeUndefined();
  expect(headers.authorization).toBeUndefined();
  expect(await page.context().cookies()).toEqual([]);
});

test("impatience sends one message to the provider", async () => {
  const { page, form } = await open();
  provider.behave({ after: 500 });
  await form.button.dblclick();
  await form.email.press("Enter");
  await form.email.press("Enter");
  await expectSuccess(page);
  await page.waitForTimeout(200);
  expect(provider.received).toHaveLength(1);
});

describe("patience", () => {
  const sending = (page: Page) => page.getByRole("button", { name: "Sending..." });

  test.each<[string, Answer, Answer]>([
    ["the message", { fault: "hang" }, {}],
    ["the question for permission", {}, { fault: "hang" }],
  ])("ends 15 s after %s got no answer", async (_case, answer, preflight) => {
    const { page, form } = await open();
    provider.behave(answer, preflight);
    await form.button.click();
    await sending(page).waitFor();
    await eventually(async () =>
      expect(provider.received.length + provider.preflights.length).toBeGreaterThan(0),
    );
    await page.clock.runFor(14_000);
    expect(await sending(page).isVisible()).toBe(true);
    await page.clock.runFor(1_500);
    await expectError(page);
    provider.behave({});
    await form.button.click();
    await expectSuccess(page);
  });

  test("an answer after 14 s is a success", async () => {
    const { page, form } = await open();
    provider.behave({ after: 600 });
    await form.button.click();
    await sending(page).waitFor();
    await page.clock.runFor(14_000);
    await expectSuccess(page);
    await page.clock.runFor(3_000);
    await expectSuccess(page);
  });

  test("an answer that comes too late changes nothing", async () => {
    const { page, form } = await open();
    provider.behave({ after: 900, status: 500 });
    await form.button.click();
    await sending(page).waitFor();
    await page.clock.runFor(15_500);
    await expectError(page);
    provider.behave({});
    await form.button.click();
    await expectSuccess(page);
    await page.waitForTimeout(1_200);
    await expectSuccess(page);
  });
});

test("a message arrives although the tab is closed right after sending it", async () => {
  const { page, context, form } = await open();
  // Another tab keeps the browser open.
  await context.newPage();
  provider.behave({}, { after: 200 });
  await form.button.click();
  await eventually(async () => expect(provider.preflights).toHaveLength(1));
  await page.close();
  await eventually(async () => expect(provider.received).toHaveLength(1));
  expect(JSON.parse(provider.received[0]?.body ?? "")).toMatchObject(MESSAGE);
});

test.each<[string, (page: Page) => Promise<unknown>]>([
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
])("where fetch %s, the visitor is told", async (_what, damage) => {
  const { page, form } = await open();
  await damage(page);
  await form.button.click();
  await expectError(page);
});

describe("where what sends the message never comes, the browser posts the form itself", () => {
  const openWithout = async () => {
    const made = await visit("/contact", {
      before: async (page) => {
        await page.clock.install();
        await page.route(`**${sender}`, () => undefined);
      },
    });
    made.expectFaults(...NOISE);
    await wake(made.page);
    const form = formOn(made.page);
    await form.fill(MESSAGE);
    await form.button.click();
    await made.page.getByRole("button", { name: "Sending..." }).waitFor();
    return { ...made, form };
  };

  test("after 3 s, once", async () => {
    provider.behave({ body: page, headers: { "Content-Type": "text/html" } });
    const { page: open } = await openWithout();
    await open.clock.runFor(3_100);
    await eventually(async () => expect(await open.title()).toBe("Thanks"));
    expect(provider.received).toHaveLength(1);
    expect(new URLSearchParams(provider.received[0]?.body).get("name")).toBe(MESSAGE.name);
  });

  test("and the visitor is told where that leads nowhere", async () => {
    // After this answer a browser stays where it is.
    provider.behave({ status: 204 });
    const { page, form } = await openWithout();
    await page.clock.runFor(3_100);
    await eventually(async () => expect(provider.received).toHaveLength(1));
    await page.clock.runFor(15_100);
    await form.status.getByText(ERROR, { exact: true }).waitFor();
    expect(await form.values()).toEqual(MESSAGE);
    expect(await form.button.isEnabled()).toBe(true);
  });
});

test("what a script put into the fields without an event is sent", async () => {
  const { page, form } = await open();
  await form.fill(EMPTY);
  await page.evaluate((message) => {
    for (const [name, text] of Object.entries(message)) {
      (document.forms[0]?.elements.namedItem(name) as HTMLInputElement).value = text;
    }
  }, MESSAGE);
  await form.button.click();
  await expectSuccess(page);
  expect(JSON.parse(provider.received[0]?.body ?? "")).toMatchObject(MESSAGE);
});

test("odd characters reach the provider as they were written", async () => {
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
