import type { Request } from "@playwright/test";
import type { Answer, Received } from "../support/second-origin";
import { EMPTY, ERROR, formOn, holdMessages, MESSAGE, SUCCESS, watchInbox } from "./support/form";
import { recordShifts, takeShifts } from "./support/layout";
import { settled } from "./support/react";
import { expect, type Open, type Page, PHONE, test, type VisitOptions } from "./support/test";

async function openForm(visit: Open, path = "/contact", options: VisitOptions = {}) {
  const made = await visit(path, options);
  await made.wake();
  return { ...made, form: formOn(made.page) };
}

/** Makes access to storage throw an error, as in private windows of some browsers. */
const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });

const posts = (requests: readonly Request[]) =>
  requests.filter((request) => request.method() === "POST");

test("on a phone, a double click in the contact form of the home page sends one message", async ({
  visit,
  site,
}) => {
  const stored = await watchInbox(site);
  const { page, form, requests } = await openForm(visit, "/", { viewport: PHONE });
  const letGo = await holdMessages(page);
  const message = { ...MESSAGE, message: "From a phone" };
  await form.fill(message);
  await form.button.dblclick();
  await expect(form.button).toHaveText("Sending...");
  await expect(form.button).toBeDisabled();
  await form.expectValues(message);

  letGo();
  await expect(form.status).toHaveText(SUCCESS);
  await form.expectValues(EMPTY);
  await expect(page).toHaveURL("/");
  await expect(form.message).toBeHidden();
  await form.another.click();
  await expect(form.name).toBeFocused();
  await expect(form.button).toBeEnabled();
  await expect(form.status).toBeEmpty();
  expect(posts(requests)).toHaveLength(1);
  expect(await stored(message.message)).toEqual([message]);
});

const validationMessage = (page: Page, field: string) =>
  page
    .locator(`[name=${field}]`)
    .evaluate((element: HTMLInputElement) => element.validationMessage);

test("the contact form sends nothing until all fields pass the browser's validation", async ({
  visit,
}) => {
  const { page, form, requests } = await openForm(visit, "/contact", { viewport: PHONE });
  const expectInvalid = (what: string, change: Partial<typeof MESSAGE>, field: string) =>
    test.step(what, async () => {
      const written = { ...MESSAGE, ...change };
      await form.fill(written);
      await form.button.click();
      await expect(page.locator(`[name=${field}]`)).toBeFocused();
      const problem = await validationMessage(page, field);
      expect(problem).not.toBe("");
      await expect(page.locator(`[name=${field}]`)).toHaveAccessibleDescription(problem);
      await expect(page.locator(`[name=${field}]`)).toHaveAttribute("aria-invalid", "true");
      await expect(form.status).toBeEmpty();
      await form.expectValues(written);
    });
  await expectInvalid("anything", EMPTY, "name");
  await expectInvalid("a text of more than spaces", { message: "  \u00a0 " }, "message");
  await expectInvalid("an email with @", { email: "ana.example" }, "email");

  // Chromium has another text for each value.
  await form.email.fill("ana@");
  await expect(form.email).toHaveAccessibleDescription(await validationMessage(page, "email"));
  await form.fill({ ...MESSAGE, message: "Nothing is missing" });
  await expect(form.email).toHaveAccessibleDescription("");
  await form.button.click();
  await expect(form.status).toHaveText(SUCCESS);
  expect(posts(requests)).toHaveLength(1);
});

test("on a phone, the contact form shows its result in the viewport, without a layout shift", async ({
  visit,
}) => {
  const { page, form, expectFaults } = await openForm(visit, "/contact", {
    viewport: PHONE,
    before: recordShifts,
  });
  expectFaults(/500/);
  await form.fill(MESSAGE);
  // The result message scrolls into view, so positions are measured from the top of the document.
  const tops = () =>
    page.evaluate(() =>
      ["main form > button", "main h2"].map((selector) => {
        const { top } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return top && Math.round(top + scrollY);
      }),
    );
  for (const [status, text] of [
    [500, ERROR],
    [200, SUCCESS],
  ] as const) {
    await page.route("**/api/contact", (route) => route.fulfill({ status }));
    // The click would scroll to the button, so the test scrolls before it measures.
    await form.button.scrollIntoViewIfNeeded();
    const before = await tops();
    await settled(page);
    await takeShifts(page);
    await form.button.click();
    await expect(form.status).toHaveText(text);
    await settled(page);
    expect(await takeShifts(page)).toEqual([]);
    // The pressed button moves back in a transition, so the test polls its position.
    await expect.poll(tops).toEqual(before);
    await expect(form.status).toBeInViewport({ ratio: 1 });
  }
});

test("after a message was sent, Back to the form shows empty fields, and a reload restores an unsent text", async ({
  visit,
}) => {
  const { page, form, requests } = await openForm(visit);
  await form.fill({ ...MESSAGE, message: "Sent before Back" });
  for (let press = 0; press < 5; press++) await form.email.press("Enter");
  await expect(form.status).toHaveText(SUCCESS);
  expect(posts(requests)).toHaveLength(1);
  await page.goto("/pricing");
  await page.goBack();
  await form.expectValues(EMPTY);
  await form.fill(MESSAGE);
  await page.reload();
  await form.expectValues(MESSAGE);
  await page.goto("/");
  await form.expectValues(MESSAGE);
});

test("with storage denied, the form shows an error after each fault of the provider, and then sends", async ({
  visitWithProvider,
  provider,
}) => {
  const { page, wake, expectFaults } = await visitWithProvider("/contact", {
    before: forbidStorage,
  });
  expectFaults(/:979[78]/);
  await wake();
  const form = formOn(page);
  await form.fill(MESSAGE);
  const faults: [Answer, Answer][] = [
    [{}, { status: 403, cors: false }],
    [{ status: 302, headers: { Location: "/moved" } }, {}],
    [{ fault: "reset" }, {}],
    [{ status: 503, body: '{"ok":true}' }, {}],
    [{ body: '{"success":"false"}' }, {}],
  ];
  for (const [answer, preflight] of faults) {
    provider.behave(answer, preflight);
    await form.button.click();
    await expect(form.status).toHaveText(ERROR);
    await form.expectValues(MESSAGE);
    await expect(form.button).toBeFocused();
  }
  await provider.reset();
  await form.button.click();
  await expect(form.status).toHaveText(SUCCESS);
  expect(provider.received).toHaveLength(1);
  const { headers, body } = provider.received[0] as Received;
  expect(body).toBe(JSON.stringify({ ...MESSAGE, access_key: "public-key" }));
  expect(headers).toMatchObject({ "content-type": "application/json", accept: "application/json" });
  expect(headers.cookie).toBeUndefined();
});
