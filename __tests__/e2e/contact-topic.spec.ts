import { collectShifts, type Shifts } from "./support/shifts";
import { expect, test } from "./support/test";

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

test("the link of a plan opens the contact form with this plan as topic, without loading a document", async ({
  visit,
}) => {
  const { page, wake } = await visit("/pricing");
  await wake();
  await page.getByRole("link", { name: "Grow with us" }).click();
  await expect(page).toHaveURL("/contact?about=growth");
  const message = page.getByRole("textbox", { name: "Tell us about your brand" });
  await expect(message).toHaveValue(`${LINE}.\n\n`);
});

for (const width of [320, 1280]) {
  test(`the line with the topic shifts nothing when it appears, at ${width} px`, async ({
    visit,
  }) => {
    const { page } = await visit("/contact?about=growth", {
      viewport: { width, height: 900 },
      before: (page) => page.addInitScript(collectShifts),
    });
    await expect(page.locator("form").getByText(LINE, { exact: true }).first()).toBeVisible();
    await expect(page.getByText("A short note is enough")).toBeHidden();
    expect(await page.evaluate(() => (window as unknown as Shifts).moved)).toEqual([]);
  });
}
