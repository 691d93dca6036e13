import { expect, type Page } from "@playwright/test";
import type { ServedSite } from "../../support/serve-site";

/** The texts of the specification. */
export const SUCCESS = "Message sent successfully! We'll get back to you soon.";
export const ERROR = "Failed to send message. Please try again or contact us directly.";

export interface Message {
  name: string;
  email: string;
  message: string;
}

export const MESSAGE: Message = {
  name: "Ana Lopes",
  email: "ana@yourbrand.example",
  message: "30k a month.\nWe want to know what works.",
};

export const EMPTY: Message = { name: "", email: "", message: "" };

/** Holds back the messages that the page sends from now on, until the function given is called. */
export async function holdMessages(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/contact", async (route) => {
    await held;
    // The visitor may have left.
    await route.continue().catch(() => {});
  });
  return letGo;
}

/**
 * Watches the inbox from now on; the function given reads the messages with a text, without what
 * the inbox adds. Line ends stay as they were sent.
 */
export async function watchInbox(site: ServedSite) {
  const before = (await site.messages()).length;
  return async (text: string): Promise<Message[]> =>
    (await site.messages())
      .slice(before)
      .filter(({ message }) => message.replaceAll("\r\n", "\n") === text)
      .map(({ name, email, message }) => ({ name, email, message }));
}

/** As a browser sends it without scripts. */
export const withNetworkLineEnds = (message: Message): Message => ({
  ...message,
  message: message.message.replaceAll("\n", "\r\n"),
});

/** The contact form as a visitor finds it. */
export function formOn(page: Page) {
  const fields = {
    name: page.getByLabel("Your name"),
    email: page.getByLabel("Email", { exact: true }),
    message: page.getByLabel("Tell us about your brand"),
  };
  const entries = Object.entries(fields);
  return {
    ...fields,
    button: page.getByRole("main").getByRole("button"),
    // Not that of a notification, which is outside of the page.
    status: page.getByRole("main").getByRole("status"),
    async fill(message: Message) {
      for (const [name, field] of entries) await field.fill(message[name as keyof Message]);
    },
    async values(): Promise<Message> {
      const pairs = entries.map(async ([name, field]) => [name, await field.inputValue()] as const);
      return Object.fromEntries(await Promise.all(pairs)) as unknown as Message;
    },
    /** Waits until this is what the fields hold. */
    async expectValues(message: Message) {
      for (const [name, field] of entries) {
        await expect(field).toHaveValue(message[name as keyof Message]);
      }
    },
    /** Which of its parts has the focus, as "message" or "button"; "" for none of them. */
    focused: () =>
      page.evaluate(() => {
        const element = document.activeElement;
        if (!element?.closest("form")) return "";
        return element.getAttribute("name") ?? element.localName;
      }),
  };
}
