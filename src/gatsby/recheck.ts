import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { checkContent } from "../content-check/check-content";
import { type CheckedBefore, pictureDigests } from "../content-check/checked-before";
import { formatReport } from "../content-check/format-problem";

export interface Check {
  folder: string;
  /** The moment as of which posts have come out, in milliseconds since 1970 */
  now: number;
  /** File with what earlier builds found right, and the version of the code whose findings count */
  known: { file: string; version: string };
}

export interface Checked {
  /** "" where all is well */
  report: string;
  /** MD5 digests of the pictures of sound posts, by their paths below the folder */
  pictures: Map<string, string>;
}

function read({ file, version }: Check["known"]): CheckedBefore {
  try {
    const known = deserialize(readFileSync(file));
    return known.version === version ? known.posts : new Map();
  } catch {
    // The first build, or one that was stopped while it wrote.
    return new Map();
  }
}

/**
 * Checks the content for a build. Posts that the build before found right are read again only where they
 * have changed: parsing all of them takes a second for five hundred.
 */
export function recheck({ folder, now, known }: Check): Checked {
  const posts = read(known);
  const { problems } = checkContent(folder, now, posts);
  mkdirSync(path.dirname(known.file), { recursive: true });
  writeFileSync(known.file, serialize({ version: known.version, posts }));
  return { report: formatReport(problems, process.env), pictures: pictureDigests(posts) };
}
