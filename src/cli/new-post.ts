import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { aliasesOf } from "../content/link-targets";
import { readPosts } from "../content/read/posts";
import { checkSchema } from "../content/rules/schema";
import { posts as postType } from "../content/types";
import { parseJson, textIn } from "../content/values";
import { postPath } from "../routes";
import { draftPost, postText } from "./content/draft-post";
import { Failure, readArguments, runCommand } from "./shared/command";

const USAGE = 'npm run new:post -- "Title of the post"';

const POSTS = "content/posts";

const PLACEHOLDER = join(__dirname, "content/cover.png");

function requireTitle(title: string): void {
  if (title === "") throw new Failure(`The post needs a title. Use: ${USAGE}`);
  const schema = z.object({ title: postType.entry.shape.title });
  const source = { file: "index.md", format: "yaml" as const, data: { title }, places: new Map() };
  for (const { message, fix } of checkSchema(schema, source))
    throw new Failure(`The title ${message}. Fix: ${fix}.`);
}

/** Returns the name of the first entry of a JSON file. */
function firstName(file: string): string {
  let name: string | undefined;
  try {
    name = textIn(parseJson(readFileSync(`content/${file}`, "utf8")), 0, "name");
  } catch {
    // The message below covers a file that is missing or is no JSON.
  }
  if (name) return name;
  throw new Failure(`The file content/${file} is not valid. Run: npm run content:check`);
}

/** Returns the slugs, former slugs and ids of all posts. */
async function takenNames(): Promise<string[]> {
  const { sources } = await readPosts([], POSTS, POSTS);
  const names = sources.flatMap(({ source }) => [
    textIn(source.data, "id") ?? "",
    ...aliasesOf(source).map(({ path }) => path.replace(postPath(""), "")),
  ]);
  return [...readdirSync(POSTS), ...names];
}

async function main(): Promise<void> {
  const { positionals } = readArguments(USAGE, { allowPositionals: true });
  const title = positionals.join(" ").normalize("NFC").trim();
  requireTitle(title);
  if (!existsSync(POSTS))
    throw new Failure(
      `There is no folder ${POSTS}. Run this command in the folder of the project.`,
    );
  const post = draftPost({
    title,
    author: firstName("authors.json"),
    category: firstName("categories.json"),
    today: new Date().toISOString().slice(0, 10),
    taken: await takenNames(),
  });
  const folder = join(POSTS, post.slug);
  mkdirSync(folder);
  copyFileSync(PLACEHOLDER, join(folder, "cover.png"));
  writeFileSync(join(folder, "index.md"), postText(post));
  console.log(`Created a draft by ${post.author} in ${post.category}: ${folder}/index.md

1. Write the post, and replace cover.png by your cover (1600 x 900).
2. Look at the post: run npm run develop, then open http://localhost:8000${postPath(post.slug)}
3. Check the post: run npm run content:check
4. Publish the post: set published: true, set publishedAt to the date of publication, then commit and push.`);
}

runCommand(main);
