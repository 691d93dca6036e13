export interface MarkdownPost {
  title: string;
  excerpt: string;
  author: { name: string };
  /** `publishedAt` and `updatedAt` are in ISO 8601. */
  publishedAt: string;
  updatedAt: string;
  markdown: string;
}

/** Escapes Markdown syntax in a text of one line. */
export const escapeMarkdown = (text: string) => text.replace(/[\\[\]<>*_`#]/g, "\\$&");

/**
 * Formats a post as a Markdown document. Links in the body are not changed.
 * @param url URL of the page of the post
 */
export function toMarkdown(post: MarkdownPost, url: string): string {
  const days = [...new Set([post.publishedAt, post.updatedAt].map((date) => date.slice(0, 10)))];
  return [
    `# ${escapeMarkdown(post.title)}`,
    `> ${escapeMarkdown(post.excerpt)}`,
    `${escapeMarkdown(post.author.name)}, ${days.join(" / ")}, <${url}>`,
    `${post.markdown}\n`,
  ].join("\n\n");
}
