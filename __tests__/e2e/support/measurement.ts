import { type BrowserContext, expect, type Page } from "@playwright/test";
import { builtSite } from "../../support/built-sites";
import { chunkScripts } from "../../support/chunks";
import { formOn, MESSAGE, SUCCESS } from "./form";
import { copyButton, noticesOn, POST } from "./notices";
import { settled } from "./react";

export const question = (page: Page) => page.getByRole("region", { name: "Counting of clicks" });

export const askAgain = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: /^Counting of clicks: o(n|ff)$/ });

/**
 * Stores an answer to the request for consent before the page loads, like an answer from an earlier
 * visit.
 */
export const decided = (choice: "granted" | "declined") => (page: Page) =>
  page.addInitScript((value) => localStorage.setItem("measurement", value), choice);

/** Matches contact channels and social networks, whose links open in new tabs. */
const ELSEWHERE = /^https:\/\/(wa\.me|t\.me|www\.facebook\.com)\//;
export const answerElsewhere = (context: BrowserContext) =>
  context.route(ELSEWHERE, (route) => route.fulfill({ body: "Elsewhere" }));

export const link = (page: Page, where: "banner" | "main" | "contentinfo", name: string) =>
  page.getByRole(where).getByRole("link", { name }).first();

/** Triggers analytics events of every kind, and makes clicks that the site does not count. */
export async function tryEverything(page: Page) {
  await link(page, "main", "View work").click();
  await link(page, "main", "Book intro call").click();
  await expect(page).toHaveURL("/contact");
  for (const name of ["WhatsApp", "Telegram"]) {
    const tab = page.context().waitForEvent("page");
    await link(page, "main", name).click();
    await (await tab).close();
  }
  const form = formOn(page);
  await form.fill(MESSAGE);
  await form.button.click();
  await expect(form.status).toHaveText(SUCCESS);
  await link(page, "banner", "Pricing").click();
  await link(page, "main", "Grow with us").click();
  await expect(page).toHaveURL("/contact?about=growth");
  await link(page, "banner", "Search").click();
  await page.getByRole("searchbox").fill("tiktok shop");
  const message = page.getByRole("main").getByRole("status");
  await expect(message).toHaveText(/^\d+ results? for/);
  const found = Number.parseInt((await message.textContent()) ?? "", 10);
  await link(page, "main", "TikTok Shop Marketing").click();
  await expect(page).toHaveURL(POST);
  const tab = page.context().waitForEvent("page");
  await link(page, "main", "Share on Facebook").click();
  await (await tab).close();
  await copyButton(page).click();
  await expect(noticesOn(page).items).toHaveText(["Link copied"]);
  return found;
}

/** Runs an interaction that loads the measurement script, and waits until the script has run. */
export async function startsCounting(page: Page, how: () => Promise<unknown>) {
  const address = chunkScripts(builtSite("site")).get("measure") as string;
  const loaded = page.waitForResponse((response) => response.url().endsWith(address));
  await how();
  await (await loaded).finished();
  await settled(page);
}
