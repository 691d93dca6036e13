import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/** The fields of a post in which test posts differ; `writePosts` adds the other fields. */
export interface PostFile {
  slug: string;
  title: string;
  excerpt: string;
  tags: string[];
  category: string;
  publishedAt: string;
  published: boolean;
  image: string;
  body: string;
}

export const plainPost = (slug: string, publishedAt: string): PostFile => ({
  slug,
  title: `Title of ${slug}`,
  excerpt: `What ${slug} is about.`,
  tags: ["first tag", "second tag", "third tag"],
  category: "SEO & Content",
  publishedAt,
  published: true,
  image: "cover.png",
  body: "## A heading\n\n- A bullet with **bold** words\n\n1. A numbered item\n\n## A heading\n\n[Outside](https://elsewhere.example/page) and [inside](/services).",
});

export const plainCover = (width = 1200, height = 675, background: sharp.Color = "#c8f751") =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** JSON is valid YAML, so JSON.stringify escapes every value. */
function markdown({ image, body, ...post }: PostFile): string {
  const fields = {
    ...post,
    id: `${post.slug}-id`,
    author: "Mara Ellison",
    featuredImage: `./${image}`,
    featuredImageAlt: "A plain rectangle.",
    createdAt: post.publishedAt,
    updatedAt: post.publishedAt,
    metaTitle: `Meta title of ${post.slug}`,
    metaDescription: `What search engines show of the post ${post.slug}, in a sentence that is long enough.`,
    keywords: [post.slug],
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join("\n")}\n---\n\n${body}\n`;
}

/** Adds posts to a content folder. `covers` has the image files by name. */
export function writePosts(content: string, posts: PostFile[], covers: Record<string, Buffer>) {
  for (const post of posts) {
    const folder = path.join(content, "posts", post.slug);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "index.md"), markdown(post));
    writeFileSync(path.join(folder, post.image), covers[post.image] as Buffer);
  }
}
