import type { Request } from "@playwright/test";
import {
  EMPTY,
  ERROR,
  formOn,
  holdMessages,
  MESSAGE,
  type Message,
  SUCCESS,
  watchInbox,
} from "./support/form";
import { recordShifts, takeShifts } from "./support/layout";
import { settled } from "./support/react";
import {
  DESKTOP,
  expect,
  type Open,
  type Page,
  PHONE,
  test,
  type VisitOptions,
} from "./support/test";

async function openForm(visit: Open, path = "/contact", options: VisitOptions = {}) {
  const made = await visit(path, options);
  await made.wake();
  return { ...made, form: formOn(made.page) };
}

const posts = (requests: readonly Request[]) =>
  requests.filter((request) => request.method() === "POST");

for (const [path, screen, viewport] of [
  ["/", "phone", PHONE],
  ["/contact", "desktop", DESKTOP],
] as const) {
  test(`the form on ${path} sends three fields and shows success, on a ${screen}`, async ({
    visit,
    site,
  }) => {
    const stored = await watchInbox(site);
    const { page, form } = await openForm(visit, path, { viewport });
    await expect(form.email).toHaveAttribute("type", "email");
    await expect(form.message).toHaveAttribute("placeholder", /monthly revenue.*challenges/i);
    for (const field of [form.name, form.email, form.message]) {
      await expect(field).toHaveAttribute("placeholder", /./);
      await expect(field).toHaveAttribute("required");
    }
    await expect(form.button).toHaveText("Send message");
    await expect(form.status).toBeEmpty();

    const letGo = await holdMessages(page);
    const message = { ...MESSAGE, message: `From ${path} on a ${screen}` };
    await form.fill(message);
    await form.button.click();
    await expect(form.button).toHaveText("Sending...");
    await expect(form.button).toBeDisabled();
    await form.expectValues(message);

    letGo();
    await expect(form.status).toHaveText(SUCCESS);
    await form.expectValues(EMPTY);
    await expect(page).toHaveURL(path);
    // Success replaces the fields, and says what happens next.
    await expect(form.message).toBeHidden();
    await expect(page.locator("form").getByText(/^Next: you get a time/)).toBeVisible();
    await form.another.click();
    await expect(form.name).toBeFocused();
    await expect(form.button).toHaveText("Send message");
    await expect(form.button).toBeEnabled();
    await expect(form.status).toBeEmpty();
    expect(await stored(message.message)).toEqual([message]);
  });
}

const validationMessage = (page: Page, field: string) =>
  page
    .locator(`[name=${field}]`)
    .evaluate((element: HTMLInputElement) => element.validationMessage);

test("the form sends nothing until the browser accepts all fields", async ({ visit }) => {
  const { page, form, requests } = await openForm(visit, "/contact", { viewport: PHONE });
  const expectInvalid = (what: string, change: Partial<typeof MESSAGE>, field: string) =>
    test.step(what, async () => {
      const written = { ...MESSAGE, ...change };
      await form.fill(written);
      await form.button.click();
      await expect(page.locator(`[name=${field}]`)).toBeFocused();
      expect(await validationMessage(page, field)).not.toBe("");
      await expect(form.button).toHaveText("Send message");
      await expect(form.status).toBeEmpty();
      await form.expectValues(written);
    });
  await expectInvalid("a name", { name: "" }, "name");
  await expectInvalid("an email", { email: "" }, "email");
  await expectInvalid("a message", { message: "" }, "message");
  await expectInvalid("anything", EMPTY, "name");
  await expectInvalid("an email with @", { email: "ana.example" }, "email");
  await expectInvalid("an email with a domain", { email: "ana@" }, "email");
  await expectInvalid("an email without spaces", { email: "ana b@brand.example" }, "email");

  // An earlier request would have been sent before this one.
  await form.fill({ ...MESSAGE, message: "Nothing is missing" });
  await form.button.click();
  await expect(form.status).toHaveText(SUCCESS);
  expect(posts(requests)).toHaveLength(1);
});

