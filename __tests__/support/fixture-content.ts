import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { COVER, postText } from "./post-text";

/** A brochure, articles, a post with hostile texts and a draft, which no change of `content/` affects. */
export const FIXTURES = path.resolve(__dirname, "../fixture-content");

/** The number of posts in one category, enough for three list pages. */
const MANY = 26;

/** Adds a post to a content folder. */
export function writePost(content: string, slug: string, publishedAt: string): void {
  const folder = path.join(content, "posts", slug);
  mkdirSync(folder, { recursive: true });
  const text = postText(slug)
    .replace("A first title", `Title of ${slug}`)
    .replace("Paid Advertising", "SEO & Content")
    .replace(/(?<=^publishedAt: ).*/m, publishedAt)
    .replace(/(?<=^updatedAt: ).*/m, publishedAt);
  writeFileSync(path.join(folder, "index.md"), text);
  copyFileSync(COVER, path.join(folder, "cover.png"));
}

/** Replaces a content folder by the content of the fixture site. */
export function writeFixtureContent(content: string): void {
  rmSync(content, { recursive: true });
  cpSync(FIXTURES, content, { recursive: true });
  for (const slug of readdirSync(path.join(content, "posts"))) {
    const cover = path.join(content, "posts", slug, "cover.png");
    if (!existsSync(cover)) copyFileSync(COVER, cover);
  }
  for (let day = 1; day <= MANY; day++) {
    // Late in the evening in UTC, local time is already the next day.
    const date = new Date(Date.UTC(2024, 9, day, 22, 30)).toISOString();
    writePost(content, `many-${String(day).padStart(2, "0")}`, date);
  }
}
