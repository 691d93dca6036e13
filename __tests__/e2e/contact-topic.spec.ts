import { collectShifts, type Shifts } from "./support/shifts";
import { expect, test } from "./support/test";

const LINE = "About the Growth plan";

test("the address of a topic leads to a form that knows it, and whose message can be edited", async ({
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

test("the step from the plan to the form needs no load of the page", async ({ visit }) => {
  const { page, wake } = await visit("/pricing");
  await wake();
  await page.getByRole("link", { name: "Grow with us" }).click();
  await expect(page).toHaveURL("/contact?about=growth");
  const message = page.getByRole("textbox", { name: "Tell us about your brand" });
  await expect(message).toHaveValue(`${LINE}.\n\n`);
});

for (const width of [320, 1280]) {
  test(`the line that says the topic moves nothing when it comes, at ${width} px`, async ({
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
