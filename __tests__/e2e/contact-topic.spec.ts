import { collectShifts, type Shifts } from "./support/shifts";
import { expect, PHONE, test } from "./support/test";

const LINE = "About the Growth plan";

test("the contact page shows the topic of its URL in the form, and the visitor can edit the message", async ({
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

test("the line with the topic shifts nothing when it appears, on a phone", async ({ visit }) => {
  const { page } = await visit("/contact?about=growth", {
    viewport: PHONE,
    before: (page) => page.addInitScript(collectShifts),
  });
  await expect(page.locator("form").getByText(LINE, { exact: true }).first()).toBeVisible();
  await expect(page.getByText("A short note is enough")).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as Shifts).moved)).toEqual([]);
});
