import { lstatSync } from "node:fs";
import { join } from "node:path";
import type { PostFolder } from "./list-posts";
import { sameButCase } from "./list-posts";
import { type Problem, problem } from "./problem";
import type { Source } from "./source";
import { textIn } from "./values";

/** Whether the image that a post names lies beside it. What is in the image is not looked at. */
export function checkImage(source: Source, folder: PostFolder): Problem[] {
  const field = "featuredImage";
  const written = textIn(source.data, field);
  const name = /^\.\/([\w.-]+)$/.exec(written ?? "")?.[1];
  // Anything else than a name beside the post is a matter of the schema.
  if (!name) return [];
  const refuse = (message: string, fix: string) => [
    problem(source.file, source.locate([field]), field, message, fix),
  ];
  if (!folder.names.includes(name)) {
    const other = sameButCase(folder.names, name);
    return other
      ? refuse(
          `is ${name}, but the file is called ${other}`,
          `write ./${other}, or rename the file`,
        )
      : refuse(`is not there: ${folder.file}/${name}`, "put the image into the post's folder");
  }
  const image = lstatSync(join(folder.path, name));
  if (!image.isFile())
    return refuse(`is not a file: ${folder.file}/${name}`, "put the image there");
  return image.size === 0
    ? refuse(`is an empty file: ${folder.file}/${name}`, "save the image again")
    : [];
}
