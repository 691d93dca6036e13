import type { Page } from "@playwright/test";

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
    status: page.getByRole("status"),
    async fill(message: Message) {
      for (const [name, field] of entries) await field.fill(message[name as keyof Message]);
    },
    async values(): Promise<Message> {
      const pairs = entries.map(async ([name, field]) => [name, await field.inputValue()] as const);
      return Object.fromEntries(await Promise.all(pairs)) as unknown as Message;
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
