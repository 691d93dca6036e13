import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { checkContent } from "../content/check";
import { checkSchema } from "../content/rules/schema";
import { posts as postType } from "../content/types";
import { postPath } from "../routes";
import { draftPost, postText } from "./content/draft-post";
import { Failure, readArguments, runCommand } from "./shared/command";

const USAGE = 'npm run new:post -- "Title of the post"';

const POSTS = "content/posts";

const PLACEHOLDER = join(__dirname, "content/cover.png");

function requireTitle(title: string): void {
  if (title === "") throw new Failure(`The post needs a title. Use: ${USAGE}`);
  const schema = z.object({ title: postType.entry.shape.title });
  const { problems } = checkSchema(schema, {
    file: "index.md",
    format: "yaml",
    data: { title },
    places: new Map(),
  });
  for (const { message, fix } of problems) throw new Failure(`The title ${message}. Fix: ${fix}.`);
}

function firstName(entries: { name: string }[] | undefined): string {
  const name = entries?.[0]?.name;
  if (!name)
    throw new Failure(
      "The file authors.json or categories.json is not valid. Run: npm run content:check",
    );
  return name;
}

async function main(): Promise<void> {
  const { positionals } = readArguments(USAGE, { allowPositionals: true });
  const title = positionals.join(" ").normalize("NFC").trim();
  requireTitle(title);
  if (!existsSync(POSTS))
    throw new Failure(
      `There is no folder ${POSTS}. Run this command in the folder of the project.`,
    );
  const { posts, json } = await checkContent("content");
  const post = draftPost({
    title,
    author: firstName(json["authors.json"]),
    category: firstName(json["categories.json"]),
    today: new Date().toISOString().slice(0, 10),
    taken: [
      ...readdirSync(POSTS),
      ...posts.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
    ].map((name) => name.replace(postPath(""), "")),
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
