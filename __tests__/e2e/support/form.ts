import { expect, type Locator, type Page } from "@playwright/test";
import { CONTACT_FIELDS, type ContactMessage as Message } from "../../../src/lib/contact-message";
import { EMPTY, MESSAGE } from "../../support/message";
import type { ServedSite } from "../../support/serve-site";
import { ERROR, SUCCESS } from "../../support/specification";

export { EMPTY, ERROR, MESSAGE, SUCCESS };

/** Returns a function that finds new inbox messages by their text. */
export async function watchInbox(site: ServedSite) {
  const before = (await site.messages()).length;
  return async (text: string): Promise<Message[]> =>
    (await site.messages())
      .slice(before)
      .filter(({ message }) => message.replaceAll("\r\n", "\n") === text);
}

export function formOn(page: Page) {
  const entries = CONTACT_FIELDS.map(
    ({ name, label }) => [name, page.getByLabel(label, { exact: true })] as const,
  );
  const fields = Object.fromEntries(entries) as Record<keyof Message, Locator>;
  const form = page.locator("form", { has: fields.message });
  return {
    ...fields,
    button: form.getByRole("button"),
    status: form.getByRole("status"),
    async fill(message: Message) {
      for (const [name, field] of entries) await field.fill(message[name]);
    },
    async expectValues(message: Message) {
      for (const [name, field] of entries) await expect(field).toHaveValue(message[name]);
    },
  };
}
