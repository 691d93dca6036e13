// `env` by name, because Gatsby replaces every `process.env.X` by its value at build time, and the
// inbox belongs to the machine the site runs on.
import { env } from "node:process";
import { createContactHandler } from "../inbox/handle-contact";

// Gatsby would parse the body before the handler sees it, with other limits and without a word about
// bytes that are not UTF-8. A type that no request has makes it leave the stream alone.
const unread = { type: "application/x-left-to-the-handler" };

/**
 * Exported by destructuring, because Gatsby takes a plain `export const config` of any file in src
 * for a page's and then bundles its whole query engine for server rendering.
 * https://www.gatsbyjs.com/docs/reference/functions/getting-started/#custom-body-parsing
 */
export const { config } = {
  config: {
    bodyParser: {
      raw: unread,
      text: unread,
      json: unread,
      urlencoded: { ...unread, extended: false },
    },
  },
};

/**
 * The built-in inbox: `POST /api/contact` with name, email and message, as JSON or as a form.
 * Answers 200, 303, 400, 403, 405, 413, 415, 422, 500 or 503; stores in the file CONTACT_INBOX.
 */
export default createContactHandler(() => env.CONTACT_INBOX);
