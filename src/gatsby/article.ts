import type { GatsbyCache, Node } from "gatsby";
import { codeVersion } from "./code-version";
import { renderFeedBody } from "./feed-body";
import { knownMinutes } from "./known-minutes";
import { type Article, htmlTree, renderMarkdown } from "./render-markdown";

interface Context {
  nodeModel: { getNodeById(args: { id: string }): Node | null };
}

/** Every post is on several pages and has three fields of its text: one rendering is enough. */
const known = new Map<string, { digest: string; article: Article }>();

/** The markdown file of a post. */
function markdownOf(post: Node, context: Context): Node {
  const markdown = post.parent ? context.nodeModel.getNodeById({ id: post.parent }) : null;
  if (!markdown) throw new Error(`The markdown file of ${post.slug} is not among the nodes`);
  return markdown;
}

/** The text of a markdown file, without its front matter. */
const contentOf = (markdown: Node) => markdown.internal.content ?? "";

/** A resolver of a field of `Post` that comes from the text of its markdown file. */
export const articleField =
  <Field extends keyof Article>(field: Field) =>
  async (post: Node, _args: object, context: Context): Promise<Article[Field]> => {
    const markdown = markdownOf(post, context);
    const digest = markdown.internal.contentDigest;
    let entry = known.get(markdown.id);
    if (entry?.digest !== digest) {
      entry = { digest, article: renderMarkdown(contentOf(markdown)) };
      known.set(markdown.id, entry);
    }
    return entry.article[field];
  };

/** Minutes that the text of a post takes to read. */
export const minutesField = (cache: GatsbyCache) => (post: Node, args: object, context: Context) =>
  knownMinutes(markdownOf(post, context), cache, () =>
    articleField("readingMinutes")(post, args, context),
  );

/**
 * The body for feed readers. No more than the newest posts are in a feed, and the next build has most
 * of these again.
 *
 * @param page absolute address of the post
 */
export async function feedHtml(
  post: Node,
  page: string,
  context: Context,
  cache: GatsbyCache,
): Promise<string> {
  const markdown = markdownOf(post, context);
  const key = `feed ${codeVersion()} ${markdown.internal.contentDigest} ${page}`;
  const html = await cache.get(key);
  if (html !== undefined) return html;
  return cache.set(key, renderFeedBody(htmlTree(contentOf(markdown)), page));
}
