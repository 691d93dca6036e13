import { openBrowser, SCREENS } from "../support/browser";
import { startProvider } from "../support/second-origin";
import { builtRoot, fixtureRoot, serveSite } from "../support/site";
import { formOn, MESSAGE } from "./support/form";

const site = serveSite(builtRoot());
const fixture = serveSite(fixtureRoot());
const provider = startProvider();
const visit = openBrowser(site);

describe("the form without JavaScript", () => {
  test.each(SCREENS)(
    "sends from a %s and lands on a page that says so",
    async (screen, viewport) => {
      const { page, requests } = await visit("/contact", { javaScriptEnabled: false, viewport });
      const message = {
        ...MESSAGE,
        message: `Plain ${screen}:\n👩‍👩‍👧 שלום </script> & "quotes" +%`,
      };
      await formOn(page).fill(message);
      await formOn(page).button.click();
      await page.waitForURL(`${site.url}/contact/sent`);
      await page.getByRole("heading", { level: 1, name: "Message sent" }).waitFor();
      await page.getByText("Message sent successfully! We'll get back to you soon.").waitFor();
      // A browser sends line ends as the network has them.
      const [stored] = (await site.messages()).slice(-1);
      expect({ ...stored, message: stored?.message.replaceAll("\r\n", "\n") }).toMatchObject(
        message,
      );
      // Reloading what is shown now sends nothing again.
      await page.reload();
      expect(requests.filter((request) => request.method() === "POST")).toHaveLength(1);
      await page.getByRole("main").getByRole("link", { name: "Read the blog" }).click();
      await page.waitForURL(`${site.url}/blog`);
    },
  );

  test("works on the home page", async () => {
    const { page } = await visit("/", { javaScriptEnabled: false });
    await formOn(page).fill({ ...MESSAGE, message: "Plain home" });
    await formOn(page).email.press("Enter");
    await page.waitForURL(`${site.url}/contact/sent`);
    expect((await site.messages()).at(-1)).toMatchObject({ message: "Plain home" });
  });

  test("asks for what is missing and sends nothing", async () => {
    const { page, requests } = await visit("/contact", { javaScriptEnabled: false });
    await formOn(page).fill({ ...MESSAGE, email: "no address" });
    await formOn(page).button.click();
    await page.waitForTimeout(200);
    expect(page.url()).toBe(`${site.url}/contact`);
    expect(requests.filter((request) => request.method() === "POST")).toEqual([]);
  });

  test("says in words what the inbox refuses, and Back brings the text back", async () => {
    const { page, expectFaults } = await visit("/contact", { javaScriptEnabled: false });
    // The inbox's plain page has no styles, so the browser gives up the fade and says so.
    expectFaults(/response: 4|status of 4/, /Transition was aborted/);
    await formOn(page).fill({ ...MESSAGE, message: "   " });
    await formOn(page).button.click();
    await page.getByRole("heading", { name: "Message not sent" }).waitFor();
    await page.getByText("Failed to send message. Please try again or contact us").waitFor();
    await page.goBack();
    expect(await formOn(page).name.inputValue()).toBe(MESSAGE.name);
  });

  test("sends to the form provider what it asks for", async () => {
    provider.behave({
      body: "<!doctype html><h1>Thank you</h1>",
      headers: { "Content-Type": "text/html" },
    });
    const { page } = await visit(`${fixture.url}/contact`, { javaScriptEnabled: false });
    await formOn(page).fill(MESSAGE);
    await formOn(page).button.click();
    await page.getByRole("heading", { name: "Thank you" }).waitFor();
    expect(provider.received).toHaveLength(1);
    const [request] = provider.received;
    expect(request).toMatchObject({ method: "POST", path: "/messages" });
    expect(request?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      ...MESSAGE,
      message: MESSAGE.message.replaceAll("\n", "\r\n"),
      access_key: "public-key",
    });
  });
});
