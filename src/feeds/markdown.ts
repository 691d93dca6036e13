export interface MarkdownPost {
  title: string;
  excerpt: string;
  author: { name: string };
  /** Date of publication in ISO 8601; `updatedAt` has the same format. */
  publishedAt: string;
  updatedAt: string;
  markdown: string;
}

/** Escapes Markdown syntax in a text of one line. */
export const escapeMarkdown = (text: string) => text.replace(/[\\[\]<>*_`#]/g, "\\$&");

/**
 * Formats a post as a Markdown document: title, excerpt, author, dates and URL, then the body with
 * unchanged links.
 * @param url URL of the post's page
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
