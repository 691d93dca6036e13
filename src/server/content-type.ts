import { SPECULATION_RULES, SPECULATION_RULES_TYPE } from "../headers/speculation-rules";
import { BLOG } from "../routes";
import { FEED_TYPES, MARKDOWN_TYPE } from "../seo/feed-links";

const UTF8 = "; charset=utf-8";

/** The media type of a file by its path; undefined if sirv derives it from the file extension. */
export function contentType(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const feed = path.startsWith(`${BLOG}/`) ? Object.entries(FEED_TYPES) : [];
  const [, type] = feed.find(([format]) => format === name) ?? [];
  if (type) return type + UTF8;
  if (path === SPECULATION_RULES) return SPECULATION_RULES_TYPE;
  if (name.endsWith(".xml")) return `application/xml${UTF8}`;
  if (name.endsWith(".md")) return MARKDOWN_TYPE + UTF8;
  if (name.endsWith(".ico")) return "image/x-icon";
  // Without a charset, browsers guess an encoding by locale.
  return name.endsWith(".txt") ? `text/plain${UTF8}` : undefined;
}