for (const name of ["name", "message"] as const) {
  test(`the form does not send a ${name} that contains only spaces`, async ({ visit, site }) => {
    const stored = await watchInbox(site);
    const { page, form, requests } = await openForm(visit);
    const message = { ...MESSAGE, message: `With a ${name}` };
    await form.fill({ ...message, [name]: "  \u00a0 " });
    await form.button.click();
    await expect(form[name]).toBeFocused();
    // The browser shows the same message as for an empty field.
    const blank = await validationMessage(page, name);
    await form[name].fill("");
    await form.email.press("Enter");
    await expect(form[name]).toBeFocused();
    expect(blank).toBe(await validationMessage(page, name));
    expect(blank).not.toBe("");
    await form[name].fill("   ");
    await form.email.press("Enter");
    await expect(form[name]).toBeFocused();

    const text = `Not only spaces: ${name}`;
    // A password manager sets the value without an event.
    await form[name].evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, text);
    await form.button.click();
    await expect(form.status).toHaveText(SUCCESS);
    const sent = { ...message, [name]: text };
    expect(await stored(sent.message)).toEqual([sent]);
    // The values before were not sent.
    expect(posts(requests)).toHaveLength(1);
  });
}

test("the form sends a message as JSON with three keys only", async ({ visit, site }) => {
  const { page, form } = await openForm(visit);
  await form.fill({ ...MESSAGE, message: "Exact" });
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === "POST"),
    form.button.click(),
  ]);
  expect(request.url()).toBe(`${site.url}/api/contact`);
  expect(request.postData()).toBe(
    `{"name":"${MESSAGE.name}","email":"${MESSAGE.email}","message":"Exact"}`,
  );
  const headers = await request.allHeaders();
  expect(headers["content-type"]).toBe("application/json");
  expect(headers.accept).toBe("application/json");
  await expect(form.status).toHaveText(SUCCESS);
});

test("the inbox stores each of several messages once and unchanged", async ({ visit, site }) => {
  const stored = await watchInbox(site);
  const { form, requests } = await openForm(visit);
  const send = (what: string, message: Message, arrived = message.message, email?: RegExp) =>
    test.step(what, async () => {
      await form.fill(message);
      await form.button.click();
      await expect.poll(() => stored(arrived)).toHaveLength(1);
      const expected = { ...message, message: arrived };
      expect(await stored(arrived)).toEqual([
        email ? { ...expected, email: expect.stringMatching(email) } : expected,
      ]);
      await expect(form.status).toHaveText(SUCCESS);
      await form.expectValues(EMPTY);
    });
  const TEXTS = [
    ["emoji", "👩‍👩‍👧‍👦 🏳️‍🌈 🇹🇭 🚀"],
    ["right-to-left", "שלום \u202Eabc\u202C مرحبا"],
    ["combining marks", "Zo\u0308e e\u0301 ﷽ Ǆ ﬁ"],
    ["code", `</script><img src=x onerror="alert(1)"> {{7*7}} ' -- \\ %00 &amp;`],
    ["lines", "one\ntwo\n\n\tthree  \n"],
    ["no-break and zero-width spaces", "a\u00A0b\u200Bc\u2028d"],
  ] as const;
  for (const [what, text] of TEXTS) {
    const name = text.replace(/\s+/g, " ").trim();
    await send(what, { name, email: "a@b.example", message: text });
  }
  const halves = { ...MESSAGE, message: "a\r\nb\rc\ud83d" };
  await send("line ends become one kind, half a character is replaced", halves, "a\nb\nc\ufffd");
  // Some browsers write the domain in ASCII.
  const address = { ...MESSAGE, email: "ana@bücher.example", message: "IDN" };
  await send("an address in another script", address, "IDN", /^ana@(bücher|xn--bcher-kva)\.ex/);
  expect(posts(requests)).toHaveLength(TEXTS.length + 2);
});

