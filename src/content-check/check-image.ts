import { join } from "node:path";
import type { PostFolder } from "./list-posts";
import { sameButCase } from "./list-posts";
import { type Fault, type Problem, problem } from "./problem";
import { readPicture, type WholePicture } from "./read-picture";
import type { Source } from "./source";
import { textIn } from "./values";

const FIELD = "featuredImage";

/** As the schema asks for it. */
const ENDING = /\.(png|jpe?g|webp|avif)$/;

/** What is known of the picture of a post. */
export interface CheckedImage {
  problems: Problem[];
  picture?: WholePicture;
}

/** Whether the image that a post names lies beside it and can be shown, and shared, as it is. */
export function checkImage(source: Source, folder: PostFolder): CheckedImage {
  const name = /^\.\/([\w.-]+)$/.exec(textIn(source.data, FIELD) ?? "")?.[1];
  // Anything else than a name beside the post is a matter of the schema.
  if (!name) return { problems: [] };
  const read = readImage(name, folder);
  if ("bytes" in read) return { problems: [], picture: read };
  const place = source.locate([FIELD]);
  return { problems: [problem(source.file, place, FIELD, read.message, read.fix)] };
}

function readImage(name: string, folder: PostFolder): WholePicture | Fault {
  const file = `${folder.file}/${name}`;
  if (folder.names.includes(name)) return readPicture(join(folder.path, name), file);
  const other = sameButCase(folder.names, name);
  return other
    ? {
        message: `is ${name}, but the file is called ${other}`,
        fix: ENDING.test(other)
          ? `write ./${other}, or rename the file`
          : `rename the file to ${name}`,
      }
    : { message: `is not there: ${file}`, fix: "put the image into the post's folder" };
}
