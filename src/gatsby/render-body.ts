import type { Node } from "gatsby";
import type { GraphQLResolveInfo } from "gatsby/graphql";
import sanitize from "hast-util-sanitize";
import toHtml from "hast-util-to-html";
import { headingIds } from "./heading-ids";

/** An element, text or root of a parsed HTML document, as hast has it. */
interface HastNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HastNode[];
}

/** As authors write them; a phone begins everything with a capital letter. */
const PROTOCOLS = ["https", "http", "mailto", "tel"].flatMap((name) => [
  name,
  name.toUpperCase(),
  name.charAt(0).toUpperCase() + name.slice(1),
]);

/** What an article may consist of. Everything else is taken out, whatever the content check said. */
const ALLOWED = {
  strip: ["script", "style"],
  tagNames:
    "h2 h3 h4 p ul ol li strong em del a blockquote code pre hr br table thead tbody tr th td".split(
      " ",
    ),
  attributes: { "*": [], a: ["href"], ol: ["start"], th: ["align"], td: ["align"] },
  protocols: { href: PROTOCOLS },
};

/** What browsers read as another host, or as an address that is not the one written. */
const DECEPTIVE = /^\s*\/\/|[\\\p{Cc}]/u;

const textOf = (node: HastNode): string => node.value ?? (node.children ?? []).map(textOf).join("");

/** Anchors for headings, valid alignment for cells, a new tab for links to other sites. */
function finish(node: HastNode, idOf: (text: string) => string) {
  if (/^h[2-4]$/.test(node.tagName ?? "")) {
    node.properties = { ...node.properties, id: idOf(textOf(node)) };
  }
  // The attribute `align` is no longer HTML; the style sheet reads this one.
  const { align } = node.properties ?? {};
  if (align) node.properties = { dataAlign: align };
  const href = node.tagName === "a" ? String(node.properties?.href ?? "") : "";
  if (DECEPTIVE.test(href)) node.properties = {};
  else if (/^https?:/i.test(href)) {
    node.properties = { href, target: "_blank", rel: "noopener noreferrer" };
  }
  for (const child of node.children ?? []) finish(child, idOf);
}

/** Safe HTML of a parsed article; pure, so that its rules can be tested without a build. */
export function safeHtml(tree: object): string {
  const clean = sanitize(structuredClone(tree) as never, ALLOWED) as HastNode;
  finish(clean, headingIds());
  return toHtml(clean as never);
}

/**
 * Resolver of `Post.html`: what gatsby-transformer-remark made of the parent markdown file,
 * reduced to what an article may hold.
 */
export async function renderBody(
  post: Node,
  _args: object,
  context: { nodeModel: { getNodeById(args: { id: string }): Node | null } },
  info: GraphQLResolveInfo,
): Promise<string> {
  const markdown = post.parent ? context.nodeModel.getNodeById({ id: post.parent }) : null;
  const htmlAst = info.schema.getType("MarkdownRemark") as never as {
    getFields(): Record<string, { resolve(...args: unknown[]): Promise<object> }>;
  };
  const tree = await htmlAst.getFields().htmlAst?.resolve(markdown, {}, context, info);
  return tree ? safeHtml(tree) : "";
}
