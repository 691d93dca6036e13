import { openBrowser } from "../support/browser";
import { builtRoot, serveSite } from "../support/site";
import { wake } from "./support/react";

const site = serveSite(builtRoot());
const visit = openBrowser(site);

const CHANNELS = [
  ["E-mail", "mailto:hello@steepline.example"],
  ["WhatsApp", "https://wa.me/15550100199"],
  ["Telegram", "https://t.me/steepline_growth"],
] as const;

test.each(["/", "/contact", "/blog"])("%s offers the direct channels", async (path) => {
  const { page } = await visit(path);
  const footer = page.getByRole("contentinfo");
  for (const [name, href] of CHANNELS) {
    expect(await footer.getByRole("link", { name }).getAttribute("href")).toBe(href);
  }
  if (path === "/blog") return;
  const block = page.getByRole("region", { name: "Let's Talk" });
  for (const [name, href] of CHANNELS) {
    expect(await block.getByRole("link", { name }).getAttribute("href")).toBe(href);
  }
});

test.each([
  ["before React", false],
  ["with React", true],
])("%s a channel opens beside the site", async (_when, awake) => {
  const { page, context } = await visit("/contact", {
    before: (_page, context) =>
      context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" })),
  });
  if (awake) await wake(page);
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("main").getByRole("link", { name: "WhatsApp" }).click(),
  ]);
  await tab.waitForLoadState();
  expect(tab.url()).toBe("https://wa.me/15550100199");
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(page.url()).toBe(`${site.url}/contact`);
});
