import { checkContent } from "../content/check";
import { loadChecked, type Memory, pictureDigests, saveChecked } from "../content/memory";
import { formatReport } from "../content/report";

export interface Check {
  folder: string;
  /** The moment as of which posts have come out, in milliseconds since 1970 */
  now: number;
  /** File with what earlier builds found right, and the version of the code whose findings count */
  known: Memory;
}

export interface Checked {
  /** "" where all is well */
  report: string;
  /** MD5 digests of the pictures of sound posts, by their paths below the folder */
  pictures: Map<string, string>;
}

/**
 * Checks the content for a build. Posts that the build before found right are read again only where they
 * have changed: parsing all of them takes a second for five hundred.
 */
export async function recheck({ folder, now, known }: Check): Promise<Checked> {
  const posts = loadChecked(known);
  const { problems } = await checkContent(folder, now, posts);
  saveChecked(known, posts);
  return { report: formatReport(problems, process.env), pictures: pictureDigests(posts) };
}
