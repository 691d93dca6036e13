export interface MarkdownPost {
  title: string;
  excerpt: string;
  author: { name: string };
  publishedAt: string;
  updatedAt: string;
  markdown: string;
}

export const escapeMarkdown = (text: string) => text.replace(/[\\[\]<>*_`#]/g, "\\$&");

/** Formats a post as a Markdown file. `url` is the URL of the post's page. */
export function toMarkdown(post: MarkdownPost, url: string): string {
  const days = [...new Set([post.publishedAt, post.updatedAt].map((date) => date.slice(0, 10)))];
  return [
    `# ${escapeMarkdown(post.title)}`,
    `> ${escapeMarkdown(post.excerpt)}`,
    `${escapeMarkdown(post.author.name)}, ${days.join(" / ")}, <${url}>`,
    `${post.markdown}\n`,
  ].join("\n\n");
}
