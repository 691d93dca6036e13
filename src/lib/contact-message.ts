export interface ContactField {
  /** The key in the payload, in the draft and in the inbox */
  name: string;
  label: string;
  type: "text" | "email" | "multiline";
  placeholder: string;
  autoComplete?: string;
}

/**
 * The fields of the contact form, all of which are required, in their order on the page. Their names
 * and labels come from docs/specification.md.
 */
export const CONTACT_FIELDS = [
  {
    name: "name",
    label: "Your name",
    type: "text",
    placeholder: "Ana Lopes",
    autoComplete: "name",
  },
  {
    name: "email",
    label: "Email",
    type: "email",
    placeholder: "ana@yourbrand.com",
    autoComplete: "email",
  },
  {
    name: "message",
    label: "Tell us about your brand",
    type: "multiline",
    placeholder: "Monthly revenue, main channels, and the challenges you want solved first",
  },
] as const satisfies readonly ContactField[];

export type ContactMessage = Record<(typeof CONTACT_FIELDS)[number]["name"], string>;

/** Returns a message whose texts `textOf` returns. */
export const contactMessage = (textOf: (field: ContactField) => string) =>
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field.name, textOf(field)])) as ContactMessage;
