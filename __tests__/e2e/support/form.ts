import { expect, type Page } from "@playwright/test";
import type { ServedSite } from "../../support/serve-site";
import { holding } from "./hold";

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

/** Delays messages of the contact form, and returns the function that releases the messages. */
export async function holdMessages(page: Page): Promise<() => void> {
  const messages = holding("**/api/contact");
  await messages.before(page);
  return messages.release;
}

/**
 * Returns a function that finds new inbox messages by their text. The function returns the messages
 * without their id and time.
 */
export async function watchInbox(site: ServedSite) {
  const before = (await site.messages()).length;
  return async (text: string): Promise<Message[]> =>
    (await site.messages())
      .slice(before)
      .filter(({ message }) => message.replaceAll("\r\n", "\n") === text)
      .map(({ name, email, message }) => ({ name, email, message }));
}

export const withNetworkLineEnds = (message: Message): Message => ({
  ...message,
  message: message.message.replaceAll("\n", "\r\n"),
});

export function formOn(page: Page) {
  const fields = {
    name: page.getByLabel("Your name"),
    email: page.getByLabel("Email", { exact: true }),
    message: page.getByLabel("Tell us about your brand"),
  };
  const entries = Object.entries(fields);
  /** The button that shows the form fields again after a message was sent. */
  const another = page.getByRole("button", { name: "Write another message" });
  return {
    ...fields,
    button: page.getByRole("main").getByRole("button"),
    another,
    // The status element of a notification is outside of `main`, so this locator does not match it.
    status: page.getByRole("main").getByRole("status"),
    async fill(message: Message) {
      if (await another.isVisible()) await another.click();
      for (const [name, field] of entries) await field.fill(message[name as keyof Message]);
    },
    async expectValues(message: Message) {
      for (const [name, field] of entries) {
        await expect(field).toHaveValue(message[name as keyof Message]);
      }
    },
  };
}
