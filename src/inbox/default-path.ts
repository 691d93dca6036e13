/** Default of CONTACT_INBOX, relative to the project. `npm start` and `npm run inbox` both use it. */
export const DEFAULT_INBOX_PATH = ".data/inbox.jsonl";