test("the form shows an error for a message that is too large for the inbox, and keeps the text", async ({
  visit,
}) => {
  const { form, expectFaults } = await openForm(visit);
  expectFaults(/41[23]|422|Failed to load resource/);
  const text = "Too much of it. ".repeat(12_000);
  await form.name.fill(MESSAGE.name);
  await form.email.fill(MESSAGE.email);
  await form.message.evaluate((field: HTMLTextAreaElement, value) => {
    field.value = value;
  }, text);
  await form.button.click();
  await expect(form.status).toHaveText(ERROR);
  expect((await form.message.inputValue()).length).toBe(text.length);
  await expect(form.button).toHaveText("Send message");
  await expect(form.button).toBeEnabled();
});

const IMPATIENCE: [string, (page: Page) => Promise<unknown>][] = [
  ["a double click", (page) => formOn(page).button.dblclick()],
  [
    "Enter five times",
    async (page) => {
      await formOn(page).email.focus();
      for (let times = 0; times < 5; times++) await page.keyboard.press("Enter");
    },
  ],
  [
    "Enter and a click",
    async (page) => {
      await formOn(page).name.press("Enter");
      await formOn(page).button.click({ force: true });
    },
  ],
  [
    "submitting the form five times at once",
    (page) =>
      page.evaluate(() => {
        for (let times = 0; times < 5; times++) document.forms[0]?.requestSubmit();
      }),
  ],
];

for (const [what, act] of IMPATIENCE) {
  test(`${what} sends a message once`, async ({ visit, site }) => {
    const stored = await watchInbox(site);
    const { page, form, requests } = await openForm(visit);
    const letGo = await holdMessages(page);
    await form.fill({ ...MESSAGE, message: `Impatient: ${what}` });
    await act(page);
    await expect(form.button).toHaveText("Sending...");
    // Waits for pending work, so that further requests would have been sent by now.
    await settled(page);
    letGo();
    await expect(form.status).toHaveText(SUCCESS);
    await settled(page);
    expect(posts(requests)).toHaveLength(1);
    expect(await stored(`Impatient: ${what}`)).toHaveLength(1);
  });
}

test.describe("the focus after sending", () => {
  test("the focus stays on the button that has sent the form", async ({ visit }) => {
    const { page, form } = await openForm(visit);
    const letGo = await holdMessages(page);
    await form.fill({ ...MESSAGE, message: "By keyboard" });
    await form.message.focus();
    await page.keyboard.press("Tab");
    await expect(form.button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form.button).toHaveText("Sending...");
    letGo();
    await expect(form.status).toHaveText(SUCCESS);
    await expect(form.button).toBeFocused();
  });

  test("the focus stays in the field in which Enter was pressed, unless success replaces the field", async ({
    visit,
  }) => {
    const { page, form, expectFaults } = await openForm(visit);
    expectFaults(/500/);
    await page.route("**/api/contact", (route) => route.fulfill({ status: 500 }));
    await form.fill({ ...MESSAGE, message: "By Enter" });
    await form.email.press("Enter");
    await expect(form.status).toHaveText(ERROR);
    // Waits for pending work, which could still move the focus.
    await settled(page);
    await expect(form.email).toBeFocused();
    await page.unroute("**/api/contact");
    await form.email.press("Enter");
    await expect(form.status).toHaveText(SUCCESS);
    await expect(form.button).toBeFocused();
  });

  test("success does not move the focus if the visitor has moved the focus meanwhile", async ({
    visit,
  }) => {
    const { page, form } = await openForm(visit);
    const letGo = await holdMessages(page);
    await form.fill({ ...MESSAGE, message: "Gone on" });
    await form.button.click();
    await expect(form.button).toHaveText("Sending...");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "WhatsApp" });
    await link.focus();
    letGo();
    await expect(form.status).toHaveText(SUCCESS);
    // Waits for pending work, which could still move the focus.
    await settled(page);
    await expect(link).toBeFocused();
  });
});

