/**
 * Where messages are kept when nothing else is asked for, relative to the folder of the site.
 * Shared by the command that starts the site and the command that shows the messages, so that
 * the two can never look in different places.
 */
export const DEFAULT_INBOX_PATH = ".data/inbox.jsonl";
