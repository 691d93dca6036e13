import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { checkContent } from "../content/check";
import { nearest } from "../content/nearest";
import { checkSchema } from "../content/rules/schema";
import { posts as postType } from "../content/types";
import { postPath } from "../routes";
import { draftPost, postText } from "./content/draft-post";
import { placeholderCover } from "./content/placeholder-cover";
import { Failure, runCommand } from "./shared/failure";

const USAGE =
  'npm run new:post -- "Title of the post" [--category "SEO & Content"] [--author "Mara Ellison"]';

const POSTS = "content/posts";

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        category: { type: "string" },
        author: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
      allowPositionals: true,
    });
    return { ...values, title: positionals.join(" ").normalize("NFC").trim() };
  } catch (error) {
    const [reason] = (error as Error).message.split(/\. |\n/);
    throw new Failure(`${reason}. Write: ${USAGE}`);
  }
}

function requireTitle(title: string): void {
  if (title === "") throw new Failure(`The post needs a title. Write: ${USAGE}`);
  const schema = z.object({ title: postType.entry.shape.title });
  const { problems } = checkSchema(schema, {
    file: "index.md",
    format: "yaml",
    data: { title },
    places: new Map(),
  });
  for (const { message, fix } of problems) throw new Failure(`The title ${message}. Fix: ${fix}.`);
}

/** The wanted name if it exists, by default the first one. */
function choose(what: string, wanted: string | undefined, entries: { name: string }[] | undefined) {
  const names = entries?.map(({ name }) => name) ?? [];
  const [first] = names;
  if (!first) throw new Failure("The lists of names have problems. See: npm run content:check");
  if (wanted === undefined || names.includes(wanted)) return wanted ?? first;
  const meant = nearest(wanted, names);
  const hint = meant ? `Did you mean "${meant}"?` : `Choose one of: ${names.join(", ")}.`;
  throw new Failure(`There is no ${what} "${wanted}". ${hint}`);
}

/** `npm run new:post -- "Title"`: creates a draft that passes the check, and prints the next steps. */
async function main(): Promise<void> {
  const { title, category, author, help } = readArguments();
  if (help) return console.log(USAGE);
  requireTitle(title);
  if (!existsSync(POSTS)) throw new Failure(`There is no ${POSTS} here. Go to the project first.`);
  const { posts, json } = await checkContent("content");
  const post = draftPost({
    title,
    author: choose("author", author, json["authors.json"]),
    category: choose("category", category, json["categories.json"]),
    today: new Date().toISOString().slice(0, 10),
    taken: [...readdirSync(POSTS), ...posts.flatMap(({ id, aliases = [] }) => [id, ...aliases])],
  });
  const folder = join(POSTS, post.slug);
  const cover = await placeholderCover(post.slug);
  mkdirSync(folder);
  writeFileSync(join(folder, "cover.png"), cover);
  writeFileSync(join(folder, "index.md"), postText(post));
  console.log(`${folder}/index.md is a draft by ${post.author} in ${post.category}. Next:

1. Write it, and put a picture in place of cover.png (1600 x 900).
2. Look at it: npm run develop, then http://localhost:8000${postPath(post.slug)}
3. Check it: npm run content:check
4. Bring it out: published: true, publishedAt: the day it comes out; then commit and push.`);
}

runCommand(main);
