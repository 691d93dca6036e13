import type { Page } from "playwright-core";
import { DESKTOP, openBrowser, PHONE, SCREENS } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { EMPTY, ERROR, formOn, MESSAGE, SUCCESS } from "./support/form";
import { eventually, wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

/** Messages in the inbox that say this, without what the inbox adds. */
const stored = async (text: string) =>
  (await site.messages())
    .filter(({ message }) => message === text)
    .map(({ name, email, message }) => ({ name, email, message }));

async function open(path = "/contact", viewport: { width: number; height: number } = DESKTOP) {
  const made = await visit(path, { viewport });
  await wake(made.page);
  return { ...made, form: formOn(made.page) };
}

/** Lets the message wait on its way. */
const delay = (page: Page, milliseconds: number) =>
  page.route("**/api/contact", async (route) => {
    await new Promise((done) => setTimeout(done, milliseconds));
    await route.continue().catch(() => {});
  });

describe.each(["/", "/contact"])("the form on %s", (path) => {
  test("has its labels, placeholders and types", async () => {
    const { form } = await open(path);
    expect(await form.email.getAttribute("type")).toBe("email");
    expect(await form.message.getAttribute("placeholder")).toMatch(/monthly revenue.*challenges/i);
    for (const field of [form.name, form.email, form.message]) {
      expect(await field.getAttribute("placeholder")).not.toBe("");
      expect(await field.getAttribute("required")).not.toBeNull();
    }
    expect(await form.button.textContent()).toBe("Send message");
    expect(await form.status.textContent()).toBe("");
  });

  test.each(SCREENS)(
    "says on a %s that it sends, that it has sent, and is empty",
    async (screen, viewport) => {
      const { page, form } = await open(path, viewport);
      await delay(page, 500);
      const message = { ...MESSAGE, message: `From ${path} on a ${screen}` };
      await form.fill(message);
      await form.button.click();
      await page.getByRole("button", { name: "Sending..." }).waitFor();
      expect(await form.button.isDisabled()).toBe(true);
      expect(await form.values()).toEqual(message);
      await form.status.getByText(SUCCESS, { exact: true }).waitFor();
      expect(await form.button.textContent()).toBe("Send message");
      expect(await form.button.isEnabled()).toBe(true);
      expect(await form.values()).toEqual(EMPTY);
      expect(page.url()).toBe(site.url + path);
      expect(await stored(message.message)).toEqual([message]);
    },
  );
});

describe("the browser's own validation", () => {
  test.each([
    ["a name", { name: "" }, "name"],
    ["an email", { email: "" }, "email"],
    ["a message", { message: "" }, "message"],
    ["anything", EMPTY, "name"],
    ["an email with @", { email: "ana.example" }, "email"],
    ["an email with a domain", { email: "ana@" }, "email"],
    ["an email without spaces", { email: "ana b@brand.example" }, "email"],
  ])("asks for %s and sends nothing", async (_what, change, field) => {
    const { page, form, requests } = await open("/contact", PHONE);
    await form.fill({ ...MESSAGE, ...change });
    await form.button.click();
    expect(await form.focused()).toBe(field);
    const words = await page
      .locator(`[name=${field}]`)
      .evaluate((element: HTMLInputElement) => element.validationMessage);
    expect(words).not.toBe("");
    await page.waitForTimeout(100);
    expect(requests.filter((request) => request.method() === "POST")).toEqual([]);
    expect(await form.status.textContent()).toBe("");
    expect(await form.values()).toEqual({ ...MESSAGE, ...change });
  });

  test.each(["name", "message"] as const)(
    "takes a %s of spaces for none, until there is more",
    async (name) => {
      const { form, requests } = await open();
      const message = { ...MESSAGE, [name]: "  \u00a0 " };
      await form.fill(message);
      await form.button.click();
      expect(await form.focused()).toBe(name);
      const words = () =>
        form[name].evaluate((field) => (field as HTMLInputElement).validationMessage);
      // In the browser's own words, as for an empty field.
      const blank = await words();
      await form[name].fill("");
      await form.name.press("Enter");
      expect([blank, await form.focused()]).toEqual([await words(), name]);
      await form[name].fill("   ");
      await form.email.press("Enter");
      expect(await form.focused()).toBe(name);
      expect(requests.filter((request) => request.method() === "POST")).toEqual([]);
      const text = `Not only spaces: ${name}`;
      // As a password manager fills it in, without an event.
      await form[name].evaluate((field, value) => {
        (field as HTMLInputElement).value = value;
      }, text);
      await form.button.click();
      await form.status.getByText(SUCCESS).waitFor();
      expect((await site.messages()).at(-1)).toMatchObject({ ...MESSAGE, [name]: text });
    },
  );
});

test("what is sent is JSON with these three keys and nothing else", async () => {
  const { page, form } = await open();
  await form.fill({ ...MESSAGE, message: "Exact" });
  const [request] = await Promise.all([
    page.waitForRequest((request) => request.method() === "POST"),
    form.button.click(),
  ]);
  expect(request.url()).toBe(`${site.url}/api/contact`);
  expect(request.postData()).toBe(
    `{"name":"${MESSAGE.name}","email":"${MESSAGE.email}","message":"Exact"}`,
  );
  const headers = await request.allHeaders();
  expect(headers["content-type"]).toBe("application/json");
  expect(headers.accept).toBe("application/json");
  await form.status.getByText(SUCCESS).waitFor();
});

describe("texts arrive as they were written", () => {
  test.each([
    ["emoji", "👩‍👩‍👧‍👦 🏳️‍🌈 🇹🇭 🚀"],
    ["right-to-left", "שלום \u202Eabc\u202C مرحبا"],
    ["combining marks", "Zo\u0308e e\u0301 ﷽ Ǆ ﬁ"],
    ["code", `</script><img src=x onerror="alert(1)"> {{7*7}} ' -- \\ %00 &amp;`],
    ["lines", "one\ntwo\n\n\tthree  \n"],
    ["no-break and zero-width spaces", "a\u00A0b\u200Bc\u2028d"],
  ])("%s", async (_what, text) => {
    const { form } = await open();
    const message = { name: text.replace(/\s+/g, " ").trim(), email: "a@b.example", message: text };
    await form.fill(message);
    await form.button.click();
    await form.status.getByText(SUCCESS).waitFor();
    expect(await stored(text)).toEqual([message]);
  });

  test("line ends of any kind become one kind, and half a character is replaced", async () => {
    const { form } = await open();
    await form.fill({ ...MESSAGE, message: "a\r\nb\rc\ud83d" });
    await form.button.click();
    await form.status.getByText(SUCCESS).waitFor();
    expect(await stored("a\nb\nc\ufffd")).toHaveLength(1);
  });

  test("an address in another script", async () => {
    const { form } = await open();
    await form.fill({ ...MESSAGE, email: "ana@bücher.example", message: "IDN" });
    await form.button.click();
    await form.status.getByText(SUCCESS).waitFor();
    expect(await stored("IDN")).toHaveLength(1);
  });
});

test("a message larger than the inbox takes is refused in words and kept", async () => {
  const { form, page, expectFaults } = await open();
  expectFaults(/41[23]|422|Failed to load resource/);
  const message = "Too much of it. ".repeat(12_000);
  await form.name.fill(MESSAGE.name);
  await form.email.fill(MESSAGE.email);
  await form.message.evaluate((field: HTMLTextAreaElement, text) => {
    field.value = text;
  }, message);
  await form.button.click();
  await form.status.getByText(ERROR, { exact: true }).waitFor();
  expect((await form.message.inputValue()).length).toBe(message.length);
  expect(await page.getByRole("button", { name: "Send message" }).isEnabled()).toBe(true);
});

describe("impatience sends a message once", () => {
  const posts = (requests: { method(): string }[]) =>
    requests.filter((request) => request.method() === "POST");

  test.each<[string, (page: Page) => Promise<unknown>]>([
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
        await formOn(page).button.click({ force: true, noWaitAfter: true });
      },
    ],
    [
      "many submits in one moment",
      (page) =>
        page.evaluate(() => {
          for (let times = 0; times < 5; times++) document.forms[0]?.requestSubmit();
        }),
    ],
  ])("%s", async (what, act) => {
    const { page, form, requests } = await open();
    await delay(page, 700);
    await form.fill({ ...MESSAGE, message: `Impatient: ${what}` });
    await act(page);
    await form.status.getByText(SUCCESS).waitFor();
    await page.waitForTimeout(200);
    expect(posts(requests)).toHaveLength(1);
    expect(await stored(`Impatient: ${what}`)).toHaveLength(1);
  });

  test("a second message after the first is a second message", async () => {
    const { form } = await open();
    for (const message of ["First of two", "Second of two"]) {
      await form.fill({ ...MESSAGE, message });
      await form.button.click();
      await eventually(async () => expect(await stored(message)).toHaveLength(1));
      await form.status.getByText(SUCCESS).waitFor();
      await eventually(async () => expect(await form.values()).toEqual(EMPTY));
    }
  });
});

