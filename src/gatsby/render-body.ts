import sanitize from "hast-util-sanitize";
import toHtml from "hast-util-to-html";
import { headingIds } from "../lib/heading-ids";
import { frame } from "./frame";
import { type HastNode, textOf } from "./hast-node";

/** A heading as a contents list needs it. */
interface PostHeading {
  id: string;
  text: string;
}

/** What is made of an article's body, in one pass. */
export interface RenderedBody {
  html: string;
  /** Headings of the second level, in order. */
  contents: PostHeading[];
  /** All words, with a space between blocks. */
  text: string;
}

/** As authors write them; a phone begins everything with a capital letter. */
const PROTOCOLS = ["https", "http", "mailto", "tel"].flatMap((name) => [
  name,
  name.toUpperCase(),
  name.charAt(0).toUpperCase() + name.slice(1),
]);

/** What an article may consist of. Everything else is taken out, whatever the content check said. */
export const ALLOWED = {
  strip: ["script", "style"],
  tagNames:
    "h2 h3 h4 p ul ol li strong em del a blockquote code pre hr br table thead tbody tr th td".split(
      " ",
    ),
  attributes: { "*": [], a: ["href"], ol: ["start"], th: ["align"], td: ["align"] },
  protocols: { href: PROTOCOLS },
};

/** What browsers read as another host, or as an address that is not the one written. */
export const DECEPTIVE = /^\s*\/\/|[\\\p{Cc}]/u;

const wordsOf = (node: HastNode): string =>
  node.value ?? (node.children ?? []).map(wordsOf).join(node.tagName === "p" ? "" : " ");

/** Ids for headings, valid alignment for cells, a new tab for links to other sites. */
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
export function renderBody(tree: object): RenderedBody {
  const clean = sanitize(structuredClone(tree) as never, ALLOWED) as HastNode;
  finish(clean, headingIds());
  const headings = (clean.children ?? []).filter(({ tagName }) => tagName === "h2");
  const contents = headings.map((node) => ({
    id: String(node.properties?.id),
    text: textOf(node),
  }));
  const text = wordsOf(clean);
  clean.children = clean.children?.map(frame);
  return { html: toHtml(clean as never), contents, text };
}
