import type { Request } from "@playwright/test";
import { EMPTY, ERROR, formOn, MESSAGE, SUCCESS, watchInbox } from "./support/form";
import { holding } from "./support/hold";
import { AFTER_BOOT } from "./support/react";
import { expect, type Open, PHONE, test, type VisitOptions } from "./support/test";

async function openForm(visit: Open, path: string, options: VisitOptions = {}) {
  const made = await visit(path, options);
  await made.wake();
  return { ...made, form: formOn(made.page) };
}

const posts = (requests: readonly Request[]) =>
  requests.filter((request) => request.method() === "POST");

test("on a phone, a double click in the form of the home page sends one message", async ({
  visit,
  site,
}) => {
  const stored = await watchInbox(site);
  const { page, form, requests } = await openForm(visit, "/", { viewport: PHONE });
  const messages = holding("**/api/contact");
  await messages.before(page);
  const message = { ...MESSAGE, message: "From a phone" };
  await form.fill(message);
  await form.button.dblclick();
  await expect(form.button).toHaveText("Sending...");
  await expect(form.button).toBeDisabled();
  await form.expectValues(message);
  messages.release();
  await expect(form.status).toHaveText(SUCCESS);
  await expect(form.status).toBeInViewport({ ratio: 1 });
  await expect(form.message).toBeHidden();
  await form.expectValues(EMPTY);
  expect(posts(requests)).toHaveLength(1);
  expect(await stored(message.message)).toMatchObject([message]);
});

test("by keyboard, the form sends nothing until it is valid, then one message, then another", async ({
  visit,
}) => {
  const { page, form, requests } = await openForm(visit, "/contact");
  await form.fill({ ...MESSAGE, email: "ana.example" });
  await form.name.press("Enter");
  await expect(form.email).toBeFocused();
  await form.email.fill(MESSAGE.email);
  for (let press = 0; press < 5; press++) await page.keyboard.press("Enter");
  await expect(form.status).toHaveText(SUCCESS);
  await expect(form.status).toBeFocused();
  expect(posts(requests)).toHaveLength(1);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Write another message" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.name).toBeFocused();
  await form.expectValues(EMPTY);
});

test("a message that is submitted before React has loaded is sent once, as JSON", async ({
  visit,
}) => {
  const scripts = holding(AFTER_BOOT);
  const { page, requests } = await visit("/contact", { before: scripts.before });
  const form = formOn(page);
  await form.fill(MESSAGE);
  await form.email.focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("Enter");
  scripts.release();
  await expect(form.status).toHaveText(SUCCESS);
  expect(posts(requests).map((request) => request.postDataJSON())).toEqual([MESSAGE]);
});

test("if a message cannot be sent, the form shows the error and keeps its values", async ({
  visit,
}) => {
  const { page, form, expectFaults } = await openForm(visit, "/contact", { viewport: PHONE });
  expectFaults(/500/, /ERR_FAILED/);
  await form.fill(MESSAGE);
  await page.route("**/api/contact", (route) => route.fulfill({ status: 500 }), { times: 1 });
  await form.button.click();
  await expect(form.status).toHaveText(ERROR);
  await expect(form.status).toBeInViewport({ ratio: 1 });
  await form.expectValues(MESSAGE);
  await page.route("**/api/contact", (route) => route.abort(), { times: 1 });
  await form.button.click();
  await expect(form.button).toBeEnabled();
  await expect(form.status).toHaveText(ERROR);
});

test("a text survives a reload and another page, and is gone after it was sent", async ({
  visit,
}) => {
  const { page, form, wake } = await openForm(visit, "/contact");
  await form.fill(MESSAGE);
  await page.reload();
  await form.expectValues(MESSAGE);
  await page.goto("/contact/sent");
  await page.goto("/");
  await form.expectValues(MESSAGE);
  await wake();
  await form.expectValues(MESSAGE);
  await form.button.click();
  await expect(form.status).toHaveText(SUCCESS);
  await page.goto("/contact");
  await form.expectValues(EMPTY);
});

test("without JavaScript, the form posts its fields, and opens a confirmation page", async ({
  visit,
  site,
}) => {
  const stored = await watchInbox(site);
  const { page, requests } = await visit("/contact", {
    javaScriptEnabled: false,
    viewport: PHONE,
  });
  const form = formOn(page);
  const message = { ...MESSAGE, message: `👩‍👩‍👧 שלום </script> & "quotes" +%` };
  await form.fill(message);
  await form.button.click();
  await expect(page).toHaveURL("/contact/sent");
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect([...new URLSearchParams(posts(requests)[0]?.postData() ?? "")]).toEqual(
    Object.entries(message),
  );
  expect(await stored(message.message)).toMatchObject([message]);
});
