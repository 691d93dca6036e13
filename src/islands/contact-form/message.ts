export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

/**
 * The form and, without scripts, the inbox show this sentence if a message cannot be sent. It comes
 * from docs/specification.md, section 4.
 */
export const NOT_SENT = "Failed to send message. Please try again or contact us directly.";

/** Maximum lengths in UTF-16 code units, as in the attribute `maxlength`. The inbox checks them. */
export const MAX_LENGTHS: Record<keyof ContactMessage, number> = {
  name: 200,
  email: 254,
  message: 100_000,
};

export function messageOf(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return { name: text("name"), email: text("email"), message: text("message") };
}

export const isSame = (a: ContactMessage, b: ContactMessage): boolean =>
  a.name === b.name && a.email === b.email && a.message === b.message;
