import { recordShifts, takeShifts } from "./support/layout";
import { expect, PHONE, test } from "./support/test";

const LINE = "About the Growth plan";

test("the contact form starts the message with the topic in the URL, and the visitor can change the message", async ({
  visit,
}) => {
  const { page, wake } = await visit("/contact?about=growth");
  const form = page.getByRole("main").locator("form");
  const message = form.getByRole("textbox", { name: "Tell us about your brand" });
  await expect(form.getByText(LINE, { exact: true }).first()).toBeVisible();
  await expect(message).toHaveValue(`${LINE}.\n\n`);
  await message.fill("Something else.");
  await wake();
  await expect(message).toHaveValue("Something else.");
});

test("on a phone, there is no layout shift when the topic appears in the contact form", async ({
  visit,
}) => {
  const { page } = await visit("/contact?about=growth", {
    viewport: PHONE,
    before: recordShifts,
  });
  await expect(page.locator("form").getByText(LINE, { exact: true }).first()).toBeVisible();
  await expect(page.locator("form").getByText("A short note is enough")).toBeHidden();
  expect(await takeShifts(page)).toEqual([]);
});
