import { closeSync, lstatSync, openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import probe from "probe-image-size/sync";
import type { PostFolder } from "./list-posts";
import { sameButCase } from "./list-posts";
import { type Problem, problem } from "./problem";
import type { Source } from "./source";
import { textIn } from "./values";

/** Size of the preview that is cut out of it; social networks show a smaller one as a thumbnail. */
const MIN_WIDTH = 1200;
const MIN_HEIGHT = 630;

/** Where nearly every picture has told its size; JPEG may have more in front of it. */
const BEGINNING = 65_536;

function sizeOf(path: string) {
  const file = openSync(path, "r");
  try {
    const beginning = Buffer.alloc(BEGINNING);
    const length = readSync(file, beginning);
    return probe(beginning.subarray(0, length)) ?? probe(readFileSync(path));
  } finally {
    closeSync(file);
  }
}

/** Whether the image that a post names lies beside it and is large enough for a share preview. */
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
  if (image.size === 0)
    return refuse(`is an empty file: ${folder.file}/${name}`, "save the image again");
  const size = sizeOf(join(folder.path, name));
  // A drawing can hold scripts and addresses, also when it is called cover.png.
  if (!size || size.type === "svg")
    return refuse(`is not a picture: ${folder.file}/${name}`, "save the image again");
  const { width, height } = size;
  return width < MIN_WIDTH || height < MIN_HEIGHT
    ? refuse(
        `is ${width} x ${height} pixels, too small for share previews`,
        `save it with at least ${MIN_WIDTH} x ${MIN_HEIGHT}, best 1600 x 900`,
      )
    : [];
}
