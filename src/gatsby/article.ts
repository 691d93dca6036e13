import type { Node } from "gatsby";
import type { GraphQLResolveInfo } from "gatsby/graphql";
import { renderFeedBody } from "./feed-body";
import { readingMinutes } from "./reading-time";
import { type RenderedBody, renderBody } from "./render-body";

interface Context {
  nodeModel: { getNodeById(args: { id: string }): Node | null };
}

/** What a post has from its markdown file. */
type Article = Pick<RenderedBody, "html" | "contents"> & { readingMinutes: number };

/** Every post is on several pages and has three fields of its text: one rendering is enough. */
const known = new Map<string, { digest: string; article: Promise<Article> }>();

/** The markdown file of a post. */
function markdownOf(post: Node, context: Context): Node {
  const markdown = post.parent ? context.nodeModel.getNodeById({ id: post.parent }) : null;
  if (!markdown) throw new Error(`The markdown file of ${post.slug} is not among the nodes`);
  return markdown;
}

async function parse(markdown: Node, context: Context, info: GraphQLResolveInfo): Promise<object> {
  const type = info.schema.getType("MarkdownRemark") as never as {
    getFields(): Record<string, { resolve(...args: unknown[]): Promise<object> }>;
  };
  const tree = await type.getFields().htmlAst?.resolve(markdown, {}, context, info);
  return tree ?? { type: "root", children: [] };
}

async function readArticle(markdown: Node, context: Context, info: GraphQLResolveInfo) {
  const { html, contents, text } = renderBody(await parse(markdown, context, info));
  return { html, contents, readingMinutes: readingMinutes(text) };
}

/**
 * A resolver of a field of `Post` that comes from its text: what gatsby-transformer-remark made of
 * the parent markdown file, reduced to what an article may hold.
 */
export const articleField =
  <Field extends keyof Article>(field: Field) =>
  async (
    post: Node,
    _args: object,
    context: Context,
    info: GraphQLResolveInfo,
  ): Promise<Article[Field]> => {
    const markdown = markdownOf(post, context);
    const digest = markdown.internal.contentDigest;
    let entry = known.get(markdown.id);
    if (entry?.digest !== digest) {
      entry = { digest, article: readArticle(markdown, context, info) };
      known.set(markdown.id, entry);
    }
    return (await entry.article)[field];
  };

/**
 * The body for feed readers. Not remembered: no more than the newest posts are in a feed.
 *
 * @param page absolute address of the post
 */
export async function feedHtml(
  post: Node,
  page: string,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<string> {
  return renderFeedBody(await parse(markdownOf(post, context), context, info), page);
}
