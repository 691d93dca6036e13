import { formOn, MESSAGE, SUCCESS } from "./support/form";
import { tracesOf } from "./support/privacy";
import { expect, test } from "./support/test";

test("a visit that ends with a message makes no request to another origin and stores no undocumented data", async ({
  site,
  visit,
}) => {
  const made = await visit("/");
  const { page } = made;
  for (const path of ["/blog", "/contact"]) await page.goto(path);
  const form = formOn(page);
  await form.fill(MESSAGE);
  await form.button.click();
  await expect(form.status).toContainText(SUCCESS);
  expect(made.requests.length).toBeGreaterThan(10);
  expect(await tracesOf(made, site.url)).toEqual([]);
});
