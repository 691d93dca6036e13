import { join } from "node:path";
import { type CheckedBefore, recallCover, type SoundCover } from "./checked-before";
import { type PostFolder, sameButCase } from "./list-posts";
import { type Fault, type Problem, problem } from "./problem";
import { Pictures } from "./read-picture";
import type { PostReading } from "./read-post";
import type { Source } from "./source";
import { textIn } from "./values";

const FIELD = "featuredImage";

/** As the schema asks for it. */
const ENDING = /\.(png|jpe?g|webp|avif)$/;

/** Pictures that are decoded at the same time; more would only need more memory. */
const AT_ONCE = 2;

/** What is known of the cover of a post. */
export interface CheckedCover {
  problems: Problem[];
  sound?: SoundCover;
}

/** Whether the covers that posts name lie beside them and can be shown, and shared, as they are. */
export async function checkCovers(
  readings: readonly (readonly [PostFolder, PostReading])[],
  before: CheckedBefore,
): Promise<Map<string, CheckedCover>> {
  const checked = new Map<string, CheckedCover>();
  const pictures = new Pictures([...before.values()].map(({ cover }) => cover));
  const waiting = [...readings];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [folder, { source, problems }] = next;
      // Anything else than a name beside the post is a matter of the schema.
      if (!source || problems.some(({ field }) => field === FIELD)) continue;
      const name = /^\.\/([\w.-]+)$/.exec(textIn(source.data, FIELD) ?? "")?.[1];
      if (name) checked.set(folder.name, await checkCover(name, source, folder, before, pictures));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return checked;
}

async function checkCover(
  name: string,
  source: Source,
  folder: PostFolder,
  before: CheckedBefore,
  pictures: Pictures,
): Promise<CheckedCover> {
  const recalled = folder.names.includes(name) ? recallCover(before, folder, name) : undefined;
  if (recalled) return { problems: [], sound: recalled };
  const file = `${folder.file}/${name}`;
  const read = folder.names.includes(name)
    ? await pictures.read(join(folder.path, name), file)
    : missing(name, folder);
  if ("digest" in read) return { problems: [], sound: read };
  const place = source.locate([FIELD]);
  return { problems: [problem(source.file, place, FIELD, read.message, read.fix)] };
}

function missing(name: string, folder: PostFolder): Fault {
  const other = sameButCase(folder.names, name);
  if (!other) {
    const message = `is not there: ${folder.file}/${name}`;
    return { message, fix: "put the image into the post's folder" };
  }
  return {
    message: `is ${name}, but the file is called ${other}`,
    fix: ENDING.test(other) ? `write ./${other}, or rename the file` : `rename the file to ${name}`,
  };
}
