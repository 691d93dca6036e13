import { formOn, MESSAGE, watchInbox, withNetworkLineEnds } from "./support/form";
import { expect, PHONE, test } from "./support/test";

const WITHOUT_SCRIPTS = { javaScriptEnabled: false };

test.describe(() => {
  test("on a phone without JavaScript, the form sends the plan with the message, and opens a confirmation page", async ({
    visit,
    site,
  }) => {
    const stored = await watchInbox(site);
    const { page, requests } = await visit("/pricing", { ...WITHOUT_SCRIPTS, viewport: PHONE });
    await page.getByRole("link", { name: "Grow with us" }).first().click();
    const form = formOn(page);
    const topic = await form.message.inputValue();
    expect(topic).toBe("About the Growth plan.\n\n");
    const message = { ...MESSAGE, message: `${topic}👩‍👩‍👧 שלום </script> & "quotes" +%` };
    await form.fill(message);
    await form.button.click();
    await expect(page).toHaveURL("/contact/sent");
    await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
    await expect(
      page.getByText("Message sent successfully! We'll get back to you soon."),
    ).toBeVisible();
    expect(await stored(message.message)).toEqual([withNetworkLineEnds(message)]);
    await page.reload();
    expect(requests.filter((request) => request.method() === "POST")).toHaveLength(1);
    await page.getByRole("main").getByRole("link", { name: "Read the blog" }).click();
    await expect(page).toHaveURL("/blog");
  });

  test("without JavaScript, an error page says that the inbox has rejected the message, and Back restores the form fields", async ({
    visit,
  }) => {
    const { page, expectFaults } = await visit("/contact", WITHOUT_SCRIPTS);
    // The error page of the inbox has no style sheet, and only a style sheet could allow view
    // transitions. The browser therefore aborts the transition and logs an error.
    expectFaults(/response: 4|status of 4/, /Transition was aborted/);
    const message = { ...MESSAGE, message: "   " };
    await formOn(page).fill(message);
    await formOn(page).button.click();
    await expect(page.getByRole("heading", { name: "Message not sent" })).toBeVisible();
    await expect(
      page.getByText("Failed to send message. Please try again or contact us"),
    ).toBeVisible();
    await page.goBack();
    await formOn(page).expectValues(message);
  });

  test("without JavaScript, the contact form sends the fields and the access key to a form provider", async ({
    visitWithProvider,
    provider,
  }) => {
    provider.behave({
      body: "<!doctype html><h1>Thank you</h1>",
      headers: { "Content-Type": "text/html" },
    });
    const { page } = await visitWithProvider("/contact", WITHOUT_SCRIPTS);
    await formOn(page).fill(MESSAGE);
    await formOn(page).button.click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
    expect(provider.received).toHaveLength(1);
    const [request] = provider.received;
    expect(request).toMatchObject({ method: "POST", path: "/messages" });
    expect(request?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      ...withNetworkLineEnds(MESSAGE),
      access_key: "public-key",
    });
  });
});
