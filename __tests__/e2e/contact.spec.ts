import type { Request } from "@playwright/test";
import { EMPTY, formOn, holdMessages, MESSAGE, SUCCESS, watchInbox } from "./support/form";
import { recordShifts, takeShifts } from "./support/layout";
import { settled } from "./support/react";
import { expect, type Open, type Page, PHONE, test, type VisitOptions } from "./support/test";

async function openForm(visit: Open, path = "/contact", options: VisitOptions = {}) {
  const made = await visit(path, options);
  await made.wake();
  return { ...made, form: formOn(made.page) };
}

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
  await expect(page.locator("form").getByText(/A person reads it/)).toBeVisible();
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
      await expect(form.button).toHaveText("Send message");
      await expect(form.status).toBeEmpty();
      await form.expectValues(written);
    });
  await expectInvalid("anything", EMPTY, "name");
  await expectInvalid("a text of more than spaces", { message: "  \u00a0 " }, "message");
  await expectInvalid("an email with @", { email: "ana.example" }, "email");

  await form.fill({ ...MESSAGE, message: "Nothing is missing" });
  await form.button.click();
  await expect(form.status).toHaveText(SUCCESS);
  expect(posts(requests)).toHaveLength(1);
});

for (const [answer, status] of [
  ["a success message", 200],
  ["an error message", 500],
] as const) {
  test(`on a phone, there is no layout shift when the contact form shows ${answer}`, async ({
    visit,
  }) => {
    const { page, form, expectFaults } = await openForm(visit, "/contact", {
      viewport: PHONE,
      before: recordShifts,
    });
    expectFaults(/500/);
    await page.route("**/api/contact", (route) => route.fulfill({ status }));
    await form.fill(MESSAGE);
    // The result message scrolls into view, so positions are measured from the top of the document.
    const tops = () =>
      page.evaluate(() =>
        ["main form > button", "#at-hand"].map((selector) => {
          const { top } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
          return top && Math.round(top + scrollY);
        }),
      );
    // The click would scroll to the button, so the test scrolls before it measures.
    await form.button.scrollIntoViewIfNeeded();
    const before = await tops();
    await settled(page);
    await takeShifts(page);
    await form.button.click();
    await expect(form.status).not.toBeEmpty();
    await settled(page);
    expect(await takeShifts(page)).toEqual([]);
    // The pressed button moves back in a transition, so the test polls its position.
    await expect.poll(tops).toEqual(before);
  });
}

const TOPIC = "About the Growth plan";

test("the contact form writes the topic of the URL into the message field, and visitors can change the text", async ({
  visit,
}) => {
  const { page, wake } = await visit("/contact?about=growth");
  const form = page.getByRole("main").locator("form");
  const message = form.getByRole("textbox", { name: "Tell us about your brand" });
  await expect(form.getByText(TOPIC, { exact: true }).first()).toBeVisible();
  await expect(message).toHaveValue(`${TOPIC}.\n\n`);
  await message.fill("Something else.");
  await wake();
  await expect(message).toHaveValue("Something else.");
});

test("on a phone, the contact form shows the topic that the URL contains, without a layout shift", async ({
  visit,
}) => {
  const { page } = await visit("/contact?about=growth", {
    viewport: PHONE,
    before: recordShifts,
  });
  await expect(page.locator("form").getByText(TOPIC, { exact: true }).first()).toBeVisible();
  await expect(page.locator("form").getByText("A short note is enough")).toBeHidden();
  expect(await takeShifts(page)).toEqual([]);
});
