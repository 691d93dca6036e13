import { formOn, MESSAGE, SUCCESS, watchInbox, withNetworkLineEnds } from "./support/form";
import { expect, PHONE, test } from "./support/test";

test("on a phone without JavaScript, the form sends the message, and opens a confirmation page", async ({
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
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(await stored(message.message)).toEqual([withNetworkLineEnds(message)]);
  await page.reload();
  expect(requests.filter((request) => request.method() === "POST")).toHaveLength(1);
  await page.getByRole("main").getByRole("link", { name: "Read the blog" }).click();
  await expect(page).toHaveURL("/blog");
});
