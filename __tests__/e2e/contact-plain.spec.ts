import { formOn, MESSAGE, SUCCESS, watchInbox, withNetworkLineEnds } from "./support/form";
import { expect, PHONE, test } from "./support/test";

test("on a phone without JavaScript, the form sends the plan with the message, and opens a confirmation page", async ({
  visit,
  site,
}) => {
  const stored = await watchInbox(site);
  const { page, requests } = await visit("/pricing", {
    javaScriptEnabled: false,
    viewport: PHONE,
  });
  await page.getByRole("link", { name: "Grow with us" }).first().click();
  const form = formOn(page);
  const topic = await form.message.inputValue();
  expect(topic).toBe("About the Growth plan.\n\n");
  const message = { ...MESSAGE, message: `${topic}👩‍👩‍👧 שלום </script> & "quotes" +%` };
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
