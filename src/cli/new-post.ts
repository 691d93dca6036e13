import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { posts } from "../content/types";
import { textIn } from "../content/values";
import { postPath } from "../routes";
import { Failure, runCommand } from "./command";
import { DRAFT_COVER, draftPost, postText } from "./content/draft-post";

const USAGE = 'npm run new:post -- "Title of the post"';

const POSTS = "content/posts";

const COVER = join(__dirname, "content/cover.png");

/** Returns the name of the first entry of a JSON file. */
function firstName(file: string): string {
  try {
    const text = readFileSync(`content/${file}`, "utf8");
    // A file can start with a byte order mark.
    const name = textIn(JSON.parse(text.replace(/^\uFEFF/, "")), 0, "name");
    if (name) return name;
  } catch {
    // The message below covers a file that is missing or is no JSON.
  }
  throw new Failure(`The file content/${file} is not valid. Run: npm run content:check`);
}

async function main(): Promise<void> {
  const title = process.argv.slice(2).join(" ").normalize("NFC").trim();
  if (title === "" || title.startsWith("--"))
    throw new Failure(`The post needs a title. Use: ${USAGE}`);
  const post = draftPost({
    title,
    author: firstName("authors.json"),
    category: firstName("categories.json"),
    today: new Date().toISOString().slice(0, 10),
  });
  const [fault] = posts.schema.safeParse(post).error?.issues ?? [];
  if (fault) throw new Failure(`${fault.path.join(", ")}: ${fault.message}`);
  const folder = join(POSTS, post.slug);
  if (existsSync(folder)) throw new Failure(`${folder} exists already. Choose another title.`);
  mkdirSync(folder, { recursive: true });
  copyFileSync(COVER, join(folder, DRAFT_COVER));
  writeFileSync(join(folder, "index.md"), postText(post));
  console.log(`Created a draft by ${post.author} in ${post.category}: ${folder}/index.md

1. Write the post, and replace each text that begins with PLACEHOLDER. Put your cover (1600 x 900) into the folder in place of ${DRAFT_COVER}, and write its name in featuredImage.
2. Look at the post: run npm run develop, then open http://localhost:8000${postPath(post.slug)}
3. Check the post: run npm run content:check
4. Publish the post: set published: true, set publishedAt to the date of publication, then commit and push.`);
}

runCommand(main);
