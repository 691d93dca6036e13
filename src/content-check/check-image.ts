import { join } from "node:path";
import type { PostFolder } from "./list-posts";
import { sameButCase } from "./list-posts";
import { pictureFault } from "./picture-fault";
import { type Fault, type Problem, problem } from "./problem";
import type { Source } from "./source";
import { textIn } from "./values";

const FIELD = "featuredImage";

/** As the schema asks for it. */
const ENDING = /\.(png|jpe?g|webp|avif)$/;

/** Whether the image that a post names lies beside it and can be shown, and shared, as it is. */
export function checkImage(source: Source, folder: PostFolder): Problem[] {
  const name = /^\.\/([\w.-]+)$/.exec(textIn(source.data, FIELD) ?? "")?.[1];
  // Anything else than a name beside the post is a matter of the schema.
  const fault = name && imageFault(name, folder);
  if (!fault) return [];
  return [problem(source.file, source.locate([FIELD]), FIELD, fault.message, fault.fix)];
}

function imageFault(name: string, folder: PostFolder): Fault | undefined {
  const file = `${folder.file}/${name}`;
  if (folder.names.includes(name)) return pictureFault(join(folder.path, name), file);
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
