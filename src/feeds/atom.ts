import { type Feed, type FeedItem, updatedOf } from "./feed";
import { element, toXml } from "./xml";

const entry = (post: FeedItem) =>
  element("entry", {}, [
    element("id", {}, post.id),
    element("title", {}, post.title),
    element("link", { rel: "alternate", type: "text/html", href: post.url }),
    element("link", {
      rel: "enclosure",
      type: post.image.type,
      length: post.image.bytes,
      href: post.image.url,
    }),
    element("published", {}, post.published),
    element("updated", {}, post.updated),
    element("author", {}, [element("name", {}, post.author)]),
    ...post.categories.map((term) => element("category", { term })),
    element("summary", {}, post.summary),
    element("content", { type: "html" }, post.html),
  ]);

/** Formats a feed as Atom 1.0: https://www.rfc-editor.org/rfc/rfc4287 */
export function toAtom(feed: Feed, self: string): string {
  const root = { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": feed.language };
  return toXml(
    element("feed", root, [
      element("id", {}, self),
      element("title", {}, feed.title),
      element("subtitle", {}, feed.description),
      element("link", { rel: "self", type: "application/atom+xml", href: self }),
      element("link", { rel: "alternate", type: "text/html", href: feed.page }),
      element("updated", {}, updatedOf(feed).toISOString()),
      element("author", {}, [element("name", {}, feed.brand)]),
      element("icon", {}, feed.icon),
      ...feed.items.map(entry),
    ]),
  );
}
