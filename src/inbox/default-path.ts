/** Default of CONTACT_INBOX for `npm start` and `npm run inbox`, relative to the project. */
export const DEFAULT_INBOX_PATH = ".data/inbox.jsonl";
