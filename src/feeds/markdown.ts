/** What a post is as markdown. */
export interface MarkdownPost {
  title: string;
  excerpt: string;
  author: { name: string };
  /** In ISO 8601 */
  publishedAt: string;
  updatedAt: string;
  /** The body as its author wrote it */
  markdown: string;
}

/** Marks that would make words of a line something else. */
const plain = (text: string) => text.replace(/[\\[\]<>*_`#]/g, "\\$&");

/**
 * A post as a document of its own, for those who read text: title, excerpt, author and date over the
 * body. Its links need no change, as paths start at the site and parts are in the document.
 * @param url of the page that shows it
 */
export function toMarkdown(post: MarkdownPost, url: string): string {
  const days = [...new Set([post.publishedAt, post.updatedAt].map((date) => date.slice(0, 10)))];
  return [
    `# ${plain(post.title)}`,
    `> ${plain(post.excerpt)}`,
    `${plain(post.author.name)}, ${days.join(" / ")}, <${url}>`,
    `${post.markdown}\n`,
  ].join("\n\n");
}
