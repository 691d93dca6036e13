import { expect, type Locator, type Page } from "@playwright/test";
import { CONTACT_FIELDS, type ContactMessage as Message } from "../../../src/contact-message";
import { EMPTY, MESSAGE } from "../../support/message";
import type { ServedSite } from "../../support/serve-site";
import { ERROR, SUCCESS } from "../../support/specification";
import { holding } from "./hold";

export { EMPTY, ERROR, MESSAGE, SUCCESS };

/** Delays messages of the contact form, and returns the function that releases the messages. */
export async function holdMessages(page: Page): Promise<() => void> {
  const messages = holding("**/api/contact");
  await messages.before(page);
  return messages.release;
}

/** Returns a function that finds new inbox messages by their text. */
export async function watchInbox(site: ServedSite) {
  const before = (await site.messages()).length;
  return async (text: string): Promise<Message[]> =>
    (await site.messages())
      .slice(before)
      .filter(({ message }) => message.replaceAll("\r\n", "\n") === text);
}

export const withNetworkLineEnds = (message: Message): Message => ({
  ...message,
  message: message.message.replaceAll("\n", "\r\n"),
});

export function formOn(page: Page) {
  const entries = CONTACT_FIELDS.map(
    ({ name, label }) => [name, page.getByLabel(label, { exact: true })] as const,
  );
  const fields = Object.fromEntries(entries) as Record<keyof Message, Locator>;
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
      for (const [name, field] of entries) await field.fill(message[name]);
    },
    async expectValues(message: Message) {
      for (const [name, field] of entries) {
        await expect(field).toHaveValue(message[name]);
      }
    },
  };
}
