import type { BuildArgs } from "gatsby";
import { type MarkdownPost, toMarkdown } from "../../feeds/markdown";
import { absoluteUrl, markdownPath, postPath } from "../../routes";
import { runQuery } from "./read-published";

type Text = MarkdownPost & { slug: string; notice: string | null };

/**
 * Queries the source of every post. The query contains no field for which Gatsby would render
 * Markdown.
 */
const TEXTS = /* GraphQL */ `
  query Texts {
    allPost {
      nodes {
        slug
        notice
        title
        excerpt
        author {
          name
        }
        publishedAt
        updatedAt
        markdown
      }
    }
  }
`;

export async function readTexts(args: BuildArgs): Promise<Text[]> {
  const { allPost } = await runQuery<{ allPost: { nodes: Text[] } }>(args, TEXTS);
  return allPost.nodes;
}

/**
 * The Markdown files of published posts, by path in the output folder. Previews of drafts have no Markdown
 * file.
 */
export const markdownFiles = (texts: readonly Text[], site: string): [string, string][] =>
  texts
    .filter(({ notice }) => notice === null)
    .map((text) => [
      markdownPath(text.slug).slice(1),
      toMarkdown(text, absoluteUrl(site, postPath(text.slug))),
    ]);
