import { expect, test } from "./support/test";

const CHANNELS = [
  ["E-mail", "mailto:hello@steepline.example"],
  ["WhatsApp", "https://wa.me/15550100199"],
  ["Telegram", "https://t.me/steepline_growth"],
] as const;

for (const path of ["/", "/contact"]) {
  test(`${path} shows links to email, WhatsApp and Telegram beside the form and in the footer`, async ({
    visit,
  }) => {
    const { page } = await visit(path);
    const block = page.getByRole("region", { name: "Let's Talk" });
    for (const place of [block, page.getByRole("contentinfo")]) {
      for (const [name, href] of CHANNELS) {
        await expect(place.getByRole("link", { name })).toHaveAttribute("href", href);
      }
    }
  });
}

for (const [when, awake] of [
  ["before React has loaded", false],
  ["with React", true],
] as const) {
  test(`${when}, a link to WhatsApp opens in a new tab`, async ({ visit }) => {
    const { page, context, wake } = await visit("/contact", {
      before: (_page, context) =>
        context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" })),
    });
    if (awake) await wake();
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("main").getByRole("link", { name: "WhatsApp" }).click(),
    ]);
    await expect(tab).toHaveURL("https://wa.me/15550100199");
    await expect(tab.getByText("WhatsApp")).toBeVisible();
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL("/contact");
  });
}