describe("the focus", () => {
  test("stays on the button that was pressed", async () => {
    const { page, form } = await open();
    await delay(page, 300);
    await form.fill({ ...MESSAGE, message: "By keyboard" });
    await form.message.focus();
    await page.keyboard.press("Tab");
    expect(await form.focused()).toBe("button");
    await page.keyboard.press("Enter");
    await form.status.getByText(SUCCESS).waitFor();
    await eventually(async () => expect(await form.focused()).toBe("button"));
  });

  test("stays in the field where Enter was pressed", async () => {
    const { form } = await open();
    await form.fill({ ...MESSAGE, message: "By Enter" });
    await form.email.press("Enter");
    await form.status.getByText(SUCCESS).waitFor();
    expect(await form.focused()).toBe("email");
  });

  test("is not taken from a visitor who has gone on", async () => {
    const { page, form } = await open();
    await delay(page, 500);
    await form.fill({ ...MESSAGE, message: "Gone on" });
    await form.button.click();
    await page.getByRole("button", { name: "Sending..." }).waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "WhatsApp" }).focus();
    await form.status.getByText(SUCCESS).waitFor();
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("WhatsApp");
  });
});

test("without a network it fails at once, keeps all, and succeeds with one", async () => {
  const { page, context, form, expectFaults } = await open();
  expectFaults(/ERR_INTERNET_DISCONNECTED/);
  const message = { ...MESSAGE, message: "From a train" };
  await form.fill(message);
  await context.setOffline(true);
  await form.button.click();
  await form.status.getByText(ERROR, { exact: true }).waitFor({ timeout: 2_000 });
  expect(await form.values()).toEqual(message);
  await context.setOffline(false);
  // Nothing goes out behind the visitor's back.
  await page.waitForTimeout(500);
  expect(await stored("From a train")).toEqual([]);
  await form.button.click();
  await form.status.getByText(SUCCESS, { exact: true }).waitFor();
  expect(await stored("From a train")).toEqual([message]);
});

test("a message on its way arrives although the visitor goes to another page", async () => {
  const { page, form } = await open();
  await delay(page, 600);
  await form.fill({ ...MESSAGE, message: "On its way" });
  await form.button.click();
  await page.getByRole("button", { name: "Sending..." }).waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await page.getByRole("heading", { name: "Transparent Pricing" }).waitFor();
  await eventually(async () => expect(await stored("On its way")).toHaveLength(1));
  await page.getByRole("banner").getByRole("link", { name: "Get started" }).click();
  await form.button.waitFor();
  expect(await form.button.isEnabled()).toBe(true);
  expect(await form.button.textContent()).toBe("Send message");
});