for (const [answer, status, screen, viewport] of [
  ["success", 200, "a phone", PHONE],
  ["an error", 500, "a phone", PHONE],
  ["success", 200, "a desktop", { width: 1440, height: 900 }],
] as const) {
  test(`the page does not shift when the form shows ${answer}, on ${screen}`, async ({ visit }) => {
    const { page, form, expectFaults } = await openForm(visit, "/contact", {
      viewport,
      before: recordShifts,
    });
    expectFaults(/500/);
    await page.route("**/api/contact", (route) => route.fulfill({ status }));
    await form.fill(MESSAGE);
    const place = () => page.getByRole("heading", { name: "Good to have at hand" }).boundingBox();
    // Scrolls first, because the click would scroll, too.
    await form.button.scrollIntoViewIfNeeded();
    const button = await form.button.boundingBox();
    const before = await place();
    await settled(page);
    await takeShifts(page);
    await form.button.click();
    await expect(form.status).not.toBeEmpty();
    await settled(page);
    expect(await takeShifts(page)).toEqual([]);
    expect(await place()).toEqual(before);
    expect((await form.button.boundingBox())?.y).toBe(button?.y);
  });
}

test("an error of the form shows other contact channels beside the error", async ({ visit }) => {
  const { page, form, expectFaults } = await openForm(visit);
  expectFaults(/500/);
  await page.route("**/api/contact", (route) => route.fulfill({ status: 500 }));
  await form.fill(MESSAGE);
  await form.button.click();
  await expect(form.status).toHaveText(ERROR);
  const links = page.locator("form").getByRole("link");
  await expect(links).toHaveText(["hello@steepline.example", "WhatsApp"]);
  await expect(links.first()).toHaveAttribute("href", "mailto:hello@steepline.example");
  await expect(links.last()).toHaveAttribute("href", "https://wa.me/15550100199");
});

test("a message fails without a network, is kept, and is sent only when submitted again", async ({
  visit,
  site,
}) => {
  const stored = await watchInbox(site);
  const { page, context, form, requests, expectFaults } = await openForm(visit);
  expectFaults(/ERR_INTERNET_DISCONNECTED/);
  const message = { ...MESSAGE, message: "From a train" };
  await form.fill(message);
  await context.setOffline(true);
  await form.button.click();
  // The error appears at once, long before the timeout of the form.
  await expect(form.status).toHaveText(ERROR);
  await form.expectValues(message);
  const online = page.evaluate(
    () => new Promise((done) => addEventListener("online", done, { once: true })),
  );
  // After this round trip to the page, the listener for `online` exists.
  await page.evaluate(() => undefined);
  await context.setOffline(false);
  await online;
  // Waits for pending work: the page must not send the message by itself.
  await settled(page);
  expect(await stored("From a train")).toEqual([]);
  await form.button.click();
  await expect(form.status).toHaveText(SUCCESS);
  expect(await stored("From a train")).toEqual([message]);
  expect(posts(requests)).toHaveLength(2);
});

test("a pending message arrives although the visitor goes to another page", async ({
  visit,
  site,
}) => {
  const stored = await watchInbox(site);
  const { page, form } = await openForm(visit);
  const letGo = await holdMessages(page);
  await form.fill({ ...MESSAGE, message: "On its way" });
  await form.button.click();
  await expect(form.button).toHaveText("Sending...");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByRole("heading", { name: "Transparent Pricing" })).toBeVisible();
  letGo();
  await expect.poll(() => stored("On its way")).toHaveLength(1);
  await page.getByRole("banner").getByRole("link", { name: "Get started" }).click();
  // The form shows the result that arrived while the visitor was on a page without a form.
  await expect(form.status).toHaveText(SUCCESS);
  await form.another.click();
  await expect(form.button).toHaveText("Send message");
});
