import { CONTACT_API } from "../routes";

/** Where the contact form posts to: a form provider, else the built-in inbox. */
export const CONTACT_ENDPOINT = process.env.GATSBY_CONTACT_ENDPOINT || CONTACT_API;

/** Constant keys that some providers want beside the message, as an access key. */
export const CONTACT_EXTRA: Record<string, string | number | boolean> = JSON.parse(
  process.env.GATSBY_CONTACT_EXTRA || "{}",
);
