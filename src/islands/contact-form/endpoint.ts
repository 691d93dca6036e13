import { CONTACT_API } from "../../routes";

/** The URL to which the contact form posts: a form provider or the built-in inbox. */
export const CONTACT_ENDPOINT = process.env.GATSBY_CONTACT_ENDPOINT || CONTACT_API;

/** Constant fields that some form providers require in each message, such as an access key. */
export const CONTACT_EXTRA: Record<string, string | number | boolean> = JSON.parse(
  process.env.GATSBY_CONTACT_EXTRA || "{}",
);
