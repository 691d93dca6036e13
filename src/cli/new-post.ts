import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PostContent } from "../content/types";
import { postPath } from "../routes";

/** Converts a title to a slug. Returns "" if the title has no Latin letters or digits. */
const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/[\p{M}'\u2019]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-|-$/g, "");

const firstName = (file: string): string =>
  JSON.parse(readFileSync(`content/${file}`, "utf8"))[0].name;

/** Returns a draft that the content check accepts. Its texts repeat the title until the author writes them. */
function draftOf(title: string, today: string): PostContent {
  const category = firstName("categories.json");
  return {
    title,
    excerpt: title,
    author: firstName("authors.json"),
    category,
    tags: [category.toLowerCase()],
    featuredImage: "./cover.png",
    featuredImageAlt: title,
    published: false,
    publishedAt: today,
    updatedAt: today,
    metaTitle: title,
    metaDescription: title,
  };
}

/** JSON is valid YAML, so JSON.stringify escapes the values. */
const fileOf = (post: PostContent): string => {
  const lines = Object.entries(post).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join("\n")}\n---\n\nWrite the text here.\n`;
};

const title = process.argv.slice(2).join(" ").normalize().trim();
const today = new Date().toISOString().slice(0, 10);
const post = draftOf(title, today);
const slug = slugOf(title) || `post-${today}`;
const folder = join("content/posts", slug);

if (!title || existsSync(folder)) {
  const reason = title ? `${folder} exists already` : "The post has no title";
  console.error(`${reason}. Write: npm run new:post -- "Another title"`);
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(__dirname, "cover.png"), join(folder, "cover.png"));
  writeFileSync(join(folder, "index.md"), fileOf(post));
  console.log(`Created a draft by ${post.author}: ${folder}/index.md

1. Write the text. The fields repeat the title: write each of them. Replace cover.png (1600 x 900).
2. Look at the post: npm run develop, then open http://localhost:8000${postPath(slug)}
3. Check the post: npm run content:check
4. Publish the post: set published: true and publishedAt, then commit and push.`);
}
