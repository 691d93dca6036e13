import sanitize from "hast-util-sanitize";
import toHtml from "hast-util-to-html";
import type { HastNode } from "./hast-node";
import { ALLOWED, DECEPTIVE } from "./render-body";

/** Makes every address whole: in a feed reader there is no page that it could start from. */
function complete(node: HastNode, page: string) {
  if (node.tagName === "a") {
    const href = String(node.properties?.href ?? "");
    const isSafe = href !== "" && !DECEPTIVE.test(href) && URL.canParse(href, page);
    node.properties = isSafe ? { href: new URL(href, page).href } : {};
  }
  for (const child of node.children ?? []) complete(child, page);
}

/**
 * Safe HTML of a parsed article for feed readers: nothing but the text, without what the page puts
 * around its blocks.
 *
 * @param page absolute address of the post
 */
export function renderFeedBody(tree: object, page: string): string {
  const clean = sanitize(structuredClone(tree) as never, ALLOWED) as HastNode;
  complete(clean, page);
  return toHtml(clean as never);
}
